"""Boots and Lucky Charm (GR-90 to GR-93)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_a_card_and_a_nugget_for_each_life_point(table: SetUp) -> None:
    """GR-90, GR-92: the nugget is from the supply; who hit has one too."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="boots lucky_charm"), *OTHERS[1:], deck="6H")
    t.play("bang", at=1)
    assert (t.hand(1), t.nuggets(1), t.nuggets(0)) == (["beer-6H"], 1, 1)


def test_from_any_cause(table: SetUp) -> None:
    """GR-90: Dynamite, all three points of it."""
    t = table(
        sheriff(in_play="dynamite boots lucky_charm"), *OTHERS, step="start", deck="9S 6H 7H 8H"
    )
    assert (t.life(0), t.nuggets(0)) == (2, 3)
    assert t.hand(0)[:3] == ["beer-6H", "beer-7H", "beer-8H"]


def test_by_an_event_and_by_ones_own_choice(table: SetUp) -> None:
    """GR-90: High Noon, Chuck Wengam."""
    t = table(
        sheriff("chuck_wengam", in_play="lucky_charm"),
        *OTHERS,
        sets=["dodge_city", "gold_rush", "high_noon"],
        event="high_noon",
        step="start",
    )
    assert t.nuggets(0) == 1
    t.choose("use", kind="chuck_wengam")
    assert t.nuggets(0) == 2


@pytest.mark.parametrize("saved", [True, False])
def test_not_for_the_last_one(table: SetUp, saved: bool) -> None:
    """GR-91: even if one then saves oneself."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="boots lucky_charm", hand="beer-6H", life=1),
        *OTHERS[1:],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose(*(("play", "beer") if saved else ("give-up",)))
    assert (t.is_out(1), t.hand(1), t.nuggets(1)) == (not saved, [], 0)


def test_of_several_points_those_before_the_last(table: SetUp) -> None:
    """GR-91, GR-93: 3 life points, a Dynamite and a Beer: two of the three count."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite boots lucky_charm", hand="beer-6H", life=3),
        *OTHERS[1:],
        turn=1,
        step="start",
        deck="9S 7H 8H",
    )
    t.choose("play", "beer")
    assert (t.life(1), t.nuggets(1)) == (1, 2)
    assert t.hand(1)[:2] == ["beer-7H", "beer-8H"]


def test_they_come_too_late_to_survive(table: SetUp) -> None:
    """GR-93: the cards of the Boots are drawn after the loss is complete."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite boots", hand="jail-JS", life=3),
        *OTHERS[1:],
        turn=1,
        step="start",
        deck="9S 7H 8H",
    )
    assert not t.can("play")
    t.choose("give-up")
    assert t.is_out(1)
    assert t.happened("drew", seat=1) == 0


def test_the_loss_is_complete_first(table: SetUp) -> None:
    """GR-93, GR-131: all who are hit by a Gatling are, before anyone draws."""
    t = table(sheriff(hand="gatling"), outlaw(in_play="boots"), *OTHERS[1:])
    t.play("gatling")
    t.in_order(Event("lost-life-to", seat=3), Event("drew", seat=1))
