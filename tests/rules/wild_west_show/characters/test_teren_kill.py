"""Teren Kill (WW-69, WW-85)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(("sign", "stays"), [("2C", True), ("6H", True), ("2S", False)])
def test_on_any_suit_but_spades_he_stays(table: SetUp, sign: str, stays: bool) -> None:
    """WW-69, WW-85: with 1 life point and a card, and nobody is rewarded."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        deck=f"{sign} 3D",
    )
    t.play("bang-2D", at=1)
    assert t.is_out(1) != stays
    if stays:
        assert (t.life(1), t.hand(1)) == (1, ["bang-3D"])
    assert t.happened("reward") == (0 if stays else 1)
    assert t.happened("eliminated") == (0 if stays else 1)


def test_beers_come_first(table: SetUp) -> None:
    """WW-69: enough of them avoid the "draw!"; after it there is no other way."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="2S",
    )
    t.play("bang-2D", at=1)
    t.choose("take-it")
    t.choose("play", "beer-6H")
    assert (t.life(1), t.happened("flipped")) == (1, 0)


def test_however_much_it_would_have_cost(table: SetUp) -> None:
    """WW-69: a Dynamite leaves him at 1 as well; no Beer helps after a failed "draw!"."""
    for sign in ("3C", "3S"):
        t = table(
            sheriff(),
            outlaw("teren_kill", life=2, in_play="dynamite", hand="beer-6H"),
            outlaw(),
            renegade(),
            deck=f"4S {sign} 2D 3D 4D",
        )
        t.end_turn()
        t.choose("give-up")
        assert t.is_out(1) == (sign == "3S")
        if sign == "3C":
            assert t.life(1) == 1


def test_too_few_beers_do_not_spare_him_the_draw(table: SetUp) -> None:
    """WW-69, WW-85: he drinks what he has, is still at 0, and draws!."""
    t = table(
        sheriff(),
        outlaw("teren_kill", life=2, in_play="dynamite", hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="4S 3C 2D 3D 4D",
    )
    t.end_turn()
    t.choose("play", "beer-6H")
    assert (t.life(1), t.happened("survived", seat=1)) == (1, 1)


def test_before_the_next_player_is_hit(table: SetUp) -> None:
    """WW-85: the "draw!", and the card of a success, come in the middle of a Gatling."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("teren_kill", life=1),
        outlaw(hand="missed-2S"),
        renegade(),
        deck="2C 3D",
    )
    t.play("gatling")
    t.asked(2, "ask-shot")
    assert (t.life(1), t.hand(1)) == (1, ["bang-3D"])
    t.choose("play", "missed")
