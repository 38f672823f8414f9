"""Dangerous cards: played like blue ones, used for tokens (AD-20 to AD-28)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_it_is_played_like_a_blue_card(table: SetUp) -> None:
    """AD-20, AD-21, B-152: in front of its player, with 3 tokens."""
    t = table(sheriff(hand="crate"), outlaw(), outlaw(), renegade())
    t.play("crate")
    assert (t.in_play(0), t.loads(0)) == (["crate-3H"], {"crate": 3})


def test_a_weapon_takes_the_place_of_any_other(table: SetUp) -> None:
    """AD-20, AD-27, AD-40: and goes like any other; its tokens go back."""
    t = table(sheriff(hand="thunderer schofield-JC", in_play="volcanic-10S"), *OTHERS)
    t.play("thunderer")
    assert t.in_play(0) == ["thunderer-3C"]
    t.play("schofield")
    t.choose("no-load")
    assert (t.in_play(0), t.loads(0), t.pile()[0]) == (["schofield-JC"], {}, "thunderer-3C")


@pytest.mark.parametrize("used", [True, False])
def test_its_use_costs_tokens_that_lie_on_it(table: SetUp, used: bool) -> None:
    """AD-23: with too few of them it cannot be used, whatever lies elsewhere."""
    t = table(
        sheriff(in_play="ace_up_the_sleeve", loads={"ace_up_the_sleeve": 1 + used}, load=4),
        *OTHERS,
    )
    assert t.can("use-card", "ace_up_the_sleeve") == used
    assert t.why_not("ace_up_the_sleeve-AH") == (None if used else "why-too-few-tokens")
    assert t.load(0) == 4


def test_it_can_be_used_at_once_and_again(table: SetUp) -> None:
    """AD-24: in the turn in which it is played, while it has tokens."""
    t = table(sheriff(hand="ace_up_the_sleeve scope", load=0), *OTHERS)
    t.play("ace_up_the_sleeve")
    t.play("scope")
    t.choose("load", pick="ace_up_the_sleeve")
    t.choose("use-card", "ace_up_the_sleeve")
    t.choose("use-card", "ace_up_the_sleeve")
    assert (len(t.hand(0)), t.in_play(0)) == (2, ["scope-AS"])


def test_it_is_used_in_its_owners_turn(table: SetUp) -> None:
    """AD-25: nobody else uses theirs then, except to react."""
    t = table(sheriff(), outlaw(in_play="ace_up_the_sleeve whip"), outlaw(), renegade())
    assert [option.verb for option in t.decision.options] == ["end"]
    assert not t.decision.asides


def test_an_empty_card_goes_and_what_it_paid_for_happens(table: SetUp) -> None:
    """AD-26: with its last tokens."""
    t = table(
        sheriff(in_play="ace_up_the_sleeve", loads={"ace_up_the_sleeve": 2}), *OTHERS, deck="2D"
    )
    t.choose("use-card", "ace_up_the_sleeve")
    assert (t.hand(0), t.in_play(0), t.pile()) == (["bang-2D"], [], ["ace_up_the_sleeve-AH"])


def test_a_shot_keeps_its_target_if_the_weapon_is_gone(table: SetUp) -> None:
    """AD-26: the last token of a Thunderer, and a target at distance 2."""
    t = table(sheriff(hand="bang-2D", in_play="thunderer", loads={"thunderer": 1}), *OTHERS)
    t.play("bang", at=2)
    t.choose("ride", kind="thunderer")
    assert (t.in_play(0), t.life(2), t.hand(0)) == ([], 3, ["bang-2D"])


def test_what_is_taken_loses_its_tokens(table: SetUp) -> None:
    """AD-27, AD-E2: played again it has 3 new ones."""
    t = table(sheriff(hand="panic-JH"), outlaw(in_play="crate", loads={"crate": 1}), *TWO_MORE)
    t.play("panic", at=1, pick="crate")
    assert (t.hand(0), t.loads(1)) == (["crate-3H"], {})
    t.play("crate")
    assert t.loads(0) == {"crate": 3}


def test_what_is_discarded_loses_its_tokens(table: SetUp) -> None:
    """AD-27."""
    t = table(sheriff(hand="cat_balou-3H"), outlaw(in_play="crate"), *TWO_MORE)
    t.play("cat_balou", at=1, pick="crate")
    assert (t.in_play(1), t.pile()[0]) == ([], "crate-3H")
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 32}


def test_vulture_sam_inherits_no_tokens(table: SetUp) -> None:
    """AD-27."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="lockpick", life=1),
        outlaw("vulture_sam"),
        renegade(),
    )
    t.play("bang", at=1)
    assert "lockpick-2C" in t.hand(2)
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 32}


def test_to_use_one_is_not_to_play_a_card(table: SetUp) -> None:
    """AD-28: it gives Al Preacher nothing, and uses up no Bell Tower."""
    t = table(
        sheriff(in_play="ace_up_the_sleeve bell_tower", hand="bang-2D"),
        outlaw("al_preacher", load=4),
        *TWO_MORE,
    )
    t.choose("use-card", "bell_tower")
    t.choose("use-card", "ace_up_the_sleeve")
    t.asked(0, "ask-main")
    assert t.can("play", "bang-2D", seat=2)
