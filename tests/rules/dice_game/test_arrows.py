"""Arrows and the Indians (DG-25 to DG-30)."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_the_last_arrow_sets_off_the_attack(dice_table: SetUpDice) -> None:
    """DG-25, DG-26: a life point for each arrow, then all of them go back."""
    t = dice_table(
        sheriff(arrows=2),
        outlaw(arrows=3),
        outlaw(),
        renegade(arrows=3),
        coming="arrow beer beer gatling gatling",
    )
    assert [t.life(seat) for seat in range(4)] == [10 - 3, 5, 8, 5]
    assert [t.arrows(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert t.pile() == 9
    assert t.happened("indians") == 1


def test_no_attack_while_an_arrow_is_left(dice_table: SetUpDice) -> None:
    """DG-25."""
    t = dice_table(
        sheriff(arrows=4),
        outlaw(arrows=3),
        outlaw(),
        renegade(),
        coming="arrow beer beer gatling gatling",
    )
    assert (t.pile(), t.arrows(0), t.life(0)) == (1, 5, 10)


def test_the_rest_is_taken_from_the_new_pile(dice_table: SetUpDice) -> None:
    """DG-27, DG-29: and the turn goes on."""
    t = dice_table(
        sheriff(arrows=4),
        outlaw(arrows=4),
        outlaw(),
        renegade(),
        coming="arrow arrow arrow gatling gatling",
    )
    assert (t.life(0), t.arrows(0), t.pile()) == (5, 2, 7)
    t.asked(0, "ask-roll")


def test_who_falls_takes_no_more_arrows(dice_table: SetUpDice) -> None:
    """DG-27: the active player is out; the pile stays whole and the next one's turn begins."""
    t = dice_table(
        sheriff(),
        outlaw(life=5, arrows=4),
        outlaw(arrows=4),
        renegade(),
        turn=1,
        coming="arrow arrow arrow gatling gatling beer beer beer gatling gatling",
    )
    assert t.is_out(1)
    assert (t.pile(), t.turn()) == (9, 2)
    assert t.happened("indians") == 1


def test_players_go_out_together(dice_table: SetUpDice) -> None:
    """DG-26, DG-48: the end is checked after all of them are out."""
    t = dice_table(
        sheriff(life=3, arrows=2),
        outlaw(life=3, arrows=3),
        outlaw(life=2, arrows=3),
        renegade(),
        coming="arrow beer beer gatling gatling",
    )
    assert t.match.over
    assert [t.is_out(seat) for seat in range(4)] == [True, True, True, False]
    assert t.match.result is not None
    assert t.match.result.ending.id == "ending-renegade"


def test_losses_are_counted_from_the_arrows_held_at_first(dice_table: SetUpDice) -> None:
    """DG-28: arrows that go back with someone who is out change nothing."""
    t = dice_table(
        sheriff(arrows=1),
        outlaw(life=1, arrows=4),
        outlaw(arrows=3),
        renegade(),
        coming="arrow beer beer gatling gatling",
    )
    assert t.is_out(1)
    assert (t.life(0), t.life(2)) == (8, 5)


def test_indians_are_nobodys_doing(dice_table: SetUpDice) -> None:
    """DG-30, DG-60: nobody takes an arrow for it."""
    t = dice_table(
        sheriff(arrows=4),
        outlaw("el_gringo", arrows=4),
        outlaw(),
        renegade(),
        coming="arrow beer beer gatling gatling",
    )
    assert (t.life(1), t.arrows(0), t.pile()) == (3, 0, 9)
    assert t.happened("lost-life", seat=1, number=4) == 1
