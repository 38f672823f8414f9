"""Costs: what is paid for something. Paying is never playing (DC-16)."""

from functools import partial

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import ORDER, PAY
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.mechanics.settle import pile_is_read
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost:
    """What a card or an ability costs besides itself; `place` is that of its text in the box.

    What is to be decided is decided first, out of sight, and then paid. `card` is the card that
    is played, or the one that is named along with the ability.
    """

    def why_not(self, game: Bang, seat: int) -> Say | None:
        """Why it cannot be paid now; None if it can."""
        raise NotImplementedError

    def cards(self, game: Bang, seat: int) -> list[int]:
        """The cards that can be named to pay with; NONE: none is to be named."""
        return [NONE]

    async def choose(self, game: Bang, seat: int, place: int, card: int) -> None:
        """Decide what to pay with."""

    async def pay(self, game: Bang, seat: int, place: int, card: int) -> list[int]:
        """Pay; gives the cards that were discarded."""
        raise NotImplementedError


class ExtraCard(Cost):
    """Another card of the hand, along with the one that is played (DC-13 to DC-16).

    The card that is played lies open in the middle until both go to the discard pile.
    """

    def why_not(self, game: Bang, seat: int) -> Say | None:
        return None if len(game.players[seat].hand) > 1 else Say("why-no-other-card")

    async def choose(self, game: Bang, seat: int, place: int, card: int) -> None:
        await choose_from_hand(game, seat, 1, place)

    async def pay(self, game: Bang, seat: int, place: int, card: int) -> list[int]:
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


class FromHand(Cost):
    """Any cards of the hand."""

    def __init__(self, number: int) -> None:
        self.number = number

    def why_not(self, game: Bang, seat: int) -> Say | None:
        if len(game.players[seat].hand) >= self.number:
            return None
        return Say("why-too-few-cards", number=self.number)

    async def choose(self, game: Bang, seat: int, place: int, card: int) -> None:
        await choose_from_hand(game, seat, self.number, place)

    async def pay(self, game: Bang, seat: int, place: int, card: int) -> list[int]:
        paid = game.players[seat].chosen[:]
        discard_chosen(game, seat)
        return paid


class OneOfBorder(Cost):
    """A card of the hand with a certain border, named when it is announced."""

    def __init__(self, border: str) -> None:
        self.border = border

    def why_not(self, game: Bang, seat: int) -> Say | None:
        return None if self.cards(game, seat) else Say("why-no-such-card")

    def cards(self, game: Bang, seat: int) -> list[int]:
        hand = game.faces(game.players[seat].hand)
        return [card for card in hand if game.box.of(card).border == self.border]

    async def pay(self, game: Bang, seat: int, place: int, card: int) -> list[int]:
        game.discard(seat, card)
        return [card]


class LifePoint(Cost):
    """A life point, but never the last; nobody is responsible for it (DC-55)."""

    def why_not(self, game: Bang, seat: int) -> Say | None:
        return None if game.players[seat].life > 1 else Say("why-last-life-point")

    async def pay(self, game: Bang, seat: int, place: int, card: int) -> list[int]:
        await lose_life(game, seat, 1, Play(NONE, place, NONE, [seat]))
        return []


async def choose_from_hand(game: Bang, seat: int, number: int, kind: int) -> None:
    """Pick cards of one's hand to pay for `kind`, one at a time, face down until all are picked.

    Until then nothing has come to light, and nobody can interrupt.
    """
    player = game.players[seat]
    while len(player.chosen) < number and player.hand:
        say = Say("ask-cost", kind=kind, number=number - len(player.chosen))
        cards = partial(_hand, game, seat)
        choice = await game.ask(seat, say, cards, matter=PAY, undisturbed=True)
        player.hand.remove(choice.card)
        player.chosen.append(choice.card)


def discard_chosen(game: Bang, seat: int) -> None:
    for card in game.players[seat].chosen[:]:
        game.discard(seat, card)


def _hand(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand)]


def _either(game: Bang, seat: int, card: int) -> list[Choice]:
    cards = game.faces([card, *game.players[seat].chosen])
    return [Choice("top", each) for each in cards]
