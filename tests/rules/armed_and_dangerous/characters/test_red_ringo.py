"""Red Ringo (AD-109)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_he_starts_with_four_tokens(table: SetUp) -> None:
    """AD-109, AD-3: and 5 life points."""
    t = table(sheriff(), outlaw("red_ringo"), *TWO_MORE)
    assert (t.load(1), t.life(1)) == (4, 5)


def test_up_to_two_tokens_onto_his_cards(table: SetUp) -> None:
    """AD-109: one each onto two; once in a turn."""
    t = table(
        outlaw("red_ringo", in_play="crate whip", loads={"crate": 2, "whip": 3}),
        sheriff(),
        *TWO_MORE,
    )
    assert not t.can("use", kind="red_ringo", pick=None)
    t.choose("use", kind="red_ringo", pick="crate")
    t.asked(0, "ask-second-load")
    t.choose("load", pick="whip")
    assert (t.load(0), t.loads(0)) == (2, {"crate": 3, "whip": 4})
    assert not t.can("use", kind="red_ringo")


@pytest.mark.parametrize("second", [True, False])
def test_both_onto_one_or_only_one(table: SetUp, second: bool) -> None:
    """AD-109."""
    t = table(outlaw("red_ringo", in_play="crate", loads={"crate": 2}), sheriff(), *TWO_MORE)
    t.choose("use", kind="red_ringo", pick="crate")
    t.choose("load" if second else "no-load")
    assert (t.load(0), t.loads(0)) == (3 - second, {"crate": 3 + second})


def test_not_without_tokens_or_room(table: SetUp) -> None:
    """AD-109: never from a card to his character."""
    t = table(outlaw("red_ringo", in_play="crate", load=0), sheriff(), *TWO_MORE)
    assert not t.can("use")
    t = table(outlaw("red_ringo", in_play="crate", loads={"crate": 4}), sheriff(), *TWO_MORE)
    assert not t.can("use")
