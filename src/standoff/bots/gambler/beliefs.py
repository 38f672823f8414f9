"""What the gambler thinks of the others."""

from standoff.bots import beliefs
from standoff.bots.beliefs import Act, Odds
from standoff.bots.gambler import numbers
from standoff.bots.gambler.acts import acts
from standoff.bots.stakes import everyones
from standoff.games.dice.look import DiceLook
from standoff.kernel.event import Event
from standoff.kernel.look import Look


class Beliefs(beliefs.Beliefs):
    """Read off the shots where there was a choice, and off help for others."""

    def acts(self, events: list[Event], look: Look) -> list[Act]:
        assert isinstance(look, DiceLook)
        return acts(events, look)

    def wants(self, look: Look, odds: Odds) -> list[list[float]]:
        assert isinstance(look, DiceLook)
        there = in_game(look)
        life = [look.life(seat) for seat in range(look.seats)]
        return everyones(numbers.WANTS, there, life, odds)


def in_game(look: DiceLook) -> list[int]:
    """Those who are in the game: all of them count for victory."""
    return [seat for seat in range(look.seats) if look.in_game(seat)]
