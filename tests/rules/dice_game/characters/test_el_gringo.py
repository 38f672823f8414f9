"""El Gringo: who hurts him takes an arrow."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_one_arrow_for_all_shots_of_a_step(dice_table: SetUpDice) -> None:
    """DG-60: however many life points."""
    t = dice_table(
        sheriff(),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 gatling gatling gatling",
    )
    t.stop()
    t.shoot(1)
    t.shoot(1)
    assert t.life(1) == 7 - 2 - 1
    assert t.happened("took-arrows", seat=0, number=1) == 2  # for the shots, and for the Gatling
    assert t.arrows(0) == 1


def test_also_if_he_is_eliminated(dice_table: SetUpDice) -> None:
    """DG-60."""
    t = dice_table(
        sheriff(),
        outlaw("el_gringo", life=1),
        outlaw(),
        renegade(),
        roll="bullseye_1 arrow arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    assert t.is_out(1)
    assert t.arrows(0) == 1


def test_it_may_be_the_last_arrow(dice_table: SetUpDice) -> None:
    """DG-36, DG-60: the shooter's turn can end by it."""
    t = dice_table(
        sheriff(),
        renegade(life=5, arrows=4),
        outlaw("el_gringo", arrows=4),
        outlaw(),
        turn=1,
        roll="bullseye_1 beer beer dynamite dynamite",
    )
    t.stop()
    t.shoot(2)
    assert t.is_out(1)
    assert (t.life(2), t.turn()) == (7 - 1 - 4, 2)


def test_not_if_he_lost_nothing(dice_table: SetUpDice) -> None:
    """DG-30, DG-60: nor for Dynamite."""
    t = dice_table(
        sheriff(),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        turn=1,
        coming="dynamite dynamite dynamite beer beer",
    )
    t.choose("pour", seat=1)
    assert all(t.arrows(seat) == 0 for seat in range(4))
