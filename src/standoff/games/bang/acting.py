"""Whether a play acts on a seat (DC-46)."""

from standoff.games.bang.facts import Play
from standoff.games.bang.state import Bang
from standoff.kernel.event import Event


def acts_on(game: Bang, play: Play, seat: int) -> bool:
    """Whether a play acts on a seat: neither has left the game, and nothing spares that seat."""
    if not game.acts(play.by, seat):
        return False
    if game.box.sparing and is_spared(game, play, seat):
        game.emit(Event("spared", seat=seat, kind=play.kind))
        return False
    return True


def is_spared(game: Bang, play: Play, seat: int) -> bool:
    """Whether something makes the player ignore that play."""
    for source in game.sources(seat):
        if source.ignores is not None and source.ignores(game, seat, play):
            return True
    return False
