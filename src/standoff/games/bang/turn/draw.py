"""Phase 1: how many cards, from where, and what is done with them (B-16)."""

from functools import partial

from standoff.games.bang.data.matters import DRAW
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.settle import begin, fill_empty_hands, hands_to_fill, settle
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say


async def phase_1(game: Bang, seat: int) -> None:
    """Draw, as an event or an ability says, or two cards (B-16)."""
    if not game.box.has_phase_1:
        await draw_cards(game, seat)
        return
    for source in game.table_first(seat):
        if source.skips_phase_1 is not None and await source.skips_phase_1(game, seat):
            return
    await draw_cards(game, seat)
    await phase_1_ends(game, seat)


async def draw_cards(game: Bang, seat: int) -> None:
    """What is said to replace the draw does: an event rather than an ability (FC-46)."""
    for source in game.table():
        if source.draws is not None:
            await source.draws(game, seat)
            return
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
        card = await first_card(game, seat) if nth == 1 else next_card(game, seat)
        if hands_to_fill(game):
            await fill_empty_hands(game)  # B-132
        if card != NONE:
            await drawn(game, seat, nth, card)


async def drawn(game: Bang, seat: int, nth: int, card: int) -> None:
    """That was the nth card of phase 1, for whoever minds: to be told by those who draw."""
    for source in game.sources(seat):
        if source.drew is not None:
            await source.drew(game, seat, nth, card)


async def phase_1_ends(game: Bang, seat: int) -> None:
    """The cards that come last, and what events do at the end of phase 1."""
    moves.draw(game, seat, last_cards(game, seat))
    for source in game.sources(seat):
        if source.phase_1_ends is not None:
            begin(game)
            await source.phase_1_ends(game, seat)
            await settle(game)


def draw_number(game: Bang, seat: int) -> int:
    """How many cards: 2, or as many as an ability or else an event says; never less than 1."""
    exactly = 0
    plus = 0
    for source in game.sources(seat):
        plus += source.draws_plus
        if source.draws_exactly is not None and not exactly:
            exactly = source.draws_exactly(game, seat)
    return max((exactly or 2) + plus, 1)


async def draws_otherwise(game: Bang, seat: int, number: int) -> bool:
    """Whether the player takes what an ability offers instead of all cards of phase 1."""
    for source in game.sources(seat):
        offer = source.whole_draw
        if offer is not None and offer.choices(game, seat):
            say = Say("ask-whole-draw", number=number)
            ways = partial(_whole_draws, game, seat, source, number)
            choice = await game.ask(seat, say, ways, matter=DRAW)
            if choice.verb != "draw-all":
                offer.take(game, seat, choice)
                return True
    return False


def _whole_draws(game: Bang, seat: int, source: Source, number: int) -> list[Choice]:
    assert source.whole_draw is not None
    return [Choice("draw-all", number=number), *source.whole_draw.choices(game, seat)]


def last_cards(game: Bang, seat: int) -> int:
    """How many cards come from the deck at the end of phase 1."""
    number = 0
    for source in game.sources(seat):
        number += source.draws_last
    return number


def from_pile(game: Bang) -> bool:
    """Whether the cards of phase 1 come off the discard pile, while there is one."""
    return game.box.has_table and any(source.draws_from_pile for source in game.table())


def next_card(game: Bang, seat: int) -> int:
    """Draw a card of phase 1; NONE if there is none."""
    if game.pile and from_pile(game):
        return game.draw_from_pile(seat)
    return moves.draw(game, seat)


async def first_card(game: Bang, seat: int) -> int:
    """The first card of phase 1: the next one, or as an ability offers."""
    for source in game.sources(seat):
        offer = source.first_draw
        if offer is not None and offer.choices(game, seat):
            say = Say("ask-first-card")
            ways = partial(_first_cards, game, seat, source)
            choice = await game.ask(seat, say, ways, matter=DRAW)
            if choice.verb != "draw":
                return offer.take(game, seat, choice)
    return next_card(game, seat)


def _first_cards(game: Bang, seat: int, source: Source) -> list[Choice]:
    assert source.first_draw is not None
    return [Choice("draw"), *source.first_draw.choices(game, seat)]
