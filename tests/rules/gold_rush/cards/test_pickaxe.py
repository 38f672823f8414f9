"""Pickaxe (GR-104)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_one_card_more_in_phase_1(table: SetUp) -> None:
    """GR-104."""
    t = table(sheriff(in_play="pickaxe"), *OTHERS, step="draw", deck="2C 3C 4C")
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


def test_after_the_draw_of_the_character(table: SetUp) -> None:
    """GR-104: Black Jack shows his second card as ever; Kit Carlson has all three."""
    t = table(sheriff("black_jack", in_play="pickaxe"), *OTHERS, step="draw", deck="2C 6H 3C 4C")
    assert t.hand(0) == ["bang-2C", "beer-6H", "bang-3C", "bang-4C"]
    t = table(sheriff("kit_carlson", in_play="pickaxe"), *OTHERS, step="draw", deck="2C 3C 4C")
    assert sorted(t.hand(0)) == ["bang-2C", "bang-3C", "bang-4C"]


def test_from_the_deck(table: SetUp) -> None:
    """GR-104: also under Abandoned Mine."""
    t = table(
        sheriff(in_play="pickaxe"),
        *OTHERS,
        step="draw",
        deck="2C",
        pile="6H 7H 8H",
        sets=["gold_rush", "fistful_of_cards"],
        event="abandoned_mine",
    )
    assert t.hand(0) == ["beer-6H", "beer-7H", "bang-2C"]


def test_none_in_jail(table: SetUp) -> None:
    """GR-104: who takes no phase 1 has nothing of it."""
    t = table(sheriff(in_play="jail-JS pickaxe"), *OTHERS, step="start", deck="2C")
    assert (t.turn(), t.hand(0)) == (1, [])


def test_none_instead_of_a_draw(table: SetUp) -> None:
    """GR-104, GR-151: Pat Brennan who takes a card in play; not when he draws."""
    seats = (sheriff("pat_brennan", in_play="pickaxe"), outlaw(in_play="barrel"), *OTHERS[1:])
    t = table(*seats, step="draw", sets=["dodge_city", "gold_rush"])
    t.choose("draw-play", seat=1, pick="barrel")
    assert t.hand(0) == ["barrel-QS"]
    t = table(*seats, step="draw", sets=["dodge_city", "gold_rush"])
    t.choose("draw-all")
    assert len(t.hand(0)) == 3


def test_pat_brennan_cannot_take_equipment(table: SetUp) -> None:
    """GR-151, GR-61: where there is nothing else he is not asked."""
    t = table(
        sheriff("pat_brennan"),
        outlaw(in_play="boots"),
        *OTHERS[1:],
        step="draw",
        sets=["dodge_city", "gold_rush"],
    )
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize(("event", "cards"), [("thirst", 2), ("train_arrival", 4)])
def test_with_events_of_phase_1(table: SetUp, event: str, cards: int) -> None:
    """GR-152: Thirst and Pickaxe cancel out."""
    t = table(
        sheriff(in_play="pickaxe"),
        *OTHERS,
        step="draw",
        sets=["gold_rush", "high_noon"],
        event=event,
    )
    assert len(t.hand(0)) == cards


def test_none_with_hard_liquor(table: SetUp) -> None:
    """GR-153: a life point instead of phase 1."""
    t = table(
        sheriff(in_play="pickaxe", life=2),
        *OTHERS,
        step="draw",
        sets=["gold_rush", "fistful_of_cards"],
        event="hard_liquor",
    )
    t.choose("skip")
    assert t.hand(0) == []


def test_none_with_peyote(table: SetUp) -> None:
    """GR-153: it replaces the whole phase."""
    t = table(
        sheriff(in_play="pickaxe"),
        *OTHERS,
        step="draw",
        deck="2C 3C",
        sets=["gold_rush", "fistful_of_cards"],
        event="peyote",
    )
    t.choose("red")
    assert t.hand(0) == []
