"""Armor (SS-28, SS-55 to SS-57)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_it_works_from_the_moment_it_is_in_play(samurai_table: SetUpSamurai) -> None:
    """SS-28, SS-55, SS-56: several add up."""
    t = samurai_table(shogun(hand="armor armor"), ninja(1), samurai(), ninja(2))
    assert t.difficulty(1, 0) == 1
    t.play("armor")
    assert t.difficulty(1, 0) == 2
    t.play("armor")
    assert (t.difficulty(1, 0), t.difficulty(2, 0), t.difficulty(0, 1)) == (3, 4, 1)
    assert t.in_play(0) == ["armor", "armor"]


def test_it_is_played_in_front_of_oneself(samurai_table: SetUpSamurai) -> None:
    """SS-55."""
    t = samurai_table(shogun(hand="armor"), ninja(1), samurai(), ninja(2))
    assert [option.key for option in t.decision.options] == ["play:armor", "end"]


def test_defeat_does_not_remove_it(samurai_table: SetUpSamurai) -> None:
    """SS-57: it stays until an effect discards it."""
    t = samurai_table(
        shogun(hand="naginata"), ninja(1, life=1, in_play="armor"), samurai(), ninja(2)
    )
    t.play("naginata", at=1)
    t.choose("take-it")
    assert t.in_play(1) == ["armor"]
