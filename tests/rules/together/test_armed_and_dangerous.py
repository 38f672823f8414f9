"""Armed & Dangerous with Dodge City, the events and the Dynamite variant (AD-142 to AD-144)."""

from typing import Any, Final

import pytest

from standoff.scenario.bang import Seat, Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


ARMED: Final = {"sets": ["armed_and_dangerous", "dodge_city", "high_noon", "fistful_of_cards"]}


def armed(table: SetUp, *seats: Seat, **position: Any) -> Table:
    return table(*seats, **ARMED | position)


# Dodge City


@pytest.mark.parametrize("card", ["arrow", "squaw", "bang-3D"])
def test_apache_kid_is_not_affected_by_diamonds(table: SetUp, card: str) -> None:
    """AD-142: Arrow, Squaw, a BANG! card of diamonds."""
    t = armed(table, sheriff(hand=card), outlaw("apache_kid", in_play="scope"), *TWO_MORE)
    pick = {"pick": "scope"} if card == "squaw" else {}
    t.play(card, at=1, **pick)
    assert (t.life(1), t.in_play(1)) == (3, ["scope-AS"])


def test_the_bomb_hurts_apache_kid(table: SetUp) -> None:
    """AD-142: his immunity covers brown cards; the Bomb is of diamonds, but orange."""
    t = armed(
        table,
        sheriff(hand="rust"),
        outlaw("apache_kid", in_play="bomb", loads={"bomb": 1}),
        *TWO_MORE,
    )
    t.play("rust")
    assert t.life(1) == 1


@pytest.mark.parametrize(("card", "drawn"), [("duck", 0), ("missed-2S", 1)])
def test_molly_stark_does_not_draw_for_a_duck(table: SetUp, card: str, drawn: int) -> None:
    """AD-142: nor for other cards that are no BANG!, Missed! or Beer."""
    t = armed(table, sheriff(hand="bang-2D"), outlaw("molly_stark", hand=card), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("play", card)
    assert len(t.hand(1)) == drawn


def test_belle_star_switches_dangerous_cards_off(table: SetUp) -> None:
    """AD-142, DC-99: in her turn, the others'."""
    t = armed(table, sheriff("belle_star", hand="bang-2D"), outlaw(in_play="crate"), *TWO_MORE)
    t.play("bang", at=1)
    assert (t.life(1), t.loads(1)) == (3, {"crate": 3})


def test_their_tokens_pay_other_costs_in_her_turn(table: SetUp) -> None:
    """AD-142: a Duck! is taken back."""
    t = armed(
        table,
        sheriff("belle_star", hand="bang-2D"),
        outlaw(hand="duck", in_play="crate"),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("play", "duck")
    t.choose("pay-load", pick="crate")
    assert (t.hand(1), t.loads(1)) == (["duck-3D"], {"crate": 1})


def test_pat_brennan_takes_a_dangerous_card(table: SetUp) -> None:
    """AD-142, DC-99: its tokens go to the supply."""
    t = armed(table, sheriff("pat_brennan"), outlaw(in_play="crate"), *TWO_MORE, step="draw")
    t.choose("draw-play", pick="crate")
    assert (t.hand(0), t.in_play(1)) == (["crate-3H"], [])
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 32}


@pytest.mark.parametrize("card", ["crate", "caravan", "thunderer", "bang-6H"])
def test_elena_fuente_uses_any_of_them_as_a_missed(table: SetUp, card: str) -> None:
    """AD-142: a Dangerous card comes into play by that no more than any other."""
    t = armed(table, sheriff(hand="bang-2D"), outlaw("elena_fuente", hand=card), *TWO_MORE)
    t.play("bang-2D", at=1)
    t.choose("play", card, kind="missed")
    assert (t.life(1), t.in_play(1)) == (3, [])


@pytest.mark.parametrize(("card", "can"), [("crate", False), ("scope", True)])
def test_jose_delgado_discards_blue_cards_not_orange_ones(
    table: SetUp, card: str, can: bool
) -> None:
    """AD-20, AD-142, DC-99."""
    t = armed(table, sheriff("jose_delgado", hand=card), *OTHERS)
    assert t.can("use", kind="jose_delgado") == can


# High Noon


@pytest.mark.parametrize(("event", "sign"), [("blessing", "2S"), ("curse", "6H")])
def test_the_suit_of_a_bomb_draw(table: SetUp, event: str, sign: str) -> None:
    """AD-143: Blessing makes it red, Curse black."""
    t = armed(table, sheriff(in_play="bomb"), *OTHERS, event=event, step="start", deck=sign)
    if event == "blessing":
        t.choose("pass-on", seat=1)
        assert t.loads(1) == {"bomb": 3}
    else:
        assert t.loads(0) == {"bomb": 1}


@pytest.mark.parametrize("card", ["flintlock", "quick_shot", "arrow"])
def test_the_sermon_forbids_bang_cards_alone(table: SetUp, card: str) -> None:
    """AD-143: nor does it forbid Mexicali Kid's shot."""
    t = armed(
        table, sheriff("mexicali_kid", hand=f"bang-2D {card}", load=2), *OTHERS, event="sermon"
    )
    assert t.why_not("bang-2D", 1) == "why-forbidden"
    t.choose("use", kind="mexicali_kid", seat=1)
    t.play(card, at=1)
    assert t.life(1) == 2


def test_under_hangover_tokens_on_characters_still_pay(table: SetUp) -> None:
    """AD-143: abilities are off."""
    t = armed(table, sheriff("mexicali_kid", hand="caravan", load=2), *OTHERS, event="hangover")
    assert not t.can("use")
    t.play("caravan")
    t.choose("pay-load", pick=None)
    assert (t.load(0), len(t.hand(0))) == (0, 3)


def test_the_daltons_reach_dangerous_cards(table: SetUp) -> None:
    """AD-20, AD-143, HN-72: one may be chosen, and may be the only choice."""
    t = armed(
        table,
        sheriff(in_play="crate scope"),
        outlaw(in_play="whip sombrero"),
        *TWO_MORE,
        events="the_daltons high_noon",
        number=5,
        step="start",
    )
    t.choose("discard", "crate")
    assert (t.in_play(0), t.in_play(1)) == (["scope-AS"], ["sombrero-7C"])


def test_thirst_does_not_affect_a_caravan(table: SetUp) -> None:
    """AD-143."""
    t = armed(table, sheriff(hand="caravan"), *OTHERS, event="thirst")
    t.play("caravan")
    assert len(t.hand(0)) == 2


# A Fistful of Cards


def test_the_judge_forbids_dangerous_cards(table: SetUp) -> None:
    """AD-144."""
    t = armed(table, sheriff(hand="crate bomb caravan"), *OTHERS, event="the_judge")
    assert not t.can("play", "crate")
    assert not t.can("play", "bomb")
    assert t.can("play", "caravan")


def test_under_the_lasso_they_have_no_effect(table: SetUp) -> None:
    """AD-144, FC-104: no Bomb draw, nothing to use; their tokens still pay."""
    t = armed(
        table,
        sheriff(in_play="bomb ace_up_the_sleeve", hand="caravan"),
        *OTHERS,
        event="lasso",
        step="start",
        deck="2S 3S 4S 5S",
    )
    assert t.loads(0) == {"bomb": 3, "ace_up_the_sleeve": 3}
    assert not t.can("use-card")
    t.play("caravan")
    t.choose("pay-load", pick="ace_up_the_sleeve")
    t.choose("pay-load", pick="ace_up_the_sleeve")
    t.choose("keep-loads")
    assert len(t.hand(0)) == 5


def test_under_the_lasso_an_emptied_bomb_does_not_explode(table: SetUp) -> None:
    """AD-144: a ruling; FC-31 goes before AD-67."""
    t = armed(
        table, sheriff(in_play="bomb", hand="caravan", loads={"bomb": 2}), *OTHERS, event="lasso"
    )
    t.play("caravan")
    t.choose("pay-load", pick="bomb")
    assert (t.life(0), t.in_play(0), t.pile()) == (5, [], ["caravan-2S", "bomb-7D"])


def test_ricochet_aims_at_a_dangerous_card(table: SetUp) -> None:
    """AD-144, FC-104: and a Crate is a Missed! for it, itself included (a ruling)."""
    t = armed(
        table,
        sheriff(hand="bang-2D bang-3D"),
        outlaw(in_play="crate whip"),
        *TWO_MORE,
        event="ricochet",
    )
    t.choose("use", "bang-2D", pick="whip")
    t.choose("use-card", "crate")
    t.choose("use", "bang-3D", pick="whip")
    assert t.in_play(1) == ["crate-3H"]


def test_a_crate_is_a_missed_in_russian_roulette(table: SetUp) -> None:
    """AD-70: a ruling: its icon counts, as that of other cards in play does (FC-65)."""
    t = armed(
        table,
        sheriff(in_play="crate"),
        outlaw(),
        *TWO_MORE,
        events="russian_roulette a_fistful_of_cards",
        number=5,
        step="start",
    )
    t.choose("use-card", "crate")
    assert (t.life(0), t.life(1)) == (5, 2)


def test_a_sniper_shot_uses_no_dangerous_weapon(table: SetUp) -> None:
    """AD-42: a ruling: its two cards are discarded, not played."""
    t = armed(
        table,
        sheriff("bloody_mary", hand="bang-2D bang-3D", in_play="double_barrel"),
        outlaw(hand="missed-2S missed-3S"),
        *TWO_MORE,
        event="sniper",
    )
    t.choose("use", "bang-2D", kind="sniper", seat=1)
    t.choose("discard", "bang-3D")
    t.choose("play", "missed-2S")
    t.choose("play", "missed-3S")
    assert (t.loads(0), t.hand(0)) == ({"double_barrel": 3}, [])


def test_excess_recharges_from_the_abandoned_mine(table: SetUp) -> None:
    """AD-144: though it goes onto the deck."""
    t = armed(
        table,
        sheriff(hand="beer-6H beer-7H", life=1),
        *OTHERS,
        event="abandoned_mine",
        pile="2D 3D",
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.choose("load", pick=None)
    assert t.load(0) == 1


# The Dynamite variant


def test_a_dynamite_that_lands_gives_no_token(table: SetUp) -> None:
    """DV-27: to be placed in front of someone is not to be played."""
    t = table(
        sheriff(hand="stagecoach"),
        *OTHERS,
        sets=["armed_and_dangerous"],
        variants=["dynamite_variant"],
        deck="dynamite 2D 3D",
        stick=1,
    )
    t.play("stagecoach")
    t.asked(0, "ask-main")
    assert t.in_play(1) == ["dynamite-2H"]
    assert not any(t.load(seat) for seat in range(4))
