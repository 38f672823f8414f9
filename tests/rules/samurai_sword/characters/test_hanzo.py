"""Hanzō (SS-69)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_weapons_as_parry(samurai_table: SetUpSamurai) -> None:
    """SS-69: against Weapons and Battle Cry."""
    t = samurai_table(
        shogun(hand="katana battle_cry"),
        ninja(1, "hanzo", hand="bo kiseru parry armor"),
        samurai(),
        ninja(2),
    )
    t.play("katana", at=1)
    keys = [option.key for option in t.asked(1, "ask-parry").options]
    assert keys == ["play:bo=parry", "play:kiseru=parry", "play:parry", "take-it"]
    t.choose("play", "kiseru", kind="parry")
    assert t.life(1) == 4
    assert t.happened("played-as", seat=1) == t.happened("parried", seat=1) == 1
    t.play("battle_cry")
    t.choose("play", "bo", kind="parry")
    t.choose("take-it")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (4, ["parry", "armor"])
    assert t.pile() == ["battle_cry", "bo", "katana", "kiseru"]


def test_not_his_only_card(samurai_table: SetUpSamurai) -> None:
    """SS-69: checked before it is played; a real Parry may be the only one."""
    t = samurai_table(
        shogun(hand="katana battle_cry"), ninja(1, "hanzo", hand="bo"), samurai(), ninja(2)
    )
    t.play("katana", at=1)
    assert [option.key for option in t.asked(1, "ask-parry").options] == ["take-it"]
    t.choose("take-it")
    t = samurai_table(shogun(hand="katana"), ninja(1, "hanzo", hand="parry"), samurai(), ninja(2))
    t.play("katana", at=1)
    t.choose("play", "parry")
    assert t.hand(1) == []


def test_against_jujutsu_like_anyone(samurai_table: SetUpSamurai) -> None:
    """SS-69: even his only card."""
    t = samurai_table(shogun(hand="jujutsu"), ninja(1, "hanzo", hand="bo"), samurai(), ninja(2))
    t.play("jujutsu")
    t.choose("discard", "bo")
    t.choose("take-it")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (4, [])
