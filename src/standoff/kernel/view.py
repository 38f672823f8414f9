"""What a game shows of itself before any match: what can be chosen, and what lies in its box."""

from msgspec import Struct


class Playable(Struct, frozen=True):
    """What a match of a game can be dealt with."""

    players: tuple[int, ...]
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    needs: dict[int, tuple[str, ...]] = {}
    """For numbers of players that need one of these sets."""
    decks: dict[str, int] = {}
    """Sets with a deck of events, and how many it has; of several, a number can be chosen."""
    mixed: int = 0
    """The least number of events in a deck that is mixed from several sets, and the usual one."""


class CatalogCard(Struct, frozen=True):
    """A kind of card as it is printed; its words are in the texts."""

    id: str
    border: str
    signs: tuple[str, ...]
    """Rank and suit of every copy, such as 7D."""
    reach: int | None
    """Of a weapon."""
    book: bool
    """Whether it is left out of first games."""


class CatalogCharacter(Struct, frozen=True):
    """A character as it is printed."""

    id: str
    life: int


class CatalogReprint(Struct, frozen=True):
    """Further copies of a kind of card from another set."""

    id: str
    signs: tuple[str, ...]


class CatalogSet(Struct, frozen=True):
    """What one set adds."""

    id: str
    cards: tuple[CatalogCard, ...]
    characters: tuple[CatalogCharacter, ...]
    reprints: tuple[CatalogReprint, ...] = ()


class Catalog(Struct, frozen=True):
    """All that lies in the box, so that a client has to know no card by its name."""

    game: str
    sets: tuple[CatalogSet, ...]
    roles: tuple[str, ...]
