"""Ushiwaka (SS-75)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_a_card_for_each_wound(samurai_table: SetUpSamurai) -> None:
    """SS-75."""
    t = samurai_table(shogun(hand="kiseru"), ninja(1, "ushiwaka"), samurai(), ninja(2))
    t.play("kiseru", at=1)
    t.choose("take-it")
    assert len(t.hand(1)) == 1 + 2


def test_only_wounds_that_are_suffered(samurai_table: SetUpSamurai) -> None:
    """SS-75: excess is ignored; he draws also when defeated."""
    t = samurai_table(shogun(hand="katana"), ninja(1, "ushiwaka", life=1), samurai(), ninja(2))
    t.play("katana", at=1)
    t.choose("take-it")
    assert (t.life(1), len(t.hand(1))) == (0, 2)


def test_not_for_other_wounds(samurai_table: SetUpSamurai) -> None:
    """SS-49, SS-75."""
    t = samurai_table(shogun(hand="battle_cry"), ninja(1, "ushiwaka"), samurai(), ninja(2))
    t.play("battle_cry")
    for _ in range(3):
        t.choose("take-it")
    assert len(t.hand(1)) == 1
