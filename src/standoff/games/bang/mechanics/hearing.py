"""Facts: what happened is written into the scope of the effect, and heard at once by some."""

from standoff.games.bang.data.facts import LIFE_LOST, Fact
from standoff.games.bang.data.hooks import hears
from standoff.games.bang.data.state import Bang


def happened(game: Bang, fact: Fact) -> None:
    """Something has happened: it is kept until the effect settles, if anyone minds it."""
    heard = game.box.heard >> fact.what & 1
    if heard or fact.what == LIFE_LOST:  # who has lost life may be out
        game.scopes[-1].append(fact)
    if not heard:
        return
    for seat in game.clockwise(game.turn.seat):
        for at in game.answering(seat, hears):
            for ear in hears.of(at):
                if ear.note is not None and ear.hears(fact, seat):
                    ear.note(game, at, fact)
