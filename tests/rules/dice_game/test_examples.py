"""The worked examples of the rulebook (DG-EX1 to DG-EX8)."""

from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice
from tests.rules.dice_game.test_end import SHOT, ended


def test_example_1(dice_table: SetUpDice) -> None:
    """DG-EX1: a whole turn."""
    t = dice_table(
        sheriff(life=6, arrows=1),
        outlaw(arrows=3),
        outlaw(arrows=2),
        renegade(arrows=2),
        deputy(),
        coming="arrow arrow dynamite beer bullseye_1  gatling gatling beer  gatling bullseye_2",
    )
    assert (t.life(0), t.arrows(0), t.pile()) == (4, 1, 8)
    assert t.match.view(0).locked == (2,)
    t.reroll("arrow arrow bullseye_1")
    assert t.dice() == ["gatling", "gatling", "dynamite", "beer", "beer"]
    t.reroll("beer beer")
    assert t.dice() == ["gatling", "gatling", "dynamite", "gatling", "bullseye_2"]
    assert t.targets() == [2, 3]
    t.shoot(3)
    assert [t.life(seat) for seat in range(5)] == [4, 8 - 3 - 1, 8 - 2 - 1, 8 - 2 - 2, 7]
    assert t.arrows(0) == 0


def test_example_2(dice_table: SetUpDice) -> None:
    """DG-EX2: all Outlaws are out, but a Renegade is in play."""
    t = dice_table(sheriff(), outlaw(life=1), outlaw(out=True), renegade(), deputy(), roll=SHOT)
    t.stop()
    t.shoot(1)
    assert t.is_out(1)
    assert not t.match.over


def test_example_3(dice_table: SetUpDice) -> None:
    """DG-EX3: the Renegade was too early; the Outlaws win from outside."""
    t = dice_table(
        sheriff(life=1),
        renegade(),
        deputy(),
        outlaw(out=True),
        outlaw(out=True),
        turn=1,
        roll=SHOT,
    )
    t.stop()
    t.shoot(0)
    assert ended(t) == ("ending-outlaws", (3, 4))


def test_example_4(dice_table: SetUpDice) -> None:
    """DG-EX4: one attack eliminates everybody."""
    t = dice_table(
        sheriff(life=4, arrows=3),
        outlaw(out=True),
        outlaw(life=2, arrows=2),
        renegade(life=3, arrows=3),
        coming="arrow beer beer gatling gatling",
    )
    assert ended(t) == ("ending-outlaws", (1, 2))
    assert not any(t.game.in_game())


def test_example_5(dice_table: SetUpDice) -> None:
    """DG-EX5: the Sheriff faces two Renegades and goes out first."""
    t = dice_table(
        sheriff(life=1),
        renegade(),
        outlaw(out=True),
        outlaw(out=True),
        outlaw(out=True),
        deputy(out=True),
        deputy(out=True),
        renegade(),
        coming="dynamite dynamite dynamite beer beer",
    )
    assert ended(t) == ("ending-outlaws", (2, 3, 4))


def test_example_6(dice_table: SetUpDice) -> None:
    """DG-EX6: Jesse Jones with 4 life points drinks two Beers."""
    t = dice_table(
        sheriff(),
        outlaw("jesse_jones", life=4),
        outlaw(),
        renegade(),
        turn=1,
        roll="beer beer arrow arrow dynamite",
    )
    t.stop()
    t.choose("pour", seat=1)
    t.choose("pour", seat=1)
    assert t.life(1) == 8


def test_example_7(dice_table: SetUpDice) -> None:
    """DG-EX7: Kit Carlson fires, and discards three arrows besides his own."""
    t = dice_table(
        sheriff(arrows=3),
        outlaw("kit_carlson", arrows=2),
        outlaw(arrows=1),
        renegade(),
        turn=1,
        roll="gatling gatling gatling beer dynamite",
    )
    t.stop()
    for seat in (0, 0, 2):
        t.choose("discard-arrow", seat=seat)
    assert [t.arrows(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert [t.life(seat) for seat in range(4)] == [9, 7, 7, 7]


def test_example_8(dice_table: SetUpDice) -> None:
    """DG-EX8: the Outlaw has eliminated the Renegade; the Deputy has not won."""
    t = dice_table(deputy(), outlaw(), renegade(life=1), turn=1, roll=SHOT)
    t.stop()
    t.shoot(2)
    assert not t.match.over
    assert t.match.view(0).players[1].in_game
