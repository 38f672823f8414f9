"""Canteen (DC-44)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_life_point_in_ones_own_turn(table: SetUp) -> None:
    """DC-44, DC-21: even with two players left."""
    t = table(sheriff(in_play="canteen", life=2), outlaw(out=True), outlaw(out=True), renegade())
    t.choose("use-up", "canteen")
    assert (t.life(0), t.in_play(0)) == (3, [])


def test_it_does_not_save_the_dying(table: SetUp) -> None:
    """DC-44, DC-20."""
    t = table(sheriff(hand="bang"), outlaw(in_play="canteen", life=1), outlaw(), renegade())
    t.play("bang", at=1)
    assert t.is_out(1)
