"""What rolling again is worth: the mean over all that the dice can show, exactly.

The order of dice does not matter, so there are only 252 results of five dice, and 462 lots of dice
that can be kept. What a lot is worth if all other dice are rolled is the mean of what it is worth
with one more die of each face: from the full lots down to the empty one, six additions each.

Arrows are taken as they are rolled. So everything is worked out for each number of arrows taken by
then: a row of values has a place for each lot, and there is a row for each number of arrows.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from standoff.games.dice.faces import DICE, DYNAMITE, FACES
from standoff.games.dice.turn import DYNAMITES

Lot = tuple[int, ...]
"""Some dice, by their faces, in order."""

Row = Sequence[float]
"""What every lot is worth, by its place among LOTS."""

LOTS: Final[tuple[Lot, ...]] = tuple(
    lot
    for dice in range(DICE, -1, -1)
    for lot in combinations_with_replacement(range(len(FACES)), dice)
)
"""All of them; those of five dice are the first."""

PLACE: Final = {lot: place for place, lot in enumerate(LOTS)}
RESULTS: Final = tuple(lot for lot in LOTS if len(lot) == DICE)
_WITH_ONE_MORE: Final = [
    tuple(PLACE[tuple(sorted((*lot, face)))] for face in range(len(FACES)))
    for lot in LOTS[len(RESULTS) :]
]


def place(faces: Sequence[int]) -> int:
    """Where in a row the lot of these dice stands."""
    return PLACE[tuple(sorted(faces))]


def worth_keeping(results: Sequence[Row], locked: tuple[int, ...], rolls: int) -> Row:
    """What every lot is worth if the rest is rolled now, with so many rolls to come.

    `results` are what the five dice are worth when they are accepted, with no, one, two ... arrows
    taken from now on, up to as many as can be rolled.
    """
    values = results
    for _ in range(rolls - 1):
        kept = _means(values)
        del kept[-DICE:]  # as many arrows cannot have been taken before the last roll
        values = [_best(row, results[arrows], locked) for arrows, row in enumerate(kept)]
    return _means(values)[0]


def _means(values: Sequence[Row]) -> list[list[float]]:
    """For every lot, the mean over the faces of the dice that are missing in it."""
    rows: list[list[float]] = []
    for full in reversed(values):
        row = list(full)
        after_arrow = rows[-1] if rows else row
        for arrow, dynamite, one, two, beer, gatling in _WITH_ONE_MORE:
            others = row[dynamite] + row[one] + row[two] + row[beer] + row[gatling]
            row.append((after_arrow[arrow] + others) / 6)
        rows.append(row)
    rows.reverse()
    return rows


def _best(kept: Row, accepted: Row, locked: tuple[int, ...]) -> list[float]:
    """What each result is worth to one who may accept it or roll some dice again.

    The best that can be kept of some dice is all of them, or the best of all but one.
    """
    best = [*accepted, *kept[len(RESULTS) :]]
    for place, lots in _with_one_less(locked):
        for lot in lots:
            if best[lot] > best[place]:
                best[place] = best[lot]
    return best[: len(RESULTS)]


@cache
def _with_one_less(locked: tuple[int, ...]) -> list[tuple[int, list[int]]]:
    """Where each lot stands without a die that may be rolled again; the smallest lots first."""
    less: list[tuple[int, list[int]]] = []
    for place, lot in reversed([*enumerate(LOTS)]):
        exploded = lot.count(DYNAMITE) >= DYNAMITES
        free = [] if exploded else [face for face in dict.fromkeys(lot) if face not in locked]
        less.append((place, [PLACE[_without(lot, face)] for face in free]))
    return less


def _without(lot: Lot, face: int) -> Lot:
    """The same without one die of that face."""
    die = lot.index(face)
    return lot[:die] + lot[die + 1 :]
