"""Slab the Killer (B-128)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_his_bang_needs_two_missed(table: SetUp) -> None:
    """B-128, B-58: after the first he is asked again, for one."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="missed-2S missed-3S missed-4S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert t.asked(1, "ask-shot").prompt.args["number"] == 2
    t.choose("play", "missed-2S")
    assert t.asked(1, "ask-shot").prompt.args["number"] == 1
    t.choose("play", "missed-3S")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (4, ["missed-4S"])


def test_one_missed_is_wasted(table: SetUp) -> None:
    """B-128, B-59: it stays discarded, and the shot hits for one point."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"), outlaw(hand="missed-2S"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert (t.life(1), t.hand(1)) == (3, [])
    assert t.pile() == ["missed-2S", "bang-2D"]


def test_a_barrel_counts_for_one(table: SetUp) -> None:
    """B-128, B-57: the other must be a Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="missed-2S", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert not t.can("check")
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_a_barrel_alone_does_not_stop_him(table: SetUp) -> None:
    """B-128, B-59."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(0, "ask-main")
    assert t.life(1) == 3


def test_his_gatling_needs_one(table: SetUp) -> None:
    """B-128, B-160: only BANG! cards need two."""
    t = table(
        sheriff("slab_the_killer", hand="gatling"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("gatling")
    t.choose("play", "missed-2S")
    assert (t.life(1), t.hand(1)) == (4, ["missed-3S"])
