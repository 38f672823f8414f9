"""Distance and reach (B-25 to B-31)."""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import plays_near, seen, sees, side_by_side
from standoff.games.bang.data.state import Bang
from standoff.kernel.ring import steps

NOT_MEASURED: Final[list[int]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """How one player sees the table at this moment.

    Everyone is at distance 1 if `near`; what is muted of the others' sources does not count.
    """

    def __init__(self, game: Bang, viewer: int, near: bool = False, mutes: int = 0) -> None:
        self.game = game
        self.viewer = viewer
        self.near = near
        self.mutes = mutes
        self.against: Play | None = None  # the play that the viewer may answer, if one aims there
        self.seats = game.around(viewer)
        self.reach = reach(game, viewer)
        self._distances = NOT_MEASURED  # by seat, once someone has asked

    def distance(self, seat: int) -> int:
        """The distance at which the viewer sees a seat in the game; 0 to itself."""
        if not self._distances:
            self._distances = self._measure()
        return self._distances[seat]

    def _measure(self) -> list[int]:
        game = self.game
        nearer = 0
        for at in game.answering(self.viewer, sees):
            nearer += sees.of(at)
        distances = [0] * len(game.ring)
        size = len(self.seats)
        if self.near:
            for seat in self.seats[:-1]:
                distances[seat] = 1
            return distances
        beside = game.box.has_table and bool(game.at_table(side_by_side))
        for place in range(1, size):
            seat = self.seats[place - 1]
            far = (1 if beside else steps(place, size)) + nearer
            for at in game.answering(seat, seen):
                if not self.mutes or not self.mutes & game.box.stratum(at):
                    far += seen.of(at)
            distances[seat] = max(far, 1)
        return distances


def sight_to_play(game: Bang, seat: int) -> Sight:
    """How a player sees the table to play the next card."""
    near = game.box.asks(plays_near) and any(
        plays_near.of(at)(game, at) for at in game.answering(seat, plays_near)
    )
    return Sight(game, seat, near)


def reach(game: Bang, seat: int) -> int:
    """The range of the weapon in play, or 1 with the Colt .45 (B-9, B-29)."""
    return game.answers(seat).reach
