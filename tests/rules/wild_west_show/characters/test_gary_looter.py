"""Gary Looter (WW-63)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_takes_what_others_have_too_many(table: SetUp) -> None:
    """WW-63: in phase 3."""
    t = table(
        sheriff(hand="beer-6H beer-7H scope", life=1), outlaw(), outlaw("gary_looter"), renegade()
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.choose("discard", "scope")
    assert (t.hand(2), t.pile()) == (["beer-6H", "scope-AS"], [])


def test_nothing_else_that_is_discarded(table: SetUp) -> None:
    """WW-63: neither for other reasons nor by one who is eliminated."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="beer", life=1, in_play="scope"),
        outlaw("gary_looter", hand="", life=5),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)
    assert t.hand(2) == []


def test_two_of_them_take_turns(table: SetUp) -> None:
    """WW-63: the one nearer clockwise first."""
    t = table(
        sheriff(hand="beer-6H beer-7H scope mustang-8H", life=1),
        outlaw(),
        outlaw("gary_looter"),
        renegade("vera_custer", copies="gary_looter"),
        sets=["wild_west_show", "dodge_city"],
    )
    t.end_turn()
    for card in ("beer-6H", "beer-7H", "scope"):
        t.choose("discard", card)
    assert (t.hand(2), t.hand(3)) == (["beer-6H", "scope-AS"], ["beer-7H"])


def test_what_a_ghost_has_to_discard(table: SetUp) -> None:
    """WW-63: is excess."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="beer"),
        outlaw("gary_looter"),
        renegade(),
        turn=1,
        sets=["wild_west_show", "high_noon"],
        event="ghost_town",
    )
    t.end_turn()
    t.choose("discard", "beer")
    assert "beer-6H" in t.hand(2)


def test_his_own_excess_goes_to_the_pile(table: SetUp) -> None:
    """WW-63: only that of the other players."""
    t = table(sheriff("gary_looter", hand="beer-6H scope", life=1), outlaw(), outlaw(), renegade())
    t.end_turn()
    t.choose("discard", "scope")
    assert (t.hand(0), t.pile()) == (["beer-6H"], ["scope-AS"])
