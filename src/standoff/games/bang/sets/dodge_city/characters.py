"""The characters of Dodge City (DC-46 to DC-77)."""

from typing import Final

from standoff.games.bang.sources import Character

CHARACTERS: Final[tuple[Character, ...]] = ()
