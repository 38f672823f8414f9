"""Two set-ups or two bots, game against game from the same seeds, until it is sure."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from standoff.lab.findings import Estimate, Mean
from standoff.lab.simulate import Plan, Played, Row

SURE: Final = 0.95
FIRST_LOOK: Final = 50
"""Pairs; the next look is after twice as many, and so on."""

STRETCH: Final = 500  # games that one side plays before the other does
TURNS, BOT = "turns", "bot"

Play = Callable[[Plan, range], Iterator[Played]]


class NoSide(ValueError):
    """What was written is no side of a comparison."""


class Side(NamedTuple):
    """What is added to the game on one side, or who plays there.

    >>> Side.read("set=dodge_city,set=gold_rush").sets
    ('dodge_city', 'gold_rush')
    >>> Side.read("base") == Side()
    True
    """

    sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()

    @classmethod
    def read(cls, written: str) -> "Side":
        found: dict[str, list[str]] = {"set": [], "variant": [], "bot": []}
        for word in written.split(",") if written != "base" else ():
            what, _, name = word.strip().partition("=")
            if what not in found or not name:
                raise NoSide(written)
            found[what].append(name)
        return cls(*(tuple(names) for names in found.values()))


class Verdict(NamedTuple):
    """What is known of one measure: `needs` is how many pairs would tell, about."""

    name: str
    first: float
    second: float
    difference: Estimate
    margin: float
    needs: int

    @property
    def differs(self) -> bool:
        return self.difference.is_above(0) or self.difference.is_below(0)

    @property
    def alike(self) -> bool:
        return -self.margin < self.difference.low and self.difference.high < self.margin

    @property
    def settled(self) -> bool:
        return self.differs or self.alike


class Measure:
    """A number that both games of a pair have, on either side and as a difference."""

    def __init__(self) -> None:
        self.first = Mean()
        self.second = Mean()
        self.difference = Mean()
        for far in (-1, 1):  # two pairs that nobody played: so few never look like certainty
            self.difference.add(far)

    def add(self, first: float, second: float) -> None:
        self.first.add(first)
        self.second.add(second)
        self.difference.add(second - first)


class Comparison:
    """Pairs of games, and what they tell at each look.

    To look again and again until something shows would find differences where there are none. So
    every look has its share of what may go wrong, a smaller one each time, and so has every
    measure: all intervals together hold with 95 %, whenever one stops.
    """

    def __init__(self, margin: float, bots: tuple[str, str] | None = None) -> None:
        self.pairs = 0
        self.looks = 0
        self._margin = margin
        self._bots = bots
        self._measures: dict[str, Measure] = {}

    def add(self, first: Sequence[Row], second: Sequence[Row]) -> None:
        """Count one pair of games."""
        self.pairs += 1
        measured = (
            _roles(first, second) if self._bots is None else _seats(self._bots, first, second)
        )
        for name, (one, other) in measured.items():
            self._measures.setdefault(name, Measure()).add(one, other)

    def look(self) -> list[Verdict]:
        """What is known now. It counts as a look."""
        self.looks += 1
        wrong = (1 - SURE) / (self.looks * (self.looks + 1) * len(self._measures))
        z = NormalDist().inv_cdf(1 - wrong / 2)
        return [self._verdict(name, each, z) for name, each in self._measures.items()]

    def _verdict(self, name: str, measure: Measure, z: float) -> Verdict:
        pairs = self.pairs
        first, second = measure.first.total / pairs, measure.second.total / pairs
        margin = self._margin * first if name == TURNS else self._margin
        spread = measure.difference.spread(pairs + 2)
        difference, around = second - first, z * spread / sqrt(pairs)
        clear = max(abs(difference), abs(margin - abs(difference)), 1e-9)
        return Verdict(
            name,
            first,
            second,
            Estimate(difference, difference - around, difference + around),
            margin,
            ceil((z * spread / clear) ** 2),
        )


def compare(
    plans: tuple[Plan, Plan], comparison: Comparison, limit: int, play: Play
) -> Iterator[list[Verdict]]:
    """What each look tells, up to the one that is sure or the limit of pairs."""
    for look in _looks(limit):
        while comparison.pairs < look:
            start = comparison.pairs
            stretch = range(start, min(start + STRETCH, look))
            first = [game.seats for game in play(plans[0], stretch)]
            for rows, game in zip(first, play(plans[1], stretch), strict=True):
                comparison.add(rows, game.seats)
        verdicts = comparison.look()
        yield verdicts
        if all(verdict.settled for verdict in verdicts):
            return


def _looks(limit: int) -> Iterator[int]:
    """
    >>> list(_looks(250))
    [50, 100, 200, 250]
    """
    look = FIRST_LOOK
    while look < limit:
        yield look
        look *= 2
    yield limit


def _roles(first: Sequence[Row], second: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """Whether each role won, and the length."""
    roles = sorted({row.role for row in first} & {row.role for row in second})
    measured = {role: (_won(first, role), _won(second, role)) for role in roles}
    return {**measured, TURNS: (float(first[0].turns), float(second[0].turns))}


def _won(rows: Sequence[Row], role: str) -> float:
    return float(any(row.won for row in rows if row.role == role))


def _seats(
    bots: tuple[str, str], first: Sequence[Row], second: Sequence[Row]
) -> dict[str, tuple[float, float]]:
    """In two games every seat is held once by either bot: the share of them that it won."""
    rows = (*first, *second)
    one, other = (sum(row.won for row in rows if row.bot == bot) / len(first) for bot in bots)
    return {BOT: (one, other)}
