"""Flintlock (AD-94)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_a_shot_in_reach_that_is_no_bang_card(table: SetUp) -> None:
    """AD-94: no limit."""
    t = table(sheriff(hand="flintlock bang-2D"), *OTHERS)
    assert not t.can("play", "flintlock", seat=2)
    t.play("bang-2D", at=1)
    t.play("flintlock", at=1)
    assert t.life(1) == 2


@pytest.mark.parametrize("how", ["missed", "barrel"])
def test_cancelled_it_may_be_taken_back_and_played_again(table: SetUp, how: str) -> None:
    """AD-94: for 2 tokens, paid then, by whatever means it was cancelled."""
    target = outlaw(hand="missed-2S") if how == "missed" else outlaw(in_play="barrel-QS")
    t = table(sheriff(hand="flintlock", in_play="crate"), target, *TWO_MORE, deck="6H")
    t.play("flintlock", at=1)
    t.choose(*(("play", "missed") if how == "missed" else ("check",)))
    t.asked(0, "ask-take-back")
    t.choose("pay-load", pick="crate")
    assert (t.hand(0), t.loads(0)) == (["flintlock-AS"], {"crate": 1})
    t.play("flintlock", at=1)
    if how == "barrel":
        t.choose("take-it")
    assert t.life(1) == 3


def test_not_if_it_was_shuffled_into_the_deck_meanwhile(table: SetUp) -> None:
    """AD-94: for the Barrel's "draw!"; nothing is asked where there is nothing to take back."""
    t = table(
        sheriff(hand="flintlock", load=4),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        rest=2,
        shuffled="6H",
        pile="6H",
    )
    t.play("flintlock", at=1)
    t.choose("check", kind="barrel")
    t.asked(0, "ask-main")
    assert (t.life(1), t.load(0), t.hand(0)) == (4, 4, [])


def test_a_hit_is_not_paid_for(table: SetUp) -> None:
    """AD-94."""
    t = table(sheriff(hand="flintlock", load=4), *OTHERS)
    t.play("flintlock", at=1)
    t.asked(0, "ask-main")
    assert (t.load(0), t.hand(0)) == (4, [])
