"""Step 6: the Gatling (DG-42 to DG-45)."""

import pytest

from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice


@pytest.mark.parametrize(
    "roll", ["gatling gatling gatling arrow dynamite", "gatling gatling gatling gatling gatling"]
)
def test_three_or_more_fire_once(dice_table: SetUpDice, roll: str) -> None:
    """DG-42, DG-45: each other player loses 1, and one's own arrows are discarded."""
    t = dice_table(
        sheriff(arrows=3), outlaw(arrows=1), outlaw(out=True), renegade(), deputy(), roll=roll
    )
    t.stop()
    assert [t.life(seat) for seat in (0, 1, 3, 4)] == [10, 7, 7, 7]
    assert (t.arrows(0), t.arrows(1), t.pile()) == (0, 1, 8)
    assert t.happened("gatling", seat=0) == 1


def test_two_do_nothing(dice_table: SetUpDice) -> None:
    """DG-43."""
    t = dice_table(
        sheriff(arrows=3),
        outlaw(),
        outlaw(),
        renegade(),
        roll="gatling gatling arrow arrow dynamite",
    )
    t.stop()
    assert (t.life(1), t.arrows(0)) == (8, 3)


def test_the_order_of_the_step(dice_table: SetUpDice) -> None:
    """DG-44: one's arrows first, then the hits, eliminations, and El Gringo's arrow last."""
    t = dice_table(
        sheriff(arrows=2),
        outlaw(life=1),
        outlaw("el_gringo"),
        renegade("vulture_sam", life=3),
        deputy("paul_regret"),
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    told = [event.id for event in t.match.events]
    order = ["gatling", "returned-arrows", "lost-life-to", "eliminated", "healed", "took-arrows"]
    assert sorted(order, key=told.index) == order
    assert [t.life(seat) for seat in (2, 3, 4)] == [6, 4, 9]
    assert t.arrows(0) == 1


def test_in_the_step_others_decide_too(dice_table: SetUpDice) -> None:
    """DG-44: Bart Cassidy may take an arrow, Pedro Ramirez may return one."""
    t = dice_table(
        sheriff(),
        outlaw("bart_cassidy"),
        outlaw("pedro_ramirez", arrows=2),
        renegade(),
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    assert t.asked(1, "ask-hit").prompt.args["kind"] == "gatling"
    t.choose("take-arrow")
    t.asked(2, "ask-return")
    t.choose("return", number=1)
    assert (t.life(1), t.arrows(1), t.life(2), t.arrows(2)) == (8, 1, 7, 1)


def test_the_gatling_can_end_the_game(dice_table: SetUpDice) -> None:
    """DG-44, DG-48: all who go out by it go out together."""
    t = dice_table(
        sheriff(life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(),
        turn=3,
        roll="gatling gatling gatling arrow dynamite",
    )
    t.stop()
    assert t.match.result is not None
    assert (t.match.result.ending.id, t.match.result.winners) == ("ending-renegade", (3,))
