"""A Fistful of Cards: 15 events (rules/fistful_of_cards.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.fistful_of_cards.events import EVENTS

FISTFUL_OF_CARDS: Final = Set("fistful_of_cards", EVENTS, ())
