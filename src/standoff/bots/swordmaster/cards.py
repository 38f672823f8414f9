"""What lies in the box, for one who reckons with it: the cards, and what players can do."""

from typing import Final

from standoff.games.samurai import RULES
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.sources import Kind, Source

KINDS: Final = RULES.box.kinds
_WEAPONS: Final = [kind for kind in KINDS if kind.damage]
_NUMBER: Final = sum([kind.copies for kind in _WEAPONS])

SIZE: Final = RULES.box.size
WEAPONS: Final = _NUMBER / SIZE
"""How likely a card is a Weapon."""
WOUNDS: Final = sum([kind.damage * kind.copies for kind in _WEAPONS]) / _NUMBER
"""Those of a Weapon, on average."""


def _reaching(difficulty: int) -> float:
    return sum([kind.copies for kind in _WEAPONS if kind.reach >= difficulty]) / _NUMBER


_REACHING: Final = [_reaching(difficulty) for difficulty in range(20)]


def reaching(difficulty: int) -> float:
    """How likely a Weapon is good enough for a Difficulty.

    >>> reaching(1), reaching(2), reaching(6)
    (1.0, 0.625, 0.0)
    """
    return _REACHING[difficulty] if difficulty < len(_REACHING) else 0.0


def reaches(look: SamuraiLook, by: int, target: int, weapon: Kind) -> bool:
    """Whether a player's Weapon is good enough to attack another."""
    for source in look.sources(by):
        if source.any_difficulty:
            return True
    return look.difficulty(by, target) <= weapon.reach


def parries_with_weapons(look: SamuraiLook, seat: int) -> bool:
    """Whether a player can parry with Weapons too."""
    character: Source = look.character(seat)
    return character.parries is not None and look.hand_size(seat) > 1
