"""Cards that do not go where other cards go."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from standoff.games.bang.data.state import Bang


class Lands:
    """Cards, by the ids of their kinds, and where they land.

    Each function gets a card that has left its place, and puts it somewhere. `open` says whether
    cards that come off the deck are kept from hands and from the middle.
    """

    __slots__ = ("discarded", "kinds", "off_deck", "open", "taken")

    def __init__(
        self,
        kinds: tuple[str, ...],
        *,
        open: Callable[["Bang"], bool],
        off_deck: Callable[["Bang", int], None],
        discarded: Callable[["Bang", int], None],
        taken: Callable[["Bang", int], None],
    ) -> None:
        self.kinds = kinds
        self.open = open
        self.off_deck = off_deck
        self.discarded = discarded
        self.taken = taken
