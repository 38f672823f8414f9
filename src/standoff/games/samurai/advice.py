"""Answers that look foolish, so that a player can be asked whether they mean it.

Nothing here forbids anything, and nothing names a card. Only what the player may know is looked at.
"""

from standoff.games.samurai import roles
from standoff.games.samurai.matters import HONOUR
from standoff.games.samurai.state import Samurai
from standoff.games.seated import knows_both
from standoff.kernel.choice import COSTS, Choice
from standoff.kernel.game import MAIN, Ask
from standoff.kernel.words import Say


def warning(game: Samurai, ask: Ask, choice: Choice) -> Say | None:
    """Why that answer looks foolish; None if it does not."""
    player = game.players[ask.seat]
    if game.tone(choice) == COSTS:
        left = player.honour if ask.matter == HONOUR else player.life
        if left > ask.stake or len(ask.choices) == 1:
            return None
        return Say("warn-last-honour" if ask.matter == HONOUR else "warn-last-point")
    if choice.verb != "play" or ask.matter != MAIN:
        return None
    return _about_play(game, ask.seat, choice)


def _about_play(game: Samurai, seat: int, choice: Choice) -> Say | None:
    kind = game.box.of(choice.card)
    affected = kind.target.affected(game, seat, choice.seat)
    if not affected:
        return Say("warn-no-effect")
    relieves = choice.pick >= 0 and game.box.of(choice.pick).harms
    if not kind.harms or relieves:
        return None
    if affected == [seat]:
        return Say("warn-own-card", pick=choice.pick) if choice.pick >= 0 else Say("warn-yourself")
    for other in affected:
        if is_known_ally(game, seat, other):
            return Say("warn-ally", target=other)
    return None


def is_known_ally(game: Samurai, seat: int, other: int) -> bool:
    """Whether the player knows that the other one wins with them."""
    sided = roles.same_team(game.players[seat].role, game.players[other].role)
    return sided and knows_both(game.players, seat, other)
