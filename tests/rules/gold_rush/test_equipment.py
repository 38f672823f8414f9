"""Equipment in general (GR-60 to GR-67)."""

from typing import Any

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_effects_add_up(table: SetUp) -> None:
    """GR-60: any number of different black cards."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="boots lucky_charm calumet"), *OTHERS[1:])
    t.play("bang", at=1)
    assert t.life(1) == 4
    t.end_turn()
    t = table(sheriff(hand="bang-2C"), outlaw(in_play="boots lucky_charm calumet"), *OTHERS[1:])
    t.play("bang", at=1)
    assert (t.life(1), len(t.hand(1)), t.nuggets(1)) == (3, 1, 1)


@pytest.mark.parametrize(
    "card", ["panic-JH", "cat_balou-KH", "rag_time", "can_can", "conestoga", "brawl"]
)
def test_nobody_touches_it(table: SetUp, card: str) -> None:
    """GR-61, B-151: no card of any set takes it, discards it or counts it."""
    green = card in ("can_can", "conestoga")
    me: dict[str, Any] = {"in_play": card} if green else {"hand": f"{card} beer-6H"}
    t = table(
        sheriff(**me),
        outlaw(in_play="boots horseshoe"),
        *OTHERS[1:],
        sets=["dodge_city", "gold_rush"],
    )
    assert not t.can("use-up" if green else "play", card)


def test_other_cards_beside_it_can_be_taken(table: SetUp) -> None:
    """GR-61: the equipment is not among the choices."""
    t = table(sheriff(hand="cat_balou-KH"), outlaw(in_play="boots barrel"), *OTHERS[1:])
    picks = [option.pick for option in t.decision.options if option.card == "cat_balou-KH"]
    assert picks == ["barrel-QS"]


def test_who_is_out_leaves_it_to_the_deck(table: SetUp) -> None:
    """GR-62, GR-63, B-151: Vulture Sam has the rest."""
    t = table(
        sheriff(hand="bang-2C"),
        outlaw(in_play="horseshoe barrel", life=1),
        outlaw("vulture_sam"),
        renegade(),
        deck="4C 3C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("flip", "bang-3C")
    assert t.is_out(1)
    assert (t.hand(2), t.under()) == (["barrel-QS"], ["horseshoe"])


def test_two_heirs_do_not_share_it(table: SetUp) -> None:
    """GR-63: Vera Custer as a second Vulture Sam."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="boots barrel", hand="beer-6H", life=1),
        outlaw("vulture_sam"),
        renegade("vera_custer", copies="vulture_sam"),
        sets=["dodge_city", "gold_rush"],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.choose("inherit", pick="barrel")
    assert (t.hand(2), t.hand(3), t.under()) == (["barrel-QS"], ["beer-6H"], ["boots"])


def test_the_sheriff_loses_it_for_a_deputy(table: SetUp) -> None:
    """GR-62."""
    t = table(
        sheriff(hand="bang-7D", in_play="boots wanted"),
        deputy(life=1),
        *OTHERS,
    )
    t.play("bang", at=1)
    assert (t.in_play(0), sorted(t.under())) == ([], ["boots", "wanted"])


def test_discarded_cards_lie_face_up_under_the_deck(table: SetUp) -> None:
    """GR-64: everyone sees the last one."""
    t = table(sheriff(nuggets=4, life=3), *OTHERS, row="shot rhum", stack="boots")
    t.choose("buy", "shot", seat=0)
    t.choose("buy", "rhum")
    stack = t.match.view(2).stacks["equipment"]
    assert (t.under(), stack.pile_top) == (["rhum", "shot"], "rhum")


def test_they_are_not_shuffled_before_a_face_up_card_would_be_next(table: SetUp) -> None:
    """GR-65: the last face-down card is still turned up."""
    t = table(
        sheriff(nuggets=2, life=3),
        *OTHERS,
        row="shot",
        stack="boots",
        rest_of_stack="pile",
        shuffled="shot wanted",
    )
    t.choose("buy", "shot", seat=0)
    assert (t.row(), t.happened("equipment-shuffled")) == (["boots"], 0)


def test_then_all_of_them_are(table: SetUp) -> None:
    """GR-65: a new deck, of which nobody knows the order."""
    t = table(
        sheriff(nuggets=3),
        *OTHERS,
        row="boots",
        rest_of_stack="pile",
        shuffled="wanted",
    )
    t.choose("buy", "boots")
    stack = t.game.stack("equipment")
    assert (t.row(), stack.pile, len(stack.deck)) == (["wanted"], [], 22)
    assert not any(t.game.known[card] for card in stack.deck)


def test_it_never_runs_out(table: SetUp) -> None:
    """GR-66: with all 11 black cards in play and 3 in the row, 10 are left to turn up."""
    t = table(
        sheriff(in_play="boots calumet gold_pan gun_belt horseshoe wanted", nuggets=5, life=1),
        outlaw(in_play="lucky_charm pickaxe rucksack wanted"),
        outlaw(in_play="wanted"),
        renegade(),
        row="shot shot rhum",
        rest_of_stack="pile",
    )
    t.choose("buy", "shot", seat=0)
    assert len(t.row()) == 3
    assert len(t.game.stack("equipment").deck) == 9


def test_not_even_while_a_brown_card_acts(table: SetUp) -> None:
    """GR-66: the last face-up card but the one that acts can still be turned up."""
    t = table(
        sheriff(in_play="boots calumet gold_pan gun_belt horseshoe wanted", nuggets=5, life=1),
        outlaw(in_play="lucky_charm pickaxe rucksack wanted"),
        outlaw(in_play="wanted"),
        renegade(),
        row="shot shot shot",
        stack="rhum rhum union_pacific gold_rush_card bottle bottle bottle pardner pardner pardner",
    )
    for left in (9, 8, 7):
        t.choose("buy", "shot", seat=0)
        assert (len(t.row()), len(t.game.stack("equipment").deck)) == (3, left)


def test_it_is_no_blue_card(table: SetUp) -> None:
    """GR-67, GR-152: The Daltons take a blue card, never equipment."""
    t = table(
        sheriff(in_play="boots"),
        outlaw(in_play="horseshoe barrel"),
        *OTHERS[1:],
        sets=["gold_rush", "high_noon"],
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    assert (t.in_play(0), t.in_play(1), t.pile()) == (["boots"], ["horseshoe"], ["barrel-QS"])


def test_lasso_switches_it_off(table: SetUp) -> None:
    """GR-67, GR-153, FC-103: Calumet, Boots and Rucksack; buying goes on."""
    t = table(
        sheriff(hand="bang-7D", nuggets=4, in_play="rucksack gold_pan", life=2),
        outlaw(in_play="calumet boots"),
        *OTHERS[1:],
        sets=["gold_rush", "fistful_of_cards"],
        event="lasso",
        row="shot",
    )
    assert not t.can("use")
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1)) == (3, [])
    t.choose("buy", "shot", seat=0)
    assert t.life(0) == 3


def test_belle_star_switches_off_that_of_the_others(table: SetUp) -> None:
    """GR-67, DC-97: in her turn; her own goes on working."""
    t = table(
        sheriff("belle_star", hand="bang-7D", in_play="gold_pan", nuggets=1),
        outlaw(in_play="calumet"),
        *OTHERS[1:],
        sets=["dodge_city", "gold_rush"],
        deck="6H",
    )
    t.play("bang", at=1)
    assert t.life(1) == 3
    t.choose("use", kind="gold_pan")
    assert t.hand(0) == ["beer-6H"]


def test_not_in_the_turn_of_another(table: SetUp) -> None:
    """GR-67, DC-97."""
    t = table(
        sheriff("belle_star"),
        outlaw(in_play="calumet"),
        outlaw(hand="bang-7D"),
        renegade(),
        sets=["dodge_city", "gold_rush"],
        turn=2,
    )
    t.play("bang", at=1)
    assert t.life(1) == 4
