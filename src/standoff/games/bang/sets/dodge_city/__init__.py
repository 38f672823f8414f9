"""Dodge City: 40 cards, 15 characters, and the rules for 3 and 8 players (rules/dodge_city.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.dodge_city.cards import CARDS, REPRINTS
from standoff.games.bang.sets.dodge_city.characters import CHARACTERS
from standoff.kernel.choice import GAINS

DODGE_CITY: Final = Set(
    "dodge_city",
    CARDS,
    CHARACTERS,
    players=(3, 4, 5, 6, 7, 8),
    reprints=REPRINTS,
    tones={"draw-play": GAINS},
)
