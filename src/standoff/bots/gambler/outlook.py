"""What a position of the Dice Game promises to each side."""

from typing import Any

from standoff.bots.gambler.weights import WEIGHTS
from standoff.bots.outlook import Lawful
from standoff.kernel.ring import clockwise


class DiceOutlook(Lawful):
    """Arrows weaken, the more so if an attack by them would be the end."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def circle(self, state: Any) -> list[int]:
        ring = clockwise(state.ring, state.turn.seat)
        return [seat for seat in ring if state.players[seat].in_game]

    def strength(self, state: Any, seat: int) -> tuple[float, float]:
        player = state.players[seat]
        return float(player.arrows), float(player.arrows >= player.life)
