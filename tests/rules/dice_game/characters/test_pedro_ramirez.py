"""Pedro Ramirez returns arrows when he loses life points."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_an_arrow_for_each_life_point(dice_table: SetUpDice) -> None:
    """DG-56, DG-64, DG-73: as many as he likes; the life points are lost all the same."""
    t = dice_table(
        sheriff(),
        outlaw("pedro_ramirez", arrows=3),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    t.shoot(1)
    assert t.asked(1, "ask-return").prompt.args == {"number": 2}
    assert [option.key for option in t.decision.options] == ["return#0", "return#1", "return#2"]
    t.choose("return", number=2)
    assert (t.life(1), t.arrows(1), t.pile()) == (6, 1, 8)


def test_for_dynamite_too(dice_table: SetUpDice) -> None:
    """DG-64: in his own turn; he may keep them."""
    t = dice_table(
        sheriff(),
        outlaw("pedro_ramirez", arrows=1),
        outlaw(),
        renegade(),
        turn=1,
        coming="dynamite dynamite dynamite gatling gatling",
    )
    t.asked(1, "ask-return")
    t.choose("return", number=0)
    assert (t.life(1), t.arrows(1), t.turn()) == (7, 1, 2)


def test_indians_leave_nothing_to_return(dice_table: SetUpDice) -> None:
    """DG-28, DG-64: all arrows go back anyway."""
    t = dice_table(
        sheriff(arrows=4),
        outlaw("pedro_ramirez", arrows=4),
        outlaw(),
        renegade(),
        coming="arrow beer beer gatling gatling",
    )
    t.asked(0, "ask-roll")
    assert t.life(1) == 4


def test_eliminated_he_is_not_asked(dice_table: SetUpDice) -> None:
    """DG-46, DG-64: his arrows go back with him."""
    t = dice_table(
        sheriff(),
        outlaw("pedro_ramirez", life=1, arrows=3),
        outlaw(),
        renegade(),
        roll="bullseye_1 arrow arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    assert (t.is_out(1), t.pile(), t.turn()) == (True, 9, 2)
