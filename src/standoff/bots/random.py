"""The bot that picks at random: no rival, but it leaves no corner of the rules unvisited."""

from standoff.bots.bot import BlindBot
from standoff.kernel.rng import Rng


class RandomBot(BlindBot):
    """Every option is equally likely."""

    def __init__(self, seed: str) -> None:
        self._rng = Rng.from_seed(seed)

    def pick(self, options: int) -> int:
        return self._rng.below(options)
