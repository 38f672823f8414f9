"""Musashi (SS-32, SS-67)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_one_wound_more(samurai_table: SetUpSamurai) -> None:
    """SS-32, SS-67, SS-49: with Weapons only."""
    t = samurai_table(shogun("musashi", hand="bo battle_cry"), ninja(1), samurai(), ninja(2))
    t.play("bo", at=1)
    t.choose("take-it")
    assert t.life(1) == 2
    t.play("battle_cry")
    for _ in range(3):
        t.choose("take-it")
    assert [t.life(seat) for seat in (1, 2, 3)] == [1, 3, 3]
