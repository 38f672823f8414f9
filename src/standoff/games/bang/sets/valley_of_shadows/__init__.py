"""The Valley of Shadows: 16 cards, 8 characters (rules/valley_of_shadows.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.valley_of_shadows.cards import BACKFIRES, CARDS
from standoff.games.bang.sets.valley_of_shadows.characters import CHARACTERS
from standoff.kernel.choice import ENDS, GAINS, SPENDS

VALLEY_OF_SHADOWS: Final = Set(
    "valley_of_shadows",
    CARDS,
    CHARACTERS,
    rule=BACKFIRES,
    tones={
        "burst": SPENDS,
        "clubs": SPENDS,
        "clubs-aimed": SPENDS,
        "parry": SPENDS,
        "from-hand": GAINS,
        "from-deck": GAINS,
        "draw-fewer": GAINS,
        "no-lemonade": ENDS,
    },
    edition=2,
)
