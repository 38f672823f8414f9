"""Costs: what is paid for something. Paying is never playing (DC-16)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.deeds import NOTHING_TO_NAME, Cost
from standoff.games.bang.data.facts import ABILITY, Play
from standoff.games.bang.data.hooks import At
from standoff.games.bang.data.matters import ORDER, PAY
from standoff.games.bang.data.sources import BadDeclaration
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.mechanics.names import held_as
from standoff.games.bang.mechanics.settle import for_the_pile, pile_is_read
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ANYTHING: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Cost):
    """Several costs: each is chosen, then each is paid."""

    def __init__(self, *costs: Cost) -> None:
        if sum(cost.chosen for cost in costs) > 1:
            raise BadDeclaration("Only one of several costs can be chosen from hand.")
        self.costs = costs
        self.chosen = any(cost.chosen for cost in costs)
        self.itself = any(cost.itself for cost in costs)
        self.along = any(cost.along for cost in costs)
        self.named = any(cost.named for cost in costs)

    def why_not(self, game: Bang, at: At) -> Say | None:
        reasons = [cost.why_not(game, at) for cost in self.costs]
        return next((reason for reason in reasons if reason is not None), None)

    def may_be_paid(self, game: Bang, at: At) -> bool:
        return all(cost.may_be_paid(game, at) for cost in self.costs)

    def cards(self, game: Bang, seat: int) -> list[int]:
        for cost in self.costs:
            cards = cost.cards(game, seat)
            if cards != NOTHING_TO_NAME:
                return cards
        return NOTHING_TO_NAME

    async def choose(self, game: Bang, play: Play) -> None:
        for cost in self.costs:
            await cost.choose(game, play)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        paid: list[int] = []
        for cost in self.costs:
            paid += await cost.pay(game, play)
        return paid


@mypyc_attr(allow_interpreted_subclasses=True)
class Itself(Cost):
    """The card in play itself is discarded to use it (DC-5, DC-12)."""

    itself = True

    def why_not(self, game: Bang, at: At) -> Say | None:
        return None

    async def pay(self, game: Bang, play: Play) -> list[int]:
        moves.use_up(game, play.by, play.card, play.aim)
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraCard(Cost):
    """Another card of the hand, along with the one that is played (DC-13 to DC-16).

    The card that is played lies open in the middle until both go to the discard pile.
    """

    along = True
    chosen = True

    def why_not(self, game: Bang, at: At) -> Say | None:
        return None if len(game.players[at.seat].hand) > 1 else Say("why-no-other-card")

    async def choose(self, game: Bang, play: Play) -> None:
        await choose_from_hand(game, play.by, 1, play.kind)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        seat, card = play.by, play.card
        top = NONE
        if pile_is_read(game):
            say = Say("ask-top-card")
            cards = partial(_either, game, seat, card)
            choice = await game.ask(seat, say, cards, matter=ORDER, undisturbed=True)
            top = choice.card
        paid = game.players[seat].chosen[:]
        game.shelf.remove(card)
        if top != card:
            game.to_pile(card)
        discard_chosen(game, seat)
        if top == card:
            game.to_pile(card)
        return paid


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Cost):
    """Cards of the hand: any, or only those that count as some name."""

    chosen = True

    def __init__(self, number: int, name: int = ANYTHING) -> None:
        self.number = number
        self.name = name

    def why_not(self, game: Bang, at: At) -> Say | None:
        cards = payable(game, at.seat, self.name)
        held = len(cards) - (at.card in cards)  # the card that is played cannot pay for itself
        return None if held >= self.number else Say("why-too-few-cards", number=self.number)

    def may_be_paid(self, game: Bang, at: At) -> bool:
        return len(game.players[at.seat].hand) >= self.number

    async def choose(self, game: Bang, play: Play) -> None:
        await choose_from_hand(game, play.by, self.number, play.kind, self.name)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        paid = game.players[play.by].chosen[:]
        discard_chosen(game, play.by)
        return paid


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Cost):
    """A card of the hand that is named when the deed is announced: of a border, or of a name."""

    named = True
    chosen = True

    def __init__(self, *, border: Border | None = None, name: int = ANYTHING) -> None:
        self.border = border
        self.name = name

    def why_not(self, game: Bang, at: At) -> Say | None:
        return None if self.cards(game, at.seat) else Say("why-no-such-card")

    def may_be_paid(self, game: Bang, at: At) -> bool:
        return bool(game.players[at.seat].hand)

    def cards(self, game: Bang, seat: int) -> list[int]:
        cards = game.faces(payable(game, seat, self.name))
        return [
            card for card in cards if self.border is None or game.box.of(card).border is self.border
        ]

    async def pay(self, game: Bang, play: Play) -> list[int]:
        game.discard(play.by, play.named)
        return [play.named]


@mypyc_attr(allow_interpreted_subclasses=True)
class LifePoint(Cost):
    """A life point, but never the last; nobody is responsible for it (DC-55)."""

    def why_not(self, game: Bang, at: At) -> Say | None:
        return None if game.players[at.seat].life > 1 else Say("why-last-life-point")

    async def pay(self, game: Bang, play: Play) -> list[int]:
        seat = play.by
        paid = Play(NONE, play.kind, NONE, [seat], how=ABILITY)
        await lose_life(game, seat, 1, paid, preventable=False)
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Load(Cost):
    """Tokens on the card itself, or on the character; a card that runs empty goes at once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def why_not(self, game: Bang, at: At) -> Say | None:
        there = game.players[at.seat].load if at.card == NONE else game.load[at.card]
        lacking = self.number - there
        return Say("why-too-few-tokens", number=self.number, limit=lacking) if lacking > 0 else None

    async def pay(self, game: Bang, play: Play) -> list[int]:
        await unload(game, play.by, play.card, self.number)
        return []


async def unload(game: Bang, seat: int, card: int, number: int) -> None:
    """Tokens are taken off a card in play, or off a character (NONE).

    A card without effect goes like any other when it is empty.
    """
    if card == NONE:
        game.players[seat].load -= number
        game.emit(Event("unloaded-self", seat=seat, number=number))
        return
    game.load[card] -= number
    game.emit(Event("unloaded", seat=seat, card=card, number=number))
    if game.load[card] == 0:
        emptied = game.box.of(card).emptied
        if emptied is not None and card in game.active(seat):
            await emptied(game, game.box.card_at(card, seat))
        if card in game.players[seat].in_play:
            game.discard(seat, card)


def payable(game: Bang, seat: int, name: int) -> list[int]:
    """The cards of a hand that can be paid with, if they must count as that name."""
    return game.players[seat].hand if name == ANYTHING else held_as(game, seat, name)


async def choose_from_hand(
    game: Bang, seat: int, number: int, kind: int, name: int = ANYTHING
) -> None:
    """Pick cards of one's hand to pay for `kind`, one at a time, face down until all are picked.

    Until then nothing has come to light, and nobody can interrupt.
    """
    player = game.players[seat]
    while len(player.chosen) < number and player.hand:
        say = Say("ask-cost", kind=kind, number=number - len(player.chosen))
        cards = partial(to_pay_with, game, seat, name)
        choice = await game.ask(seat, say, cards, matter=PAY, undisturbed=True)
        moves.lay_aside(game, seat, choice.card)


def discard_chosen(game: Bang, seat: int) -> None:
    for card in game.players[seat].chosen[:]:
        game.discard(seat, card)


def to_pay_with(game: Bang, seat: int, name: int = ANYTHING) -> list[Choice]:
    """What a player who pays can choose: any card, where others only imagine that hand."""
    cards = payable(game, seat, name) or game.players[seat].hand
    return [Choice("discard", card) for card in game.faces(cards)]


def _either(game: Bang, seat: int, card: int) -> list[Choice]:
    cards = game.faces(for_the_pile(game, [card, *game.players[seat].chosen]))
    return [Choice("top", each) for each in cards]
