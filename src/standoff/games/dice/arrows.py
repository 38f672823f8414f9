"""Arrows, and the Indians who attack when the pile is empty (DG-25 to DG-30)."""

from standoff.games.dice.life import lose, settle
from standoff.games.dice.state import Dice
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event


async def take_arrows(game: Dice, seat: int, number: int) -> None:
    """Take arrows; the last one of the pile sets off an attack, and the rest is taken after it."""
    while number > 0 and game.players[seat].in_game:
        taken = min(number, game.arrows)
        number -= taken
        game.take_arrows(seat, taken)
        game.emit(Event("took-arrows", seat=seat, number=taken, limit=game.arrows))
        if game.arrows == 0:
            await indians_attack(game)


async def indians_attack(game: Dice) -> None:
    """A life point for each arrow, for all at the same time; then all arrows go back (DG-26)."""
    game.emit(Event("indians"))
    points = {
        seat: min(game.players[seat].arrows, game.character(seat).indians)
        for seat in game.clockwise(game.turn.seat)
    }
    lost = lose(game, points, NONE)
    for seat, player in enumerate(game.players):
        game.take_arrows(seat, -player.arrows)
    game.emit(Event("arrows-back", number=game.arrows))
    await settle(game, lost, NONE)


def return_arrows(game: Dice, seat: int, number: int) -> None:
    """Put arrows of one's own back into the pile."""
    if number > 0:
        game.take_arrows(seat, -number)
        game.emit(Event("returned-arrows", seat=seat, number=number))
