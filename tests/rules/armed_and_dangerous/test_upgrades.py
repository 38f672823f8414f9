"""Upgradeable brown cards (AD-50 to AD-54)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_it_is_never_compulsory(table: SetUp) -> None:
    """AD-50: and is announced before anything moves, so that it can be taken back."""
    t = table(sheriff(hand="caravan", load=4), *OTHERS)
    t.play("caravan")
    t.asked(0, "ask-upgrade")
    assert t.match.can_take_back(0)
    t.choose("keep-loads")
    assert (t.load(0), len(t.hand(0))) == (4, 2)


def test_without_enough_tokens_nothing_is_asked(table: SetUp) -> None:
    """AD-50."""
    t = table(sheriff(hand="caravan", load=1), *OTHERS)
    t.play("caravan")
    assert (t.load(0), len(t.hand(0))) == (1, 2)


def test_tokens_are_mixed_as_one_likes(table: SetUp) -> None:
    """AD-50: from cards in play and from the character."""
    t = table(sheriff(hand="caravan", in_play="crate whip", load=1), *OTHERS)
    t.play("caravan")
    t.choose("pay-load", pick="crate")
    assert t.asked(0, "ask-upgrade").prompt.args["number"] == 1
    t.choose("pay-load", pick=None)
    t.choose("keep-loads")
    assert (t.load(0), t.loads(0), len(t.hand(0))) == (0, {"crate": 2, "whip": 3}, 3)


def test_one_may_think_better_of_it(table: SetUp) -> None:
    """AD-50: who stops after one of two tokens pays none."""
    t = table(sheriff(hand="caravan", in_play="crate whip"), *OTHERS)
    t.play("caravan")
    t.choose("pay-load", pick="crate")
    t.choose("keep-loads")
    assert (t.loads(0), len(t.hand(0))) == ({"crate": 3, "whip": 3}, 2)


def test_it_is_bought_as_often_as_one_can_pay(table: SetUp) -> None:
    """AD-51: where it says so."""
    t = table(sheriff(hand="caravan", in_play="crate", load=2), *OTHERS)
    t.play("caravan")
    t.choose("pay-load", pick=None)
    t.choose("pay-load", pick=None)
    t.asked(0, "ask-upgrade")
    t.choose("pay-load", pick="crate")
    assert (t.load(0), t.loads(0), len(t.hand(0))) == (0, {"crate": 1}, 4)


def test_where_more_would_do_nothing_it_is_bought_once(table: SetUp) -> None:
    """AD-51: Squaw."""
    t = table(sheriff(hand="squaw", load=4), outlaw(in_play="scope"), *TWO_MORE)
    t.play("squaw", at=1, pick="scope")
    t.choose("pay-load", pick=None)
    assert (t.load(0), t.hand(0)) == (2, ["scope-AS"])


def test_a_card_that_is_emptied_so_goes(table: SetUp) -> None:
    """AD-52."""
    t = table(sheriff(hand="caravan", in_play="crate", loads={"crate": 2}), *OTHERS)
    t.play("caravan")
    t.choose("pay-load", pick="crate")
    assert (t.in_play(0), t.pile(), len(t.hand(0))) == ([], ["caravan-2S", "crate-3H"], 3)


def test_the_tokens_of_the_bomb_pay_too(table: SetUp) -> None:
    """AD-52, AD-67: emptied, it explodes; what was paid for still happens (AD-26)."""
    t = table(sheriff(hand="caravan", in_play="bomb", loads={"bomb": 2}), *OTHERS)
    t.play("caravan")
    t.choose("pay-load", pick="bomb")
    assert (t.life(0), t.in_play(0), len(t.hand(0))) == (3, [], 3)


def test_who_pays_with_the_last_life_points_is_out_in_the_end(table: SetUp) -> None:
    """AD-52: after the effect, by nobody's hand."""
    t = table(
        sheriff(),
        outlaw(hand="caravan", in_play="bomb", loads={"bomb": 2}, life=2),
        *TWO_MORE,
        turn=1,
    )
    t.play("caravan")
    t.choose("pay-load", pick="bomb")
    assert t.happened("drew", seat=1) == 3
    assert t.is_out(1)
    assert (t.hand(0), t.happened("reward")) == ([], 0)


def test_icons_mean_what_they_always_do(table: SetUp) -> None:
    """AD-53: any Missed! cancels a Flintlock, and the limit is for BANG! cards."""
    t = table(sheriff(hand="bang-2D flintlock quick_shot"), outlaw(hand="missed-2S"), *TWO_MORE)
    t.play("bang-2D", at=1)
    t.choose("take-it")
    t.play("flintlock", at=1)
    t.choose("play", "missed-2S")
    t.play("quick_shot", at=1)
    assert t.life(1) == 2


@pytest.mark.parametrize("helps", ["a_little_nip", "beer-6H"])
def test_against_the_last_loss_only_a_beer_helps(table: SetUp, helps: str) -> None:
    """AD-54: no A Little Nip, no Beer Keg."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand=helps, in_play="beer_keg", life=1),
        *TWO_MORE,
    )
    t.play("bang-2D", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert t.can("play", "beer") == (helps == "beer-6H")
    assert not t.can("use-card")
    t.choose("give-up")
    assert t.is_out(1)
