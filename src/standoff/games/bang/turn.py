"""The turn, step by step; `advance` plays one step (B-13 to B-24)."""

from functools import partial
from typing import Final

from standoff.games.bang import moves
from standoff.games.bang.play import hand_limit, play_card, plays
from standoff.games.bang.settle import begin, fill_empty_hands, hands_to_fill, settle
from standoff.games.bang.sources import Source
from standoff.games.bang.state import END, PHASE_1, PHASE_2, PHASE_3, START, Bang, Turn
from standoff.games.bang.uses import use, uses
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ASK_MAIN: Final = Say("ask-main")
END_TURN: Final = Choice("end")


async def advance(game: Bang) -> None:
    """Play one step. What no one can be asked about is done along with the step before it."""
    turn = game.turn
    if turn.step == START:
        game.emit(Event("turn", seat=turn.seat))
        waiting = to_check(game, turn.seat)
        turn.step = END if waiting and await checks(game, turn.seat, waiting) else PHASE_1
    elif turn.step == PHASE_1:
        if game.box.preparing:
            await before_phase_1(game, turn.seat)
        await phase_1(game, turn.seat)
        turn.step = PHASE_2
    elif turn.step == PHASE_2:
        await phase_2(game, turn.seat)
    else:
        if excess(game, turn.seat) > 0:
            await phase_3(game, turn.seat)
        turn.step = END
    if turn.step == END or not game.players[turn.seat].in_game:  # B-24
        game.turn = Turn(game.others(turn.seat)[0], turn.number + 1)
        game.silence_changed()


def to_check(game: Bang, seat: int) -> list[int]:
    """The cards in front of the player that ask for a "draw!"."""
    box = game.box
    return [card for card in game.players[seat].in_play if box.of(card).check is not None]


async def checks(game: Bang, seat: int, waiting: list[int]) -> bool:
    """The "draw!"s at the start of the turn, in the order of the kinds (B-15): is it lost?"""
    for card in sorted(waiting, key=game.box.kind.__getitem__):
        check = game.box.of(card).check
        assert check is not None
        begin(game)
        lost = await check(game, seat, card)
        await settle(game)
        if lost:
            game.emit(Event("turn-lost", seat=seat))
            for source in game.sources(seat):
                if source.turn_lost is not None:
                    source.turn_lost(game, seat)
        if lost or not game.players[seat].in_game:
            return True
    return False


async def before_phase_1(game: Bang, seat: int) -> None:
    """What is done before the cards of phase 1 are drawn; what is gained so does not act here."""
    for source in game.sources(seat):
        if source.before_phase_1 is not None:
            await source.before_phase_1(game, seat)


async def phase_1(game: Bang, seat: int) -> None:
    """Draw two cards, or as many as an ability says, each from where one allows (B-16)."""
    for source in game.sources(seat):
        if source.draws is not None:
            await source.draws(game, seat)
            return
    number = 2
    if game.box.drawing:
        number = draw_number(game, seat)
        if await draws_otherwise(game, seat, number):
            return
    for nth in range(1, number + 1):
        card = await first_card(game, seat) if nth == 1 else moves.draw(game, seat)
        if hands_to_fill(game):
            await fill_empty_hands(game)  # B-132
        if card != NONE:
            for source in game.sources(seat):
                if source.drew is not None:
                    await source.drew(game, seat, nth, card)


def draw_number(game: Bang, seat: int) -> int:
    """How many cards the player draws in phase 1."""
    for source in game.sources(seat):
        if source.draw_number is not None:
            return source.draw_number(game, seat)
    return 2


async def draws_otherwise(game: Bang, seat: int, number: int) -> bool:
    """Whether the player takes what an ability offers instead of all cards of phase 1."""
    for source in game.sources(seat):
        offer = source.whole_draw
        if offer is not None and offer.choices(game, seat):
            say = Say("ask-whole-draw", number=number)
            choice = await game.ask(seat, say, partial(_whole_draws, game, seat, source, number))
            if choice.verb != "draw-all":
                offer.take(game, seat, choice)
                return True
    return False


def _whole_draws(game: Bang, seat: int, source: Source, number: int) -> list[Choice]:
    assert source.whole_draw is not None
    return [Choice("draw-all", number=number), *source.whole_draw.choices(game, seat)]


async def first_card(game: Bang, seat: int) -> int:
    """The first card of phase 1: from the deck, or as an ability offers."""
    for source in game.sources(seat):
        offer = source.first_draw
        if offer is not None and offer.choices(game, seat):
            say = Say("ask-first-card")
            choice = await game.ask(seat, say, partial(_first_cards, game, seat, source))
            if choice.verb != "draw":
                return offer.take(game, seat, choice)
    return moves.draw(game, seat)


def _first_cards(game: Bang, seat: int, source: Source) -> list[Choice]:
    assert source.first_draw is not None
    return [Choice("draw"), *source.first_draw.choices(game, seat)]


async def phase_2(game: Bang, seat: int) -> None:
    """Play one card, or end the phase (B-17, B-20)."""
    choice = await game.ask(seat, ASK_MAIN, partial(_main, game, seat))
    if choice.verb == "play":
        await play_card(game, seat, choice)
    elif choice.verb in ("use", "use-up"):
        await use(game, seat, choice)
    else:
        game.turn.step = PHASE_3


def _main(game: Bang, seat: int) -> list[Choice]:
    choices = plays(game, seat)
    if game.box.usable:
        choices += uses(game, seat)
    choices.append(END_TURN)
    return choices


async def phase_3(game: Bang, seat: int) -> None:
    """Discard down to the life points, a card at a time (B-21)."""
    while excess(game, seat) > 0:
        say = Say("ask-excess")
        choice = await game.ask(seat, say, partial(_excess, game, seat, say))
        if choice.verb == "discard":
            moves.discard(game, seat, choice.card)


def _excess(game: Bang, seat: int, say: Say) -> list[Choice]:
    say.number = excess(game, seat)
    if say.number <= 0:  # after an aside
        return []
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]


def excess(game: Bang, seat: int) -> int:
    """How many cards the player holds above the limit of the hand."""
    return len(game.players[seat].hand) - hand_limit(game, seat)
