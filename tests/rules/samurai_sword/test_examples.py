"""The worked examples of the rulebook that are not shown elsewhere."""

import pytest

from standoff.scenario.samurai import ninja, ronin, samurai, shogun
from tests.conftest import SetUpSamurai


@pytest.mark.parametrize(("life", "left", "defeated"), [(2, 0, 1), (3, 1, 0), (4, 2, 0)])
def test_two_wounds_by_the_daikyu(
    samurai_table: SetUpSamurai, life: int, left: int, defeated: int
) -> None:
    """SS-EX3: D is defeated unless he had at least 3 Resilience."""
    t = samurai_table(
        shogun(hand="daikyu"), ninja(1), samurai(), ninja(2, life=life), ronin(), ninja(3)
    )
    t.play("daikyu", at=3)
    t.choose("take-it")
    assert (t.life(3), t.happened("defeated", seat=3)) == (left, defeated)


def test_goemon_with_a_focus(samurai_table: SetUpSamurai) -> None:
    """SS-EX4, SS-33: 3 Weapons in his turn."""
    t = samurai_table(
        shogun("goemon", hand="bo bo bo bo", in_play="focus"), ninja(1), samurai(), ninja(2)
    )
    for seat in (1, 2, 3):
        t.play("bo", at=seat)
        t.choose("take-it")
    assert not t.can("play", "bo")


@pytest.mark.parametrize(("weapon", "wounds"), [("nodachi", 2), ("shuriken", 1)])
def test_ginchiyo(samurai_table: SetUpSamurai, weapon: str, wounds: int) -> None:
    """SS-EX5, SS-32."""
    t = samurai_table(shogun(hand=weapon), ninja(1, "ginchiyo"), samurai(), ninja(2))
    t.play(weapon, at=1)
    t.choose("take-it")
    assert t.life(1) == 4 - wounds


def test_ushiwaka(samurai_table: SetUpSamurai) -> None:
    """SS-EX6, SS-75: 3 wounds, 3 cards."""
    t = samurai_table(shogun(hand="nodachi"), ninja(1, "ushiwaka"), samurai(), ninja(2))
    t.play("nodachi", at=1)
    t.choose("take-it")
    assert (t.life(1), len(t.hand(1))) == (1, 4)
