"""Benkei (SS-28, SS-67)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_harder_to_attack(samurai_table: SetUpSamurai) -> None:
    """SS-28, SS-67: with Armor besides; he attacks others as ever."""
    t = samurai_table(shogun(hand="bo"), ninja(1, "benkei", in_play="armor"), samurai(), ninja(2))
    assert (t.difficulty(0, 1), t.difficulty(3, 1), t.difficulty(1, 0)) == (3, 4, 1)
    assert t.targets("bo") == [2, 3]
