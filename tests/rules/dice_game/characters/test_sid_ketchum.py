"""Sid Ketchum heals before he rolls."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_someone_gains_a_life_point(dice_table: SetUpDice) -> None:
    """DG-11, DG-66: anyone in play, before the first roll."""
    t = dice_table(sheriff("sid_ketchum", life=5), outlaw(life=2), outlaw(out=True), renegade())
    assert t.asked(0, "ask-heal").prompt.args == {"kind": "sid_ketchum"}
    assert t.match.view(0).dice == ()
    assert t.targets() == [0, 1, 3]
    t.choose("heal", seat=1)
    assert t.life(1) == 3
    t.asked(0, "ask-roll")


def test_it_may_be_wasted(dice_table: SetUpDice) -> None:
    """DG-66: it is compulsory."""
    t = dice_table(sheriff("sid_ketchum", life=5), outlaw(), outlaw(), renegade())
    assert t.match.warnings(0)["heal@1"].id == "warn-healthy"
    t.choose("heal", seat=1)
    assert (t.life(0), t.life(1)) == (5, 8)


def test_with_everyone_healthy_he_just_rolls(dice_table: SetUpDice) -> None:
    """DG-66: whoever he chose, nothing would happen."""
    t = dice_table(sheriff("sid_ketchum"), outlaw(), outlaw(), renegade())
    t.asked(0, "ask-roll")
