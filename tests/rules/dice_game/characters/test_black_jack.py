"""Black Jack may roll Dynamite again."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_he_may_pick_dynamite(dice_table: SetUpDice) -> None:
    """DG-18, DG-58: without an extra roll."""
    t = dice_table(
        sheriff("black_jack"),
        outlaw(),
        outlaw(),
        renegade(),
        roll="dynamite dynamite beer gatling gatling",
        rolls=2,
        coming="beer beer",
    )
    assert t.match.view(0).locked == ()
    t.reroll("dynamite dynamite")
    assert t.turn() == 1


def test_three_explode_all_the_same(dice_table: SetUpDice) -> None:
    """DG-15, DG-58."""
    t = dice_table(
        sheriff("black_jack"),
        outlaw(),
        outlaw(),
        renegade(),
        coming="dynamite dynamite dynamite gatling gatling",
    )
    assert (t.life(0), t.turn()) == (9, 1)
