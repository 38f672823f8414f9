"""The shape of what games with cards write down of themselves."""

from typing import Annotated

from msgspec import Meta, Struct

from standoff.games.cards import Cards, Holder, P
from standoff.kernel.rng import Rng


class HolderData(Struct, forbid_unknown_fields=True, kw_only=True):
    """The shape of a player, as far as every game has it."""

    role: int
    role_known: int
    character: int
    life: int
    max_life: int
    hand: list[int]
    in_play: list[int]

    def restore(self, player: Holder) -> None:
        """Give a fresh player what this one had."""
        player.max_life = self.max_life
        player.hand = self.hand
        player.in_play = self.in_play


class CardsData(Struct, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Cards.data`, checked when it is read back."""

    ring: list[int]
    deck: list[int]
    pile: list[int]
    shelf: list[int]
    known: list[int]
    key: str
    counter: Annotated[int, Meta(ge=0)]
    winners: list[int]
    ending: str

    def rng(self) -> Rng:
        return Rng(bytes.fromhex(self.key), self.counter)

    def restore(self, game: Cards[P]) -> None:
        """Put the cards of a fresh state where they were."""
        game.ring = self.ring
        game.deck = self.deck
        game.pile = self.pile
        game.shelf = self.shelf
        game.known = self.known
        game.winners = self.winners
        game.ending = self.ending
