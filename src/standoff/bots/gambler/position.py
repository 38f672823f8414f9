"""Life points and arrows of everyone: all that a turn can change."""

from collections.abc import Sequence

from standoff.games.dice.character import Character
from standoff.games.dice.state import ARROWS


class Position:
    """What everyone has, by seat, and the arrows in the pile."""

    __slots__ = ("arrows", "life", "pile")

    def __init__(self, life: Sequence[int], arrows: Sequence[int], pile: int) -> None:
        self.life = tuple(life)
        self.arrows = tuple(arrows)
        self.pile = pile

    def is_in(self, seat: int) -> bool:
        return self.life[seat] > 0

    def with_arrows(self, seat: int, number: int) -> "Position":
        """The same when that seat has so many arrows; the difference is the pile's."""
        arrows = list(self.arrows)
        arrows[seat] = number
        return Position(self.life, arrows, self.pile + self.arrows[seat] - number)

    def with_life(self, seat: int, points: int) -> "Position":
        life = list(self.life)
        life[seat] = points
        return Position(life, self.arrows, self.pile)

    def arrow_taken(self, seat: int, cast: Sequence[Character]) -> "Position":
        """What comes of taking an arrow; the last one of the pile sets off the attack."""
        taken = self.with_arrows(seat, self.arrows[seat] + 1)
        if taken.pile:
            return taken
        life = [
            max(points - min(arrows, who.indians), 0)
            for points, arrows, who in zip(taken.life, taken.arrows, cast, strict=True)
        ]
        return Position(life, [0] * len(life), ARROWS)
