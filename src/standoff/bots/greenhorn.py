"""The bot that is new to the game: it knows what it wants, but is slow to see who is who."""

from collections.abc import Callable
from typing import Final

from standoff.bots.bot import Bot, Seasoned, View
from standoff.bots.judgement import Judgement
from standoff.kernel.decision import Decision
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

ATTENTION: Final = 0.3
"""How much it reads off an act: roles show to it after three times as many."""

SLIPS: Final = 90
"""In so many of 100 questions it takes anything that looks about as good as the best."""

NEAR: Final = 0.6
"""What looks so: at most this part of the way from the best option to the worst."""


class Greenhorn(Bot):
    """Judges as a seasoned bot does, one card ahead, but learns slowly and does not weigh finely.

    It never means to lose: the choice is among what looks nearly best to it.
    """

    def __init__(self, seasoned: Callable[[str], Seasoned], seed: str) -> None:
        self.why = None
        self.hunch = Text("bot-hunch")
        self._make = seasoned
        self._seasoned = seasoned(seed)
        self._seasoned.beliefs.attention = ATTENTION
        self._rng = Rng.from_seed(f"{seed}-slips")

    def copy(self) -> "Greenhorn":
        twin = Greenhorn(self._make, "")
        seasoned = self._seasoned.copy()
        assert isinstance(seasoned, Seasoned)
        twin.why = self.why
        twin._seasoned = seasoned
        twin._rng = self._rng.copy()
        return twin

    def choose(self, view: View, decision: Decision) -> str:
        keys = [option.key for option in decision.options]
        usual = keys.index(self._seasoned.choose(view, decision))
        place = self._slip(usual)
        self.why = self._seasoned.why if place == usual else self.hunch
        return keys[place]

    def place(self, view: View) -> int:
        return self._slip(self._seasoned.place(view))

    def _slip(self, usual: int) -> int:
        """Instead of the usual choice, now and then one that is nearly as good."""
        judged = self._seasoned.judged
        if not judged or self._rng.below(100) >= SLIPS:
            return usual
        near = nearly_best(judged)
        return near[self._rng.below(len(near))]


def nearly_best(judged: list[Judgement]) -> list[int]:
    """The places of what is not far from the best, as a part of what lies between all of them.

    >>> nearly_best([Judgement(value, "try") for value in (1.0, 0.5, 0.3, 0.0)])
    [0, 1]
    """
    values = [each.value for each in judged]
    best = max(values)
    least = best - NEAR * (best - min(values))
    return [place for place, value in enumerate(values) if value >= least]
