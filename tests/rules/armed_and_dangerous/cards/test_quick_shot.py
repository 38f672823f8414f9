"""Quick Shot (AD-95)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


def test_a_shot_and_one_for_each_token(table: SetUp) -> None:
    """AD-95: all different and within reach; clockwise from the player."""
    t = table(sheriff(hand="quick_shot", load=2, in_play="schofield-JC"), *OTHERS)
    t.play("quick_shot", at=3)
    t.choose("target", seat=1)
    t.choose("target", seat=2)
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 3]
    shots = [event.target for event in t.match.events if event.id == "shot"]
    assert (shots, t.load(0)) == ([1, 2, 3], 0)


def test_not_beyond_reach(table: SetUp) -> None:
    """AD-95: and no BANG! card, so no limit."""
    t = table(sheriff(hand="quick_shot bang-2D", load=2), *OTHERS)
    t.play("bang-2D", at=1)
    t.play("quick_shot", at=1)
    assert not t.can("target", seat=2)
    t.choose("target", seat=3)
    assert [t.life(seat) for seat in (1, 2, 3)] == [2, 4, 3]


def test_the_bell_tower_helps_with_all_of_them(table: SetUp) -> None:
    """AD-95, AD-63: it is one card."""
    t = table(sheriff(hand="quick_shot", in_play="bell_tower", load=1), *OTHERS)
    t.choose("use-card", "bell_tower")
    t.play("quick_shot", at=1)
    t.choose("target", seat=2)
    t.choose("pay-load", pick=None)
    t.choose("keep-loads")
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 4]
