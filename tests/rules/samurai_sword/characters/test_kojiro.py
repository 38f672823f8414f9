"""Kojirō (SS-72)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_any_difficulty(samurai_table: SetUpSamurai) -> None:
    """SS-72: but never a Harmless player."""
    t = samurai_table(
        shogun("kojiro", hand="bokken"),
        ninja(1, "benkei", in_play="armor armor"),
        samurai(),
        ninja(2, life=0),
    )
    assert t.targets("bokken") == [1, 2]
    t.play("bokken", at=1)
    t.choose("take-it")
    assert t.life(1) == 4
