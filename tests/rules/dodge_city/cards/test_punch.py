"""Punch (DC-27)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_at_distance_1(table: SetUp) -> None:
    """DC-27: weapons do not help."""
    t = table(sheriff(hand="punch", in_play="winchester"), outlaw(), outlaw(), renegade())
    assert t.can("play", "punch", seat=1)
    assert not t.can("play", "punch", seat=2)
    t.play("punch", at=1)
    assert t.life(1) == 3


def test_modifiers_count(table: SetUp) -> None:
    """DC-27: a Scope brings the next but one near, a Hideout takes the neighbour away."""
    t = table(
        sheriff(hand="punch", in_play="scope"),
        outlaw(in_play="hideout mustang"),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "punch", seat=1)
    assert t.can("play", "punch", seat=2)


def test_it_is_no_bang_card(table: SetUp) -> None:
    """DC-27, B-34: it does not count towards the limit."""
    t = table(sheriff(hand="punch bang"), outlaw(), outlaw(), renegade(), bangs=1)
    assert not t.can("play", "bang")
    t.play("punch", at=1)
    assert t.life(1) == 3
