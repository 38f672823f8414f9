"""Tequila (DC-33)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_player_of_choice_regains_a_life_point(table: SetUp) -> None:
    """DC-33, example 4: at any distance."""
    t = table(sheriff(hand="tequila beer"), outlaw(), outlaw(life=2), renegade())
    t.play("tequila", at=2)
    t.choose("discard", "beer")
    assert t.life(2) == 3


def test_possibly_oneself(table: SetUp) -> None:
    """DC-33."""
    t = table(sheriff(hand="tequila bang", life=2), outlaw(), outlaw(), renegade())
    t.play("tequila", at=0)
    t.choose("discard", "bang")
    assert t.life(0) == 3


def test_it_works_with_two_players_left(table: SetUp) -> None:
    """DC-21, DC-33: it is no Beer."""
    t = table(sheriff(hand="tequila bang", life=2), outlaw(out=True), outlaw(out=True), renegade())
    t.play("tequila", at=0)
    t.choose("discard", "bang")
    assert t.life(0) == 3
