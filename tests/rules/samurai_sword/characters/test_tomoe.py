"""Tomoe (SS-74)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_a_card_for_each_success(samurai_table: SetUpSamurai) -> None:
    """SS-74: 1 per attack whatever the wounds, also when the target is defeated."""
    t = samurai_table(
        shogun("tomoe", hand="katana bo", in_play="focus"),
        ninja(1),
        samurai(),
        ninja(2, life=1),
        deck="armor armor",
    )
    t.play("katana", at=1)
    t.choose("take-it")
    assert t.hand(0) == ["bo", "armor"]
    t.play("bo", at=3)
    t.choose("take-it")
    assert t.hand(0) == ["armor", "armor"]


def test_not_if_it_is_parried(samurai_table: SetUpSamurai) -> None:
    """SS-74, SS-31."""
    t = samurai_table(shogun("tomoe", hand="katana"), ninja(1, hand="parry"), samurai(), ninja(2))
    t.play("katana", at=1)
    t.choose("play", "parry")
    assert t.hand(0) == []
