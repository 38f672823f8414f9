"""What must hold at every question of every game, whatever happens."""

from standoff.games import roles
from standoff.games.dice.faces import ALL_DICE, DICE, FACES
from standoff.games.dice.state import ARROWS, END, ROLL, START, Dice
from standoff.games.invariants import must
from standoff.kernel.choice import NONE


def check(game: Dice) -> None:
    """Raise Broken if the position cannot be."""
    seats = list(range(len(game.players)))
    dealt = [player.role for player in game.players]
    arrows = [player.arrows for player in game.players]
    must(game.arrows > 0 and min(arrows) >= 0, "the pile, or a player, has too few arrows")
    must(game.arrows + sum(arrows) == ARROWS, "not every arrow is in one place")  # DG-7
    must(sorted(game.ring) == seats, "the ring is not all seats")
    must(sorted(dealt) == sorted(roles.CASTS[len(seats)].dealt), "the roles are not those dealt")
    must(game.goes_on(), "the game should have ended")
    characters = [player.character - len(FACES) for player in game.players]
    must(all(0 <= place < len(game.characters) for place in characters), "no such character")
    must(len(set(characters)) == len(characters), "a character is there twice")
    for seat, player in enumerate(game.players):
        must(0 <= player.life <= player.max_life, f"seat {seat} has no such number of life points")
        left = player.life or player.arrows
        must(player.in_game or not left, f"seat {seat} is out of the game but has life or arrows")
    _check_turn(game)


def check_quiescent(game: Dice) -> None:
    """What must hold besides whenever nothing is being resolved."""
    check(game)
    alive = [player.life > 0 for player in game.players]
    must(alive == game.in_game(), "someone is being eliminated between two steps")
    turn = game.turn
    must((turn.step == START) == (turn.rolls == 0), "a turn begins with a roll")
    again = turn.rolls < game.character(turn.seat).rolls
    must(again or turn.step != ROLL, "there is no further roll")


def _check_turn(game: Dice) -> None:
    turn = game.turn
    must(turn.seat in game.ring and START <= turn.step <= END, "the turn is nobody's")
    must(len(turn.dice) == (0 if turn.rolls == 0 else DICE), "there are not five dice")
    must(all(face in range(len(FACES)) for face in turn.dice), "a die has no such face")
    must(0 <= turn.rolls <= game.character(turn.seat).rolls, "there were too many rolls")
    must(turn.rolled | turn.used | ALL_DICE == ALL_DICE, "there is no such die")
    must(turn.dice != [] or turn.used == 0, "dice are used before they are rolled")
    must(len(turn.targets) == DICE, "there are not five dice")
    seats = [NONE, *game.ring]
    must(all(target in seats for target in turn.targets), "there is no such seat")
    must(turn.doubled == NONE or 0 <= turn.doubled < DICE, "there is no such die")
