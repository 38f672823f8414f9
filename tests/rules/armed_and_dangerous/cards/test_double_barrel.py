"""Double Barrel (AD-82)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_a_bang_of_diamonds_cannot_be_cancelled(table: SetUp) -> None:
    """AD-82: by any means."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw("jourdonnais", hand="missed-2S", in_play="barrel-QS crate"),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    assert t.life(1) == 3


def test_only_with_diamonds(table: SetUp) -> None:
    """AD-82: it cannot be paid with another suit."""
    t = table(sheriff(hand="bang-2C", in_play="double_barrel"), outlaw(hand="missed-2S"), *TWO_MORE)
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert t.loads(0) == {"double_barrel": 3}


def test_the_suit_is_as_it_is_now(table: SetUp) -> None:
    """AD-82, AD-143: under Blessing every BANG! card is of hearts."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw(hand="missed-2S"),
        *TWO_MORE,
        sets=["armed_and_dangerous", "high_noon"],
        event="blessing",
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_who_is_immune_to_diamonds_stays_so(table: SetUp) -> None:
    """AD-82, AD-142: Apache Kid."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw("apache_kid"),
        *TWO_MORE,
        sets=["armed_and_dangerous", "dodge_city"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    assert t.life(1) == 3
