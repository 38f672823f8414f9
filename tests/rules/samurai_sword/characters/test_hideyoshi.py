"""Hideyoshi (SS-70)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_one_card_more(samurai_table: SetUpSamurai) -> None:
    """SS-70: 3; as Shogun of three players 4."""
    t = samurai_table(shogun("hideyoshi", hand=""), ninja(1), samurai(), ninja(2), step="draw")
    assert len(t.hand(0)) == 3
    t = samurai_table(shogun("hideyoshi", hand=""), ninja(1), ninja(2), step="draw")
    assert len(t.hand(0)) == 4
