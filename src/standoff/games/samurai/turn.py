"""The turn, phase by phase; `advance` plays one step (SS-17 to SS-22)."""

from functools import partial
from typing import Final

from standoff.games.samurai import matters, moves
from standoff.games.samurai.life import recover
from standoff.games.samurai.play import play_card, plays, uses
from standoff.games.samurai.state import DISCARD, DRAW, PLAY, RECOVERY, Samurai, Turn
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.game import MAIN, Listing
from standoff.kernel.words import Say

HAND_LIMIT: Final = 7
CARDS: Final = 2  # drawn in the Draw phase

ASK_MAIN: Final = Say("ask-main")
END_TURN: Final = Choice("end")


async def advance(game: Samurai) -> None:
    """Play one step: a phase, or one card in the Play phase."""
    turn = game.turn
    if turn.step == RECOVERY:
        await recovery(game, turn.seat)
        turn.step = DRAW
    elif turn.step == DRAW:
        await draw(game, turn.seat)
        turn.step = PLAY
    elif turn.step == PLAY:
        await play(game, turn.seat)
    else:
        await discard(game, turn.seat)
        game.turn = Turn(game.others(turn.seat)[0], turn.number + 1)


async def recovery(game: Samurai, seat: int) -> None:
    """Whoever has no Resilience regains all of it; then cards in play have their moment (SS-19)."""
    game.emit(Event("turn", seat=seat))
    player = game.players[seat]
    if player.life == 0:
        recover(game, seat)
    for card in player.in_play[:]:
        recovered = game.box.of(card).recovered
        if recovered is not None:
            await recovered(game, seat, card)


async def draw(game: Samurai, seat: int) -> None:
    """Draw 2 cards, or more; some may take the first one from the discard pile (SS-71)."""
    number = draw_number(game, seat)
    if game.pile and any(source.first_from_pile for source in game.sources(seat)):
        say = Say("ask-first-card")
        choice = await game.ask(seat, say, partial(_first_card, game), matter=matters.DRAW)
        if choice.verb == "draw-pile":
            game.draw_from_pile(seat)
            number -= 1
    moves.draw(game, seat, number)


def draw_number(game: Samurai, seat: int) -> int:
    """How many cards the player draws in the Draw phase (SS-20, SS-70, SS-90)."""
    number = CARDS + game.is_outnumbered(seat)
    for source in game.sources(seat):
        number += source.draws
    return number


def _first_card(game: Samurai) -> list[Choice]:
    return [Choice("draw"), Choice("draw-pile", game.pile[-1])]


async def play(game: Samurai, seat: int) -> None:
    """Play one card, use an ability, or end the phase."""
    choice = await game.ask(seat, ASK_MAIN, Listing(_main, game, seat), matter=MAIN)
    if choice.verb == "play":
        await play_card(game, seat, choice)
    elif choice.verb == "use":
        use = game.box.sources[choice.kind].use
        assert use is not None
        use.run(game, seat)
    else:
        game.turn.step = DISCARD


def _main(game: Samurai, seat: int) -> list[Choice]:
    return [*plays(game, seat), *uses(game, seat), END_TURN]


async def discard(game: Samurai, seat: int) -> None:
    """Discard down to the limit, a card at a time (SS-22)."""
    hand = game.players[seat].hand
    while len(hand) > HAND_LIMIT:
        say = Say("ask-excess", number=len(hand) - HAND_LIMIT)
        choice = await game.ask(seat, say, partial(_excess, game, seat), matter=matters.PART)
        game.discard(seat, choice.card)


def _excess(game: Samurai, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]
