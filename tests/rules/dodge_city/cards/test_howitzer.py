"""Howitzer (DC-41)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_at_everyone_else(table: SetUp) -> None:
    """DC-41: like a Gatling, clockwise; each may cancel theirs."""
    t = table(
        sheriff(in_play="howitzer"), outlaw(), outlaw(hand="missed-2S"), renegade(in_play="bible")
    )
    t.choose("use-up", "howitzer")
    t.asked(2, "ask-shot")
    t.choose("play", "missed")
    t.asked(3, "ask-shot")
    t.choose("take-it")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 3]
