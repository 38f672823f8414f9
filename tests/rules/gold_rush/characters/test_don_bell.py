"""Don Bell (GR-110 to GR-113)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


@pytest.mark.parametrize(("top", "turn"), [("6H", 0), ("7D", 0), ("2C", 1), ("2S", 1)])
def test_hearts_or_diamonds_and_he_plays_again(table: SetUp, top: str, turn: int) -> None:
    """GR-110."""
    t = table(sheriff("don_bell"), *OTHERS, deck=top)
    t.end_turn()
    assert (t.turn(), t.match.view(0).extra_turn) == (turn, turn == 0)


def test_after_phase_3(table: SetUp) -> None:
    """GR-110."""
    t = table(sheriff("don_bell", hand="beer-6H beer-7H", life=1), *OTHERS, deck="2C")
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.in_order(Event("discarded", seat=0), Event("flipped", seat=0))


def test_not_after_the_extra_turn(table: SetUp) -> None:
    """GR-111."""
    t = table(sheriff("don_bell"), *OTHERS, deck="6H 2C 3C 7H")
    t.end_turn()
    t.end_turn()
    assert (t.turn(), t.happened("flipped")) == (1, 1)


def test_nor_after_one_from_elsewhere(table: SetUp) -> None:
    """GR-111: one that Gold Rush gave him."""
    t = table(sheriff("don_bell", nuggets=5), *OTHERS, row="gold_rush_card", deck="2C 3C 4C 6H")
    t.choose("buy", "gold_rush_card")
    assert (t.turn(), t.happened("flipped")) == (0, 1)
    t.end_turn()
    assert (t.turn(), t.happened("flipped")) == (1, 1)


def test_not_in_a_turn_lost_to_jail(table: SetUp) -> None:
    """GR-112."""
    t = table(
        sheriff(),
        outlaw("don_bell", in_play="jail-JS"),
        *OTHERS[1:],
        turn=1,
        step="start",
        deck="2C 6H",
    )
    assert (t.turn(), t.happened("flipped")) == (2, 1)


def test_gold_rush_and_his_own_turn_add_up(table: SetUp) -> None:
    """GR-113: two extra turns, one after the other."""
    t = table(
        sheriff("don_bell", nuggets=5, life=2), *OTHERS, row="gold_rush_card", deck="6H 2C 3C 4C 5C"
    )
    t.choose("buy", "gold_rush_card")
    assert (t.turn(), t.life(0)) == (0, 5)
    t.end_turn()
    assert (t.turn(), t.match.view(0).extra_turn) == (0, True)
    t.end_turn()
    assert (t.turn(), t.happened("flipped")) == (1, 1)


def test_a_horseshoe_helps_him(table: SetUp) -> None:
    """GR-103, GR-110: it is a "draw!" of his."""
    t = table(sheriff("don_bell", in_play="horseshoe"), *OTHERS, deck="2C 7D")
    t.end_turn()
    t.choose("flip", "bang-7D")
    assert t.turn() == 0
