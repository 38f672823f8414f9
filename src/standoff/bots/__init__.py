"""Players in code. They see a view and a decision, nothing else."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, View
from standoff.bots.gambler import Gambler
from standoff.bots.gunslinger import Gunslinger
from standoff.bots.random import RandomBot
from standoff.bots.swordmaster import Swordmaster

__all__ = [
    "BOTS",
    "Bot",
    "Gambler",
    "Gunslinger",
    "Maker",
    "RandomBot",
    "Swordmaster",
    "View",
    "best",
]

Maker = Callable[[str], Bot]
"""Makes a bot from a seed."""

BOTS: Final[dict[str, dict[str, Maker]]] = {
    "bang": {"gunslinger": Gunslinger, "random": RandomBot},
    "dice": {"gambler": Gambler, "random": RandomBot},
    "samurai": {"swordmaster": Swordmaster, "random": RandomBot},
}
"""The bots of every game by name, the best one first."""


def best(game: str) -> str:
    """The name of the bot that plays a game best.

    >>> best("bang")
    'gunslinger'
    """
    return next(iter(BOTS[game]))
