"""What the gunslinger thinks of the others."""

from standoff.bots import beliefs
from standoff.bots.beliefs import Act, Odds
from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.acts import acts
from standoff.bots.gunslinger.situation import counting, in_force, lives
from standoff.bots.stakes import everyones
from standoff.games.bang.door.look import BangLook
from standoff.kernel.event import Event
from standoff.kernel.look import Look


class Beliefs(beliefs.Beliefs):
    """Read off the cards that were played, and at whom."""

    def acts(self, events: list[Event], look: Look) -> list[Act]:
        assert isinstance(look, BangLook)
        box = cards.known(look.box)
        if cards.each_alone(in_force(look, box)):  # what anyone does tells of no role
            return []
        return acts(events, look, box)

    def wants(self, look: Look, odds: Odds) -> list[list[float]]:
        assert isinstance(look, BangLook)
        return everyones(numbers.WANTS, counting(look), lives(look), odds)
