"""Reloading (AD-96)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


def test_three_tokens_are_shared_out(table: SetUp) -> None:
    """AD-96: among cards and character."""
    t = table(sheriff(hand="reload", in_play="crate", loads={"crate": 2}), *OTHERS)
    t.play("reload")
    t.choose("load", pick="crate")
    t.choose("load", pick=None)
    t.choose("load", pick="crate")
    assert (t.load(0), t.loads(0)) == (1, {"crate": 4})


def test_at_most_four_on_each(table: SetUp) -> None:
    """AD-96, AD-11: what finds no room is not taken."""
    t = table(sheriff(hand="reload", in_play="crate", loads={"crate": 3}, load=3), *OTHERS)
    t.play("reload")
    t.choose("load", pick="crate")
    assert (t.load(0), t.loads(0)) == (4, {"crate": 4})
