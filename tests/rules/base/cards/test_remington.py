"""Remington (B-109)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_reaches_distance_three(table: SetUp) -> None:
    """B-29, B-109, worked example 4: not a player at 3 who has a Mustang."""
    t = table(
        sheriff(hand="bang-7D remington"),
        outlaw(),
        outlaw(in_play="mustang-8H"),
        outlaw(in_play="mustang-9H"),
        deputy(),
        renegade(),
    )
    t.play("remington")
    assert {o.seat for o in t.decision.options if o.card == "bang-7D"} == {1, 2, 4, 5}
    assert t.match.explain("bang-7D", 3) == Text("why-out-of-reach", {"distance": 4, "reach": 3})


def test_it_changes_no_distance(table: SetUp) -> None:
    """B-30: weapons matter only for the reach of their owner."""
    t = table(sheriff(in_play="remington"), outlaw(), outlaw(), renegade())
    assert [t.match.view(0).players[seat].distance for seat in (1, 2, 3)] == [1, 2, 1]
    assert [t.match.view(0).players[seat].reach for seat in range(4)] == [3, 1, 1, 1]
