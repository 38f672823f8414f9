"""Life points and arrows of everyone: all that a turn can change."""

from mypy_extensions import mypyc_attr

from standoff.games.dice.character import Character
from standoff.games.dice.state import ARROWS


@mypyc_attr(acyclic=True)
class Position:
    """What everyone has, by seat, and the arrows in the pile."""

    __slots__ = ("arrows", "life", "pile")

    def __init__(self, life: list[int], arrows: list[int], pile: int) -> None:
        self.life = life  # never changed
        self.arrows = arrows
        self.pile = pile

    def is_in(self, seat: int) -> bool:
        return self.life[seat] > 0

    def with_arrows(self, seat: int, number: int) -> "Position":
        """The same when that seat has so many arrows; the difference is the pile's."""
        arrows = self.arrows[:]
        arrows[seat] = number
        return Position(self.life, arrows, self.pile + self.arrows[seat] - number)

    def with_life(self, seat: int, points: int) -> "Position":
        life = self.life[:]
        life[seat] = points
        return Position(life, self.arrows, self.pile)

    def arrow_taken(self, seat: int, cast: list[Character]) -> "Position":
        """What comes of taking an arrow; the last one of the pile sets off the attack."""
        taken = self.with_arrows(seat, self.arrows[seat] + 1)
        if taken.pile:
            return taken
        life = [
            max(points - min(taken.arrows[place], cast[place].indians), 0)
            for place, points in enumerate(taken.life)
        ]
        return Position(life, [0] * len(life), ARROWS)
