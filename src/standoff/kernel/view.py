"""What a game shows of itself: what can be chosen, what lies in its box, and what tables have.

`TableView` and `PlayerView` are what every game shows; a game adds its own fields, and its name as
the tag, so that one who looks at several games can tell their views apart.
"""

from msgspec import Struct


class PlayerView(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One player as another sees them. What is nearly never there has a default and is left out."""

    seat: int
    character: str
    role: str | None
    in_game: bool
    life: int
    max_life: int
    open_role: bool = False
    """Whether everyone knows the role."""
    distance: int | None = None
    """From the viewer to them, as the game counts it."""
    reach: int | None = None
    """How far they get, where it depends on the player."""
    hand_size: int = 0
    hand: tuple[str, ...] = ()
    """The cards of the hand that are known to the viewer: all of one's own."""
    in_play: tuple[str, ...] = ()


class TableView(Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="game"):
    """The whole table as one seat, or a spectator, may know it."""

    viewer: int | None
    players: tuple[PlayerView, ...]
    ring: tuple[int, ...]
    turn: int
    turn_number: int
    step: str
    winners: tuple[int, ...]
    ending: str | None


class Span(Struct, frozen=True):
    """The numbers an option may have: from the least, the usual one, up to what the sets allow."""

    least: int
    most: dict[str, int]
    """What each set adds to the largest number."""
    sets: int = 1
    """How many of these sets it takes to have a choice."""


class Playable(Struct, frozen=True):
    """What a match of a game can be dealt with."""

    players: tuple[int, ...]
    sets: tuple[str, ...]
    variants: tuple[str, ...]
    needs: dict[int, tuple[str, ...]] = {}
    """For numbers of players that need one of these sets."""
    options: dict[str, Span] = {}
    """Numbers that can be chosen besides, by their names."""
    least: dict[str, int] = {}
    """The fewest players that can play with a set or variant, if not as few as without it."""
    excludes: dict[str, tuple[str, ...]] = {}
    """The variants that cannot be played with a set or variant."""


class CatalogCard(Struct, frozen=True):
    """A kind of card as it is printed; its words are in the texts."""

    id: str
    border: str
    copies: int
    signs: tuple[str, ...] = ()
    """Rank and suit of every copy, such as 7D, where cards have them."""
    reach: int | None = None
    """Of a weapon."""
    damage: int | None = None
    """Of a weapon, where weapons differ in it."""
    book: bool = False
    """Whether it is left out of first games."""
    cost: int | None = None
    """What is paid for it, where cards are acquired."""
    load: int | None = None
    """The tokens it comes into play with."""
    deck: str = ""
    """The deck it belongs to, if not that of the playing cards."""
    fuse: bool = False
    """Whether it does something when the last of them is gone."""


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
    faces: tuple[str, ...] = ()
    """Of its dice."""


class Catalog(Struct, frozen=True):
    """All that lies in the box, so that a client has to know no card by its name."""

    game: str
    sets: tuple[CatalogSet, ...]
    roles: tuple[str, ...]
