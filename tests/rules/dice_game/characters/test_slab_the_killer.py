"""Slab the Killer doubles a shot with a Beer."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_a_beer_doubles_a_shot(dice_table: SetUpDice) -> None:
    """DG-35, DG-41, DG-67: the die takes two life points, and the Beer gives nothing."""
    t = dice_table(
        sheriff("slab_the_killer", life=5),
        outlaw(),
        outlaw(),
        renegade(),
        roll="beer bullseye_1 beer arrow dynamite",
    )
    t.stop()
    t.choose("double", seat=1)
    assert t.life(1) == 6
    assert t.happened("aimed", by=0, target=1, number=2) == 1
    t.asked(0, "ask-beer")
    assert t.match.view(0).used == (0, 1)
    t.choose("pour", seat=0)
    assert (t.life(0), t.turn()) == (6, 1)


def test_once_per_turn(dice_table: SetUpDice) -> None:
    """DG-67, DG-72: he chooses which die."""
    t = dice_table(
        sheriff("slab_the_killer"),
        outlaw(),
        outlaw(),
        renegade(),
        roll="beer bullseye_1 beer bullseye_1 bullseye_2",
    )
    t.stop()
    t.shoot(1)
    t.choose("double", seat=1)
    assert t.life(1) == 8 - 3
    assert t.life(2) == 7
    t.choose("pour", seat=1)
    assert t.life(1) == 6


def test_a_2_that_counts_as_a_1_may_be_doubled(dice_table: SetUpDice) -> None:
    """DG-32, DG-67: even with one target there is something to choose."""
    t = dice_table(
        sheriff("slab_the_killer"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        roll="beer bullseye_2 arrow arrow dynamite",
    )
    t.stop()
    assert [option.key for option in t.decision.options] == ["shoot@3", "double@3"]
    t.choose("double", seat=3)
    assert t.life(3) == 6


def test_not_without_a_beer(dice_table: SetUpDice) -> None:
    """DG-56, DG-67."""
    t = dice_table(
        sheriff("slab_the_killer"),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_1 arrow arrow dynamite dynamite",
    )
    t.stop()
    assert not t.can("double")
    t.shoot(1)


def test_nobody_else_doubles_a_shot(dice_table: SetUpDice) -> None:
    """DG-67: not with a Beer either, be Slab the Killer at the table or not."""
    t = dice_table(
        sheriff(),
        outlaw("slab_the_killer"),
        outlaw(),
        renegade(),
        roll="beer bullseye_1 beer arrow dynamite",
    )
    t.stop()
    assert [option.key for option in t.asked(0, "ask-shot").options] == ["shoot@1", "shoot@3"]
    t.shoot(1)
    t.choose("pour", seat=1)
