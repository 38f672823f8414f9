"""Life points lost and gained, elimination and the end of the game (DG-36, DG-46 to DG-50)."""

from standoff.games import roles
from standoff.games.dice.state import Dice
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import GameOver


def heal(game: Dice, seat: int, points: int) -> None:
    """Gain life points, never above the starting number (DG-4)."""
    player = game.players[seat]
    gained = min(points, player.max_life - player.life)
    if gained > 0:
        player.life += gained
        game.emit(Event("healed", seat=seat, number=gained))


def lose(game: Dice, points: dict[int, int], by: int) -> dict[int, int]:
    """The seats lose that many life points, all at the same time; gives what each had to lose."""
    lost: dict[int, int] = {}
    for seat, number in points.items():
        player = game.players[seat]
        number = min(number, player.life)
        if number == 0:
            continue
        lost[seat] = number
        player.life -= number
        if by == NONE:
            game.emit(Event("lost-life", seat=seat, number=number))
        else:
            game.emit(Event("lost-life-to", seat=seat, by=by, number=number))
    return lost


async def settle(game: Dice, lost: dict[int, int], by: int) -> None:
    """What follows when life points were lost in one go, in its order (DG-36)."""
    for seat, number in lost.items():
        loses_life = game.character(seat).loses_life
        if loses_life is not None and game.players[seat].life > 0:
            await loses_life(game, seat, number)
    eliminate(game, [seat for seat in lost if game.players[seat].life == 0], by)
    for seat in lost if by != NONE else ():
        hurt_by = game.character(seat).hurt_by
        if hurt_by is not None:
            await hurt_by(game, seat, by)


def eliminate(game: Dice, seats: list[int], by: int) -> None:
    """Players without life points are out together; then the end is checked, once (DG-48)."""
    if not seats:
        return
    for seat in seats:
        player = game.players[seat]
        player.in_game = False
        player.role_known = EVERYONE
        game.emit(Event("eliminated", seat=seat, role=player.role))
        game.take_arrows(seat, -player.arrows)
    dealt = [player.role for player in game.players]
    verdict = roles.verdict(dealt, game.in_game(), dict.fromkeys(seats, by))
    if verdict is not None:
        roles.conclude(game, game.players, verdict)
        raise GameOver
    for seat in game.clockwise(game.turn.seat):
        others_out = game.character(seat).others_out
        if others_out is not None:
            others_out(game, seat, len(seats))
