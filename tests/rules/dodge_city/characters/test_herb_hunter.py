"""Herb Hunter (DC-60)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_two_cards_for_every_elimination(table: SetUp) -> None:
    """DC-60."""
    t = table(sheriff(hand="bang"), outlaw(life=1), outlaw("herb_hunter"), renegade())
    t.play("bang", at=1)
    assert len(t.hand(2)) == 2


def test_five_if_he_eliminates_an_outlaw(table: SetUp) -> None:
    """DC-60, example 9."""
    t = table(sheriff("herb_hunter", hand="bang"), outlaw(life=1), outlaw(), renegade())
    t.play("bang", at=1)
    assert len(t.hand(0)) == 5
