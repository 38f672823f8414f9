"""Whom a play acts on in the end: those who are there, whom nothing spares or lets escape."""

from functools import partial

from standoff.games.bang.data.deeds import TARGETED
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import ignores
from standoff.games.bang.data.matters import AVOID
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import deeds
from standoff.games.bang.mechanics.names import may_hold
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def aimed(
    game: Bang, play: Play, seat: int, *, spares: bool = True, own: bool = False
) -> int:
    """The seat that a play aimed at `seat` acts on; NONE: on nobody.

    Neither player may have left the game, and nothing spare that seat (DC-46), unless the play
    spares nobody. Then its player may stop the play, or turn it on another, who may answer in turn;
    one's `own` play too, where it does no good to whoever plays it.
    """
    if play.mutes:
        game.mute(seat, play.mutes)
    while acts_on(game, play, seat) if spares else game.acts(play.by, seat):
        if not game.box.windows & TARGETED or play.by == NONE:  # nearly always
            return seat
        if play.by == seat and not own:
            return seat
        await answer_aim(game, play, seat)
        if play.stopped:
            play.stopped = False
            return NONE
        if play.turned == NONE:
            return seat
        seat, play.turned = play.turned, NONE
        if play.mutes:
            game.mute(seat, play.mutes)
    return NONE


def acts_on(game: Bang, play: Play, seat: int) -> bool:
    """Whether a play acts on a seat: neither has left the game, and nothing spares that seat."""
    if not game.acts(play.by, seat):
        return False
    return play.by in (NONE, seat) or not is_spared(game, play, seat)


def is_spared(game: Bang, play: Play, seat: int) -> bool:
    """Whether something spares that seat such a play, whoever it is by."""
    for at in game.answering(seat, ignores):
        if ignores.of(at).covers(game, play):
            game.emit(Event("spared", seat=seat, kind=play.kind))
            return True
    return False


async def answer_aim(game: Bang, play: Play, seat: int) -> None:
    """The player who is aimed at may do something about it before anything else."""
    if not may_hold(game, seat, TARGETED, play) and not deeds.offered(game, seat, TARGETED, play):
        return
    say = Say("ask-targeted", by=play.by, kind=play.kind)
    choice = await game.ask(seat, say, partial(_escapes, game, seat, play), matter=AVOID)
    if choice.verb != "let-it":
        await deeds.answer(game, seat, choice, TARGETED, answers=play)


def _escapes(game: Bang, seat: int, play: Play) -> list[Choice]:
    return [*deeds.choices(game, seat, TARGETED, play), deeds.LET_IT]
