"""Positions of Samurai Sword: what can be set, and what is refused."""

import pytest

from standoff.games.invariants import Broken
from standoff.scenario.samurai import SamuraiTable, ninja, samurai, shogun


def test_what_lies_on_top_after_a_shuffle() -> None:
    t = SamuraiTable(
        shogun(hand="focus"),
        ninja(1, hand="parry parry"),
        samurai(),
        ninja(3),
        step="draw",
        deck="bo",
        pile="katana kusarigama nodachi",
        rest=1,
        shuffled="nodachi katana",
    )
    assert t.hand(0)[-2:] == ["bo", "nodachi"]
    assert t.deck()[0] == "katana"


def test_a_game_that_is_over_is_refused() -> None:
    with pytest.raises(Broken, match="has not ended when it should"):
        SamuraiTable(shogun(honour=0), ninja(1), samurai(), ninja(3))
