"""Whisky (DC-34)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_two_life_points(table: SetUp) -> None:
    """DC-34: for another card; with two players left too (DC-21)."""
    t = table(sheriff(hand="whisky bang", life=1), outlaw(out=True), outlaw(out=True), renegade())
    t.play("whisky")
    t.choose("discard", "bang")
    assert t.life(0) == 3


def test_one_if_only_one_is_missing(table: SetUp) -> None:
    """DC-34."""
    t = table(sheriff(hand="whisky bang", life=4), outlaw(), outlaw(), renegade())
    t.play("whisky")
    t.choose("discard", "bang")
    assert t.life(0) == 5
