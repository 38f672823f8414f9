"""BANG! The Dice Game. Here, and only here, the core and the characters are put together."""

from typing import Final

from standoff.games.dice.characters import CHARACTERS
from standoff.games.dice.rules import DiceRules

RULES: Final = DiceRules(CHARACTERS)
