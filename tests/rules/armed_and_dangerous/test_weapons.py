"""Dangerous weapons (AD-40 to AD-42)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_it_shoots_at_its_range_without_tokens(table: SetUp) -> None:
    """AD-40: whether one is paid or not."""
    t = table(sheriff(hand="bang-2D", in_play="thunderer"), *OTHERS)
    t.play("bang", at=2)
    t.asked(0, "ask-rider")
    t.choose("no-more")
    assert (t.life(2), t.loads(0), t.hand(0)) == (3, {"thunderer": 3}, [])


def test_the_token_is_paid_before_the_target_reacts(table: SetUp) -> None:
    """AD-41: from the weapon itself, and once for each BANG! card (AD-42)."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty crate", load=4),
        outlaw(hand="missed-2S"),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.asked(1, "ask-shot")
    assert (t.load(0), t.loads(0)) == (4, {"big_fifty": 2, "crate": 3})
    t.choose("play", "missed")


@pytest.mark.parametrize("card", ["gatling", "flintlock", "quick_shot"])
def test_only_with_a_bang_card(table: SetUp, card: str) -> None:
    """AD-42, AD-94, AD-95: not with other cards that have the icon."""
    t = table(sheriff(hand=card, in_play="big_fifty"), *OTHERS)
    if card == "gatling":
        t.play(card)
    else:
        t.play(card, at=1)
    if card == "quick_shot":
        t.choose("keep-loads")
    assert t.life(1) == 3
    assert t.loads(0) == {"big_fifty": 3}


def test_not_with_the_shot_of_mexicali_kid(table: SetUp) -> None:
    """AD-42, AD-107."""
    t = table(sheriff("mexicali_kid", in_play="big_fifty", load=2), *OTHERS)
    t.choose("use", kind="mexicali_kid", seat=1)
    for _ in range(2):
        t.choose("pay-load", pick=None)
    assert (t.life(1), t.loads(0)) == (3, {"big_fifty": 3})


def test_with_a_card_that_counts_as_a_bang(table: SetUp) -> None:
    """AD-42: Calamity Janet's Missed!."""
    t = table(sheriff("calamity_janet", hand="missed-2S", in_play="thunderer"), *OTHERS)
    t.choose("play", "missed", kind="bang", seat=1)
    t.choose("ride", kind="thunderer")
    assert (t.life(1), t.hand(0)) == (3, ["missed-2S"])
