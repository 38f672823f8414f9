"""Rhum (GR-80 to GR-83)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.mark.parametrize(
    ("deck", "points"), [("2C 3C 4C 5C", 1), ("2C 3C 4D 5D", 2), ("2C 6H 4D 2S", 4)]
)
def test_a_life_point_for_each_suit(table: SetUp, deck: str, points: int) -> None:
    """GR-80: all four cards are discarded."""
    t = table(sheriff(nuggets=3, life=1), *OTHERS, row="rhum", deck=deck)
    t.choose("buy", "rhum")
    assert (t.life(0), len(t.pile()), t.under()) == (1 + points, 4, ["rhum"])


def test_never_above_the_start(table: SetUp) -> None:
    """GR-80."""
    t = table(sheriff(nuggets=3, life=4), *OTHERS, row="rhum", deck="2C 6H 4D 2S")
    t.choose("buy", "rhum")
    assert t.life(0) == 5


@pytest.mark.parametrize(
    ("who", "lying", "number"),
    [("lucky_duke", "", 5), ("", "horseshoe", 5), ("lucky_duke", "horseshoe", 6)],
)
def test_more_cards_and_all_of_them_count(table: SetUp, who: str, lying: str, number: int) -> None:
    """GR-81: nothing is chosen."""
    t = table(
        sheriff(who, in_play=lying, nuggets=3, life=1),
        *OTHERS,
        row="rhum",
        deck="2C 3C 4C 5C 6H 2S" if number == 6 else "2C 3C 4C 5C 6H",
    )
    t.choose("buy", "rhum")
    assert (t.life(0), len(t.pile())) == (number - 2, number)


@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_suits_as_they_are_now(table: SetUp, event: str) -> None:
    """GR-82, HN-73: Blessing and Curse leave a single one."""
    t = table(
        sheriff(nuggets=3, life=1),
        *OTHERS,
        row="rhum",
        deck="2C 6H 4D 2S",
        sets=["gold_rush", "high_noon"],
        event=event,
    )
    t.choose("buy", "rhum")
    assert t.life(0) == 2


def test_the_flip_is_one_draw(table: SetUp) -> None:
    """GR-82: Lucky Duke adds one card to the whole, not one to each."""
    t = table(
        sheriff("lucky_duke", nuggets=3, life=1), *OTHERS, row="rhum", deck="2C 3C 4C 5C 6C 7H"
    )
    t.choose("buy", "rhum")
    assert len(t.pile()) == 5


def test_flipped_cards_are_not_shuffled_back(table: SetUp) -> None:
    """GR-83: the deck runs out after two of them."""
    t = table(
        sheriff(nuggets=3, life=1),
        outlaw(),
        outlaw(),
        renegade(),
        row="rhum",
        deck="2C 6H",
        pile="4D 2S",
        rest=3,
    )
    t.choose("buy", "rhum")
    assert t.life(0) == 5
    assert sorted(t.pile()) == ["bang-2C", "bang-4D", "beer-6H", "missed-2S"]
    assert t.deck() == []
