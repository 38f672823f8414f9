"""The "draw!": flip a card and compare its sign (B-51 to B-54)."""

from functools import partial

from standoff.games.bang.data.hooks import flips
from standoff.games.bang.data.matters import FLIP
from standoff.games.bang.data.signs import Wanted
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def draw_check(game: Bang, seat: int, kind: int, wanted: Wanted) -> bool:
    """Flip for a card or ability (`kind`). Without any card to flip it fails (B-81)."""
    flipped = flip(game, seat, kind, 1)
    if not flipped:
        return False
    counts = flipped[0]
    if len(game.faces(flipped)) > 1:
        say = Say("ask-flip", kind=kind)
        cards = partial(_which, game, flipped)
        choice = await game.ask(seat, say, cards, matter=FLIP, undisturbed=True)
        counts = choice.card
    flipped.remove(counts)
    flipped.append(counts)  # the card that counts is discarded last (B-122)
    discard_flipped(game, flipped)
    met = wanted.met_by(game.box.rank[counts], game.suit(counts))
    outcome = "check-met" if met else "check-failed"
    game.emit(Event(outcome, seat=seat, kind=kind, card=counts))
    return met


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


def _which(game: Bang, flipped: list[int]) -> list[Choice]:
    return [Choice("flip", card) for card in game.faces(flipped)]
