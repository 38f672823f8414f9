"""Step 5: a life point for whoever gets the Beer (DG-38 to DG-41)."""

from functools import partial

from standoff.games.dice.faces import BEER
from standoff.games.dice.life import heal
from standoff.games.dice.matters import HEAL
from standoff.games.dice.state import Dice
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def beer_amount(game: Dice, seat: int) -> int:
    """What the active player gains by an own Beer in this step, looked at once (DG-61)."""
    own_beer = game.character(seat).own_beer
    return 1 if own_beer is None else own_beer(game, seat)


async def beers(game: Dice) -> bool:
    """Pour the next Beer: is the step done?"""
    turn = game.turn
    die = turn.next_die(BEER)
    if die == NONE:
        return True
    target = await choose_to_heal(game, turn.seat, Say("ask-beer", kind=BEER), "pour")
    turn.use(die)
    if target == NONE or is_healthy(game, target):
        game.emit(Event("wasted", seat=turn.seat))  # DG-39
        return False
    game.emit(Event("beer", seat=turn.seat, target=target))
    heal(game, target, turn.own_beer if target == turn.seat else 1)
    return False


async def choose_to_heal(game: Dice, seat: int, say: Say, verb: str) -> int:
    """Who gains a life point, as that player wishes; NONE, without asking, if nobody can."""
    seats = game.clockwise(seat)
    if all(is_healthy(game, each) for each in seats):
        return NONE
    choice = await game.ask(seat, say, partial(_choices, verb, seats), matter=HEAL)
    return choice.seat


def is_healthy(game: Dice, seat: int) -> bool:
    """Whether the player has all life points."""
    player = game.players[seat]
    return player.life == player.max_life


def _choices(verb: str, seats: list[int]) -> list[Choice]:
    return [Choice(verb, seat=seat) for seat in seats]
