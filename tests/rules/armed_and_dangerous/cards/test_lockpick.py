"""Lockpick (AD-71)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_a_card_of_a_hand_at_any_distance(table: SetUp) -> None:
    """AD-71: at random, never one in play."""
    t = table(
        sheriff(in_play="lockpick"),
        outlaw(),
        outlaw(hand="beer-6H beer-7H", in_play="mustang-8H"),
        renegade(),
        at_random="beer-7H",
    )
    assert not t.can("use-card", "lockpick", pick="mustang")
    t.choose("use-card", "lockpick", seat=2)
    assert (t.hand(0), t.in_play(2), t.in_play(0)) == (["beer-7H"], ["mustang-8H"], [])


def test_not_on_an_empty_hand(table: SetUp) -> None:
    """AD-71."""
    t = table(sheriff(in_play="lockpick"), outlaw(in_play="scope"), *TWO_MORE)
    assert not t.can("use-card", "lockpick")
