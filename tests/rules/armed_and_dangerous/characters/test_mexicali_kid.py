"""Mexicali Kid (AD-107)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_a_shot_for_two_tokens(table: SetUp) -> None:
    """AD-107, AD-100: no card, outside the limit, within reach; once; which slots pay is asked."""
    t = table(sheriff("mexicali_kid", hand="bang-2D", in_play="crate", load=1), *OTHERS)
    t.play("bang-2D", at=1)
    assert not t.can("use", kind="mexicali_kid", seat=2)
    t.choose("use", kind="mexicali_kid", seat=1)
    assert t.asked(0, "ask-loads").prompt.args["number"] == 2
    t.choose("pay-load", pick=None)
    assert (t.life(1), t.load(0), t.loads(0)) == (2, 0, {"crate": 2})
    assert not t.can("use", kind="mexicali_kid")


def test_it_can_be_taken_back_until_it_is_paid(table: SetUp) -> None:
    """AD-100: nothing has moved."""
    t = table(sheriff("mexicali_kid", in_play="crate", load=2), *OTHERS)
    t.choose("use", kind="mexicali_kid", seat=1)
    assert t.match.can_take_back(0)
    t.take_back(0)
    assert t.load(0) == 2


def test_it_is_cancelled_as_usual(table: SetUp) -> None:
    """AD-107, AD-120, B-152: Jourdonnais may use his ability."""
    t = table(sheriff("mexicali_kid", load=2), outlaw("jourdonnais"), *TWO_MORE, deck="6H")
    t.choose("use", kind="mexicali_kid", seat=1)
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4


def test_not_without_tokens(table: SetUp) -> None:
    """AD-107."""
    t = table(sheriff("mexicali_kid", load=1), *OTHERS)
    assert not t.can("use")


def test_it_answers_nothing(table: SetUp) -> None:
    """AD-107: neither Indians!, nor an Arrow, nor a Duel."""
    t = table(sheriff(hand="arrow"), outlaw("mexicali_kid", load=4), *TWO_MORE)
    t.play("arrow", at=1)
    assert (t.life(1), t.load(1)) == (3, 4)
