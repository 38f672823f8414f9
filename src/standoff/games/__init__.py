"""The games, each a package of its own."""

from typing import Any, Final

from standoff.games import bang, dice, samurai
from standoff.kernel.game import Rules

GAMES: Final[dict[str, Rules[Any]]] = {
    "bang": bang.RULES,
    "dice": dice.RULES,
    "samurai": samurai.RULES,
}
