"""Pony Express (DC-45)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_draws_three_cards(table: SetUp) -> None:
    """DC-45."""
    t = table(sheriff(in_play="pony_express"), outlaw(), outlaw(), renegade(), deck="2D 3D 4D")
    t.choose("use-up", "pony_express")
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"]
    assert t.pile() == ["pony_express-QD"]
