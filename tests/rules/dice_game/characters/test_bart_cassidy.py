"""Bart Cassidy may take arrows instead of hits."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice

TWO_SHOTS = "bullseye_1 bullseye_1 arrow dynamite dynamite"


def test_an_arrow_instead_of_a_life_point(dice_table: SetUpDice) -> None:
    """DG-56, DG-57, DG-73: decided for each hit, every time."""
    t = dice_table(sheriff(), outlaw("bart_cassidy"), outlaw(), renegade(), roll=TWO_SHOTS)
    t.stop()
    t.shoot(1)
    t.shoot(1)
    assert t.asked(1, "ask-hit").prompt.args == {"by": 0, "kind": "bullseye_1", "number": 2}
    t.choose("take-arrow")
    assert t.asked(1, "ask-hit").prompt.args["number"] == 1
    t.choose("take-it")
    assert (t.life(1), t.arrows(1), t.pile()) == (7, 1, 8)
    assert t.happened("spared", seat=1, limit=8) == 1


def test_never_the_last_arrow(dice_table: SetUpDice) -> None:
    """DG-57: with one left in the pile he is not asked any more."""
    t = dice_table(sheriff(arrows=7), outlaw("bart_cassidy"), outlaw(), renegade(), roll=TWO_SHOTS)
    t.stop()
    t.shoot(1)
    t.shoot(1)
    t.choose("take-arrow")
    assert (t.life(1), t.arrows(1), t.pile()) == (7, 1, 1)
    assert t.turn() == 1


def test_not_instead_of_indians_or_dynamite(dice_table: SetUpDice) -> None:
    """DG-57."""
    t = dice_table(
        sheriff(arrows=7),
        outlaw("bart_cassidy", arrows=1),
        outlaw(),
        renegade(),
        turn=1,
        coming="dynamite dynamite dynamite arrow gatling",
    )
    assert t.life(1) == 8 - 2 - 1


def test_a_doubled_die_is_two_hits(dice_table: SetUpDice) -> None:
    """DG-57, DG-67."""
    t = dice_table(
        sheriff("slab_the_killer"),
        outlaw("bart_cassidy"),
        outlaw(),
        renegade(),
        roll="bullseye_1 beer arrow arrow dynamite",
    )
    t.stop()
    t.choose("double", seat=1)
    t.choose("take-arrow")
    t.choose("take-arrow")
    assert (t.life(1), t.arrows(1)) == (8, 2)


def test_a_hit_turned_into_an_arrow_is_no_life_point_lost(dice_table: SetUpDice) -> None:
    """DG-57: he may save himself, and nothing else follows."""
    t = dice_table(
        sheriff(),
        outlaw("bart_cassidy", life=1),
        outlaw(),
        renegade(),
        roll="bullseye_1 arrow arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    t.choose("take-arrow")
    assert t.life(1) == 1
    assert t.happened("lost-life-to") == 0


def test_once_he_has_nothing_to_lose_he_is_not_asked(dice_table: SetUpDice) -> None:
    """DG-57: for each life point he would lose."""
    t = dice_table(sheriff(), outlaw("bart_cassidy", life=1), outlaw(), renegade(), roll=TWO_SHOTS)
    t.stop()
    t.shoot(1)
    t.shoot(1)
    t.choose("take-it")
    assert t.is_out(1)
