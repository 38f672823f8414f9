"""Barrel (B-101)."""

import pytest

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize("sign", ["2H", "4H", "KH"])
def test_hearts_count_as_a_missed(table: SetUp, sign: str) -> None:
    """B-51, B-53, B-101, worked example 8: the Barrel stays, the flipped card is discarded."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="barrel-QS"), outlaw(), renegade(), deck=sign)
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.in_play(1)) == (4, [], ["barrel-QS"])
    assert t.pile()[0].endswith(f"-{sign}")
    assert len(t.pile()) == 2


@pytest.mark.parametrize("sign", ["8S", "8D", "9C"])
def test_any_other_suit_does_nothing(table: SetUp, sign: str) -> None:
    """B-51, B-57, B-101: there is no second "draw!", and nothing else to react with."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="barrel-QS"), outlaw(), renegade(), deck=sign)
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(0, "ask-main")
    assert (t.life(1), t.in_play(1)) == (3, ["barrel-QS"])


def test_a_missed_may_follow_a_failed_draw(table: SetUp) -> None:
    """B-56, B-57, B-82, B-101: the result is seen first; each Barrel is tried once a shot."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="missed-2S", in_play="barrel"),
        outlaw(),
        renegade(),
        deck="8D",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(1, "ask-shot")
    assert not t.can("check")
    t.choose("play", "missed")
    assert t.life(1) == 4
    assert t.pile() == ["missed-2S", "bang-8D", "bang-7D"]


def test_it_need_not_be_used(table: SetUp) -> None:
    """B-56, B-60: a Missed! instead, or nothing at all."""
    t = table(
        sheriff(hand="bang-7D gatling"),
        outlaw(hand="missed-2S", in_play="barrel"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    t.play("gatling")
    t.choose("take-it")
    assert t.life(1) == 3
    assert t.happened("flipped") == 0


def test_every_shot_gives_a_new_draw(table: SetUp) -> None:
    """B-54, B-57."""
    t = table(
        sheriff(hand="bang-7D bang-8D", in_play="volcanic"),
        outlaw(in_play="barrel"),
        outlaw(),
        renegade(),
        deck="6C 6H",
    )
    t.play("bang-7D", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == 3
    t.play("bang-8D", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == 3


def test_a_second_one_cannot_be_played(table: SetUp) -> None:
    """B-37, worked example 2."""
    t = table(sheriff(hand="barrel-KS", in_play="barrel-QS"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "barrel")
    assert t.match.explain("barrel-KS") == Text("why-same-name", {"kind": "barrel"})


def test_a_stolen_barrel_does_not_help(table: SetUp) -> None:
    """B-93: it stops working at once."""
    t = table(sheriff(hand="panic bang-7D"), outlaw(in_play="barrel"), outlaw(), renegade())
    t.play("panic", at=1)
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    assert t.life(1) == 3


def test_it_may_flip_the_very_bang_it_answers(table: SetUp) -> None:
    """B-32, B-80: with an empty deck the discard pile is shuffled, the shot's card with it."""
    t = table(sheriff(hand="bang-QH"), outlaw(in_play="barrel"), outlaw(), renegade(), rest=2)
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == 4
    assert (t.pile(), t.deck()) == (["bang-QH"], [])
