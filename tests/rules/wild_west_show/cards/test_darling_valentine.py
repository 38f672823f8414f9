"""Darling Valentine (WW-15)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_whole_hand_for_a_new_one(table: SetUp) -> None:
    """WW-15, WW-E4: 4 cards go, 4 come, then the 2 of phase 1."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H beer-7H beer-8H beer-9H"),
        outlaw(),
        renegade(),
        show="darling_valentine",
        deck="2D 3D 4D 5D 6D 7D",
    )
    t.end_turn()
    assert t.hand(1) == [f"bang-{rank}D" for rank in range(2, 8)]
    assert len(t.pile()) == 4


def test_nothing_happens_with_an_empty_hand(table: SetUp) -> None:
    """WW-15."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), show="darling_valentine", deck="2D 3D")
    t.end_turn()
    assert (t.hand(1), t.pile()) == (["bang-2D", "bang-3D"], [])


def test_before_jail_and_without_suzy_drawing(table: SetUp) -> None:
    """WW-15: also for one who then loses the turn; Suzy Lafayette does not draw in between."""
    t = table(
        sheriff(),
        outlaw("suzy_lafayette", hand="beer-6H", in_play="jail-JS"),
        outlaw(),
        renegade(),
        show="darling_valentine",
        deck="2D 3C 4D 5D",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-2D"]
    t.asked(2, "ask-main")
