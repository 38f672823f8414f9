"""The bot that tries its options out: in games it imagines, played to their end by fast bots."""

from collections.abc import Callable
from math import sqrt
from time import monotonic
from typing import Final

from standoff.bots.bot import Bot, Chance, Seasoned, View
from standoff.bots.imagining import Imagination
from standoff.bots.judgement import Judgement
from standoff.bots.playing import playout
from standoff.kernel.decision import Decision
from standoff.kernel.text import Text

PLAYOUTS: Final = 128
"""For one question, if nothing else is said."""

MOST: Final = 4
"""Options that are tried, the usual choice among them."""

SURE: Final = 2.0
"""Standard errors by which another option must be better to be preferred to the usual choice."""

FEWEST: Final = 8
"""Games of an option before anything is said of it."""


class Trial:
    """The games in which one option was tried."""

    __slots__ = ("place", "won")

    def __init__(self, place: int) -> None:
        self.place = place
        self.won: list[int] = []

    def chance(self) -> Chance:
        """The share of games won; the error is never taken for 0, however they went.

        >>> trial = Trial(2)
        >>> trial.won = [1, 0, 1, 1]
        >>> trial.chance().chance
        0.75
        """
        games, won = len(self.won), sum(self.won)
        share = (won + 1) / (games + 2)
        return Chance(self.place, won / games, sqrt(share * (1 - share) / games), games)

    def beats(self, usual: "Trial") -> bool:
        """Whether it is surely better, by the games in which both were tried."""
        games = len(self.won)
        if games < FEWEST:
            return False
        gains = [won - usual.won[number] for number, won in enumerate(self.won)]
        mean = sum(gains) / games
        spread = (sum([gain * gain for gain in gains]) + 1) / games - mean * mean
        return mean > SURE * sqrt(spread / games)


class Searcher(Bot):
    """Plays as a seasoned bot does, unless it is sure that something else wins more often.

    What its seat cannot know is dealt anew for every game, roles as often as it believes in them.
    In each such game all options are tried that are still of interest, with the same chance for
    all; half-way only the usual choice and the one that did better are left, if one did. All
    follows from the seed and the number of playouts. With a time in seconds instead, it also
    depends on the machine.
    """

    def __init__(
        self,
        seasoned: Callable[[str], Seasoned],
        seed: str,
        playouts: int = PLAYOUTS,
        seconds: float | None = None,
    ) -> None:
        self.why = None
        self.chances = ()
        self._make = seasoned
        self._seasoned = seasoned(seed)
        self._seed = seed
        self._playouts = playouts
        self._seconds = seconds
        self._asked = 0

    def copy(self) -> "Searcher":
        twin = Searcher(self._make, self._seed, self._playouts, self._seconds)
        seasoned = self._seasoned.copy()
        assert isinstance(seasoned, Seasoned)
        twin.why, twin.chances = self.why, self.chances
        twin._seasoned = seasoned
        twin._asked = self._asked
        return twin

    def choose(self, view: View, decision: Decision) -> str:
        keys = [option.key for option in decision.options]
        usual = keys.index(self._seasoned.choose(view, decision))
        place = self._search(view, usual)
        self.why = self._seasoned.why
        if self.chances:
            self.why = _reason(self.chances, place == usual)
        return keys[place]

    def place(self, view: View) -> int:
        return self._search(view, self._seasoned.place(view))

    def _search(self, view: View, usual: int) -> int:
        self._asked += 1
        self.chances = ()
        places = contenders(self._seasoned.judged, usual)
        if len(places) == 1:
            return usual
        trials = [Trial(place) for place in places]
        self._try(view, trials)
        first = trials[0]
        rival = max(trials[1:], key=_games_and_wins)
        chosen = rival if rival.beats(first) else first
        rest = [trial for trial in trials if trial is not chosen]
        self.chances = tuple([trial.chance() for trial in (chosen, *rest)])
        return chosen.place

    def _try(self, view: View, trials: list[Trial]) -> None:
        """Half of the budget for all options, half for the first and the one that did better."""
        imagination = Imagination(view, self._seasoned.beliefs)
        self._try_all(view.seat, imagination, trials)
        rival = max(trials[1:], key=_wins)
        if sum(rival.won) > sum(trials[0].won):
            self._try_all(view.seat, imagination, [trials[0], rival])

    def _try_all(self, seat: int, imagination: Imagination, trials: list[Trial]) -> None:
        """Half of the budget, the same for each of these options."""
        began = monotonic()
        games = max(self._playouts // (2 * len(trials)), 1)
        while games > 0:
            number = len(trials[0].won)
            self._try_once(seat, imagination, trials, f"{self._seed}-{self._asked}-{number}")
            if self._seconds is None:
                games -= 1
            elif monotonic() - began > self._seconds / 2:
                break

    def _try_once(
        self, seat: int, imagination: Imagination, trials: list[Trial], seed: str
    ) -> None:
        """One imagined game, with each of the options."""
        fork = imagination.match(seed)
        for trial in trials:
            twin = fork.copy()
            twin.choose(trial.place)
            trial.won.append(int(seat in playout(twin, seed, self._seasoned)))


def contenders(judged: list[Judgement], usual: int) -> list[int]:
    """The usual choice and the best others; of those that are judged alike, one."""
    found = [usual]
    others = [place for place in range(len(judged)) if place != usual]
    while others and len(found) < MOST:
        best = others[0]
        for place in others:
            if judged[place].better_than(judged[best]):
                best = place
        others.remove(best)
        if not any(_alike(judged[best], judged[place]) for place in found):
            found.append(best)
    return found


def _alike(one: Judgement, other: Judgement) -> bool:
    return one.value == other.value and one.why == other.why and one.target == other.target


def _wins(trial: Trial) -> int:
    return sum(trial.won)


def _games_and_wins(trial: Trial) -> tuple[int, int]:
    return len(trial.won), sum(trial.won)


def _reason(chances: tuple[Chance, ...], usual: bool) -> Text:
    """The chance of what was chosen, and of the best of the others."""
    chosen, next_best = chances[0], max(chances[1:], key=_tried_most)
    args: dict[str, int | str] = {
        "chance": round(100 * chosen.chance),
        "error": round(100 * chosen.error),
        "other": round(100 * next_best.chance),
        "number": chosen.playouts,
    }
    return Text("bot-tried" if usual else "bot-tried-better", args)


def _tried_most(chance: Chance) -> tuple[int, float]:
    return chance.playouts, chance.chance
