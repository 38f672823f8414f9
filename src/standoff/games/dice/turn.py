"""The turn, step by step; `advance` plays one step (DG-11 to DG-24)."""

from functools import partial
from typing import Final

from standoff.games.dice import matters
from standoff.games.dice.arrows import take_arrows
from standoff.games.dice.beers import beer_amount, beers
from standoff.games.dice.faces import ALL_DICE, ARROW, DICE, DYNAMITE, FACES, pack, places
from standoff.games.dice.gatling import gatling
from standoff.games.dice.life import lose, settle
from standoff.games.dice.shots import shots
from standoff.games.dice.state import BEERS, END, GATLING, ROLL, SHOTS, START, Dice, Turn
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

DYNAMITES: Final = 3
"""So many explode."""


async def advance(game: Dice) -> None:
    """Play one step; a question of the active player is the first thing in it."""
    turn = game.turn
    if turn.step == START:
        await start(game)
    elif turn.step == ROLL:
        await stop_or_roll(game)
    elif turn.step == SHOTS:
        if await shots(game):
            turn.own_beer = beer_amount(game, turn.seat)
            turn.step = BEERS
    elif turn.step == BEERS:
        if await beers(game):
            turn.step = GATLING
    elif turn.step == GATLING:
        await gatling(game)
        turn.step = END
    else:
        turn_ends(game)
        pass_turn(game)
    if not game.players[game.turn.seat].in_game:  # DG-23
        pass_turn(game)


async def start(game: Dice) -> None:
    """What is done before rolling, and the first roll, with all dice."""
    turn = game.turn
    game.emit(Event("turn", seat=turn.seat, number=turn.number))
    turn_starts = game.character(turn.seat).turn_starts
    if turn_starts is not None:
        await turn_starts(game, turn.seat)
    turn.dice = [ARROW] * DICE
    await roll(game, ALL_DICE)


async def stop_or_roll(game: Dice) -> None:
    """Accept the dice, or roll some of them again (DG-17)."""
    turn = game.turn
    say = Say("ask-roll", number=turn.rolls, limit=game.character(turn.seat).rolls)
    choice = await game.ask(turn.seat, say, partial(_rerolls, game), matter=matters.ROLL)
    if choice.verb == "reroll":
        await roll(game, choice.number)
    else:
        game.emit(Event("stopped", seat=turn.seat))
        turn.step = SHOTS


def _rerolls(game: Dice) -> list[Choice]:
    free = rollable(game)
    subsets = [dice for dice in range(1, ALL_DICE + 1) if dice & free == dice]
    return [Choice("stop"), *(Choice("reroll", number=dice) for dice in subsets)]


def rollable(game: Dice) -> int:
    """The dice that the active player may roll again (DG-18)."""
    locked = game.character(game.turn.seat).locked
    dice = 0
    for place, face in enumerate(game.turn.dice):
        if face not in locked:
            dice |= 1 << place
    return dice


async def roll(game: Dice, dice: int) -> None:
    """Roll these dice; arrows come first, then Dynamite (DG-12 to DG-16)."""
    turn = game.turn
    turn.rolls += 1
    turn.rolled = dice
    for place in places(dice):
        turn.dice[place] = throw(game)
    faces = [turn.dice[place] for place in places(dice)]
    game.emit(Event("rolled", seat=turn.seat, number=turn.rolls, kinds=pack(faces), dice=dice))
    await take_arrows(game, turn.seat, faces.count(ARROW))
    if not game.players[turn.seat].in_game:
        return
    exploded = turn.dice.count(DYNAMITE) >= DYNAMITES
    if exploded:
        game.emit(Event("exploded", seat=turn.seat))
        await settle(game, lose(game, {turn.seat: 1}, NONE), NONE)
    again = turn.rolls < game.character(turn.seat).rolls and rollable(game) != 0
    turn.step = ROLL if again and not exploded else SHOTS


def throw(game: Dice) -> int:
    """What one die shows."""
    return game.rng.one_of(range(len(FACES)))


def turn_ends(game: Dice) -> None:
    ends = game.character(game.turn.seat).turn_ends
    if ends is not None:
        ends(game, game.turn.seat)


def pass_turn(game: Dice) -> None:
    """The next player in the game has a turn."""
    turn = game.turn
    game.turn = Turn(game.others(turn.seat)[0], turn.number + 1)
