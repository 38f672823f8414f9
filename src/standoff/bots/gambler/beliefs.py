"""What the gambler thinks of the others."""

from collections.abc import Iterator, Sequence

from standoff.bots import beliefs
from standoff.bots.beliefs import Act, Odds
from standoff.bots.gambler import numbers
from standoff.bots.gambler.acts import acts
from standoff.bots.stakes import Stakes, in_game, stakes
from standoff.kernel.text import Text
from standoff.kernel.view import TableView


class Beliefs(beliefs.Beliefs):
    """Read off the shots where there was a choice, and off help for others."""

    def acts(self, events: Sequence[Text], table: TableView) -> Iterator[Act]:
        return acts(events, table)

    def stakes(self, role: int, table: TableView, odds: Odds) -> Stakes:
        return stakes(numbers.WANTS, role, in_game(table), odds)
