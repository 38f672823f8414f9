"""What lies in the box of the card game, for those who want to show it."""

from collections.abc import Sequence

from standoff.games import roles
from standoff.games.bang.box import Set
from standoff.games.bang.setup import all_variants
from standoff.games.bang.signs import RANKS, SUITS
from standoff.games.bang.sources import Character, Kind
from standoff.kernel.view import Catalog, CatalogCard, CatalogCharacter, CatalogSet, Playable


def playable(sets: Sequence[Set]) -> Playable:
    """For how many players the roles can be dealt (B-1, B-2), and with what."""
    chosen = tuple(part.id for part in sets if not part.variant)
    return Playable(tuple(sorted(roles.DEALT)), chosen, all_variants(sets))


def catalog(sets: Sequence[Set]) -> Catalog:
    """Every card and character of the sets, as printed."""
    parts = [
        CatalogSet(
            part.id,
            tuple(_card(kind) for kind in part.kinds),
            tuple(_character(character) for character in part.characters),
        )
        for part in sets
    ]
    return Catalog("bang", tuple(parts), roles.NAMES)


def _card(kind: Kind) -> CatalogCard:
    signs = tuple(f"{RANKS[sign.rank]}{SUITS[sign.suit]}" for sign in kind.signs)
    return CatalogCard(kind.id, kind.border, signs, kind.reach or None, kind.book)


def _character(character: Character) -> CatalogCharacter:
    return CatalogCharacter(character.id, character.life)
