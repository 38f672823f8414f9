"""Madam Yto (GR-120, GR-121)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.mark.parametrize("verb", ["play", "sell"])
def test_a_card_for_each_beer_of_anyone(table: SetUp, verb: str) -> None:
    """GR-120: for life or for a nugget."""
    t = table(sheriff(hand="beer-6H", life=3), outlaw("madam_yto"), *OTHERS[1:])
    t.choose(verb, "beer")
    assert len(t.hand(1)) == 1


def test_her_own_too(table: SetUp) -> None:
    """GR-120: also one without effect."""
    t = table(sheriff("madam_yto", hand="beer-6H"), *OTHERS, deck="2C")
    t.play("beer")
    assert (t.hand(0), t.life(0)) == (["bang-2C"], 5)


def test_one_to_survive(table: SetUp) -> None:
    """GR-120: out of turn."""
    t = table(
        sheriff("madam_yto", hand="bang-7D"), outlaw(hand="beer-6H", life=1), *OTHERS[1:], deck="2C"
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.hand(0) == ["bang-2C"]


def test_she_draws_after_it_has_saved_her(table: SetUp) -> None:
    """GR-121: not in time for another one."""
    t = table(
        sheriff(hand="bang-7D"), outlaw("madam_yto", hand="beer-6H", life=1), *OTHERS[1:], deck="7H"
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    t.in_order(Event("healed", seat=1), Event("drew", seat=1))
    assert t.hand(1) == ["beer-7H"]


@pytest.mark.parametrize("card", ["whisky", "tequila", "saloon"])
def test_not_for_what_is_similar(table: SetUp, card: str) -> None:
    """GR-121, GR-151."""
    t = table(
        sheriff(hand=f"{card} bang-7D", life=3),
        outlaw("madam_yto"),
        *OTHERS[1:],
        sets=["dodge_city", "gold_rush"],
    )
    t.choose("play", card, **({"seat": 0} if card == "tequila" else {}))
    if card != "saloon":
        t.choose("discard", "bang")
    assert t.hand(1) == []


def test_not_for_beers_that_are_discarded(table: SetUp) -> None:
    """GR-121: nor for one that Elena Fuente plays as a Missed!."""
    t = table(
        sheriff(hand="cat_balou-KH bang-7D"),
        outlaw("elena_fuente", hand="beer-6H beer-7H"),
        outlaw("madam_yto"),
        renegade(),
        sets=["dodge_city", "gold_rush"],
        at_random="beer-6H",
    )
    t.play("cat_balou", at=1)
    t.play("bang", at=1)
    t.choose("play", "beer-7H")
    assert (t.life(1), t.hand(2)) == (3, [])
