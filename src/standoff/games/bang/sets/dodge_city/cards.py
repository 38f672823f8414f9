"""The cards of Dodge City (DC-25 to DC-45)."""

from typing import Final

from standoff.games.bang.sources import Kind

REPRINTS: Final = {
    "bang": "8S 5C 6C KC",
    "missed": "8D",
    "beer": "6H 6S",
    "cat_balou": "8C",
    "general_store": "AS",
    "indians": "5D",
    "panic": "JH",
    "barrel": "AC",
    "dynamite": "10C",
    "mustang": "5H",
    "remington": "6D",
    "rev_carabine": "5S",
}  # DC-2

CARDS: Final[tuple[Kind, ...]] = ()
