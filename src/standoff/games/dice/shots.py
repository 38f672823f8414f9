"""Step 3: every "1" and every "2" is assigned, then all hit at the same time (DG-31 to DG-37)."""

from functools import partial
from typing import Final

from standoff.games.dice.faces import BEER, BULLSEYE_1, BULLSEYE_2, SHOTS
from standoff.games.dice.hits import hit
from standoff.games.dice.matters import AIM
from standoff.games.dice.state import Dice
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

PLACES: Final = {BULLSEYE_1: 1, BULLSEYE_2: 2}
CLOSE: Final = 3
"""With so many players in the game, or fewer, every "2" is a "1" (DG-32)."""


async def shots(game: Dice) -> bool:
    """Assign the next shot, or deal all of them when none is left: is the step done?"""
    turn = game.turn
    die = turn.next_die(*SHOTS)
    if die != NONE:
        await aim(game, turn.seat, die)
        return False
    hits = {seat: turn.hits(seat) for seat in game.others(turn.seat)}
    await hit(game, turn.seat, {seat: faces for seat, faces in hits.items() if faces})
    return True


async def aim(game: Dice, seat: int, die: int) -> None:
    """Assign a shot to a target (DG-34, DG-35)."""
    turn = game.turn
    face = turn.dice[die]
    choices = partial(aims, game, seat, face)
    only = choices()
    choice = only[0]
    if len(only) > 1:
        choice = await game.ask(seat, Say("ask-shot", kind=face), choices, matter=AIM)
    turn.use(die)
    turn.targets[die] = choice.seat
    number = 1
    if choice.verb == "double":
        turn.use(turn.next_die(BEER))
        turn.doubled = die
        number = 2
    game.emit(Event("aimed", by=seat, target=choice.seat, kind=face, number=number))


def aims(game: Dice, seat: int, face: int) -> list[Choice]:
    """Everyone the shot can be assigned to, in every way."""
    turn = game.turn
    double = game.character(seat).doubles and turn.doubled == NONE
    double = double and turn.next_die(BEER) != NONE
    choices: list[Choice] = []
    for target in game.others(seat):
        used_as = face_for(game, seat, face, target)
        if used_as == NONE:
            continue
        kind = NONE if used_as == face else used_as
        choices.append(Choice("shoot", seat=target, kind=kind))
        if double:
            choices.append(Choice("double", seat=target, kind=kind))
    return choices


def face_for(game: Dice, seat: int, face: int, target: int) -> int:
    """The face as which a shot gets to the target: its own, perhaps the other one, or NONE."""
    for used_as in (face, *SHOTS) if game.character(seat).either else (face,):
        if places_away(game, seat, target) & reaches(game, seat, used_as):
            return used_as
    return NONE


def reaches(game: Dice, seat: int, face: int) -> set[int]:
    """The numbers of places that a face shoots at, in the hands of that player."""
    fewest = 1 if sum(game.in_game()) <= CLOSE else PLACES[face]
    return set(range(fewest, fewest + game.character(seat).further + 1))


def places_away(game: Dice, seat: int, target: int) -> set[int]:
    """How many places away the target sits, to the left and to the right (DG-33)."""
    circle = game.clockwise(seat)
    left = circle.index(target)
    return {left, len(circle) - left}
