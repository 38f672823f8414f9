"""Breathing (SS-50)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_all_is_regained_and_another_draws(samurai_table: SetUpSamurai) -> None:
    """SS-50: it heals nobody else."""
    t = samurai_table(
        shogun("musashi", life=1, hand="breathing"), ninja(1, life=0), samurai(), ninja(2)
    )
    assert t.targets("breathing") == [1, 2, 3]
    t.play("breathing", at=1)
    assert (t.life(0), t.life(1)) == (5, 0)
    assert [len(t.hand(seat)) for seat in range(4)] == [0, 2, 1, 1]
    assert t.happened("recovered", seat=0, number=4)


def test_at_full_resilience(samurai_table: SetUpSamurai) -> None:
    """SS-50."""
    t = samurai_table(shogun(hand="breathing"), ninja(1), samurai(hand=""), ninja(2))
    t.play("breathing", at=2)
    assert len(t.hand(2)) == 1
    assert not t.happened("recovered")
