"""Calumet (GR-94 to GR-96)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("bang-7D", {}),
        ("panic-8D", {"pick": "hand"}),
        ("cat_balou-9D", {"pick": "hand"}),
    ],
)
def test_diamonds_of_others_do_nothing(table: SetUp, card: str, fields: dict[str, str]) -> None:
    """GR-94, GR-96: they may be played, are discarded, and one is told so beforehand."""
    t = table(sheriff(hand=card), outlaw(in_play="calumet", hand="beer-6H"), *OTHERS[1:])
    t.choose("play", card, seat=1, **fields)
    assert (t.life(1), t.hand(1), t.pile()) == (4, ["beer-6H"], [card])
    assert t.happened("spared", seat=1) == 1


def test_other_suits_act(table: SetUp) -> None:
    """GR-94."""
    t = table(sheriff(hand="bang-2C"), outlaw(in_play="calumet"), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_of_any_border(table: SetUp) -> None:
    """GR-94, DC-97: green Conestoga takes nothing, unlike from Apache Kid."""
    t = table(
        sheriff(in_play="conestoga"),
        outlaw(in_play="calumet", hand="beer-6H"),
        *OTHERS[1:],
        sets=["dodge_city", "gold_rush"],
    )
    t.choose("use-up", "conestoga", seat=1)
    assert (t.hand(0), t.hand(1)) == ([], ["beer-6H"])


def test_ones_own_diamonds_act(table: SetUp) -> None:
    """GR-94: a Panic! on one's own Barrel."""
    t = table(sheriff(hand="panic-8D", in_play="calumet barrel"), *OTHERS)
    t.play("panic", at=0, pick="barrel")
    assert t.hand(0) == ["barrel-QS"]


def test_not_during_a_duel(table: SetUp) -> None:
    """GR-95, DC-97: the Duel challenges, and BANG! cards of diamonds count in it."""
    t = table(
        sheriff(hand="duel-QD bang-7D"), outlaw(in_play="calumet", hand="bang-2C"), *OTHERS[1:]
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-2C")
    t.choose("discard", "bang-7D")
    assert t.life(1) == 3


def test_it_counts_for_the_limit(table: SetUp) -> None:
    """GR-96."""
    t = table(sheriff(hand="bang-7D bang-2C"), outlaw(in_play="calumet"), *OTHERS[1:])
    t.play("bang-7D", at=1)
    assert not t.can("play", "bang-2C")


def test_only_its_owner_is_exempt(table: SetUp) -> None:
    """GR-96: of Indians!, of diamonds."""
    t = table(sheriff(hand="indians-KD"), outlaw(in_play="calumet"), *OTHERS[1:])
    t.play("indians")
    assert [t.life(seat) for seat in range(1, 4)] == [4, 3, 3]


def test_suits_as_they_are_now(table: SetUp) -> None:
    """GR-96: under Blessing there are no diamonds."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="calumet"),
        *OTHERS[1:],
        sets=["gold_rush", "high_noon"],
        event="blessing",
    )
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_what_is_no_card_acts(table: SetUp) -> None:
    """GR-96: Jacky Murieta's shot."""
    t = table(sheriff("jacky_murieta", nuggets=2), outlaw(in_play="calumet"), *OTHERS[1:])
    t.choose("use", kind="jacky_murieta", seat=1)
    assert t.life(1) == 3


@pytest.mark.parametrize(("other", "life"), [("bang-8D", 4), ("bang-2C", 3)])
def test_doc_holyday_must_pay_with_another_suit(table: SetUp, other: str, life: int) -> None:
    """GR-96: both cards of diamonds, and nothing happens."""
    t = table(
        sheriff("doc_holyday", hand=f"bang-7D {other}"),
        outlaw(in_play="calumet"),
        *OTHERS[1:],
        sets=["dodge_city", "gold_rush"],
    )
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "bang-7D")
    t.choose("discard", other)
    assert t.life(1) == life
