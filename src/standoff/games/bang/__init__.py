"""The card game. Here, and only here, the core and the sets are put together."""

from typing import Final

from standoff.games.bang.rules import BangRules
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.dodge_city import DODGE_CITY

RULES: Final = BangRules([BASE, DODGE_CITY])
"""All sets, in the canonical order that gives every printed order between them."""
