"""How the Train moves, and what happens at the End of the Line (GTR-10, GTR-37)."""

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import NO_WAYS, Effect, Target
from standoff.games.bang.data.facts import ABILITY, Play
from standoff.games.bang.data.hooks import At
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.deeds import leave_out
from standoff.games.bang.mechanics.settle import settled
from standoff.games.bang.sets.great_train_robbery import acquiring, train
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event


async def advance(game: Bang, *, to_end: bool = False, times: int = 1, must: bool = False) -> None:
    """The Train moves a station ahead, or to the End of the Line, with all that follows.

    Its Locomotive acts so many times there; who went ahead to acquire a wagon must do so now.
    """
    there = train.of(game)
    there.at = len(there.line) + 1 if to_end else there.at + 1
    end = there.is_at_end
    if end:
        game.emit(Event("end-of-line", kind=there.side))
    else:
        game.emit(Event("train-advances", kind=there.line[there.at - 1]))
    for seat in game.clockwise(game.turn.seat):
        for at in game.answering(seat, train.train_moved):
            await settled(game, train.train_moved.of(at)(game, at, end))
    if end or must:
        await acquiring.offer(game, game.turn.seat, must=must)
    if end:
        for _ in range(times):
            await settled(game, run_locomotive(game))
        there = train.of(game)
        there.turn_round()
        there.lay_out(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advance(Effect):
    """The Train moves a station ahead."""

    async def run(self, game: Bang, play: Play) -> None:
        await advance(game)


async def run_locomotive(game: Bang) -> None:
    """It acts on everyone from the active player on, by nobody's doing (GTR-42 to GTR-45)."""
    seat = game.turn.seat
    play = Play(NONE, train.of(game).side, NONE, game.clockwise(seat), how=ABILITY)
    if game.box.sparing:
        await leave_out(game, seat, play)
    await train.locomotive(game).effect.run(game, play)


async def leaders_turn(game: Bang, at: At) -> None:
    """The Train advances in every turn of the Sheriff, or of who is in his place (GTR-11)."""
    if at.seat == game.leader:
        await advance(game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ahead(Target):
    """One station ahead, if a wagon can be acquired there (GTR-23, GTR-24)."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game, seat = sight.game, sight.viewer
        there = train.of(game)
        if not there.may_go_ahead(game) or not there.left(game, seat):
            return NO_WAYS
        free = train.is_free(game, seat)
        for nth, card in enumerate(there.row):
            place = there.station_of(nth, 1)
            payable = place != NONE and (free or there.is_payable(game, seat, place))
            if payable and acquiring.aims(sight, card):
                return [Choice(verb)]
        return NO_WAYS


async def go_ahead(game: Bang, play: Play) -> None:
    train.has_gone_ahead(game)
    await advance(game, must=True)
