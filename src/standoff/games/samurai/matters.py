"""What a question of Samurai Sword is about."""

from typing import Final

from standoff.kernel.game import MAIN

ESCAPE: Final = "escape"  # an attack to parry; else `stake` wounds by `by`
SUPPLY: Final = "supply"  # a Weapon; else `stake` wounds by `by`
HONOUR: Final = "honour"  # a Weapon; else `stake` Honour points
DRAW: Final = "draw"  # where the first card comes from
PART: Final = "part"  # which card of one's own to lose

MATTERS: Final = (MAIN, ESCAPE, SUPPLY, HONOUR, DRAW, PART)
