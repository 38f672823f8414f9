"""Greg Digger (DC-59)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_two_life_points_for_every_elimination(table: SetUp) -> None:
    """DC-59: whoever does it, up to the starting amount."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("greg_digger", life=2, hand="missed-2S"),
        outlaw(life=1),
        outlaw(life=1),
        renegade(hand="missed-3S"),
        deputy(hand="missed-4S"),
    )
    t.play("gatling")
    t.choose("play", "missed-2S")
    t.choose("play", "missed-3S")
    t.choose("play", "missed-4S")
    assert t.life(1) == 4


def test_one_elimination(table: SetUp) -> None:
    """DC-59."""
    t = table(
        sheriff(hand="bang"), outlaw(life=1), outlaw("greg_digger", life=1), renegade(), deck="2D"
    )
    t.play("bang", at=1)
    assert t.life(2) == 3


def test_not_if_he_is_eliminated_by_the_same_card(table: SetUp) -> None:
    """DC-59."""
    t = table(sheriff(hand="gatling"), outlaw(life=1), outlaw("greg_digger", life=1), renegade())
    t.play("gatling")
    assert t.is_out(2)
