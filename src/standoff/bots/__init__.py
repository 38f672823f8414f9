"""Players in code. They see a view and a decision, nothing else."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, View
from standoff.bots.gunslinger import Gunslinger
from standoff.bots.random import RandomBot

__all__ = ["BOTS", "Bot", "Gunslinger", "RandomBot", "View"]

BOTS: Final[dict[str, Callable[[str], Bot]]] = {"random": RandomBot, "gunslinger": Gunslinger}
"""Every bot by name; each is made from a seed."""
