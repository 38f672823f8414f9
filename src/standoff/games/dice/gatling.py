"""Step 6: the Gatling, which hits everyone else (DG-42 to DG-45)."""

from standoff.games.dice import faces
from standoff.games.dice.arrows import return_arrows
from standoff.games.dice.hits import hit
from standoff.games.dice.state import Dice
from standoff.kernel.event import Event


async def gatling(game: Dice) -> None:
    """Fire if there are enough results; then what else they are good for."""
    turn = game.turn
    character = game.character(turn.seat)
    results = turn.dice.count(faces.GATLING)
    if results >= character.gatlings:
        await fire(game, turn.seat)
    if character.after_gatling is not None and game.players[turn.seat].in_game:
        await character.after_gatling(game, turn.seat, results)


async def fire(game: Dice, seat: int) -> None:
    """First one's own arrows go back, then the others are hit (DG-44)."""
    turn = game.turn
    for die, face in enumerate(turn.dice):
        if face == faces.GATLING:
            turn.use(die)
    game.emit(Event("gatling", seat=seat))
    return_arrows(game, seat, game.players[seat].arrows)
    hits = {
        other: [faces.GATLING] for other in game.others(seat) if game.character(other).fears_gatling
    }
    await hit(game, seat, hits)
