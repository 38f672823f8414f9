"""Sniper (FC-75 to FC-77)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_two_bang_cards_for_one_shot(table: SetUp) -> None:
    """FC-75: only two Missed! cancel it."""
    t = table(
        sheriff(hand="bang-7D bang-8D"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sniper",
    )
    t.choose("use", "bang-7D", seat=1)
    t.asked(0, "ask-second-bullet")
    t.choose("discard", "bang-8D")
    assert t.asked(1, "ask-shot").prompt.args["number"] == 2
    t.choose("play", "missed-2S")
    t.choose("play", "missed-3S")
    assert t.life(1) == 4
    assert t.pile()[2:] == ["bang-8D", "bang-7D"]


def test_it_costs_one_life_point(table: SetUp) -> None:
    """FC-75: one Missed! is not enough."""
    t = table(
        sheriff(hand="bang-7D bang-8D"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sniper",
    )
    t.choose("use", "bang-8D", seat=1)
    t.choose("discard", "bang-7D")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["missed-2S"])


def test_within_reach_and_without_limit(table: SetUp) -> None:
    """FC-76: discarded, not played: it may be repeated, and a BANG! card be played besides."""
    t = table(
        sheriff(hand="bang-7D bang-8D bang-9D bang-2D bang-3D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sniper",
    )
    assert not t.can("use", seat=2)
    for first, second in (("7D", "8D"), ("9D", "2D")):
        t.choose("use", f"bang-{first}", seat=1)
        t.choose("discard", f"bang-{second}")
    t.play("bang-3D", at=1)
    assert t.life(1) == 1
    assert t.happened("played-at") == 1


def test_what_is_announced_is_done(table: SetUp) -> None:
    """FC-75: it cannot be announced and called off again and again."""
    t = table(
        sheriff(hand="bang-7D bang-8D"), outlaw(), outlaw(), renegade(), sets=SETS, event="sniper"
    )
    t.choose("use", "bang-7D", seat=1)
    keys = [option.key for option in t.asked(0, "ask-second-bullet").options]
    assert keys == ["discard:bang-8D"]
    t.choose("discard", "bang-8D")
    assert (t.life(1), t.hand(0)) == (3, [])


def test_el_gringo_gets_nothing_for_it(table: SetUp) -> None:
    """FC-76, B-116, B-166: its cards are discarded, not played."""
    t = table(
        sheriff(hand="bang-7D bang-8D jail-4H"),
        outlaw("el_gringo"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sniper",
    )
    t.choose("use", "bang-7D", seat=1)
    t.choose("discard", "bang-8D")
    assert (t.life(1), t.hand(1), t.hand(0)) == (2, [], ["jail-4H"])


def test_one_card_is_not_enough(table: SetUp) -> None:
    """FC-75."""
    t = table(sheriff(hand="bang-7D"), outlaw(), outlaw(), renegade(), sets=SETS, event="sniper")
    assert not t.can("use")


def test_a_barrel_is_one_of_the_two_and_slab_adds_nothing(table: SetUp) -> None:
    """FC-77, FC-95."""
    t = table(
        sheriff("slab_the_killer", hand="bang-7D bang-8D"),
        outlaw(hand="missed-2S", in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sniper",
        deck="6H",
    )
    t.choose("use", "bang-7D", seat=1)
    t.choose("discard", "bang-8D")
    t.choose("check", kind="barrel")
    t.choose("play", "missed")
    assert t.life(1) == 4


@pytest.mark.parametrize(
    ("first", "second"),
    [("missed-2S", "missed-3S"), ("missed-2S", "bang-2C"), ("bang-2C", "missed-2S")],
)
def test_calamity_janet_may_use_missed_cards(table: SetUp, first: str, second: str) -> None:
    """FC-77, FC-95: as either or both."""
    t = table(
        sheriff("calamity_janet", hand=f"{first} {second} beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sniper",
    )
    t.choose("use", first, seat=1)
    t.choose("discard", second)
    assert (t.life(1), t.hand(0)) == (3, ["beer-6H"])
