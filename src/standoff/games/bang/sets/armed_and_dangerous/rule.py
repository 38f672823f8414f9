"""What holds for every player: recharging, and what outlasts the card that it was paid with."""

from functools import partial
from typing import Final

from standoff.games.bang.data.borders import BLUE
from standoff.games.bang.data.facts import (
    BY_ME,
    CANCELLED,
    CARD_LOST,
    CARD_PLAYED,
    EXCESS,
    Fact,
    Play,
    after,
    at_once,
)
from standoff.games.bang.data.hooks import At, announced, hears, plays_near
from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.sets.armed_and_dangerous.paying import take_back
from standoff.games.bang.sets.armed_and_dangerous.tokens import LOADS, add_token
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

RECHARGE: Final = Say("ask-recharge")


def is_blue(game: Bang, fact: Fact) -> bool:
    return game.box.kinds[fact.play.kind].border is BLUE


async def recharge(game: Bang, at: At, fact: Fact) -> None:
    """A token for a blue card that is played, or a card that is too many (AD-30, AD-32)."""
    await add_token(game, at.seat, RECHARGE)


def is_near(game: Bang, at: At) -> bool:
    """For one card after the Bell Tower was rung (AD-63)."""
    notes = game.turn.notes
    return bool(notes) and at.seat == game.turn.seat and game.box.index["bell_tower"] in notes


def bell_fades(game: Bang, at: At, fact: Fact) -> None:
    place, notes = game.box.index["bell_tower"], game.turn.notes
    if place in notes:
        notes.pop(place)


async def thunderer(game: Bang, at: At, play: Play) -> None:
    """The BANG! card comes back before its target reacts (AD-83)."""
    if play.riders and game.box.index["thunderer"] in play.riders:
        take_back(game, play.by, play.card)


def has_buntline_special(game: Bang, fact: Fact) -> bool:
    hand = game.players[fact.seat].hand
    return bool(hand) and game.box.index["buntline_special"] in fact.play.riders


async def buntline_special(game: Bang, at: At, fact: Fact) -> None:
    """Who has cancelled the BANG! discards a card (AD-81)."""
    place, hand = game.box.index["buntline_special"], game.players[fact.seat].hand
    card = hand[0]
    if len(hand) > 1:
        say = Say("ask-discard-for", kind=place, by=at.seat)
        choice = await game.ask(fact.seat, say, partial(_hand, game, fact.seat), matter=PART)
        card = choice.card
        if card == NONE:  # the last ones went for an ability meanwhile (B-127)
            return
    game.discard(fact.seat, card)
    happened(game, Fact(fact.seat, 0, fact.play, CARD_LOST, card))


def _hand(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]


RECHARGING: Final = Source(
    LOADS,
    plays_near(is_near),
    announced(thunderer),
    hears(
        after(CARD_PLAYED, recharge, only=is_blue),
        after(EXCESS, recharge),
        at_once(CARD_PLAYED, bell_fades),
        after(CANCELLED, buntline_special, BY_ME, has_buntline_special),
    ),
)
