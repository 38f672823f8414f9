"""Flint Westwood (WW-62)."""

import pytest

from standoff.kernel.event import SPECTATOR
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(("hand", "gets"), [("bang-2D beer missed-2S", 2), ("beer", 1)])
def test_one_card_for_two_at_random(table: SetUp, hand: str, gets: int) -> None:
    """WW-62, WW-E7: at any distance, once a turn; from a single card he gets one."""
    t = table(
        sheriff("flint_westwood", hand="scope"),
        outlaw(),
        outlaw(hand=hand),
        renegade(),
        deputy(),
    )
    assert not t.can("trade", seat=1)  # without cards
    t.choose("trade", "scope", seat=2)
    assert len(t.hand(0)) == gets
    assert "scope-AS" in t.hand(2)
    assert len(t.hand(2)) == len(hand.split()) - gets + 1
    assert not t.can("trade")
    assert t.match.view(SPECTATOR).players[2].hand == ()
    assert "scope-AS" in t.match.view(0).players[2].hand
