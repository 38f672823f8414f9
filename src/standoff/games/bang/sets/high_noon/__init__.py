"""High Noon: 13 events (rules/high_noon.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.high_noon.events import EVENTS

HIGH_NOON: Final = Set("high_noon", EVENTS, ())
