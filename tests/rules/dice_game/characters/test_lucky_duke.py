"""Lucky Duke rolls four times."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_a_fourth_roll(dice_table: SetUpDice) -> None:
    """DG-17, DG-71."""
    t = dice_table(
        sheriff("lucky_duke"),
        outlaw(),
        outlaw(),
        renegade(),
        roll="beer beer gatling gatling arrow",
        rolls=2,
    )
    t.reroll("arrow")
    assert t.asked(0, "ask-roll").prompt.args == {"number": 3, "limit": 4}
    assert t.match.view(1).most_rolls == 4
    t.reroll("beer")
    assert t.turn() == 1
