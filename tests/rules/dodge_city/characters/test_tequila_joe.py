"""Tequila Joe (DC-70)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_beer_gives_him_two(table: SetUp) -> None:
    """DC-70."""
    t = table(sheriff("tequila_joe", hand="beer", life=2), outlaw(), outlaw(), renegade())
    t.play("beer")
    assert t.life(0) == 4


def test_when_dying_too(table: SetUp) -> None:
    """DC-70."""
    t = table(
        sheriff(hand="bang"), outlaw("tequila_joe", hand="beer", life=1), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(1) == 2


def test_other_drinks_as_usual(table: SetUp) -> None:
    """DC-70: Saloon, Tequila, Canteen, Whisky."""
    t = table(
        sheriff("tequila_joe", hand="saloon tequila bang", in_play="canteen", life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("saloon")
    t.choose("use-up", "canteen")
    t.play("tequila", at=0)
    t.choose("discard", "bang")
    assert t.life(0) == 4
