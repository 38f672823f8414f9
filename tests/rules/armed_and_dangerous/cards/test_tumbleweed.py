"""Tumbleweed (AD-72, AD-73)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_any_draw_is_repeated(table: SetUp) -> None:
    """AD-72: another's, in another's turn; the previous result is ignored."""
    t = table(
        outlaw(in_play="jail-JS"),
        sheriff(in_play="tumbleweed"),
        *TWO_MORE,
        step="start",
        deck="6H 2S",
    )
    prompt = t.asked(1, "ask-repeat").prompt.args
    assert (prompt["target"], prompt["card"], prompt["number"]) == (0, "bang-6H", 1)
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.turn(), t.loads(1)) == (1, {"tumbleweed": 2})
    assert t.pile()[:3] == ["jail-JS", "missed-2S", "bang-6H"]


def test_ones_own_too_and_again(table: SetUp) -> None:
    """AD-72: as often as one pays."""
    t = table(
        sheriff(in_play="tumbleweed barrel-QS"),
        outlaw(hand="bang-2D"),
        *TWO_MORE,
        turn=1,
        deck="2S 3S 6H",
    )
    t.play("bang", at=0)
    t.choose("check", kind="barrel")
    t.choose("use-card", "tumbleweed")
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.life(0), t.loads(0)) == (5, {"tumbleweed": 1})


def test_lucky_duke_flips_two_new_cards(table: SetUp) -> None:
    """AD-73, AD-121, B-152: and chooses again; all ignored cards are discarded."""
    t = table(
        outlaw("lucky_duke", in_play="jail-JS"),
        sheriff(in_play="tumbleweed"),
        *TWO_MORE,
        step="start",
        deck="6H 2S 3S 4S",
    )
    t.choose("flip", "bang-6H")
    t.choose("use-card", "tumbleweed")
    t.asked(0, "ask-flip")
    t.choose("flip", "missed-3S")
    t.choose("let-it")
    assert (t.turn(), len(t.pile())) == (1, 5)


def test_without_tokens_nobody_is_asked(table: SetUp) -> None:
    """AD-72: nor after it has gone."""
    t = table(
        outlaw(in_play="jail-JS"),
        sheriff(in_play="tumbleweed", loads={"tumbleweed": 1}),
        *TWO_MORE,
        step="start",
        deck="6H 2S",
    )
    t.choose("use-card", "tumbleweed")
    assert (t.turn(), t.in_play(1)) == (1, [])
