"""From one turn to the next: how turns start and end, and whose comes after whose (EV-20)."""

from standoff.games.bang.data.hooks import (
    comes_up,
    counterclockwise,
    extra_turn,
    turn_ends,
    turn_starts,
)
from standoff.games.bang.data.state import KEPT, SHADOW, Bang, Grant, Turn
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.mechanics.settle import discard_all, leave, moment, settled
from standoff.games.bang.turn import event_deck
from standoff.kernel.event import Event


async def begin_turn(game: Bang, seat: int) -> None:
    """Before anything else in a turn: the next event, then what sources do at its start (EV-12)."""
    if event_deck.is_due(game):
        await event_deck.reveal(game)
    await moment(game, seat, turn_starts)


async def end_turn(game: Bang) -> None:
    """What sources do at the end of the turn; it may earn extra ones. Then the next one begins.

    A shadow discards everything before that, and goes unless it has earned the next turn.
    """
    turn = game.turn
    seat = turn.seat
    player = game.players[seat]
    await moment(game, seat, turn_ends)
    if player.standing == SHADOW and game.is_kept(player):
        player.standing = KEPT  # SG-76
        await discard_all(game, seat, hand_only=True)
    elif player.standing == SHADOW:
        await discard_all(game, seat)
        player.load = 0
    regular = not (turn.lost or turn.extra or turn.last or any(each.last for each in game.grants))
    if regular and player.in_game:
        await earn_turns(game, seat)
    granted = next_grant(game)
    if player.standing == SHADOW and (granted is None or granted.seat != seat):
        await leave(game, seat)
    await next_turn(game, granted)


async def earn_turns(game: Bang, seat: int) -> None:
    """Extra turns are earned at the end of regular ones (FC-85)."""
    for at in game.answering(seat, extra_turn):
        if await settled(game, extra_turn.of(at)(game, at)):
            grant(game, seat, at.place)


def grant(game: Bang, seat: int, by: int, last: bool = False, heals: int = 0) -> None:
    """The player has earned an extra turn; after a last one no other is played."""
    game.emit(Event("extra-turn", seat=seat))
    if last:
        game.grants = []
    game.grants.append(Grant(seat, by, last, heals))


def next_grant(game: Bang) -> Grant | None:
    """The extra turn that comes next, if there is one: of those who are in the game."""
    game.grants = [each for each in game.grants if game.players[each.seat].in_game]
    if game.turn.last:
        for dropped in game.grants:  # what else it gives is given (GTR-117)
            heal(game, dropped.seat, dropped.heals)
        game.grants = []
    return game.grants.pop(0) if game.grants else None


async def next_turn(game: Bang, granted: Grant | None) -> None:
    """The next turn begins: the one that was granted, or that of the next player."""
    turn = game.turn
    number = turn.number + 1
    if granted is not None:
        heal(game, granted.seat, granted.heals)
        game.turn = Turn(granted.seat, number, extra=True, last=granted.last)
    else:
        game.turn = Turn(await next_seat(game, turn.seat), number)


async def next_seat(game: Bang, seat: int) -> int:
    """Who plays after that seat; someone who is out may come back for it (EV-20)."""
    ring = game.ring
    start, size = ring.index(seat), len(ring)
    way = -1 if game.at_table(counterclockwise) else 1
    for steps in range(1, size + 1):
        other = ring[(start + way * steps) % size]
        player = game.players[other]
        if player.skips:  # also of one who would come back (EV-20)
            player.skips = False
            game.emit(Event("turn-skipped", seat=other))
        elif player.in_game:
            return other
        else:
            for at in game.at_table(comes_up):
                if await settled(game, comes_up.of(at)(game, at, other)):
                    return other
    return await next_seat(game, seat)
