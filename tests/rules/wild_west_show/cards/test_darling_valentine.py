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


def test_the_order_matters_to_who_draws_off_the_pile(table: SetUp) -> None:
    """WW-15, B-71: with Pedro Ramirez at the table the player says what lies on top."""
    t = table(
        sheriff(),
        outlaw(hand="beer-6H scope mustang-8H", in_play="barrel-QS"),
        outlaw("pedro_ramirez"),
        renegade(),
        show="darling_valentine",
        deck="2D 3D 4D 5D 6D",
    )
    t.end_turn()
    t.asked(1, "ask-top")
    assert not t.can("top", "barrel")  # what is in play stays
    t.choose("top", "scope")
    t.choose("any-order")
    assert (t.pile()[0], len(t.pile()), t.in_play(1)) == ("scope-AS", 3, ["barrel-QS"])
    assert t.hand(1) == ["bang-2D", "bang-3D", "bang-4D", "bang-5D", "bang-6D"]
