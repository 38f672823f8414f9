"""What a position of the card game promises to each side."""

from typing import Any

from standoff.bots.gunslinger import cards
from standoff.bots.gunslinger.weights import WEIGHTS
from standoff.bots.outlook import Lawful
from standoff.kernel.ring import clockwise


class BangOutlook(Lawful):
    """Cards in hand, and cards in play without those that nobody wants."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def knows(self, state: Any) -> bool:
        """It was fitted to the base game: other sets may change what wins."""
        return super().knows(state) and state.box.sets == ["base"]

    def circle(self, state: Any) -> list[int]:
        ring = clockwise(state.ring, state.turn.seat)
        return [seat for seat in ring if state.players[seat].counts]

    def strength(self, state: Any, seat: int) -> tuple[float, float]:
        player = state.players[seat]
        natures = cards.known(state.box).natures
        lying = 0.0
        for card in player.in_play:
            lying += -1.0 if natures[card].burdens else 1.0
        return float(len(player.hand)), lying
