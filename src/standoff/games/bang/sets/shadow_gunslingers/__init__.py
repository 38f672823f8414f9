"""Shadow Gunslingers: whoever is eliminated plays on, in their own turns only.

The rules are in rules/shadow_gunslingers.md.
"""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.shadow_gunslingers.shadows import SHADOWS, shadows

SHADOW_GUNSLINGERS: Final = Set(
    "shadow_gunslingers",
    (),
    (),
    rule=SHADOWS,
    parts=(shadows,),
    variant=True,
    at_least=4,
)
