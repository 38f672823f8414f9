"""Who won how often."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Final

from standoff.lab.simulate import Row

Z: Final = 1.959964
"""So many standard errors hold 95 %."""

COUNTED: Final = ("role", "character", "set", "bot")


class Tally:
    """Seats and wins, counted by role, by character, by the character's set and by bot."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.endings: Counter[str] = Counter()
        self._seats: Counter[tuple[str, str]] = Counter()
        self._wins: Counter[tuple[str, str]] = Counter()
        self.sets: dict[str, str] = {}  # of the characters that were there

    def add(self, rows: Sequence[Row]) -> None:
        """Count one game."""
        self.games += 1
        self.turns += rows[0].turns
        self.endings[rows[0].ending] += 1
        for row in rows:
            keys = [(by, getattr(row, by)) for by in COUNTED]
            self._seats.update(keys)
            self.sets[row.character] = row.set
            if row.won:
                self._wins.update(keys)

    def counted(self, by: str) -> dict[str, tuple[int, int]]:
        """Seats and wins of every role, character, set or bot that was there, by its name."""
        there = sorted(name for what, name in self._seats if what == by)
        return {name: (self._seats[by, name], self._wins[by, name]) for name in there}


def interval(won: int, of: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share.

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    if of == 0:
        return (0.0, 1.0)
    z = Z
    share = won / of
    centre = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    whole = 1 + z * z / of
    return ((centre - spread) / whole, (centre + spread) / whole)
