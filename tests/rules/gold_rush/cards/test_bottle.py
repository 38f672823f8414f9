"""Bottle (GR-71 to GR-77)."""

from typing import Any

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_three_modes_are_announced_when_it_is_bought(table: SetUp) -> None:
    """GR-71: with their targets."""
    t = table(sheriff(nuggets=2, life=3), outlaw(hand="beer-6H"), *OTHERS[1:], row="bottle")
    keys = {option.key for option in t.decision.options if option.verb == "buy"}
    assert keys == {
        "buy:bottle=panic@1/hand",
        "buy:bottle=beer",
        "buy:bottle=bang@1",
        "buy:bottle=bang@3",
    }


def test_as_a_panic_it_takes_a_card(table: SetUp) -> None:
    """GR-73: from hand."""
    t = table(sheriff(nuggets=2), outlaw(hand="beer-6H"), *OTHERS[1:], row="bottle")
    t.choose("buy", "bottle", kind="panic", seat=1)
    assert (t.hand(0), t.hand(1), t.under()) == (["beer-6H"], [], ["bottle"])


def test_as_a_panic_it_takes_what_is_in_play_at_distance_1(table: SetUp) -> None:
    """GR-73: distances count, weapons do not, and equipment cannot be taken."""
    t = table(
        sheriff(nuggets=2, in_play="winchester"),
        outlaw(in_play="mustang-8H"),
        outlaw(hand="beer-6H"),
        renegade(in_play="boots barrel"),
        row="bottle",
    )
    keys = {option.key for option in t.decision.options if option.kind == "panic"}
    assert keys == {"buy:bottle=panic@0/winchester-8S", "buy:bottle=panic@3/barrel-QS"}
    t.choose("buy", "bottle", kind="panic", seat=3)
    assert t.hand(0) == ["barrel-QS"]


@pytest.mark.parametrize("who", ["tequila_joe", ""])
def test_as_a_beer_it_gives_one_life_point(table: SetUp, who: str) -> None:
    """GR-74: to Tequila Joe too."""
    t = table(
        sheriff(who, nuggets=2, life=2), *OTHERS, row="bottle", sets=["dodge_city", "gold_rush"]
    )
    t.choose("buy", "bottle", kind="beer")
    assert t.life(0) == 3


def test_it_is_no_beer(table: SetUp) -> None:
    """GR-72, GR-74: with two players left, and Madam Yto does not draw."""
    t = table(
        sheriff(nuggets=2, life=2),
        outlaw("madam_yto"),
        outlaw(out=True),
        renegade(out=True),
        row="bottle",
    )
    assert "buy:bottle=beer" not in t.match.warnings(0)
    t.choose("buy", "bottle", kind="beer")
    assert (t.life(0), t.hand(1)) == (3, [])


def test_as_a_bang_it_is_a_shot_within_range(table: SetUp) -> None:
    """GR-75: cancelled like any, by a Missed! or a Barrel."""
    t = table(
        sheriff(nuggets=4),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(in_play="barrel"),
        row="bottle",
        stack="bottle",
        deck="6H",
    )
    assert not t.can("buy", "bottle", kind="bang", seat=2)
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "missed")
    t.choose("buy", "bottle", kind="bang", seat=3)
    t.choose("check", kind="barrel")
    assert (t.life(1), t.life(3)) == (4, 4)


def test_it_is_outside_the_limit(table: SetUp) -> None:
    """GR-72, GR-75: it neither counts nor is stopped."""
    t = table(sheriff(hand="bang-7D bang-2C", nuggets=4), *OTHERS, row="bottle", stack="bottle")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.play("bang-7D", at=1)
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert (t.life(1), t.nuggets(0)) == (1, 3)
    assert not t.can("play", "bang-2C")


def test_nothing_that_asks_for_a_bang_card_applies(table: SetUp) -> None:
    """GR-75: one Missed! is enough against Slab the Killer."""
    t = table(
        sheriff("slab_the_killer", nuggets=2), outlaw(hand="missed-2S"), *OTHERS[1:], row="bottle"
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_the_stick_of_dynamite_stays_where_it_is(table: SetUp) -> None:
    """GR-75: a Bottle is no BANG! card (DV-8)."""
    t = table(sheriff(nuggets=2), *OTHERS, row="bottle", variants=["dynamite_variant"], stick=2)
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert t.life(1) == 3
    assert t.match.view(0).tokens == {"dynamite_stick": 2}


@pytest.mark.parametrize("who", [{"in_play": "calumet"}, {"character": "apache_kid"}])
def test_it_has_no_suit(table: SetUp, who: dict[str, Any]) -> None:
    """GR-76: Calumet and Apache Kid are hit."""
    t = table(
        sheriff(nuggets=2),
        outlaw(**who),
        *OTHERS[1:],
        row="bottle",
        sets=["dodge_city", "gold_rush"],
    )
    life = t.life(1)
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert t.life(1) == life - 1


def test_never_out_of_turn(table: SetUp) -> None:
    """GR-77: not to survive either."""
    t = table(sheriff(hand="bang-7D"), outlaw(life=1, nuggets=9), *OTHERS[1:], row="bottle")
    t.play("bang", at=1)
    assert t.is_out(1)


def test_the_sermon_does_not_forbid_it(table: SetUp) -> None:
    """GR-152: it forbids BANG! cards."""
    t = table(
        sheriff(hand="bang-7D", nuggets=2),
        *OTHERS,
        row="bottle",
        sets=["gold_rush", "high_noon"],
        event="sermon",
    )
    assert not t.can("play", "bang")
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert t.life(1) == 3


def test_el_gringo_takes_a_card_for_it(table: SetUp) -> None:
    """GR-75, B-166: it is a card of the one who bought it; Jacky Murieta's shot is none."""
    t = table(
        sheriff("jacky_murieta", nuggets=3, hand="beer-6H beer-7H"),
        outlaw("el_gringo"),
        *OTHERS[1:],
        row="bottle",
        at_random="beer-6H",
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert t.hand(1) == ["beer-6H"]
    t.choose("use", kind="jacky_murieta", seat=1)
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (1, ["beer-6H"])
