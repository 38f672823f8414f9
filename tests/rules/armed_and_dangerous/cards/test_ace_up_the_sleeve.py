"""Ace up the Sleeve (AD-60)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


def test_a_card_for_two_tokens(table: SetUp) -> None:
    """AD-60."""
    t = table(sheriff(in_play="ace_up_the_sleeve"), *OTHERS, deck="2D")
    t.choose("use-card", "ace_up_the_sleeve")
    assert (t.hand(0), t.loads(0)) == (["bang-2D"], {"ace_up_the_sleeve": 1})
    assert not t.can("use-card")
