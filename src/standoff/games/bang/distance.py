"""Distance and reach (B-25 to B-31)."""

from standoff.games.bang.state import Bang
from standoff.kernel.ring import steps


class Sight:
    """How one player sees the table at this moment."""

    def __init__(self, game: Bang, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.reach = reach(game, viewer)
        nearer = 0
        for source in game.sources(viewer):
            nearer += source.sees
        self._nearer = nearer
        self._steps = steps(game.ring, viewer, game.in_game())

    def distance(self, seat: int) -> int:
        """The distance at which the viewer sees that seat; 0 to itself."""
        if seat == self.viewer:
            return 0
        far = self._steps[seat] + self._nearer
        for source in self.game.sources(seat):
            far += source.seen
        return max(far, 1)


def reach(game: Bang, seat: int) -> int:
    """The range of the weapon in play, or 1 with the Colt .45 (B-9, B-29)."""
    for card in game.players[seat].in_play:
        kind = game.box.of(card)
        if kind.reach:
            return kind.reach
    return 1
