"""Gold Rush (HN-20, HN-21)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_the_turns_go_counterclockwise_for_one_round(table: SetUp) -> None:
    """HN-20, EV-17: from the Leader to the right; then clockwise again."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        events="gold_rush_event thirst high_noon",
        number=5,
        step="start",
    )
    assert t.match.view(1).counterclockwise
    order = []
    for _ in range(6):
        order.append(t.turn())
        t.end_turn()
    assert order == [0, 3, 2, 1, 0, 1]
    assert not t.match.view(1).counterclockwise


def test_effects_still_go_clockwise(table: SetUp) -> None:
    """HN-21: the Dynamite goes to the left, and so does a General Store."""
    t = table(
        sheriff(in_play="dynamite", hand="general_store"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="gold_rush_event",
        step="start",
        deck="2C 3C 4C 5C 6C 7C 8C",
    )
    assert t.in_play(1) == ["dynamite-2H"]
    t.play("general_store")
    for seat, card in ((0, "5C"), (1, "6C"), (2, "7C")):
        t.asked(seat, "ask-store")
        t.choose("take", f"bang-{card}")
    t.asked(0, "ask-main")


def test_the_eliminated_are_passed_over(table: SetUp) -> None:
    """HN-20."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(out=True), sets=SETS, event="gold_rush_event")
    t.end_turn()
    t.asked(2, "ask-main")
