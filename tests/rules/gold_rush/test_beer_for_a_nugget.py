"""Beer for a nugget (GR-50 to GR-55)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())
TWO_LEFT = (outlaw(), outlaw(out=True), renegade(out=True))


def test_a_beer_is_played_for_a_nugget(table: SetUp) -> None:
    """GR-50: instead of a life point, any number of them in a turn."""
    t = table(sheriff(hand="beer-6H beer-7H", life=2), *OTHERS)
    t.choose("sell", "beer-6H")
    t.choose("sell", "beer-7H")
    assert (t.life(0), t.nuggets(0), t.pile()) == (2, 2, ["beer-7H", "beer-6H"])


def test_or_for_a_life_point(table: SetUp) -> None:
    """GR-50: the choice is free each time."""
    t = table(sheriff(hand="beer-6H beer-7H", life=2), *OTHERS)
    t.play("beer-6H")
    assert (t.life(0), t.nuggets(0)) == (3, 0)


def test_with_two_players_left(table: SetUp) -> None:
    """GR-51: where it would give no life point."""
    t = table(sheriff(hand="beer-6H", life=2), *TWO_LEFT)
    t.choose("sell", "beer")
    assert (t.life(0), t.nuggets(0)) == (2, 1)


@pytest.mark.parametrize("card", ["saloon", "whisky", "tequila"])
def test_only_beer_cards(table: SetUp, card: str) -> None:
    """GR-52, GR-151, DC-98."""
    t = table(
        sheriff(hand=f"{card} bang-7D", life=2),
        *OTHERS,
        sets=["dodge_city", "gold_rush"],
    )
    assert not t.can("sell")


def test_a_canteen_is_no_beer(table: SetUp) -> None:
    """GR-52, GR-151, DC-98."""
    t = table(
        sheriff(in_play="canteen", life=2),
        outlaw("madam_yto"),
        *OTHERS[1:],
        sets=["dodge_city", "gold_rush"],
    )
    assert not t.can("sell")
    t.choose("use-up", "canteen")
    assert (t.life(0), t.nuggets(0), t.hand(1)) == (3, 0, [])


def test_tequila_joe_takes_one(table: SetUp) -> None:
    """GR-53, DC-98."""
    t = table(
        sheriff("tequila_joe", hand="beer-6H", life=2), *OTHERS, sets=["dodge_city", "gold_rush"]
    )
    t.choose("sell", "beer")
    assert t.nuggets(0) == 1


def test_it_is_a_beer_that_is_played(table: SetUp) -> None:
    """GR-54: what forbids Beer forbids it, what answers to Beer answers."""
    t = table(sheriff(hand="beer-6H"), outlaw("madam_yto"), *OTHERS[1:])
    t.choose("sell", "beer")
    assert (t.nuggets(0), len(t.hand(1))) == (1, 1)
    assert t.happened("played", seat=0) == 1


def test_the_reverend_forbids_it(table: SetUp) -> None:
    """GR-54, GR-152, HN-73: but neither Bottle nor Shot nor Rucksack."""
    t = table(
        sheriff(hand="beer-6H", life=2, nuggets=5, in_play="rucksack"),
        *OTHERS,
        sets=["gold_rush", "high_noon"],
        event="the_reverend",
        row="bottle shot",
    )
    assert not t.can("sell")
    t.choose("buy", "bottle", kind="beer")
    t.choose("buy", "shot", seat=0)
    t.choose("use", kind="rucksack")
    assert (t.life(0), t.nuggets(0)) == (5, 0)


@pytest.mark.parametrize("life", [1, 5])
def test_the_life_points_do_not_matter(table: SetUp, life: int) -> None:
    """GR-55."""
    t = table(sheriff(hand="beer-6H", life=life), *OTHERS)
    t.choose("sell", "beer")
    assert (t.life(0), t.nuggets(0)) == (life, 1)


def test_not_when_dying(table: SetUp) -> None:
    """GR-30, GR-50: a Beer out of turn is for the life point."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="beer-6H", life=1), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("take-it")
    assert not t.can("sell")
    t.choose("play", "beer")
    assert (t.life(1), t.nuggets(1)) == (1, 0)
