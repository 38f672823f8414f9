"""Goemon (SS-33, SS-67)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_two_weapons_a_turn(samurai_table: SetUpSamurai) -> None:
    """SS-33, SS-67."""
    t = samurai_table(shogun("goemon", hand="bo bo bo"), ninja(1), samurai(), ninja(2))
    for _ in range(2):
        t.play("bo", at=1)
        t.choose("take-it")
    assert not t.can("play", "bo")
