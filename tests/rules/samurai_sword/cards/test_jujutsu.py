"""Jujutsu (SS-48, SS-49)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_a_weapon_or_a_wound(samurai_table: SetUpSamurai) -> None:
    """SS-48: one may be wounded although one has a Weapon; a Parry is of no use."""
    t = samurai_table(
        shogun(hand="jujutsu"), ninja(1, hand="katana"), samurai(hand="bo"), ninja(2, hand="parry")
    )
    t.play("jujutsu")
    t.choose("discard", "katana")
    assert t.can("discard", "bo")
    t.choose("take-it")
    assert [option.key for option in t.asked(3, "ask-jujutsu").options] == ["take-it"]
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 3]
    assert t.pile() == ["jujutsu", "katana"]
    assert t.happened("discarded", seat=1)


def test_the_weapon_has_no_effect(samurai_table: SetUpSamurai) -> None:
    """SS-48, SS-33: and does not count as played."""
    t = samurai_table(shogun(hand="jujutsu armor"), ninja(1, hand="bo bo"), samurai(), ninja(2))
    t.play("jujutsu")
    t.choose("discard", "bo")
    t.choose("take-it")
    t.choose("take-it")
    t.end_turn()
    t.play("bo", at=0)
    t.choose("take-it")
    assert t.life(0) == 3
