"""Ms. Abigail (AD-108)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("bang-JD", True),
        ("bang-QD", True),
        ("bang-KD", True),
        ("bang-AD", True),
        ("bang-10D", False),
    ],
)
def test_she_may_ignore_a_high_card(table: SetUp, card: str, asked: bool) -> None:
    """AD-108: J, Q, K or A, before other reactions."""
    t = table(sheriff(hand=card), outlaw("ms_abigail", in_play="barrel-QS"), *TWO_MORE)
    t.play(card, at=1)
    if asked:
        t.asked(1, "ask-targeted")
        t.choose("use", kind="ms_abigail")
    else:
        t.asked(1, "ask-shot")
        t.choose("take-it")
    assert t.life(1) == 3 + asked


def test_she_need_not(table: SetUp) -> None:
    """AD-108: "may"."""
    t = table(sheriff(hand="bang-KD"), outlaw("ms_abigail"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("let-it")
    assert t.life(1) == 3


@pytest.mark.parametrize("card", ["panic-JH", "cat_balou-KH", "duel-QD", "flintlock"])
def test_any_brown_card_that_aims_at_her(table: SetUp, card: str) -> None:
    """AD-108: of a Duel, the value of the Duel card counts."""
    t = table(sheriff(hand=card), outlaw("ms_abigail", hand="beer-6H"), *TWO_MORE)
    t.play(card, at=1)
    t.choose("use", kind="ms_abigail")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 4, 4]
    assert t.hand(1) == ["beer-6H"]


def test_a_low_duel_is_not_ignored(table: SetUp) -> None:
    """AD-108."""
    t = table(sheriff(hand="duel-8C"), outlaw("ms_abigail"), *TWO_MORE)
    t.play("duel", at=1)
    assert t.life(1) == 3


@pytest.mark.parametrize("others", [True, False])
def test_not_what_affects_everyone(table: SetUp, others: bool) -> None:
    """AD-108: even if she is the only other player left."""
    t = table(
        sheriff(hand="indians-KD"),
        outlaw(out=not others),
        outlaw(out=not others),
        renegade("ms_abigail"),
    )
    t.play("indians")
    assert t.life(3) == 3


def test_nor_a_brawl(table: SetUp) -> None:
    """AD-108: J♠, but for all the others."""
    t = table(
        sheriff(hand="brawl beer-6H"),
        outlaw("ms_abigail", hand="beer-7H"),
        *TWO_MORE,
        sets=["armed_and_dangerous", "dodge_city"],
    )
    t.play("brawl")
    t.choose("discard", "beer-6H")
    assert t.hand(1) == []


def test_blue_cards_are_not_covered(table: SetUp) -> None:
    """AD-108: a Jail of J♠."""
    t = table(sheriff(hand="jail-JS"), outlaw("ms_abigail"), *TWO_MORE)
    t.play("jail", at=1)
    t.choose("no-load")
    assert t.in_play(1) == ["jail-JS"]


def test_her_own_cards_act(table: SetUp) -> None:
    """AD-108: another player's card only; her own Cat Balou discards a card of hers."""
    t = table(sheriff("ms_abigail", hand="cat_balou-KH", in_play="scope"), *OTHERS)
    t.play("cat_balou", at=0, pick="scope")
    assert t.in_play(0) == []
