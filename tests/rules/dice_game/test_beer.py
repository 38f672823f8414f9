"""Step 5: Beer (DG-38 to DG-41)."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_any_player_may_get_the_beer(dice_table: SetUpDice) -> None:
    """DG-38, DG-40: one after the other, oneself included."""
    t = dice_table(
        sheriff(life=5),
        outlaw(life=2),
        outlaw(),
        renegade(),
        roll="beer beer gatling arrow dynamite",
    )
    t.stop()
    t.asked(0, "ask-beer")
    assert t.targets() == [0, 1, 2, 3]
    t.choose("pour", seat=1)
    assert t.life(1) == 3
    t.choose("pour", seat=0)
    assert t.life(0) == 6
    assert t.happened("beer", seat=0, target=1) == 1


def test_nobody_goes_above_the_starting_number(dice_table: SetUpDice) -> None:
    """DG-4, DG-39: such a Beer is wasted."""
    t = dice_table(
        sheriff(life=9), outlaw(), outlaw(), renegade(), roll="beer gatling gatling arrow dynamite"
    )
    t.stop()
    t.choose("pour", seat=2)
    assert (t.life(0), t.life(2)) == (9, 8)
    assert t.happened("wasted", seat=0) == 1


def test_a_beer_that_helps_nobody_is_wasted_without_a_question(dice_table: SetUpDice) -> None:
    """DG-39: all have their starting number."""
    t = dice_table(sheriff(), outlaw(), outlaw(), renegade(), roll="beer beer arrow arrow dynamite")
    t.stop()
    assert t.turn() == 1
    assert t.happened("wasted", seat=0) == 2


def test_those_who_are_out_get_no_beer(dice_table: SetUpDice) -> None:
    """DG-40: not even those who went out in step 3 of this turn."""
    t = dice_table(
        sheriff(life=5),
        outlaw(life=1),
        outlaw(out=True),
        renegade(),
        roll="bullseye_1 beer arrow arrow dynamite",
    )
    t.stop()
    t.shoot(1)
    assert t.is_out(1)
    t.asked(0, "ask-beer")
    assert t.targets() == [0, 3]
    reason = t.match.explain("beer", 1)
    assert reason is not None
    assert reason.id == "why-not-in-game"
    assert t.match.explain("beer", 0) is None
    t.choose("pour", seat=3)
