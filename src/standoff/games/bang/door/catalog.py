"""What lies in the box of the card game, for those who want to show it."""

from collections.abc import Sequence

from standoff.games import roles
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.signs import RANKS, SUITS, Sign
from standoff.games.bang.data.sources import EVENTS, Character, EventCard, Kind
from standoff.games.bang.door.setup import all_variants
from standoff.games.bang.turn.event_deck import size_of_deck
from standoff.kernel.view import (
    Catalog,
    CatalogCard,
    CatalogCharacter,
    CatalogReprint,
    CatalogSet,
    Playable,
)


def playable(sets: Sequence[Set]) -> Playable:
    """For how many players the game is, with which sets (B-1, B-2, DC-3)."""
    needs = {
        number: tuple(part.id for part in sets if number in part.players)
        for number in sorted({number for part in sets for number in part.players})
    }
    first = sets[0].players
    return Playable(
        tuple(needs),
        tuple(part.id for part in sets if not part.variant),
        all_variants(sets),
        {number: ids for number, ids in needs.items() if number not in first},
        {EVENTS: size_of_deck(sets)},
        {part.id: part.at_least for part in sets if part.at_least},
        {part.id: part.excludes for part in sets if part.excludes},
    )


def catalog(sets: Sequence[Set]) -> Catalog:
    """Every card and character of the sets, as printed."""
    parts = [
        CatalogSet(
            part.id,
            tuple(_card(kind) for kind in part.kinds),
            tuple(_character(character) for character in part.characters),
            tuple(CatalogReprint(id, _signs(signs)) for id, signs in part.reprints.items()),
        )
        for part in sets
    ]
    return Catalog("bang", tuple(parts), roles.NAMES)


def _card(kind: Kind) -> CatalogCard:
    return CatalogCard(
        kind.id,
        kind.border.id,
        copies=kind.copies,
        signs=_signs(kind.signs),
        reach=kind.reach or None,
        book=kind.book,
        cost=kind.cost or None,
        load=kind.load or None,
        deck=kind.deck if isinstance(kind, EventCard) else kind.home,
        fuse=kind.emptied is not None,
    )


def _signs(signs: list[Sign]) -> tuple[str, ...]:
    return tuple(f"{RANKS[sign.rank]}{SUITS[sign.suit]}" for sign in signs)


def _character(character: Character) -> CatalogCharacter:
    return CatalogCharacter(character.id, character.life)
