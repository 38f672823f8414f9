"""What rolling again is worth: the mean over all that the dice can show, exactly.

The order of dice does not matter, so there are only 252 results of five dice, and 462 lots of dice
that can be kept. What a lot is worth if all other dice are rolled is the mean of what it is worth
with one more die of each face: from the full lots down to the empty one, six additions each.

Arrows are taken as they are rolled. So everything is worked out for each number of arrows taken by
then: a row of values has a place for each lot, and there is a row for each number of arrows. What
nobody can come to is left out: who has taken two arrows in a roll has two of them among the dice.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from standoff.games.dice.faces import ARROW, DICE, DYNAMITE, FACES
from standoff.games.dice.turn import DYNAMITES

Lot = tuple[int, ...]
"""Some dice, by their faces, in order."""

Row = list[float]
"""What every lot is worth, by its place among LOTS."""

LOTS: Final[list[Lot]] = [
    lot
    for dice in range(DICE, -1, -1)
    for lot in combinations_with_replacement(range(len(FACES)), dice)
]
"""All of them; those of five dice are the first."""

PLACE: Final = {lot: place for place, lot in enumerate(LOTS)}
RESULTS: Final = [lot for lot in LOTS if len(lot) == DICE]
_REST: Final = [0.0] * (len(LOTS) - len(RESULTS))

_WITH_ONE_MORE: Final[list[list[int]]] = [
    [place, *[PLACE[tuple(sorted((*lot, face)))] for face in range(len(FACES))]]
    for place, lot in enumerate(LOTS)
    if len(lot) < DICE
]
"""Where each lot of fewer dice stands, and then with one more die of each face."""

_WITH_ARROWS: Final[list[list[list[int]]]] = [
    [each for each in _WITH_ONE_MORE if LOTS[each[0]].count(ARROW) >= arrows]
    for arrows in range(DICE + 1)
]
"""Those of them that have so many arrows, or more."""

_LESS: Final[dict[tuple[tuple[int, ...], int], list[list[int]]]] = {}


def place(faces: Sequence[int]) -> int:
    """Where in a row the lot of these dice stands."""
    return PLACE[tuple(sorted(faces))]


def worth_keeping(results: list[Row], locked: tuple[int, ...], rolls: int) -> Row:
    """What every lot is worth if the rest is rolled now, with so many rolls to come.

    `results` are what the five dice are worth when they are accepted, with no, one, two ... arrows
    taken from now on, up to as many as can be rolled.
    """
    values = results
    for left in range(rolls - 1, 0, -1):
        most = DICE * left  # arrows that can have been taken before this roll
        kept = _means(values, most)
        values = [
            _best(kept[arrows], results[arrows], locked, arrows - most + DICE)
            for arrows in range(most + 1)
        ]
    return _means(values, 0)[0]


def _means(values: list[Row], before: int) -> list[Row]:
    """For every lot, the mean over the faces of the dice that are missing in it.

    At most so many arrows were taken before: more of them are among the dice.
    """
    rows: list[Row] = []
    after_arrow: Row = []
    for arrows in range(len(values) - 1, -1, -1):
        row = values[arrows] + _REST
        if not after_arrow:
            after_arrow = row
        for more in _WITH_ARROWS[max(arrows - before, 0)]:
            others = row[more[2]] + row[more[3]] + row[more[4]] + row[more[5]] + row[more[6]]
            row[more[0]] = (after_arrow[more[1]] + others) / 6
        rows.append(row)
        after_arrow = row
    rows.reverse()
    return rows


def _best(kept: Row, accepted: Row, locked: tuple[int, ...], arrows: int) -> Row:
    """What each result is worth to one who may accept it or roll some dice again.

    The best that can be kept of some dice is all of them, or the best of all but one. Those who
    come here have so many arrows among their dice.
    """
    best = accepted + kept[len(RESULTS) :]
    for lots in _with_one_less(locked, arrows):
        most = best[lots[0]]
        for place in range(1, len(lots)):
            most = max(most, best[lots[place]])
        best[lots[0]] = most
    return best[: len(RESULTS)]


def _with_one_less(locked: tuple[int, ...], arrows: int) -> list[list[int]]:
    """Where each lot stands, and then without each die that may be rolled again.

    The smallest lots come first; those that no result with so many arrows has in it are left out.
    """
    key = locked, max(arrows, 0)
    known = _LESS.get(key)
    if known is not None:
        return known
    less: list[list[int]] = []
    for place, lot in reversed([*enumerate(LOTS)]):
        if DICE - len(lot) + lot.count(ARROW) < arrows:
            continue
        exploded = lot.count(DYNAMITE) >= DYNAMITES
        free = [] if exploded else [face for face in dict.fromkeys(lot) if face not in locked]
        if free:
            less.append([place, *[PLACE[_without(lot, face)] for face in free]])
    _LESS[key] = less
    return less


def _without(lot: Lot, face: int) -> Lot:
    """The same without one die of that face."""
    die = lot.index(face)
    return lot[:die] + lot[die + 1 :]
