"""What a character can do, read off its properties. The box is public."""

from typing import Final

from standoff.games.dice import RULES
from standoff.games.dice.character import Character
from standoff.games.dice.faces import SHOTS
from standoff.games.dice.shots import CLOSE, PLACES

_CHARACTERS: Final = {who.id: who for who in RULES.characters}
_LIFE: Final = 8
_REACH: Final[dict[tuple[Character, int, int], tuple[int, ...]]] = {}

_IN_NEED: Final = 4
"""Who gets more out of an own Beer does so with so many life points left, or fewer."""
BY_ABILITY: Final = 2
"""Life points that are gained by an ability of one's own."""


def of(id: str) -> Character:
    """The character of that name; one that the box does not have can do nothing special.

    >>> of("lucky_duke").rolls, of("nobody").rolls
    (4, 3)
    """
    return _CHARACTERS.get(id) or Character(id, _LIFE)


def own_beer(who: Character, life: int) -> int:
    """The life points that a character with so many left gains by a Beer of their own.

    >>> own_beer(of("jesse_jones"), 4), own_beer(of("jesse_jones"), 5), own_beer(of("nobody"), 4)
    (2, 1, 1)
    """
    return BY_ABILITY if who.own_beer is not None and life <= _IN_NEED else 1


def reach(who: Character, face: int, players: int) -> tuple[int, ...]:
    """How many places to the left of that character the targets of a face sit.

    >>> from standoff.games.dice.faces import BULLSEYE_1, BULLSEYE_2
    >>> reach(of("nobody"), BULLSEYE_1, 5), reach(of("nobody"), BULLSEYE_2, 4)
    ((1, 4), (2,))
    >>> reach(of("rose_doolan"), BULLSEYE_2, 7), reach(of("calamity_janet"), BULLSEYE_1, 7)
    ((2, 3, 4, 5), (1, 2, 5, 6))
    """
    key = who, face, players
    known = _REACH.get(key)
    if known is not None:
        return known
    places: set[int] = set()
    for used_as in SHOTS if who.either else (face,):
        fewest = 1 if players <= CLOSE else PLACES[used_as]
        for steps in range(fewest, fewest + who.further + 1):
            places |= {steps % players, -steps % players}
    found = tuple(sorted(places - {0}))
    _REACH[key] = found
    return found
