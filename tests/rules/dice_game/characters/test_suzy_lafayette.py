"""Suzy Lafayette gains by dice without a shot."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_two_life_points_without_a_shot(dice_table: SetUpDice) -> None:
    """DG-22, DG-68: by the final dice, whatever was rolled before."""
    t = dice_table(
        sheriff("suzy_lafayette", life=5),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_1 arrow arrow gatling dynamite",
        coming="gatling",
    )
    t.reroll("bullseye_1")
    t.stop()
    assert t.life(0) == 7


def test_nothing_with_one(dice_table: SetUpDice) -> None:
    """DG-68."""
    t = dice_table(
        sheriff("suzy_lafayette", life=5),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_2 arrow arrow gatling dynamite",
    )
    t.stop()
    assert (t.life(0), t.life(2)) == (5, 7)


def test_also_after_three_dynamites(dice_table: SetUpDice) -> None:
    """DG-68: but never above the starting number."""
    t = dice_table(
        sheriff("suzy_lafayette"),
        outlaw(),
        outlaw(),
        renegade(),
        coming="dynamite dynamite dynamite gatling gatling",
    )
    assert (t.life(0), t.turn()) == (10, 1)
    assert t.happened("healed", seat=0, number=1) == 1
