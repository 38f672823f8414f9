"""The Valley of Shadows with Armed & Dangerous (VS-73, AD-146)."""

from functools import partial

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def arsenal(valley: SetUp) -> SetUp:
    return partial(valley, sets=["armed_and_dangerous"])


def test_the_bomb_is_checked_last(arsenal: SetUp) -> None:
    """VS-73, AD-146: Rattlesnake, then the Bomb; Dangerous cards count as blue for Tuco."""
    t = arsenal(
        sheriff("tuco_franziskaner", in_play="bomb rattlesnake"),
        outlaw(),
        *TWO,
        step="start",
        deck="5S 6C 2C 3C",
    )
    assert (t.life(0), t.loads(0), len(t.hand(0))) == (5, {"bomb": 1}, 2)


def test_a_blue_card_of_the_valley_recharges(arsenal: SetUp) -> None:
    """AD-146: whoever plays it."""
    t = arsenal(sheriff(hand="bounty"), outlaw(), *TWO)
    t.play("bounty", at=1)
    t.choose("load")
    assert t.load(0) == 1


def test_escape_cancels_nothing(arsenal: SetUp) -> None:
    """VS-28, AD-94: a Flintlock that was avoided is not taken back."""
    t = arsenal(sheriff(hand="flintlock", load=4), outlaw(hand="escape"), *TWO)
    t.play("flintlock", at=1)
    t.choose("play", "escape")
    assert (t.hand(0), t.load(0), t.life(1)) == ([], 4, 4)


def test_everything_of_the_victim_comes_first(arsenal: SetUp) -> None:
    """VS-5, AD-105: Julie Cutter "draws!" before the Shotgun and the Bounty."""
    t = arsenal(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw("julie_cutter", hand="missed-2S", in_play="bounty"),
        *TWO,
        deck="5H 2C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.life(0), t.hand(0), t.pile()[0]) == (4, ["bang-2C"], "missed-2S")
