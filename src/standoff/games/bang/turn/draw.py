"""Phase 1: how many cards, from where, and what is done with them (B-16)."""

from functools import partial

from standoff.games.bang.data.deeds import FIRST_CARD, WHOLE_DRAW
from standoff.games.bang.data.hooks import (
    At,
    draws,
    draws_exactly,
    draws_from_pile,
    draws_last,
    draws_plus,
    drew,
    gives_up,
    phase_1_ends,
    skips_phase_1,
)
from standoff.games.bang.data.matters import DRAW
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import deeds, moves
from standoff.games.bang.mechanics.settle import fill_empty_hands, hands_to_fill, moment, settled
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def phase_1(game: Bang, seat: int) -> None:
    """Draw, as an event or an ability says, or two cards (B-16)."""
    for at in game.answering(seat, skips_phase_1):
        skipped = await settled(game, skips_phase_1.of(at)(game, at))
        if skipped or not game.players[seat].in_game:
            return
    if game.answering(seat, gives_up) and not game.at_table(draws):
        await draw_what_is_kept(game, seat)
    else:
        number = draw_number(game, seat)
        drawn = await draw_cards(game, seat, number)
        await draw_last(game, seat, last_cards(game, seat, drawn), number)
    await moment(game, seat, phase_1_ends)


async def draw_what_is_kept(game: Bang, seat: int) -> None:
    """Cards are given up, those of the table that come last too; one's own come unless all are.

    What is given up is told before any card is drawn (VS-53, HN-76).
    """
    number, last = draw_number(game, seat), last_cards(game, seat, False)
    left = number + last
    for at in game.answering(seat, gives_up):
        left -= await settled(game, gives_up.of(at)(game, at, left))
    if not game.players[seat].in_game:
        return
    first = min(left, number)
    drawn = left > 0 and await draw_cards(game, seat, first)
    more = max(left - number, 0) + last_cards(game, seat, drawn) - last
    await draw_last(game, seat, more, first)


async def draw_cards(game: Bang, seat: int, number: int) -> bool:
    """What is said to replace the draw does: an event rather than an ability (FC-46).

    Gives whether the player has drawn by own means, and not done something else instead.
    """
    for at in game.answering(seat, draws):
        if is_of_table(game, at) or not await draws_by_other_means(game, seat, at):
            await settled(game, draws.of(at)(game, at))
            return not is_of_table(game, at)
        break
    if replaceable(game, seat, WHOLE_DRAW) and await draws_otherwise(
        game, seat, WHOLE_DRAW, number
    ):
        return False
    for nth in range(1, number + 1):
        if not game.players[seat].in_game:  # after talking
            break
        if nth == 1 and replaceable(game, seat, FIRST_CARD):
            card = await first_card(game, seat)
        else:
            card = next_card(game, seat)
        if hands_to_fill(game):
            await fill_empty_hands(game)  # B-132
        if card != NONE and game.answering(seat, drew):
            await drawn(game, seat, nth, card)
    return True


async def draws_by_other_means(game: Bang, seat: int, at: At) -> bool:
    """Whether one who could draw in two ways that exclude each other leaves that one aside."""
    if not deeds.by_sources(game, seat, FIRST_CARD):  # nearly always
        return False
    ways = [Choice("use", kind=at.place), Choice("phase-1")]
    choice = await game.ask(seat, Say("ask-draw-how"), lambda: ways, matter=DRAW)
    return choice.verb == "phase-1"


async def drawn(game: Bang, seat: int, nth: int, card: int) -> None:
    """That was the nth card of phase 1, for whoever minds: to be told by those who draw."""
    for at in game.answering(seat, drew):
        if game.players[seat].in_game:
            await settled(game, drew.of(at)(game, at, nth, card))


async def draw_last(game: Bang, seat: int, number: int, before: int) -> None:
    """The cards that come last, from the deck; the table counts them with the others (FC-36)."""
    for nth in range(before + 1, before + 1 + number):
        card = moves.draw(game, seat)
        if card == NONE:
            return
        for at in game.answering(seat, drew):
            if is_of_table(game, at):
                await settled(game, drew.of(at)(game, at, nth, card))


def draw_number(game: Bang, seat: int) -> int:
    """How many cards: 2, or as many as an ability or else an event says; never less than 1."""
    exactly = plus = 0
    for at in game.answering(seat, draws_plus):
        plus += draws_plus.of(at)(game, at)
    for at in game.answering(seat, draws_exactly):
        exactly = exactly or draws_exactly.of(at)(game, at)
    return max((exactly or 2) + plus, 1)


def replaceable(game: Bang, seat: int, window: int) -> bool:
    """Whether a source may offer something instead of the first card, or of all: hardly ever."""
    return bool(game.answers(seat).windows & window)


async def draws_otherwise(game: Bang, seat: int, window: int, number: int) -> bool:
    """Whether the player takes what a source offers instead, of one card or of all."""
    if not deeds.by_sources(game, seat, window):
        return False
    usual = Choice("draw")
    say = Say("ask-first-card")
    if window == WHOLE_DRAW:
        usual = Choice("draw-all", number=number)
        say = Say("ask-whole-draw", number=number)
    ways = partial(_draws, game, seat, window, usual)
    choice = await game.ask(seat, say, ways, matter=DRAW)
    if choice.verb in (usual.verb, "nothing"):
        return False
    await settled(game, deeds.do(game, deeds.find(game, seat, choice, window), choice))
    return True


def _draws(game: Bang, seat: int, window: int, usual: Choice) -> list[Choice]:
    if not game.players[seat].in_game:
        return []
    return [usual, *deeds.by_sources(game, seat, window)]


def last_cards(game: Bang, seat: int, drawn: bool = True) -> int:
    """How many cards come from the deck at the end of phase 1.

    What the player's own sources add comes only to one who has drawn (GR-104).
    """
    number = 0
    for at in game.answering(seat, draws_last):
        if drawn or is_of_table(game, at):
            number += draws_last.of(at)
    return number


def is_of_table(game: Bang, at: At) -> bool:
    """Whether a source works for everyone: an event, or the rule of a set."""
    return at.card == NONE and not game.box.is_character(at.place)


def from_pile(game: Bang, seat: int) -> bool:
    """Whether the cards of phase 1 come off the discard pile, while there is one."""
    return bool(game.answering(seat, draws_from_pile))


def next_card(game: Bang, seat: int) -> int:
    """Draw a card of phase 1; NONE if there is none."""
    if game.pile and from_pile(game, seat):
        return game.draw_from_pile(seat)
    return moves.draw(game, seat)


class NextCards:
    """The next cards of phase 1, which a player looks at where they lie, and draws some of.

    It counts them instead of keeping them: no flow remembers a hidden card while it waits.
    """

    def __init__(self, game: Bang, seat: int, number: int) -> None:
        self.game = game
        self.seat = seat
        self.on_pile = min(len(game.pile), number) if from_pile(game, seat) else 0
        rest = number - self.on_pile
        if self.on_pile:
            rest = min(len(game.deck), rest)  # the pile is not shuffled under them
        self.in_deck = moves.stock(game, rest) if rest else 0
        for card in game.deck[::-1][: self.in_deck]:
            game.see(card, 1 << seat)
            game.emit(Event("looked", seat=seat, card=card))

    def number(self) -> int:
        return self.on_pile + self.in_deck

    def cards(self) -> list[int]:
        """Those that are left, the next one first."""
        game = self.game
        return game.pile[::-1][: self.on_pile] + game.deck[::-1][: self.in_deck]

    def draw(self, card: int) -> None:
        """Draw one of them."""
        game = self.game
        if card in game.pile:
            self.on_pile -= 1
            game.pile.remove(card)
        else:
            self.in_deck -= 1
            game.deck.remove(card)
        game.give(self.seat, card)
        game.emit(Event("drew", seat=self.seat, card=card))


async def first_card(game: Bang, seat: int) -> int:
    """The first card of phase 1: the next one, or as an ability offers."""
    hand = game.players[seat].hand
    held = len(hand)
    if await draws_otherwise(game, seat, FIRST_CARD, 1):
        return hand[-1] if len(hand) > held else NONE
    if not game.players[seat].in_game:
        return NONE
    return next_card(game, seat)
