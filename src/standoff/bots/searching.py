"""The bot that tries its options out: in games it imagines, played some turns on by fast bots."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from standoff.bots.bot import Bot, Chance, Seasoned, View
from standoff.bots.imagining import Imagination
from standoff.bots.judgement import Judgement
from standoff.bots.playing import foreseen, mean
from standoff.kernel.decision import Decision
from standoff.kernel.text import Text

PLAYOUTS: Final = 1024
"""For one question, if nothing else is said: about half a second."""

MOST: Final = 4
"""Options that are tried, the usual choice among them."""

TURNS: Final = {"bang": 20, "dice": 3, "samurai": 5}
"""How many turns of which game are played on. In the card game a judgement after a few turns is
too kind to what shows who one is, so that only very long games are cut off."""

SURE: Final = 2.0
"""Standard errors by which another option must be better to be preferred to the usual choice."""

LOST: Final = 2.0
"""Standard errors behind by which an option is not tried any more."""

ROUND: Final = 16
"""Games of each option after which it is seen which are still of interest."""


class Trial:
    """The games in which one option was tried: how likely one was to win in the end of each."""

    __slots__ = ("hopes", "place")

    def __init__(self, place: int) -> None:
        self.place = place
        self.hopes: list[float] = []

    def chance(self) -> Chance:
        """The mean; its error is never taken for 0, however alike the games went.

        >>> trial = Trial(2)
        >>> trial.hopes = [1.0, 0.5, 0.75, 0.75]
        >>> trial.chance().chance
        0.75
        """
        chance, error = mean(self.hopes)
        return Chance(self.place, chance, error, len(self.hopes))

    def lead(self, other: "Trial") -> tuple[float, float]:
        """By how much it is better than another, and the error: over games that both were in."""
        theirs = other.hopes
        return mean([hope - theirs[number] for number, hope in enumerate(self.hopes)])

    def behind(self, other: "Trial") -> bool:
        """Whether it is surely worse than another."""
        lead, error = other.lead(self)
        return lead > LOST * error


class Searcher(Bot):
    """Plays as a seasoned bot does, unless something else promises more.

    What its seat cannot know is dealt anew for every game, roles as often as it believes in them.
    In each such game all options are tried that are still of interest, with the same chance for
    all. Seasoned bots play some turns on, and then the position is judged. All follows from the
    seed and the number of playouts. With a time in seconds instead, it also depends on the machine.
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
        left = self._try(view, trials)
        chosen = first = trials[0]
        if len(left) > 1:
            rival = max(left[1:], key=_hope)
            lead, error = rival.lead(first)
            if lead > SURE * error:
                chosen = rival
        rest = [trial for trial in trials if trial is not chosen]
        self.chances = tuple([trial.chance() for trial in (chosen, *rest)])
        return chosen.place

    def _try(self, view: View, trials: list[Trial]) -> list[Trial]:
        """Try them until time or number is up, or the first one leads; gives those still left."""
        began = monotonic()
        imagination = Imagination(view, self._seasoned.beliefs)
        left, games, played = trials, 0, 0
        while len(left) > 1:
            if self._seconds is None:
                if games and played + len(left) > self._playouts:
                    break
            elif games and monotonic() - began > self._seconds:
                break
            seed = f"{self._seed}-{self._asked}-{games}"
            for trial in left:
                match = imagination.match(seed)
                match.choose(trial.place)
                turns = TURNS[match.setup.game]
                hopes = foreseen(match, seed, self._seasoned, turns)
                trial.hopes.append(hopes[view.seat])
            games += 1
            played += len(left)
            if not games % ROUND:
                left = _of_interest(left)
        return left


def _of_interest(trials: list[Trial]) -> list[Trial]:
    """The first one, and those that are not surely worse than it or than the best."""
    first, best = trials[0], max(trials, key=_hope)
    others = [each for each in trials[1:] if not (each.behind(first) or each.behind(best))]
    return [first, *others]


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


def _hope(trial: Trial) -> float:
    return mean(trial.hopes)[0]


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
