"""Derringer (DC-38)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_at_distance_1_and_a_card(table: SetUp) -> None:
    """DC-38, example 2."""
    t = table(sheriff(in_play="derringer"), outlaw(), outlaw(), renegade(), deck="2D")
    assert not t.can("use-up", "derringer", seat=2)
    t.choose("use-up", "derringer", seat=1)
    assert (t.life(1), t.hand(0)) == (3, ["bang-2D"])


def test_the_card_is_drawn_even_if_the_shot_is_cancelled(table: SetUp) -> None:
    """DC-38: when it is used."""
    t = table(
        sheriff(in_play="derringer"), outlaw(hand="missed-2S"), outlaw(), renegade(), deck="2D"
    )
    t.choose("use-up", "derringer", seat=1)
    assert t.hand(0) == ["bang-2D"]
    t.choose("play", "missed-2S")
    assert t.life(1) == 4
