"""Buntline Special (AD-81)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_who_cancels_it_discards_a_card(table: SetUp) -> None:
    """AD-81: of their choice, from hand."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw(hand="missed-2S beer-6H scope"),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("play", "missed")
    t.asked(1, "ask-discard-for")
    t.choose("discard", "scope")
    assert (t.hand(1), t.pile()[0]) == (["beer-6H"], "scope-AS")


def test_however_it_was_cancelled(table: SetUp) -> None:
    """AD-81: by a Barrel; and by a weapon that is gone with its last token (AD-26)."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special", loads={"buntline_special": 1}),
        outlaw(hand="beer-6H", in_play="barrel-QS"),
        *TWO_MORE,
        deck="6H",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("check", kind="barrel")
    assert (t.life(1), t.hand(1), t.in_play(0)) == (4, [], [])


@pytest.mark.parametrize("paid", [True, False])
def test_nothing_if_it_hits_or_was_not_paid(table: SetUp, paid: bool) -> None:
    """AD-81."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw(hand="missed-2S beer-6H"),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose(*(("ride",) if paid else ("no-more",)))
    t.choose(*(("take-it",) if paid else ("play", "missed")))
    assert len(t.hand(1)) == 1 + paid


def test_nothing_without_cards(table: SetUp) -> None:
    """AD-81: the Missed! was the last one."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"), outlaw(hand="missed-2S"), *TWO_MORE
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("play", "missed")
    t.asked(0, "ask-main")
    assert t.pile()[0] == "missed-2S"


@pytest.mark.parametrize("who", ["apache_kid", "ms_abigail"])
def test_nothing_if_it_was_ignored(table: SetUp, who: str) -> None:
    """AD-81."""
    t = table(
        sheriff(hand="bang-KD", in_play="buntline_special"),
        outlaw(who, hand="beer-6H"),
        *TWO_MORE,
        sets=["armed_and_dangerous", "dodge_city"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    if who == "ms_abigail":
        t.choose("use", kind="ms_abigail")
    assert (t.life(1), t.hand(1)) == (3 if who == "apache_kid" else 4, ["beer-6H"])


def test_cards_spent_meanwhile_are_not_discarded(table: SetUp) -> None:
    """AD-81, B-127: Sid Ketchum discards his last two for a life point; nothing is left."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw("sid_ketchum", hand="beer-6H beer-7H", in_play="barrel-QS", life=2),
        outlaw(),
        renegade(),
        deck="8H",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("check", kind="barrel")
    t.asked(1, "ask-discard-for")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert (t.life(1), t.hand(1)) == (3, [])
    t.asked(0, "ask-main")
