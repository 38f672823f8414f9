"""Pat Brennan (DC-67)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_card_in_play_instead_of_two_from_the_deck(table: SetUp) -> None:
    """DC-67: exactly one, at any distance, blue or green."""
    t = table(
        sheriff("pat_brennan"),
        outlaw(in_play="scope"),
        outlaw(in_play="knife"),
        renegade(),
        step="draw",
    )
    t.asked(0, "ask-whole-draw")
    assert t.can("draw-play", pick="scope-AS")
    t.choose("draw-play", pick="knife-8H")
    assert (t.hand(0), t.in_play(2)) == (["knife-8H"], [])
    t.asked(0, "ask-main")


def test_or_two_cards_as_usual(table: SetUp) -> None:
    """DC-67."""
    t = table(
        sheriff("pat_brennan"),
        outlaw(in_play="scope"),
        outlaw(),
        renegade(),
        deck="2D 3D",
        step="draw",
    )
    t.choose("draw-all")
    assert t.hand(0) == ["bang-2D", "bang-3D"]


def test_his_own_too(table: SetUp) -> None:
    """DC-67."""
    t = table(sheriff("pat_brennan", in_play="scope"), outlaw(), outlaw(), renegade(), step="draw")
    t.choose("draw-play", seat=0, pick="scope-AS")
    assert (t.hand(0), t.in_play(0)) == (["scope-AS"], [])


def test_with_nothing_in_play_he_just_draws(table: SetUp) -> None:
    """DC-67: nothing is asked."""
    t = table(sheriff("pat_brennan"), outlaw(hand="beer"), outlaw(), renegade(), step="draw")
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 2
