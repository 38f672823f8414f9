"""Thunderer (AD-83)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


@pytest.mark.parametrize("cancelled", [True, False])
def test_the_bang_comes_back(table: SetUp, cancelled: bool) -> None:
    """AD-83: before the target reacts, whether the shot succeeds or not."""
    t = table(sheriff(hand="bang-2D", in_play="thunderer"), outlaw(hand="missed-2S"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.asked(1, "ask-shot")
    assert (t.hand(0), t.pile()) == (["bang-2D"], [])
    t.choose(*(("play", "missed") if cancelled else ("take-it",)))
    assert (t.hand(0), t.life(1)) == (["bang-2D"], 3 + cancelled)


def test_it_counts_as_played(table: SetUp) -> None:
    """AD-83: for the limit of the turn."""
    t = table(sheriff(hand="bang-2D", in_play="thunderer"), *OTHERS)
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    assert t.why_not("bang-2D", 1) == "why-bang-limit"
