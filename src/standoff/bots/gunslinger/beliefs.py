"""What the gunslinger thinks of the others."""

from collections.abc import Iterator, Sequence

from standoff.bots import beliefs
from standoff.bots.beliefs import Act, Odds
from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.acts import acts
from standoff.bots.gunslinger.situation import counting
from standoff.bots.stakes import Stakes, stakes
from standoff.games.bang.door.view import BangView
from standoff.kernel.text import Text
from standoff.kernel.view import TableView


class Beliefs(beliefs.Beliefs):
    """Read off the cards that were played, and at whom."""

    def acts(self, events: Sequence[Text], table: TableView) -> Iterator[Act]:
        assert isinstance(table, BangView)
        if cards.each_alone(cards.in_force(table)):  # what anyone does tells of no role
            return iter(())
        return acts(events, [player.seat for player in table.players if player.in_game])

    def stakes(self, role: int, table: TableView, odds: Odds) -> Stakes:
        assert isinstance(table, BangView)
        return stakes(numbers.WANTS, role, counting(table), odds)
