"""Al Preacher (AD-100, AD-101)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


@pytest.mark.parametrize("card", ["scope", "crate"])
def test_a_card_for_two_tokens(table: SetUp, card: str) -> None:
    """AD-101: after another has played a blue or an orange card; from any slots (AD-100)."""
    t = table(
        sheriff(hand=card), outlaw("al_preacher", in_play="whip", load=1), *TWO_MORE, deck="2D"
    )
    t.play(card)
    if card == "scope":
        t.choose("no-load")
    t.asked(1, "ask-preach")
    t.choose("pay-load", pick=None)
    assert (t.hand(1), t.load(1), t.loads(1)) == (["bang-2D"], 0, {"whip": 2})
    t.asked(0, "ask-main")


@pytest.mark.parametrize("card", ["stagecoach", "sombrero"])
def test_not_for_other_cards(table: SetUp, card: str) -> None:
    """AD-101."""
    t = table(
        sheriff(hand=card),
        outlaw("al_preacher", load=4),
        *TWO_MORE,
        sets=["armed_and_dangerous", "dodge_city"],
    )
    t.play(card)
    t.asked(0, "ask-main")
    assert t.load(1) == 4


def test_not_for_his_own_nor_without_tokens(table: SetUp) -> None:
    """AD-101: another player's, and 2 tokens."""
    t = table(
        sheriff("al_preacher", hand="crate", load=4),
        outlaw("vera_custer", load=1),
        *TWO_MORE,
        sets=["armed_and_dangerous", "dodge_city"],
    )
    t.play("crate")
    t.asked(0, "ask-main")
    assert (t.load(0), t.hand(0)) == (4, [])


def test_he_need_not(table: SetUp) -> None:
    """AD-101."""
    t = table(sheriff(hand="crate"), outlaw("al_preacher", load=2), *TWO_MORE)
    t.play("crate")
    t.choose("keep-loads")
    assert (t.load(1), t.hand(1)) == (2, [])


def test_not_for_a_dynamite_that_is_passed(table: SetUp) -> None:
    """AD-101."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw("al_preacher", load=2),
        *TWO_MORE,
        step="start",
        deck="2C",
    )
    t.asked(0, "ask-main")
    assert (t.load(1), t.in_play(1)) == (2, ["dynamite-2H"])
