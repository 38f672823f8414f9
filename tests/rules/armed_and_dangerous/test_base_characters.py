"""Characters of the base game with the new cards (AD-120 to AD-122, AD-130)."""

from typing import Final

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_jourdonnais_against_a_flintlock(table: SetUp) -> None:
    """AD-120, B-152."""
    t = table(sheriff(hand="flintlock"), outlaw("jourdonnais"), *TWO_MORE, deck="6H")
    t.play("flintlock", at=1)
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4


@pytest.mark.parametrize("card", ["flintlock", "quick_shot"])
def test_one_missed_is_enough_against_slab_the_killer(table: SetUp, card: str) -> None:
    """AD-122: two are needed against his BANG! cards alone."""
    t = table(sheriff("slab_the_killer", hand=card), outlaw(hand="missed-2S"), *TWO_MORE)
    t.play(card, at=1)
    t.choose("play", "missed")
    assert t.life(1) == 4


@pytest.mark.parametrize("card", ["flintlock", "quick_shot"])
def test_calamity_janet_exchanges_bang_and_missed_alone(table: SetUp, card: str) -> None:
    """AD-122: neither a Flintlock nor a Quick Shot is a Missed!; a Crate shoots at nobody."""
    t = table(
        sheriff(hand="bang-2D"), outlaw("calamity_janet", hand=card, in_play="crate"), *TWO_MORE
    )
    t.play("bang", at=1)
    assert not t.can("play", card)
    t.choose("take-it")
    assert t.life(1) == 3


@pytest.mark.parametrize("card", ["flintlock", "quick_shot", "arrow"])
def test_el_gringo_takes_a_card_for_a_hit(table: SetUp, card: str) -> None:
    """AD-122."""
    t = table(sheriff(hand=f"{card} beer-6H"), outlaw("el_gringo"), *TWO_MORE)
    t.play(card, at=1)
    assert (t.hand(0), t.hand(1)) == ([], ["beer-6H"])


def test_victory_is_as_ever(table: SetUp) -> None:
    """AD-130: the law wins by an Arrow as by any other card."""
    t = table(sheriff(hand="arrow"), outlaw(out=True), outlaw(out=True), renegade(life=1))
    t.play("arrow", at=3)
    assert t.match.over
    assert t.match.result is not None
    assert t.match.result.winners == (0,)
