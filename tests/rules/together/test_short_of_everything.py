"""Supplies that run out, cards without effect, and who is left (AD-12, AD-67, FC-31, SG-40)."""

from functools import partial

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import pay, supply
from tests.rules.shadow_gunslingers.conftest import gone

SETS = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "armed_and_dangerous"]


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=SETS)


def loaded(left: int) -> list[Seat]:
    """Three others who hold all tokens but so many."""
    rest = {"lockpick": 4, "bandolier": 4 - left} if left < 4 else {"lockpick": 4}
    return [
        outlaw(load=4, in_play="crate whip", loads={"crate": 4, "whip": 4}),
        outlaw(load=4, in_play="beer_keg", loads={"beer_keg": 4}),
        renegade(load=4, in_play=" ".join(rest), loads=rest),
    ]


def test_an_empty_supply(table: SetUp) -> None:
    """AD-12, AD-22, AD-30: a blue card is played without a token; no Dangerous card is."""
    t = table(sheriff(hand="scope bomb ace_up_the_sleeve"), *loaded(0))
    assert supply(t) == 0
    t.play("scope")
    t.asked(0, "ask-main")
    assert not t.can("play")


def test_one_token_for_two_excess_cards(table: SetUp) -> None:
    """AD-12, AD-32: one takes what there is."""
    t = table(sheriff(hand="2C 3C 4C", life=1), *loaded(1))
    assert supply(t) == 1
    t.end_turn()
    while t.turn() == 0:
        t.choose("discard", t.hand(0)[0]) if t.can("discard") else t.choose("load", seat=0)
    assert (t.load(0), supply(t), len(t.hand(0))) == (1, 0, 1)


def test_bass_greeves_takes_the_last_one(table: SetUp) -> None:
    """AD-102, AD-12: tokens that are not in the supply are lost."""
    t = table(sheriff("bass_greeves", hand="2C"), *loaded(1))
    t.choose("use", kind="bass_greeves", seat=0)
    t.choose("discard", "bang-2C")
    assert (t.load(0), supply(t)) == (1, 0)


def test_tokens_are_moved_with_an_empty_supply(table: SetUp) -> None:
    """AD-104, AD-97, AD-2: Frankie Canton and Rust take from players, not from the supply."""
    t = table(sheriff("frankie_canton", hand="rust"), *loaded(0))
    t.choose("use", kind="frankie_canton", seat=1, pick="crate")
    assert (t.load(0), supply(t)) == (1, 0)
    t.play("rust")
    assert (t.load(0), supply(t)) == (4, 8 - 3)


def test_spent_tokens_can_be_had_again(table: SetUp) -> None:
    """AD-2: those that a Caravan cost bring a Dangerous card into play."""
    t = table(sheriff(hand="caravan ace_up_the_sleeve", load=0), *loaded(0))
    assert not t.can("play", "ace_up_the_sleeve")
    t = table(
        sheriff(hand="caravan ace_up_the_sleeve", load=4),
        *loaded(0)[:2],
        renegade(load=4, in_play="lockpick", loads={"lockpick": 4}),
    )
    assert supply(t) == 0
    t.play("caravan")
    pay(t)
    assert supply(t) == 4
    t.play("ace_up_the_sleeve")
    assert (t.loads(0), supply(t)) == ({"ace_up_the_sleeve": 3}, 1)


# A Bomb without effect


def test_a_bomb_emptied_under_lasso(table: SetUp) -> None:
    """AD-67, FC-31, AD-144: by its owner, or by Rust: discarded, and nobody is hurt."""
    t = table(
        sheriff(hand="caravan", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
        event="lasso",
    )
    t.play("caravan")
    pay(t)
    assert (t.life(0), t.in_play(0), len(t.hand(0))) == (5, [], 3)
    t = table(
        sheriff(hand="rust"),
        outlaw(in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        event="lasso",
    )
    t.play("rust")
    assert (t.life(1), t.in_play(1)) == (4, [])


def test_a_bomb_emptied_in_belle_stars_turn(table: SetUp) -> None:
    """DC-51, AD-142, AD-67: it has no effect then; her own has."""
    t = table(
        sheriff("belle_star", hand="rust"),
        outlaw(in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
    )
    t.play("rust")
    assert (t.life(1), t.in_play(1)) == (4, [])
    t = table(
        sheriff("belle_star", hand="caravan", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("caravan")
    pay(t)
    assert t.life(0) == 3


# The Big Fifty once more


def test_the_big_fifty_against_calamity_janet(table: SetUp) -> None:
    """AD-80: her BANG! cards are no Missed! cards for that shot."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("calamity_janet", hand="bang-2C"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert {option.verb for option in t.asked(1, "ask-shot").options} == {"take-it"}
    t.choose("take-it")


def test_the_big_fifty_against_sid_ketchum_at_any_time(table: SetUp) -> None:
    """AD-80, B-127: not while that shot is being resolved; before and after it."""
    t = table(
        sheriff(hand="bang-2D beer-6H", in_play="big_fifty"),
        outlaw("sid_ketchum", hand="2C 3C", life=2),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.asked(1, "ask-shot")
    assert not t.can("use")
    assert not t.decision.asides
    t.choose("take-it")
    assert [aside.seat for aside in t.decision.asides] == [1]


def test_the_big_fifty_and_tokens_of_the_target(table: SetUp) -> None:
    """AD-80, AD-93, AD-13: a Crate is no answer; its tokens still pay for a Duck!."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw(hand="duck", in_play="crate"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert not t.can("use-card")
    t.choose("play", "duck")
    pay(t)
    assert (t.life(1), t.hand(1), t.loads(1)) == (4, ["duck-3D"], {"crate": 1})


# What has no value, no suit, no luck


def test_ms_abigail_and_a_pardner(table: SetUp) -> None:
    """GR-78, AD-108: a bought Duel has no value that she could ignore."""
    t = table(
        sheriff(nuggets=2), outlaw("ms_abigail"), outlaw(), renegade(), row="pardner shot boots"
    )
    t.choose("buy", "pardner", kind="duel", seat=1)
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_rhum_under_hangover(table: SetUp) -> None:
    """GR-81, HN-22: four cards for Lucky Duke too; the Horseshoe adds its one."""
    for in_play, flipped in (("", 4), ("horseshoe", 5)):
        t = table(
            sheriff("lucky_duke", life=1, nuggets=3, in_play=in_play),
            outlaw(),
            outlaw(),
            renegade(),
            row="rhum shot boots",
            event="hangover",
        )
        t.choose("buy", "rhum")
        assert len(t.pile()) == flipped


# Who is left


@pytest.mark.parametrize("by", ["sheriff", "renegade"])
def test_a_deputy_was_the_last_of_the_others(table: SetUp, by: str) -> None:
    """SG-40, SG-41: whoever did it plays on; nobody comes back, not even the Deputy."""
    t = table(
        sheriff(hand="bang-2D" if by == "sheriff" else ""),
        deputy(life=1, nuggets=1),
        renegade(hand="bang-3D" if by == "renegade" else ""),
        outlaw(out=True),
        outlaw(out=True),
        turn=0 if by == "sheriff" else 2,
        variants=["shadow_gunslingers"],
    )
    t.play("bang", at=1)
    assert gone(t)
    t.asked(0 if by == "sheriff" else 2, "ask-main")
    t.end_turn()
    t.asked(2 if by == "sheriff" else 0, "ask-main")


def test_a_ghost_when_the_shadows_are_gone(table: SetUp) -> None:
    """SG-41, SG-71: Ghost Town brings them back as its own."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        gone=True,
        event="ghost_town",
        variants=["shadow_gunslingers"],
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (len(t.hand(1)), t.match.view(0).players[1].ghost) == (3, True)


def test_a_wanted_shadow(table: SetUp) -> None:
    """SG-30, GR-97: a Wanted that a shadow puts in front of itself goes with it."""
    t = table(
        sheriff(),
        outlaw(shadow=True, nuggets=2),
        outlaw(),
        renegade(),
        turn=1,
        row="wanted shot boots",
        variants=["shadow_gunslingers"],
    )
    t.choose("buy", "wanted", seat=1)
    t.end_turn()
    assert (t.in_play(1), t.under()) == ([], ["wanted"])


def test_the_dying_still_count(table: SetUp) -> None:
    """B-68, SG-24: a Gatling hits two who have one point each; the second one's Beer works."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(out=True),
        renegade(life=1, hand="beer-6H"),
        variants=["shadow_gunslingers"],
    )
    t.play("gatling")
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.is_out(1), t.life(3), t.nuggets(0)) == (True, 1, 2)
    assert gone(t)
