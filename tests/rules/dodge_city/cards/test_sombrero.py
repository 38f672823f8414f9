"""Sombrero (DC-35)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_is_discarded_from_play_against_a_shot(table: SetUp) -> None:
    """DC-35, DC-7, example 1."""
    t = table(sheriff(hand="bang"), outlaw(in_play="sombrero-7C"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("use-up", "sombrero")
    assert (t.life(1), t.in_play(1)) == (4, [])
    assert t.pile()[0] == "sombrero-7C"


def test_it_does_nothing_else(table: SetUp) -> None:
    """DC-35, DC-7: in one's own turn there is nothing to use it for."""
    t = table(sheriff(in_play="sombrero-7C"), outlaw(), outlaw(), renegade())
    assert not t.can("use-up")
    reason = t.match.explain("sombrero-7C")
    assert reason is not None
    assert reason.id == "why-only-answers"
