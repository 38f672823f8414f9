"""Wagons in play, whatever they do (GTR-31 to GTR-36, GTR-104, GTR-106, GTR-107)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())


def test_they_are_blue_cards_for_who_takes_and_discards(table: SetUp) -> None:
    """GTR-31, GTR-33: a Panic! puts one in play in front of the taker; a Cat Balou discards it."""
    t = table(
        sheriff(hand="panic-JH cat_balou-KH"), outlaw(in_play="dining_car mail_car"), *OTHERS[1:]
    )
    t.play("panic", at=1, pick="dining_car")
    t.play("cat_balou", at=1, pick="mail_car")
    assert (t.in_play(0), t.hand(0), t.in_play(1)) == (["dining_car"], [], [])


@pytest.mark.parametrize("line", ["deathwood", "virginia_town"])
def test_they_pay_as_blue_cards(table: SetUp, line: str) -> None:
    """GTR-31, GTR-28: for Deathwood, and among the two of Virginia Town."""
    t = table(
        sheriff(hand="beer-6H", in_play="dining_car"), *OTHERS, row="caboose", at=2, line=line
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "dining_car")
    if line == "virginia_town":
        t.choose("discard", "beer")
    assert t.in_play(0) == ["caboose"]
    assert t.game.card_name(t.game.stack(PART).deck[0]) == "dining_car"


def test_the_daltons_take_one(table: SetUp) -> None:
    """GTR-31."""
    t = table(
        sheriff(in_play="dining_car"),
        *OTHERS,
        step="start",
        number=5,
        sets=[PART, "high_noon"],
        events="the_daltons high_noon",
    )
    assert t.in_play(0) == []


def test_the_sheriff_cannot_take_the_ghost_car(table: SetUp) -> None:
    """GTR-34: he can have it discarded."""
    t = table(
        sheriff("pat_brennan", hand="panic-JH cat_balou-KH", in_play="passenger_car baggage_car"),
        outlaw(in_play="ghost_car", hand="beer-6H"),
        *OTHERS[1:],
        sets=[PART, "dodge_city"],
    )
    for verb, card in (("play", "panic"), ("use-up", "passenger_car"), ("use-up", "baggage_car")):
        kind = "panic" if card == "baggage_car" else None
        assert not t.can(verb, card, seat=1, pick="ghost_car", kind=kind)
        assert t.can(verb, card, seat=1, pick="hand", kind=kind)
    t.play("cat_balou", at=1, pick="ghost_car")
    assert t.in_play(1) == []


def test_others_can_take_the_ghost_car(table: SetUp) -> None:
    """GTR-34."""
    t = table(outlaw(hand="panic-JH"), outlaw(in_play="ghost_car"), sheriff(), renegade(), leader=2)
    t.play("panic", at=1, pick="ghost_car")
    assert t.in_play(0) == ["ghost_car"]


def test_pat_brennan_takes_one_into_play(table: SetUp) -> None:
    """GTR-107, DC-102, GTR-33."""
    t = table(
        sheriff("pat_brennan"),
        outlaw(in_play="dining_car"),
        *OTHERS[1:],
        step="draw",
        sets=[PART, "dodge_city"],
    )
    t.choose("draw-play", seat=1, pick="dining_car")
    assert (t.in_play(0), t.hand(0)) == (["dining_car"], [])


def test_jose_delgado_cannot_use_them(table: SetUp) -> None:
    """GTR-107: they are never in hand."""
    t = table(sheriff("jose_delgado", in_play="dining_car"), *OTHERS, sets=[PART, "dodge_city"])
    assert not t.can("use", kind="jose_delgado")


def test_vulture_sam_has_them_in_play_at_once(table: SetUp) -> None:
    """GTR-104, B-155: the rest goes into his hand."""
    t = table(
        sheriff("vulture_sam", hand="bang-7D"),
        outlaw(life=1, in_play="dining_car scope"),
        *OTHERS[1:],
    )
    t.play("bang", at=1)
    assert t.in_play(0) == ["dining_car"]
    assert "scope-AS" in t.hand(0)


@pytest.mark.parametrize("by", ["belle_star", "lasso"])
def test_they_are_silenced_like_other_cards(table: SetUp, by: str) -> None:
    """GTR-106, DC-102: Belle Star's turn, Lasso."""
    more = {"event": "lasso"} if by == "lasso" else {}
    t = table(
        sheriff("belle_star" if by == "belle_star" else "", hand="bang-7D"),
        outlaw(in_play="observation_car private_car"),
        *OTHERS[1:],
        sets=[PART, "dodge_city", "fistful_of_cards"],
        **more,
    )
    t.play("bang", at=1)
    assert t.life(1) == 3


@pytest.mark.parametrize("by", ["belle_star", "lasso"])
def test_a_ghost_car_keeps_its_owner_all_the_same(table: SetUp, by: str) -> None:
    """GTR-106: one who has no life points, and one who loses the last."""
    more = {"event": "lasso"} if by == "lasso" else {}
    t = table(
        sheriff("belle_star" if by == "belle_star" else "", hand="bang-7D"),
        outlaw(in_play="ghost_car", life=1),
        *OTHERS[1:],
        sets=[PART, "dodge_city", "fistful_of_cards"],
        **more,
    )
    t.play("bang", at=1)
    assert not t.is_out(1)


def test_a_ghost_is_not_let_go_by_lasso(table: SetUp) -> None:
    """GTR-106, FC-31."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(in_play="ghost_car", ghost=True),
        *OTHERS[1:],
        event="lasso",
        sets=[PART, "fistful_of_cards"],
    )
    t.play("stagecoach")
    assert not t.is_out(1)


def test_big_fifty_silences_them(table: SetUp) -> None:
    """GTR-106, AD-147: the protection of the Private Car is cancelled."""
    t = table(
        sheriff(hand="bang-7D", in_play="big_fifty"),
        outlaw(in_play="private_car"),
        *OTHERS[1:],
        sets=[PART, "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    assert (t.life(1), t.loads(0)) == (3, {"big_fifty": 2})


def test_those_that_are_discarded_are_used_in_ones_own_phase_2(table: SetUp) -> None:
    """GTR-35, GTR-36: others work as long as they lie there."""
    t = table(sheriff(in_play="mail_car observation_car"), *OTHERS)
    assert t.can("use-up", "mail_car")
    assert not t.can("use-up", "observation_car")
    t.end_turn()
    assert not t.decision.asides
