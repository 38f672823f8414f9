"""Tokens: the supply, and where they lie (AD-2 to AD-4, AD-10 to AD-14)."""

import pytest

import standoff
from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import supply


def test_all_tokens_lie_in_the_supply() -> None:
    """AD-2, AD-3, AD-4: at the start; nobody has any but Red Ringo, whose 4 are out of it."""
    for seed in range(12):
        match = standoff.new("bang", players=7, sets=["armed_and_dangerous"], seed=seed)
        shown = match.view(0)
        has = {player.character: player.load for player in shown.players}
        ringo = has.pop("red_ringo", 0)
        assert ringo in (0, 4)
        assert not any(has.values())
        assert shown.parts["armed_and_dangerous"] == {"supply": 32 - ringo}


def test_tokens_come_from_the_supply_and_go_back_to_it(table: SetUp) -> None:
    """AD-2."""
    t = table(sheriff(hand="crate ace_up_the_sleeve"), outlaw(), outlaw(), renegade())
    t.play("ace_up_the_sleeve")
    assert (t.loads(0), supply(t)) == ({"ace_up_the_sleeve": 3}, 29)
    t.choose("use-card", "ace_up_the_sleeve")
    assert (t.loads(0), supply(t)) == ({"ace_up_the_sleeve": 1}, 31)


def test_any_character_holds_tokens(table: SetUp) -> None:
    """AD-10: whatever its ability."""
    t = table(sheriff("willy_the_kid", hand="scope"), outlaw(), outlaw(), renegade())
    t.play("scope")
    t.choose("load", pick=None)
    assert (t.load(0), supply(t)) == (1, 31)
    assert t.match.view(2).players[0].load == 1


def test_no_slot_holds_more_than_four(table: SetUp) -> None:
    """AD-11: a full one takes no more, and nothing leaves the supply for it."""
    t = table(
        sheriff(hand="scope mustang-8H", in_play="crate", load=4), outlaw(), outlaw(), renegade()
    )
    t.play("scope")
    assert not t.can("load", pick=None)
    t.choose("load", pick="crate")
    assert (t.loads(0), supply(t)) == ({"crate": 4}, 24)
    t.play("mustang")
    t.asked(0, "ask-main")
    assert supply(t) == 24


def others_with_all_but(left: int) -> tuple[Seat, ...]:
    """Three players who have all the tokens but so many."""
    return (
        outlaw(in_play="crate whip", loads={"crate": 4, "whip": 4}, load=4),
        outlaw(in_play="beer_keg lockpick", loads={"beer_keg": 4, "lockpick": 4}, load=4),
        renegade(in_play="tumbleweed", loads={"tumbleweed": 4}, load=4 - left),
    )


@pytest.mark.parametrize("left", [0, 1, 3])
def test_who_gains_more_than_there_are_takes_what_there_is(table: SetUp, left: int) -> None:
    """AD-12: a Reloading gives three, if they are there."""
    t = table(sheriff(hand="reload"), *others_with_all_but(left))
    t.play("reload")
    assert (t.load(0), supply(t)) == (left, 0)


@pytest.mark.parametrize("left", [2, 3])
def test_a_dangerous_card_needs_its_tokens(table: SetUp, left: int) -> None:
    """AD-12, AD-22: with 2 left it cannot be played; with 3 it can."""
    t = table(sheriff(hand="ace_up_the_sleeve"), *others_with_all_but(left))
    assert t.can("play", "ace_up_the_sleeve") == (left == 3)
    assert t.why_not("ace_up_the_sleeve-AH") == (None if left == 3 else "why-supply-short")


def test_tokens_of_the_old_weapon_do_not_count_for_the_new_one(table: SetUp) -> None:
    """AD-22: the supply is looked at before the old weapon is discarded."""
    others = others_with_all_but(4)
    t = table(sheriff(hand="thunderer", in_play="big_fifty", loads={"big_fifty": 2}), *others)
    assert supply(t) == 2
    assert t.why_not("thunderer-3C") == "why-supply-short"


def test_tokens_are_no_cards(table: SetUp) -> None:
    """AD-13: nobody takes or discards them with a Panic! or a Cat Balou."""
    t = table(sheriff(hand="panic-JH cat_balou-3H"), outlaw(load=3), outlaw(), renegade())
    assert not t.can("play", "panic")
    assert not t.can("play", "cat_balou")


def test_who_is_eliminated_gives_all_tokens_back(table: SetUp) -> None:
    """AD-14."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(in_play="lockpick", load=4, life=1), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    assert (t.load(1), supply(t)) == (0, 32)


def test_a_sheriff_who_eliminates_a_deputy_keeps_those_on_the_character(table: SetUp) -> None:
    """AD-14: not those on the cards that are discarded."""
    t = table(
        sheriff(hand="bang-2D", in_play="crate", load=2),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.in_play(0), t.load(0), supply(t)) == ([], 2, 30)
