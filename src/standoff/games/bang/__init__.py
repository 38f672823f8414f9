"""The card game. Here, and only here, the core and the sets are put together."""

from typing import Final

from standoff.games.bang.rules import BangRules
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.dynamite_variant import DYNAMITE_VARIANT
from standoff.games.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from standoff.games.bang.sets.high_noon import HIGH_NOON

RULES: Final = BangRules([BASE, DYNAMITE_VARIANT, HIGH_NOON, FISTFUL_OF_CARDS])
"""All sets, in the canonical order that gives every printed order between them."""
