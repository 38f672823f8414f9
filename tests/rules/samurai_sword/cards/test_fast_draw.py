"""Fast Draw (SS-32, SS-49, SS-56)."""

from standoff.scenario.samurai import ninja, samurai, shogun
from tests.conftest import SetUpSamurai


def test_one_wound_more_for_each(samurai_table: SetUpSamurai) -> None:
    """SS-32, SS-55, SS-56."""
    t = samurai_table(
        shogun(hand="bo", in_play="fast_draw fast_draw"), ninja(1), samurai(), ninja(2)
    )
    t.play("bo", at=1)
    assert t.decision.prompt.args["number"] == 3
    t.choose("take-it")
    assert t.life(1) == 1


def test_only_for_weapons(samurai_table: SetUpSamurai) -> None:
    """SS-49."""
    t = samurai_table(shogun(hand="battle_cry", in_play="fast_draw"), ninja(1), samurai(), ninja(2))
    t.play("battle_cry")
    for _ in range(3):
        t.choose("take-it")
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 3]
