"""What lies in the box, for those who want to show it."""

from standoff.games.samurai import roles
from standoff.games.samurai.box import Box
from standoff.games.samurai.setup import PLAYERS, SET
from standoff.games.samurai.sources import Kind
from standoff.kernel.view import Catalog, CatalogCard, CatalogCharacter, CatalogSet, Playable


def playable() -> Playable:
    """For how many players the game is."""
    return Playable(PLAYERS, (SET,), ())


def catalog(box: Box) -> Catalog:
    """Every card and character, as printed; the reach of a Weapon is its Difficulty."""
    cards = [_card(kind) for kind in box.kinds]
    characters = [CatalogCharacter(each.id, each.resilience) for each in box.characters]
    return Catalog("samurai", (CatalogSet(SET, tuple(cards), tuple(characters)),), roles.NAMES)


def _card(kind: Kind) -> CatalogCard:
    return CatalogCard(
        kind.id,
        kind.border,
        copies=kind.copies,
        reach=kind.reach or None,
        damage=kind.damage or None,
    )
