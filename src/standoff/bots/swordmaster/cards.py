"""What lies in the box, for one who reckons with it: the cards, and what players can do."""

from collections.abc import Callable
from functools import cache
from typing import Final

from standoff.games.samurai import RULES
from standoff.games.samurai.sources import Kind, Source
from standoff.games.samurai.view import SamuraiPlayerView, SamuraiView
from standoff.kernel.ring import clockwise

KINDS: Final = {kind.id: kind for kind in RULES.box.kinds}
_STRANGER: Final = Source("", {})
_CHARACTERS: Final[dict[str, Source]] = {
    character.id: character for character in RULES.box.characters
}
_WEAPONS: Final = [kind for kind in KINDS.values() if kind.damage]
_NUMBER: Final = sum(kind.copies for kind in _WEAPONS)

SIZE: Final = RULES.box.size
WEAPONS: Final = _NUMBER / SIZE
"""How likely a card is a Weapon."""
WOUNDS: Final = sum(kind.damage * kind.copies for kind in _WEAPONS) / _NUMBER
"""Those of a Weapon, on average."""


def sources(player: SamuraiPlayerView) -> list[Source]:
    """Whatever makes a player stronger or weaker: the character, and the cards in play."""
    return [_character(player), *(KINDS[card] for card in player.in_play)]


@cache
def reaching(difficulty: int) -> float:
    """How likely a Weapon is good enough for a Difficulty.

    >>> reaching(1), reaching(2), reaching(6)
    (1.0, 0.625, 0.0)
    """
    return sum(kind.copies for kind in _WEAPONS if kind.reach >= difficulty) / _NUMBER


def difficulty(table: SamuraiView, by: int, target: int) -> int:
    """The Difficulty for one player to attack another."""
    players = table.players
    circle = clockwise(list(table.ring), by)
    place = circle.index(target)
    ways = (circle[1:place], circle[place + 1 :])
    steps = min(sum(not players[seat].harmless for seat in way) for way in ways)
    return 1 + steps + sum(source.seen for source in sources(players[target]))


def reaches(table: SamuraiView, by: int, target: int, weapon: Kind) -> bool:
    """Whether a player's Weapon is good enough to attack another."""
    if any(source.any_difficulty for source in sources(table.players[by])):
        return True
    return difficulty(table, by, target) <= weapon.reach


def parries(player: SamuraiPlayerView) -> Callable[[str], bool]:
    """Which cards a player can parry with."""
    if _character(player).parries is not None and player.hand_size > 1:
        return lambda card: KINDS[card].is_parry or KINDS[card].damage > 0
    return lambda card: KINDS[card].is_parry


def _character(player: SamuraiPlayerView) -> Source:
    return _CHARACTERS.get(player.character, _STRANGER)
