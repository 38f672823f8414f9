"""The bot that picks at random: no rival, but it leaves no corner of the rules unvisited."""

from mypy_extensions import mypyc_attr

from standoff.bots.bot import Bot, View
from standoff.kernel.decision import Decision
from standoff.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Every option is equally likely."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng.from_seed(seed)

    def pick(self, options: int) -> int:
        """The number of an option, given how many there are."""
        return self.rng.below(options)

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(len(decision.options))].key
