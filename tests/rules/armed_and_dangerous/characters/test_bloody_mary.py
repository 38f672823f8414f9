"""Bloody Mary (AD-103)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_a_card_if_her_bang_is_cancelled(table: SetUp) -> None:
    """AD-103."""
    t = table(
        sheriff("bloody_mary", hand="bang-2D"), outlaw(hand="missed-2S"), *TWO_MORE, deck="3D"
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert t.hand(0) == ["bang-3D"]


def test_not_if_it_hits(table: SetUp) -> None:
    """AD-103."""
    t = table(sheriff("bloody_mary", hand="bang-2D"), *OTHERS)
    t.play("bang", at=1)
    assert t.hand(0) == []


@pytest.mark.parametrize("card", ["flintlock", "quick_shot", "gatling"])
def test_not_for_other_cards(table: SetUp, card: str) -> None:
    """AD-103."""
    t = table(sheriff("bloody_mary", hand=card), outlaw(hand="missed-2S"), *TWO_MORE)
    t.choose("play", card, **({} if card == "gatling" else {"seat": 1}))
    t.choose("play", "missed")
    assert t.hand(0) == []


def test_not_if_it_was_ignored(table: SetUp) -> None:
    """AD-103."""
    t = table(sheriff("bloody_mary", hand="bang-KD"), outlaw("ms_abigail"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("use", kind="ms_abigail")
    assert (t.hand(0), t.life(1)) == ([], 4)


def test_not_for_a_bang_that_is_discarded(table: SetUp) -> None:
    """AD-103: in a Duel, say."""
    t = table(sheriff("bloody_mary", hand="duel bang-2D"), outlaw(hand="bang-3D"), *TWO_MORE)
    t.play("duel", at=1)
    t.choose("discard", "bang-3D")
    t.choose("discard", "bang-2D")
    assert (t.hand(0), t.life(1)) == ([], 3)
