"""Kit Carlson discards arrows."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_an_arrow_for_each_gatling(dice_table: SetUpDice) -> None:
    """DG-43, DG-63: of any player, himself included, also with fewer than three."""
    t = dice_table(
        sheriff("kit_carlson", arrows=2),
        outlaw(arrows=1),
        outlaw(),
        renegade(),
        roll="gatling gatling arrow arrow dynamite",
    )
    t.stop()
    assert t.asked(0, "ask-discard-arrow").prompt.args == {"number": 2}
    assert t.targets() == [0, 1]
    t.choose("discard-arrow", seat=1)
    assert t.targets() == [0]
    t.choose("discard-arrow", seat=0)
    assert (t.arrows(0), t.arrows(1), t.pile()) == (1, 0, 8)
    assert t.happened("discarded-arrow", by=0, target=1) == 1
    assert t.life(1) == 8


def test_he_need_not(dice_table: SetUpDice) -> None:
    """DG-56, DG-63."""
    t = dice_table(
        sheriff("kit_carlson", arrows=2),
        outlaw(arrows=1),
        outlaw(),
        renegade(),
        roll="gatling gatling arrow arrow dynamite",
    )
    t.stop()
    t.choose("enough")
    assert t.arrows(0) == 2


def test_without_arrows_he_is_not_asked(dice_table: SetUpDice) -> None:
    """DG-44, DG-63: with three his own are gone before."""
    t = dice_table(
        sheriff("kit_carlson", arrows=2),
        outlaw(),
        outlaw(),
        renegade(),
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    assert (t.turn(), t.arrows(0), t.life(1)) == (1, 0, 7)


def test_the_arrow_of_el_gringo_can_be_discarded(dice_table: SetUpDice) -> None:
    """DG-44: it comes before his discards."""
    t = dice_table(
        sheriff("kit_carlson"),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    t.choose("discard-arrow", seat=0)
    assert (t.arrows(0), t.turn()) == (0, 1)


def test_eliminated_before_he_comes_to_it(dice_table: SetUpDice) -> None:
    """DG-23, DG-44: El Gringo's arrow was the last one."""
    t = dice_table(
        sheriff(arrows=4),
        renegade("kit_carlson", life=1),
        outlaw("el_gringo", arrows=4),
        outlaw(),
        turn=1,
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    assert t.is_out(1)
    assert t.turn() == 2
