"""Wounds, defeat and Honour (SS-32, SS-36 to SS-40)."""

from standoff.games.samurai.ending import disgrace, end_by_score, end_by_sword, end_if_dishonoured
from standoff.games.samurai.state import Samurai
from standoff.kernel.event import Event


def recover(game: Samurai, seat: int) -> None:
    """Regain all Resilience."""
    player = game.players[seat]
    gained = player.max_life - player.life
    if gained > 0:
        player.life = player.max_life
        game.emit(Event("recovered", seat=seat, number=gained))


def wound(game: Samurai, seat: int, wounds: int, by: int) -> int:
    """Suffer wounds, up to the last point of Resilience; gives how many were suffered."""
    player = game.players[seat]
    suffered = min(wounds, player.life)
    if suffered == 0:  # SS-40
        return 0
    player.life -= suffered
    game.emit(Event("wounded-by", seat=seat, by=by, number=suffered))
    if player.life == 0:
        defeat(game, seat, by)
    return suffered


def defeat(game: Samurai, seat: int, by: int) -> None:
    """Whoever loses the last point gives 1 Honour to the one who defeated them (SS-36)."""
    game.emit(Event("defeated", seat=seat, by=by))
    end_by_sword(game, seat, by)  # before the Honour changes hands (SS-87)
    player = game.players[seat]
    player.honour -= 1
    game.players[by].honour += 1
    game.emit(Event("gave-honour", seat=seat, target=by))
    if player.honour == 0:  # SS-38
        disgrace(game, seat, by)
        end_by_score(game)


def lose_honour(game: Samurai, seat: int) -> None:
    """Lose 1 Honour to the box."""
    game.players[seat].honour -= 1
    game.emit(Event("lost-honour", seat=seat, number=1))
    end_if_dishonoured(game)
