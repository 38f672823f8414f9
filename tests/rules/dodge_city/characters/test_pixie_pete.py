"""Pixie Pete (DC-68)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_three_cards(table: SetUp) -> None:
    """DC-68."""
    t = table(sheriff("pixie_pete"), outlaw(), outlaw(), renegade(), step="draw")
    assert len(t.hand(0)) == 3
