"""Parry (SS-31, SS-46)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_it_only_answers(samurai_table: SetUpSamurai) -> None:
    """SS-46, SS-23: against a Weapon or Battle Cry; it cannot be played otherwise."""
    t = samurai_table(shogun(hand="parry"), ninja(1), samurai(), ninja(2))
    assert [option.key for option in t.decision.options] == ["end"]


def test_it_need_not_be_played(samurai_table: SetUpSamurai) -> None:
    """SS-46, SS-47."""
    t = samurai_table(shogun(hand="bo battle_cry"), ninja(1, hand="parry"), samurai(), ninja(2))
    t.play("bo", at=1)
    t.choose("take-it")
    t.play("battle_cry")
    for _ in range(3):
        t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (2, ["parry"])


def test_not_against_jujutsu(samurai_table: SetUpSamurai) -> None:
    """SS-46, SS-48."""
    t = samurai_table(shogun(hand="jujutsu"), ninja(1, hand="parry"), samurai(), ninja(2))
    t.play("jujutsu")
    assert not t.can("play")
    for _ in range(3):
        t.choose("take-it")
