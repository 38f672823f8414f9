"""What rolling again is worth is exact: the same as if all that can come were listed."""

from collections.abc import Callable
from itertools import product
from math import isclose

import pytest

from standoff.bots.gambler.rolls import LOTS, RESULTS, place, worth_keeping
from standoff.games.dice.faces import ARROW, BEER, DICE, DYNAMITE, FACES, GATLING

Worth = Callable[[tuple[int, ...], int], float]

ALL = range(len(FACES))


def gatlings(dice: tuple[int, ...], arrows: int) -> float:
    """One who only wants Gatlings, and fears the third arrow."""
    return dice.count(GATLING) ** 2 - arrows - (10 if arrows > 2 else 0)


def odd(dice: tuple[int, ...], arrows: int) -> float:
    """Something without rhyme or reason."""
    return sum((face + 1) * (-1.0) ** face for face in dice) ** 2 % 17 - 1.5 * arrows


def rows(worth: Worth, rolls: int) -> list[list[float]]:
    return [[worth(dice, arrows) for dice in RESULTS] for arrows in range(DICE * rolls + 1)]


def listed(
    worth: Worth, kept: tuple[int, ...], locked: tuple[int, ...], rolls: int, arrows: int = 0
) -> float:
    """The mean over every single thing that the other dice can show."""
    thrown = list(product(ALL, repeat=DICE - len(kept)))
    return sum(
        accepted(worth, (*kept, *dice), locked, rolls - 1, arrows + dice.count(ARROW))
        for dice in thrown
    ) / len(thrown)


def accepted(
    worth: Worth, dice: tuple[int, ...], locked: tuple[int, ...], rolls: int, arrows: int
) -> float:
    """The best of stopping and of every way to roll some dice again."""
    best = worth(tuple(sorted(dice)), arrows)
    if not rolls or dice.count(DYNAMITE) >= 3:
        return best
    for mask in range(1, 1 << DICE):
        rolled = [die for die in range(DICE) if mask >> die & 1]
        if not any(dice[die] in locked for die in rolled):
            kept = tuple(dice[die] for die in range(DICE) if die not in rolled)
            best = max(best, listed(worth, kept, locked, rolls, arrows))
    return best


def test_there_are_252_results_and_462_lots() -> None:
    assert (len(RESULTS), len(LOTS)) == (252, 462)


@pytest.mark.parametrize("worth", [gatlings, odd])
def test_one_roll(worth: Worth) -> None:
    values = worth_keeping(rows(worth, 1), (DYNAMITE,), 1)
    for lot in LOTS:
        if len(lot) >= 2:
            assert isclose(values[place(lot)], listed(worth, lot, (DYNAMITE,), 1), abs_tol=1e-9)


@pytest.mark.parametrize("worth", [gatlings, odd])
def test_two_rolls(worth: Worth) -> None:
    """With two Dynamites that stay, three dice can be rolled at most."""
    values = worth_keeping(rows(worth, 2), (DYNAMITE,), 2)
    for kept in ((ARROW, DYNAMITE, DYNAMITE, BEER), (DYNAMITE, DYNAMITE, GATLING)):
        expected = listed(worth, kept, (DYNAMITE,), 2)
        assert isclose(values[place(kept)], expected, abs_tol=1e-9)


def test_who_may_roll_dynamite_again_does() -> None:
    results = rows(gatlings, 2)
    kept = (DYNAMITE, GATLING, GATLING, GATLING)
    free = worth_keeping(results, (), 2)[place(kept)]
    assert isclose(free, listed(gatlings, kept, (), 2), abs_tol=1e-9)
    assert free > worth_keeping(results, (DYNAMITE,), 2)[place(kept)]


def test_more_rolls_are_worth_more() -> None:
    worths = [worth_keeping(rows(gatlings, n), (), n)[place([GATLING] * 2)] for n in (1, 2, 3)]
    assert worths == sorted(worths)
    assert worths[0] < worths[2]
