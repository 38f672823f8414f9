"""Armed & Dangerous with Shadow Gunslingers (AD-141, SG-75)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SHADOWS: Final = {"sets": ["armed_and_dangerous"], "variants": ["shadow_gunslingers"]}


def test_a_shadow_plays_dangerous_cards_and_gives_all_tokens_back(table: SetUp) -> None:
    """SG-75, AD-141: what it discards at the end of its turn gives no token."""
    t = table(
        sheriff(), outlaw(out=True), outlaw(), renegade(), deck="crate scope 2D 3D", **SHADOWS
    )
    t.end_turn()
    t.asked(1, "ask-main")
    t.play("crate")
    t.play("scope")
    t.choose("load", pick=None)
    assert (t.load(1), t.loads(1)) == (1, {"crate": 3})
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.load(1), t.in_play(1)) == (0, [])
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 32}


def test_a_shadow_discards_without_tokens(table: SetUp) -> None:
    """AD-141, SG-75: its hand is no excess."""
    t = table(
        sheriff(), outlaw("red_ringo", out=True), outlaw(), renegade(), deck="2D 3D", **SHADOWS
    )
    t.end_turn()
    assert t.load(1) == 0
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.load(1) == 0


def test_the_big_fifty_of_a_shadow(table: SetUp) -> None:
    """SG-75: works against the living as usual."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw("jourdonnais"),
        renegade(),
        deck="big_fifty bang-2D",
        **SHADOWS,
    )
    t.end_turn()
    t.play("big_fifty")
    t.play("bang-2D", at=2)
    t.choose("ride", kind="big_fifty")
    assert t.life(2) == 3
