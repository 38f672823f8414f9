"""What positions of games with cards have in common."""

from typing import Any

from standoff.games.cards import Cards, P, Printed
from standoff.kernel.event import EVERYONE
from standoff.kernel.scenario import Scenario


class Stock:
    """The cards of the box that are not placed yet.

    One is named by its whole name (`bang-7D`), by its kind (`bang`), or by its sign (`7D`).
    """

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.left = list(range(printed.size))

    def take(self, names: str) -> list[int]:
        return [self._one(name) for name in names.split()]

    def _one(self, wanted: str) -> int:
        for card in self.left:
            name = self.printed.name[card]
            if wanted == name or wanted in name.split("-"):
                self.left.remove(card)
                return card
        raise ValueError(f"There is no card {wanted!r} left.")


def lay_out_chance(game: Cards[P], at_random: str, shuffled: str) -> None:
    """What is taken at random from hands, and lies on top after the next shuffle, if need be."""
    hands = [card for player in game.players for card in player.hand]
    in_play = [card for player in game.players for card in player.in_play]
    taken, mixed = Stock(game.printed), Stock(game.printed)
    taken.left = hands + game.deck + game.pile + in_play
    mixed.left = game.pile[::-1] + hands + in_play + game.deck
    mixed.left += [card for card in range(game.printed.size) if card not in mixed.left]
    game.rng.coming = taken.take(at_random)
    game.rng.on_top = mixed.take(shuffled)[::-1]


def lay_out(game: Cards[P], stock: Stock, deck: str, pile: str, rest: str | int) -> None:
    """Make deck and pile, put what is left where the rest goes, and let everyone look."""
    game.deck = stock.take(deck)[::-1]
    game.pile = stock.take(pile)[::-1]
    if isinstance(rest, int):
        game.players[rest].hand += stock.left
    elif rest == "pile":
        game.pile = stock.left + game.pile
    else:
        game.deck = stock.left + game.deck
    for seat, player in enumerate(game.players):
        for card in player.hand:
            game.see(card, 1 << seat)
        for card in player.in_play:
            game.see(card, EVERYONE)
    for card in game.pile:
        game.see(card, EVERYONE)


class CardTable(Scenario):
    """A position with cards."""

    resting = frozenset({"ask-main"})

    # Choices people make all the time

    def play(self, card: str, *, at: int | None = None, pick: str | None = None) -> None:
        """Play a card from hand, with what it announces."""
        fields = {"seat": at, "pick": pick}
        self.choose("play", card, **{k: v for k, v in fields.items() if v is not None})

    def end_turn(self) -> None:
        """End the phase of playing cards; excess cards are asked for separately."""
        self.choose("end")

    def why_not(self, card: str, target: int | None = None) -> str | None:
        """The reason why the asked seat may not use a card (at that target) now, by its id."""
        reason = self.match.explain(card, target)
        return None if reason is None else reason.id

    # The position

    @property
    def game(self) -> Cards[Any]:
        game = self.match.game
        assert isinstance(game, Cards)
        return game

    def life(self, seat: int) -> int:
        return int(self.game.players[seat].life)

    def hand(self, seat: int) -> list[str]:
        return self._names(self.game.players[seat].hand)

    def in_play(self, seat: int) -> list[str]:
        return self._names(self.game.players[seat].in_play)

    def pile(self) -> list[str]:
        """The discard pile, its top first."""
        return self._names(self.game.pile[::-1])

    def deck(self) -> list[str]:
        """The deck, its top first."""
        return self._names(self.game.deck[::-1])

    def _names(self, cards: list[int]) -> list[str]:
        return [self.game.card_name(card) for card in cards]
