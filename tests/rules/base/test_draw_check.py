""" "Draw!" (B-51 to B-54)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(
    ("flip", "life"), [("wells_fargo-3H", 4), ("bang-QH", 4), ("bang-3D", 3), ("missed-2S", 3)]
)
def test_the_top_card_is_flipped_discarded_and_compared(table: SetUp, flip: str, life: int) -> None:
    """B-51: hearts match for a Barrel; the flipped card's own effect is ignored."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(in_play="barrel"), outlaw(), renegade(), deck=f"{flip} 5H"
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == life
    assert t.pile() == [flip, "bang-2D"]
    assert t.deck()[0] == "saloon-5H"
    assert (t.hand(0), t.hand(1)) == ([], [])


def test_a_draw_check_is_not_drawing(table: SetUp) -> None:
    """B-53: the flipped card goes to no hand, and phase 1 still draws two."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        deck="saloon-5H 2D 3D 4D",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2D", "bang-3D"]
    assert t.pile() == ["jail-JS", "saloon-5H"]
    assert t.happened("drew", seat=1) == 2


def test_every_card_and_ability_gets_its_own_flip(table: SetUp) -> None:
    """B-54: Jourdonnais with a Barrel flips for one, then for the other."""
    t = table(
        sheriff(hand="bang"),
        outlaw("jourdonnais", in_play="barrel"),
        outlaw(),
        renegade(),
        deck="2D 3D 5H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="jourdonnais")
    assert t.pile()[0] == "bang-2D"
    t.choose("check", kind="barrel")
    assert t.pile()[:2] == ["bang-3D", "bang-2D"]
    assert t.life(1) == 3
    assert t.happened("flipped") == 2
