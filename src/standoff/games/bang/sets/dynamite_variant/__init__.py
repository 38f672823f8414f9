"""The Dynamite variant: the Dynamite is never held, and a Stick says whom it threatens.

The rules are in rules/dynamite_variant.md.
"""

from typing import Final

from standoff.games.bang.data.box import FIRST_GAME, Set
from standoff.games.bang.sets.dynamite_variant.stick import STICK, THE_STICK

DYNAMITE_VARIANT: Final = Set(
    "dynamite_variant",
    (),
    (),
    rule=THE_STICK,
    tokens=(STICK,),
    variant=True,
    excludes=(FIRST_GAME,),
)
