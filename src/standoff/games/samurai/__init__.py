"""Samurai Sword. Here, and only here, the core and its cards and characters are put together."""

from typing import Final

from standoff.games.samurai.box import Box
from standoff.games.samurai.cards import KINDS
from standoff.games.samurai.characters import CHARACTERS
from standoff.games.samurai.rules import SamuraiRules

RULES: Final = SamuraiRules(Box(KINDS, CHARACTERS))
