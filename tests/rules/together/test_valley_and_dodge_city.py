"""The Valley of Shadows with Dodge City (VS-71)."""

from functools import partial

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def town(valley: SetUp) -> SetUp:
    return partial(valley, sets=["dodge_city"])


@pytest.mark.parametrize("card", ["tomahawk-AD", "bandidos-QD"])
def test_apache_kid(town: SetUp, card: str) -> None:
    """VS-71: immune to Diamonds."""
    kind = card.split("-")[0]
    t = town(sheriff(hand=card), outlaw("apache_kid"), *TWO)
    t.play(kind, at=1) if kind == "tomahawk" else t.play(kind)
    assert t.life(1) == 3


def test_henry_block_and_pat_brennan(town: SetUp) -> None:
    """DC-100, VS-54."""
    t = town(sheriff("pat_brennan"), outlaw("henry_block", in_play="mustang-8H"), *TWO, step="draw")
    t.choose("draw-play", seat=1)
    assert (t.life(0), t.hand(0)) == (4, ["mustang-8H"])


def test_tequila_joe_and_last_call(town: SetUp) -> None:
    """VS-71: one life point."""
    t = town(sheriff("tequila_joe", hand="last_call", life=1), outlaw(), *TWO)
    t.play("last_call")
    assert t.life(0) == 2


def test_escape_from_a_springfield_but_not_from_a_knife(town: SetUp) -> None:
    """VS-71: brown ones with an extra discard, not green ones."""
    t = town(sheriff(hand="springfield beer-6H", in_play="knife"), outlaw(hand="escape"), *TWO)
    t.choose("use-up", "knife", seat=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")
    t.play("springfield", at=1)
    t.choose("discard", "beer")
    t.choose("play", "escape")
    assert t.life(1) == 3


def test_in_belle_stars_turn(town: SetUp) -> None:
    """VS-71: the Ghost keeps its player in the game, and a Bounty pays nothing."""
    t = town(
        sheriff("belle_star", hand="bang-7D"),
        outlaw(in_play="bounty"),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(0), t.is_out(2)) == (3, [], False)


def test_those_who_mind_eliminations_do_not_mind_a_ghost_that_leaves(town: SetUp) -> None:
    """VS-71: Greg Digger and Herb Hunter."""
    t = town(
        sheriff("herb_hunter", hand="cat_balou-KH"),
        outlaw("greg_digger", life=1),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
    )
    t.play("cat_balou", at=2)
    assert (t.is_out(2), t.hand(0), t.life(1)) == (True, [], 1)
