"""Horseshoe (GR-103)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_one_card_more_and_one_is_chosen(table: SetUp) -> None:
    """GR-103: both are discarded, the chosen one on top."""
    t = table(sheriff(in_play="jail-JS horseshoe"), *OTHERS, step="start", deck="6H 2C")
    t.choose("flip", "beer-6H")
    t.asked(0, "ask-main")
    assert t.pile() == ["jail-JS", "beer-6H", "bang-2C"]


def test_for_whatever_reason(table: SetUp) -> None:
    """GR-103: a Barrel."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(in_play="barrel horseshoe"), *OTHERS[1:], deck="2C 6H"
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("flip", "beer-6H")
    assert t.life(1) == 4


def test_with_lucky_duke_three(table: SetUp) -> None:
    """GR-103."""
    t = table(
        sheriff("lucky_duke", in_play="jail-JS horseshoe"), *OTHERS, step="start", deck="6H 2C 3C"
    )
    assert len(t.decision.options) == 3
    t.choose("flip", "beer-6H")
