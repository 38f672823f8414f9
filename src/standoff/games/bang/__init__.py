"""The card game. Here, and only here, the core and the sets are put together."""

from importlib.metadata import entry_points
from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.sets.armed_and_dangerous import ARMED_AND_DANGEROUS
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.dodge_city import DODGE_CITY
from standoff.games.bang.sets.dynamite_variant import DYNAMITE_VARIANT
from standoff.games.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from standoff.games.bang.sets.gold_rush import GOLD_RUSH
from standoff.games.bang.sets.great_train_robbery import GREAT_TRAIN_ROBBERY
from standoff.games.bang.sets.high_noon import HIGH_NOON
from standoff.games.bang.sets.shadow_gunslingers import SHADOW_GUNSLINGERS
from standoff.games.bang.sets.valley_of_shadows import VALLEY_OF_SHADOWS
from standoff.games.bang.sets.wild_west_show import WILD_WEST_SHOW
from standoff.kernel.errors import StandoffError

PLUGGED_IN: Final = "standoff.bang.sets"
"""The entry point by which another package brings a set: `my_set = "my_package:MY_SET"`."""

SETS: Final = (
    BASE,
    DODGE_CITY,
    DYNAMITE_VARIANT,
    GOLD_RUSH,
    VALLEY_OF_SHADOWS,
    HIGH_NOON,
    FISTFUL_OF_CARDS,
    WILD_WEST_SHOW,
    ARMED_AND_DANGEROUS,
    GREAT_TRAIN_ROBBERY,
    SHADOW_GUNSLINGERS,
)


def plugged_in() -> list[Set]:
    """The sets of other packages, in the order of their names."""
    found: list[Set] = []
    for point in sorted(entry_points(group=PLUGGED_IN), key=lambda each: each.name):
        made = point.load()
        if not isinstance(made, Set):
            raise StandoffError(f"{point.value} is no set (entry point {PLUGGED_IN}).")
        taken = {id for part in (*SETS, *found) for id in _ids(part)}
        for id in _ids(made):
            if id in taken:
                raise StandoffError(f"{point.value} brings {id}, which is there already.")
            taken.add(id)
        found.append(made)
    return found


def _ids(part: Set) -> list[str]:
    """Of a set, its cards and its characters; a card may be called like its set."""
    sources = [*part.kinds, *part.characters]
    return [f"set {part.id}", *(source.id for source in sources)]


RULES: Final = BangRules([*SETS, *plugged_in()])
"""All sets, in the canonical order that gives every printed order between them."""
