"""Arrow (AD-91)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


def test_a_bang_card_or_a_life_point(table: SetUp) -> None:
    """AD-91: at any distance."""
    t = table(
        sheriff(hand="arrow"), outlaw(), outlaw(hand="bang-2D", in_play="mustang-8H"), renegade()
    )
    t.play("arrow", at=2)
    t.asked(2, "ask-bang")
    t.choose("discard", "bang-2D")
    assert (t.life(2), t.hand(2)) == (4, [])


@pytest.mark.parametrize("card", ["flintlock", "gatling", "missed-2S", "duck"])
def test_no_other_card_helps(table: SetUp, card: str) -> None:
    """AD-91: neither what shoots like a BANG!, nor a Missed!, Barrel or Crate."""
    t = table(sheriff(hand="arrow"), outlaw(hand=card, in_play="barrel-QS crate"), *TWO_MORE)
    t.play("arrow", at=1)
    assert [option.key for option in t.decision.options] == ["take-it"]
    t.choose("take-it")
    assert t.life(1) == 3


def test_a_token_for_each_further_target(table: SetUp) -> None:
    """AD-91: all different; they answer clockwise from the player."""
    t = table(
        sheriff(hand="arrow", in_play="crate", load=1),
        *(outlaw(hand="bang") for _ in range(2)),
        renegade(hand="bang"),
    )
    t.play("arrow", at=2)
    t.asked(0, "ask-more-targets")
    assert not t.can("target", seat=2)
    t.choose("target", seat=3)
    t.choose("pay-load", pick="crate")
    t.choose("target", seat=1)
    t.choose("pay-load", pick=None)
    for seat in (1, 2, 3):
        t.asked(seat, "ask-bang")
        t.choose("take-it")
    assert (t.load(0), t.loads(0)) == (0, {"crate": 2})


def test_a_target_may_be_thought_better_of(table: SetUp) -> None:
    """AD-91, AD-50: nothing is paid then, and no other is named, over and over."""
    t = table(sheriff(hand="arrow", in_play="crate", load=1), *OTHERS)
    t.play("arrow", at=2)
    t.choose("target", seat=3)
    t.choose("keep-loads")
    assert [t.life(seat) for seat in (1, 2, 3)] == [4, 3, 4]
    assert (t.load(0), t.loads(0)) == (1, {"crate": 3})
