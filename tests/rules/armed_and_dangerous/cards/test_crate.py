"""Crate (AD-70)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_two_tokens_are_a_missed(table: SetUp) -> None:
    """AD-70."""
    t = table(sheriff(hand="bang-2D"), outlaw(in_play="crate"), *TWO_MORE)
    t.play("bang", at=1)
    t.choose("use-card", "crate")
    assert (t.life(1), t.loads(1)) == (4, {"crate": 1})


def test_with_too_few_it_is_none(table: SetUp) -> None:
    """AD-70, AD-23."""
    t = table(sheriff(hand="bang-2D"), outlaw(in_play="crate", loads={"crate": 1}), *TWO_MORE)
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_with_a_barrel_one_chooses_the_order(table: SetUp) -> None:
    """AD-70."""
    t = table(sheriff(hand="gatling"), outlaw(in_play="crate barrel"), *TWO_MORE, deck="2S")
    t.play("gatling")
    assert t.can("check", kind="barrel")
    assert t.can("use-card", "crate")
    t.choose("check", kind="barrel")
    t.choose("use-card", "crate")
    assert t.life(1) == 4


def test_twice_against_one_shot(table: SetUp) -> None:
    """AD-70: with 4 tokens, against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(in_play="crate", loads={"crate": 4}),
        *TWO_MORE,
    )
    t.play("bang", at=1)
    t.choose("use-card", "crate")
    t.choose("use-card", "crate")
    assert (t.life(1), t.in_play(1)) == (4, [])


@pytest.mark.parametrize("card", ["indians", "duel", "arrow"])
def test_it_helps_against_shots_alone(table: SetUp, card: str) -> None:
    """AD-70, AD-91: not against Indians!, a Duel or an Arrow."""
    t = table(sheriff(hand=card), outlaw(in_play="crate"), *TWO_MORE)
    t.choose("play", card, **({} if card == "indians" else {"seat": 1}))
    assert (t.life(1), t.loads(1)) == (3, {"crate": 3})
