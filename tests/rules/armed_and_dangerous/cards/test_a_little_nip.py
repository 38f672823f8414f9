"""A Little Nip (AD-90)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


@pytest.mark.parametrize("paid", [0, 6])
def test_a_life_point_and_one_for_each_three_tokens(table: SetUp, paid: int) -> None:
    """AD-90, AD-E1: 1 without tokens, 3 with six."""
    t = table(
        sheriff(hand="a_little_nip", in_play="crate", loads={"crate": 4}, load=2, life=1), *OTHERS
    )
    t.play("a_little_nip")
    if paid:
        for _ in range(2):
            t.choose("pay-load", pick="crate")
        t.choose("pay-load", pick=None)
        t.choose("pay-load", pick="crate")
    else:
        t.choose("keep-loads")
    assert t.life(0) == 2 + paid // 3


def test_never_above_the_start(table: SetUp) -> None:
    """AD-90: and it is no Beer."""
    t = table(
        sheriff(hand="a_little_nip", load=3, life=4), outlaw(out=True), outlaw(out=True), renegade()
    )
    t.play("a_little_nip")
    t.choose("pay-load", pick=None)
    assert (t.life(0), t.load(0)) == (5, 0)


def test_not_out_of_turn(table: SetUp) -> None:
    """AD-90, AD-54."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="a_little_nip", life=1), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("play", "a_little_nip")
    t.choose("give-up")
    assert t.is_out(1)
