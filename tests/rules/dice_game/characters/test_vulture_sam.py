"""Vulture Sam gains by the elimination of others."""

from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_two_life_points_for_each_other_player(dice_table: SetUpDice) -> None:
    """DG-26, DG-69: for any cause, also outside his turn."""
    t = dice_table(
        sheriff(arrows=1),
        outlaw(life=3, arrows=3),
        outlaw(life=3, arrows=3),
        renegade("vulture_sam", life=2, arrows=1),
        coming="arrow beer beer gatling gatling",
    )
    assert t.is_out(1)
    assert t.is_out(2)
    assert t.life(3) == 2 - 1 + 4


def test_not_above_the_starting_number(dice_table: SetUpDice) -> None:
    """DG-69."""
    t = dice_table(
        sheriff(),
        outlaw(life=1),
        outlaw(),
        renegade("vulture_sam", life=8),
        roll="bullseye_1 arrow arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    assert t.life(3) == 9


def test_not_if_he_is_eliminated_by_the_same(dice_table: SetUpDice) -> None:
    """DG-69."""
    t = dice_table(
        sheriff(),
        outlaw(life=1),
        outlaw(),
        renegade("vulture_sam", life=1),
        deputy(),
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    assert t.is_out(1)
    assert t.is_out(3)
    assert t.happened("healed") == 0
