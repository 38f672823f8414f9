"""Nobunaga (SS-66, SS-73)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_a_point_for_a_card(samurai_table: SetUpSamurai) -> None:
    """SS-66, SS-73: any number of times, never the last point; it is not a wound."""
    t = samurai_table(shogun("nobunaga", hand="bo"), ninja(1), samurai(), ninja(2))
    for left in (4, 3, 2, 1):
        t.choose("use", kind="nobunaga")
        assert t.life(0) == left
    assert not t.can("use")
    assert len(t.hand(0)) == 5
    assert t.happened("gave-up-life", seat=0) == 4
    assert not t.happened("wounded-by")


def test_only_in_his_own_play_phase(samurai_table: SetUpSamurai) -> None:
    """SS-73, SS-95."""
    t = samurai_table(shogun(hand="bo"), ninja(1, "nobunaga"), samurai(), ninja(2))
    assert not t.can("use")
    t.play("bo", at=1)
    assert not t.can("use")
    t.choose("take-it")
