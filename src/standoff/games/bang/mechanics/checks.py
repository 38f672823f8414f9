"""The "draw!": flip a card and compare its sign (B-51 to B-54)."""

from functools import partial

from standoff.games.bang.data.deeds import CHECKED
from standoff.games.bang.data.hooks import flips, takes_flipped
from standoff.games.bang.data.matters import FLIP, REPEAT
from standoff.games.bang.data.signs import Wanted
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import deeds, moves
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def draw_check(game: Bang, seat: int, kind: int, wanted: Wanted) -> bool:
    """Flip for a card or ability (`kind`). Without any card to flip it fails (B-81)."""
    repeated = True
    met = False
    while repeated:
        flipped = await flip_one(game, seat, kind)
        if not flipped:
            return False
        counts = flipped[-1]
        met = wanted.met_by(game.box.rank[counts], game.suit(counts))
        say = Say("ask-repeat", target=seat, kind=kind, card=counts, number=int(met))
        repeated = await is_repeated(game, say)
        if repeated:
            discard_flipped(game, flipped)
        else:
            put_away(game, seat, flipped)
            outcome = "check-met" if met else "check-failed"
            game.emit(Event(outcome, seat=seat, kind=kind, card=counts))
    return met


async def draw_suits(game: Bang, seat: int, kind: int, number: int) -> int:
    """Flip so many cards that all count; gives how many suits they show."""
    repeated = True
    suits = 0
    while repeated:
        flipped = flip(game, seat, kind, number)
        suits = len({game.suit(card) for card in flipped})
        say = Say("ask-repeat-suits", target=seat, kind=kind, number=suits)
        repeated = await is_repeated(game, say)
        if repeated:
            discard_flipped(game, flipped)
        else:
            put_away(game, seat, flipped)
    return suits


async def flip_one(game: Bang, seat: int, kind: int) -> list[int]:
    """Flip cards of which one counts, the last of those given: it is discarded last (B-122)."""
    flipped = flip(game, seat, kind, 1)
    if len(game.faces(flipped)) > 1:
        say = Say("ask-flip", kind=kind)
        cards = partial(_which, game, flipped)
        choice = await game.ask(seat, say, cards, matter=FLIP, undisturbed=True)
        flipped.remove(choice.card)
        flipped.append(choice.card)
    return flipped


def flip(game: Bang, seat: int, kind: int, number: int) -> list[int]:
    """Flip so many cards, and those that sources add, into the middle."""
    for at in game.answering(seat, flips):
        number += flips.of(at)
    flipped: list[int] = []
    for _ in range(number):
        card = moves.reveal(game)
        if card == NONE:
            break
        flipped.append(card)
        game.emit(Event("flipped", seat=seat, kind=kind, card=card))
    return flipped


def discard_flipped(game: Bang, flipped: list[int]) -> None:
    """They leave the middle, the last one to lie on top."""
    for card in flipped:
        game.shelf.remove(card)
        game.to_pile(card)


def put_away(game: Bang, seat: int, flipped: list[int]) -> None:
    """What counted is discarded, or someone has it: it lies there until the effect is over."""
    if not game.box.asks(takes_flipped):  # nearly always
        discard_flipped(game, flipped)
        return
    for card in flipped:
        taker = who_takes(game, seat)
        if taker == NONE:
            discard_flipped(game, [card])
        else:
            game.promised.append((card, taker))


def who_takes(game: Bang, seat: int) -> int:
    """The player nearest to who draws, that one first, who takes the next flipped card."""
    for other in game.clockwise(seat):
        for at in game.answering(other, takes_flipped):
            if takes_flipped.of(at)(game, at):
                return other
    return NONE


def _which(game: Bang, flipped: list[int]) -> list[Choice]:
    return [Choice("flip", card) for card in game.faces(flipped)]


async def is_repeated(game: Bang, say: Say) -> bool:
    """Whether anyone has a "draw!" repeated before its result counts, from the active player on."""
    if not game.box.windows & CHECKED:  # nearly always
        return False
    for seat in game.clockwise(game.turn.seat):
        if deeds.offered(game, seat, CHECKED):
            ways = partial(_repeats, game, seat)
            choice = await game.ask(seat, say, ways, matter=REPEAT, undisturbed=True)
            if choice.verb != "let-it":
                await deeds.answer(game, seat, choice, CHECKED)
                return True
    return False


def _repeats(game: Bang, seat: int) -> list[Choice]:
    return [*deeds.by_sources(game, seat, CHECKED), deeds.LET_IT]
