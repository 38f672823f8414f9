"""Talking to the table, for whoever minds it."""

from standoff.games.bang.data.facts import ABILITY, TALKED, Fact, Play
from standoff.games.bang.data.hooks import hears
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.settle import begin, settle
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event


def does_mind(game: Bang, seat: int) -> bool:
    """Whether anyone minds that a player talks, who has life points to lose for it."""
    if not game.box.heard >> TALKED & 1:  # nearly always
        return False
    player = game.players[seat]
    if not player.has_life or player.life <= 0:
        return False
    return any(ear.what == TALKED for at in game.answering(seat, hears) for ear in hears.of(at))


async def talked(game: Bang, seat: int) -> None:
    """It is settled when the card or effect under way is; at once, if there is none."""
    game.emit(Event("talked", seat=seat))
    play = Play(NONE, game.players[seat].character, NONE, [seat], how=ABILITY)
    alone = not game.scopes
    if alone:
        begin(game)
    happened(game, Fact(seat, 0, play, TALKED), 0)
    if alone:
        await settle(game)
