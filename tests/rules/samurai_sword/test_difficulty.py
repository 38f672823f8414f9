"""Difficulty (SS-26 to SS-29)."""

from standoff.scenario.samurai import ninja, ronin, samurai, shogun
from tests.conftest import SetUpSamurai


def test_the_fewest_steps_either_way(samurai_table: SetUpSamurai) -> None:
    """SS-26, SS-EX1: six players, none of them Harmless."""
    t = samurai_table(shogun(), ninja(1), samurai(), ninja(2), ronin(), ninja(3))
    assert [t.difficulty(0, seat) for seat in range(1, 6)] == [1, 2, 3, 2, 1]
    distances = [each.distance for each in t.match.view(0).players]
    assert distances == [None, 1, 2, 3, 2, 1]


def test_armor_adds_up_and_is_for_its_owner(samurai_table: SetUpSamurai) -> None:
    """SS-28, SS-56, SS-EX1: with 2 Armor A is attacked at 3, 4 and 5; A attacks as before."""
    t = samurai_table(
        shogun(in_play="armor armor"), ninja(1), samurai(), ninja(2), ronin(), ninja(3)
    )
    assert [t.difficulty(seat, 0) for seat in range(1, 6)] == [3, 4, 5, 4, 3]
    assert [t.difficulty(0, seat) for seat in range(1, 6)] == [1, 2, 3, 2, 1]


def test_each_one_passed_counts_and_the_target(samurai_table: SetUpSamurai) -> None:
    """SS-27: Harmless players between are passed for nothing; the attacker's state is no matter."""
    t = samurai_table(
        shogun(hand="bo"), ninja(1, hand=""), samurai(life=0), ninja(2), ronin(), ninja(3)
    )
    assert [t.difficulty(0, seat) for seat in (3, 4, 5)] == [1, 2, 1]
    t.play("bo", at=3)
    t.choose("take-it")
    assert t.is_harmless(0)
    assert [t.difficulty(0, seat) for seat in (3, 4, 5)] == [1, 2, 1]


def test_it_is_fixed_when_the_weapon_is_declared(samurai_table: SetUpSamurai) -> None:
    """SS-29: nothing that happens in the attack changes whom it reaches."""
    t = samurai_table(shogun(hand="bokken"), ninja(1, hand="parry"), samurai(), ninja(2))
    t.play("bokken", at=1)
    assert t.match.view(0).attack.target == 1
    t.choose("play", "parry")
    assert t.match.view(0).attack is None
