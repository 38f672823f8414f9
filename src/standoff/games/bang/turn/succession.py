"""From one turn to the next: how turns start and end, and whose comes after whose (EV-20)."""

from standoff.games.bang.data.state import Bang, Turn
from standoff.games.bang.mechanics.settle import begin, eliminate_again, settle
from standoff.games.bang.turn import event_deck
from standoff.kernel.event import Event
from standoff.kernel.ring import clockwise


async def turn_starts(game: Bang, seat: int) -> None:
    """Before anything else in a turn: the next event, then what the event in force does (EV-12)."""
    if event_deck.is_due(game):
        await event_deck.reveal(game)
    for source in game.table():
        if source.turn_starts is not None and game.players[seat].in_game:
            await source.turn_starts(game, seat)


async def next_turn(game: Bang, lost: bool) -> None:
    """End the turn and begin the next; `lost` if it was not played."""
    turn = game.turn
    player = game.players[turn.seat]
    if player.ghost:
        await eliminate_again(game, turn.seat)
    elif player.in_game and not lost and not turn.extra:
        await earn_turns(game, turn.seat)
    number = turn.number + 1
    game.grants = [seat for seat in game.grants if game.players[seat].in_game]
    if game.grants:
        game.turn = Turn(game.grants.pop(0), number, extra=True)
    else:
        game.turn = Turn(await next_seat(game, turn.seat), number)


async def earn_turns(game: Bang, seat: int) -> None:
    """Extra turns are earned at the end of regular ones (FC-85)."""
    for source in game.table_first(seat):
        if source.extra_turn is not None:
            begin(game)
            earned = await source.extra_turn(game, seat)
            await settle(game)
            if earned:
                game.emit(Event("extra-turn", seat=seat))
                game.grants.append(seat)


async def next_seat(game: Bang, seat: int) -> int:
    """Who plays after that seat; someone who is out may come back for it (EV-20)."""
    table = game.table()
    seats = clockwise(game.ring, seat)[1:]
    if any(source.counterclockwise for source in table):
        seats.reverse()
    for other in seats:
        if game.players[other].in_game:
            return other
        for source in table:
            if source.comes_up is not None and await source.comes_up(game, other):
                return other
    return seat
