"""Why a die cannot be used so, and which answers look foolish, as far as a player can know."""

from standoff.games.dice.beers import is_healthy
from standoff.games.dice.faces import FACES
from standoff.games.dice.matters import AIM, HEAL, ROLL
from standoff.games.dice.shots import places_away
from standoff.games.dice.state import Dice
from standoff.games.roles import is_known_ally
from standoff.kernel.choice import COSTS, NONE, Choice
from standoff.kernel.game import Ask
from standoff.kernel.words import Say


def why_not(game: Dice, ask: Ask, face: str, target: int) -> Say | None:
    """Why the asked player cannot roll that face again, or use it (on that target), now."""
    kind = FACES.index(face) if face in FACES else NONE
    if ask.matter == ROLL and kind != NONE:
        locked = kind in game.character(ask.seat).locked
        return Say("why-locked", kind=kind) if locked else None
    if ask.matter not in (AIM, HEAL) or ask.say.kind != kind:
        return Say("why-no-use")
    if target == NONE or any(choice.seat == target for choice in ask.choices):
        return None
    if target == ask.seat:
        return Say("why-yourself")
    if not game.players[target].in_game:
        return Say("why-not-in-game")
    return Say("why-places", distance=min(places_away(game, ask.seat, target)))


def warning(game: Dice, ask: Ask, choice: Choice) -> Say | None:
    """Why that answer looks foolish; None if it does not."""
    if ask.matter == AIM and is_known_ally(game.players, ask.seat, choice.seat):
        return Say("warn-ally", target=choice.seat)
    if ask.matter == HEAL and is_healthy(game, choice.seat):
        return Say("warn-healthy", target=choice.seat)
    if game.tone(choice) == COSTS and game.players[ask.seat].life <= ask.say.number:
        return Say("warn-last-life")
    return None
