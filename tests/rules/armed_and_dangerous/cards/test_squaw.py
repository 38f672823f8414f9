"""Squaw (AD-98)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_any_card_in_play_is_discarded(table: SetUp) -> None:
    """AD-98: at any distance."""
    t = table(
        sheriff(hand="squaw"), outlaw(), outlaw(in_play="mustang-8H", hand="beer-6H"), renegade()
    )
    assert not t.can("play", "squaw", pick="hand")
    t.play("squaw", at=2, pick="mustang")
    assert (t.in_play(2), t.pile()[0]) == ([], "mustang-8H")


def test_for_two_tokens_it_comes_to_hand(table: SetUp) -> None:
    """AD-98: without the tokens on it."""
    t = table(sheriff(hand="squaw", load=2), outlaw(in_play="crate"), *TWO_MORE)
    t.play("squaw", at=1, pick="crate")
    t.choose("pay-load")
    assert (t.hand(0), t.in_play(1), t.load(0)) == (["crate-3H"], [], 0)
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 32}
