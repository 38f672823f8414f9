"""Focus (SS-33, SS-56)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_one_weapon_more_for_each(samurai_table: SetUpSamurai) -> None:
    """SS-33, SS-55, SS-56."""
    t = samurai_table(
        shogun(hand="bo bo bo bo", in_play="focus focus"), ninja(1), samurai(), ninja(2)
    )
    for left in (3, 2, 1):
        assert t.match.view(1).weapons_left == left
        t.play("bo", at=1)
        t.choose("take-it")
    assert not t.can("play", "bo")
