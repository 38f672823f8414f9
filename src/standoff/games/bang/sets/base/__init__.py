"""The base game: 80 cards, 16 characters (rules/base.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.base.cards import CARDS
from standoff.games.bang.sets.base.characters import CHARACTERS
from standoff.kernel.choice import GAINS

BASE: Final = Set(
    "base",
    CARDS,
    CHARACTERS,
    players=(4, 5, 6, 7),
    tones={"draw-hand": GAINS, "draw-pile": GAINS, "keep": GAINS, "take": GAINS},
    edition=2,
)
