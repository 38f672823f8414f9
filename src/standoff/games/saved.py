"""The shape of what games write down of themselves, as far as several games have it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from msgspec import Meta, Struct

from standoff.games.cards import Cards, Holder, P
from standoff.games.invariants import Broken
from standoff.games.seated import Seated
from standoff.kernel.errors import BadRecord
from standoff.kernel.rng import Rng


class SeatedData(Struct, forbid_unknown_fields=True, kw_only=True):
    """The shape of a player."""

    role: int
    role_known: int
    character: int
    life: int
    max_life: int

    def restore(self, player: Seated) -> None:
        """Give a fresh player what this one had."""
        player.max_life = self.max_life


class HolderData(SeatedData, forbid_unknown_fields=True, kw_only=True):
    """The shape of a player with cards."""

    hand: list[int]
    in_play: list[int]

    def restore_cards(self, player: Holder) -> None:
        """Give a fresh player what this one had, the cards too."""
        self.restore(player)
        player.hand = self.hand
        player.in_play = self.in_play


class StateData(Struct, forbid_unknown_fields=True, kw_only=True):
    """The shape of a state, checked when it is read back."""

    ring: list[int]
    key: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
    counter: Annotated[int, Meta(ge=0)]
    coming: list[int] = []
    on_top: list[int] = []
    winners: list[int]
    ending: str

    def rng(self) -> Rng:
        rng = Rng(bytes.fromhex(self.key), self.counter)
        rng.coming = self.coming
        rng.on_top = self.on_top
        return rng


class CardsData(StateData, forbid_unknown_fields=True, kw_only=True):
    """The shape of `Cards.data`, checked when it is read back."""

    deck: list[int]
    pile: list[int]
    shelf: list[int]
    known: list[int]

    def restore(self, game: Cards[P]) -> None:
        """Put the cards of a fresh state where they were."""
        game.ring = self.ring
        game.deck = self.deck
        game.pile = self.pile
        game.shelf = self.shelf
        game.known = self.known
        game.winners = self.winners
        game.ending = self.ending


@contextmanager
def reading() -> Iterator[None]:
    """What has not the shape of a saved game, or is no possible position, is a BadRecord."""
    try:
        yield
    except (ValueError, IndexError, KeyError, Broken) as error:
        raise BadRecord(f"This saved game cannot be: {error}") from None
