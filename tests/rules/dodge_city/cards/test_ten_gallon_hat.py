"""Ten Gallon Hat (DC-35)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_is_discarded_from_play_against_a_shot(table: SetUp) -> None:
    """DC-35, DC-7, example 1."""
    t = table(sheriff(hand="bang"), outlaw(in_play="ten_gallon_hat-JD"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("use-up", "ten_gallon_hat")
    assert (t.life(1), t.in_play(1)) == (4, [])
    assert t.pile()[0] == "ten_gallon_hat-JD"


def test_it_does_nothing_else(table: SetUp) -> None:
    """DC-35, DC-7: in one's own turn there is nothing to use it for."""
    t = table(sheriff(in_play="ten_gallon_hat-JD"), outlaw(), outlaw(), renegade())
    assert not t.can("use-up")
    reason = t.match.explain("ten_gallon_hat-JD")
    assert reason is not None
    assert reason.id == "why-only-answers"
