"""Players in code. They see a view and a decision, nothing else."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from standoff.bots.bot import Bot, Chance, View
from standoff.bots.gambler import Gambler
from standoff.bots.greenhorn import Greenhorn
from standoff.bots.gunslinger import Gunslinger
from standoff.bots.random import RandomBot
from standoff.bots.searching import Searcher
from standoff.bots.swordmaster import Swordmaster
from standoff.kernel.errors import StandoffError

__all__ = [
    "BOTS",
    "RANDOM",
    "THINKING",
    "Bot",
    "Chance",
    "Gambler",
    "Greenhorn",
    "Gunslinger",
    "Maker",
    "RandomBot",
    "Searcher",
    "Swordmaster",
    "View",
    "at_once",
    "best",
]

Maker = Callable[[str], Bot]
"""Makes a bot from a seed."""

PLUGGED_IN: Final = "standoff.bots"
"""The entry point by which another package brings a bot: `"bang.hothead" = "my_package:Hothead"`.

It is called like the game, a dot, and the bot; what it stands for makes a bot from a seed.
"""

GOOD: Final[dict[str, dict[str, Maker]]] = {
    "bang": {
        "gunslinger": Gunslinger,
        "marshal": partial(Searcher, Gunslinger),
        "greenhorn": partial(Greenhorn, Gunslinger),
    },
    "dice": {
        "gambler": Gambler,
        "cardsharp": partial(Searcher, Gambler),
        "greenhorn": partial(Greenhorn, Gambler),
    },
    "samurai": {
        "swordmaster": Swordmaster,
        "shogun": partial(Searcher, Swordmaster),
        "greenhorn": partial(Greenhorn, Swordmaster),
    },
}
THINKING: Final = ("marshal", "cardsharp", "shogun")  # they need time for an answer
RANDOM: Final = "random"


def plugged_in() -> dict[str, dict[str, Maker]]:
    """The bots of other packages for every game, in the order of their names.

    Nothing of a package is run before one of its bots sits down.
    """
    found: dict[str, dict[str, Maker]] = {game: {} for game in GOOD}
    for point in sorted(entry_points(group=PLUGGED_IN), key=lambda each: each.name):
        game, _, name = point.name.partition(".")
        if game not in GOOD or not name:
            raise StandoffError(
                f"{point.value} is called {point.name!r} (entry point {PLUGGED_IN}): "
                f"it should be a game ({', '.join(GOOD)}), a dot, and the name of the bot."
            )
        if name in (*GOOD[game], *found[game], RANDOM):
            raise StandoffError(f"{point.value} brings {point.name}, which is there already.")
        found[game][name] = partial(_made, point)
    return found


def _made(point: EntryPoint, seed: str) -> Bot:
    """A bot of another package."""
    make = point.load()
    bot = make(seed) if callable(make) else make
    if not isinstance(bot, Bot):
        raise StandoffError(f"{point.value} makes no bot (entry point {PLUGGED_IN}).")
    return bot


BOTS: Final[dict[str, dict[str, Maker]]] = {
    game: {**GOOD[game], **others, RANDOM: RandomBot} for game, others in plugged_in().items()
}
"""The bots of every game by name: the usual one first, the easiest last."""


def best(game: str) -> str:
    """The name of the bot that plays a game best of those who answer at once.

    >>> best("bang")
    'gunslinger'
    """
    return next(iter(BOTS[game]))


def at_once(game: str) -> tuple[str, ...]:
    """The names of the bots that keep nobody waiting.

    >>> at_once("dice")
    ('gambler', 'greenhorn', 'random')
    """
    return tuple(name for name in BOTS[game] if name not in THINKING)
