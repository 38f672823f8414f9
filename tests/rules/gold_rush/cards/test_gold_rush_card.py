"""Gold Rush, the card (GR-85 to GR-88)."""

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_the_turn_ends_then_all_life_points_then_another_turn(table: SetUp) -> None:
    """GR-85."""
    t = table(sheriff(nuggets=5, life=2), *OTHERS, row="gold_rush_card")
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    assert (t.life(0), len(t.hand(0)), t.match.view(0).extra_turn) == (5, 2, True)
    t.in_order(Event("bought"), Event("healed", seat=0, number=3), Event("turn", seat=0))
    t.end_turn()
    assert t.turn() == 1


def test_phase_3_comes_first_with_the_life_points_of_before(table: SetUp) -> None:
    """GR-86."""
    t = table(
        sheriff(nuggets=5, life=1, hand="beer-6H beer-7H beer-8H"), *OTHERS, row="gold_rush_card"
    )
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-excess")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert (t.life(0), len(t.hand(0))) == (5, 3)


def test_the_new_turn_has_all_its_parts(table: SetUp) -> None:
    """GR-87: Jail, phase 1, a new limit, new uses."""
    t = table(
        sheriff("raddie_snake", nuggets=9, life=2, hand="bang-7D bang-2C"),
        *OTHERS,
        row="gold_rush_card",
        deck="3C 4C 5C 6C",
    )
    t.play("bang-7D", at=1)
    t.choose("use", kind="raddie_snake")
    t.choose("use", kind="raddie_snake")
    assert not t.can("play", "bang-2C")
    t.choose("buy", "gold_rush_card")
    t.choose("discard", "bang-3C")
    assert t.can("play", "bang-2C")
    assert t.can("use", kind="raddie_snake")
    assert len(t.hand(0)) == 4


def test_the_new_turn_may_explode(table: SetUp) -> None:
    """GR-87: Dynamite is checked with all life points back."""
    t = table(
        sheriff(nuggets=5, life=1, in_play="dynamite"), *OTHERS, row="gold_rush_card", deck="2S"
    )
    t.choose("buy", "gold_rush_card")
    assert t.life(0) == 2
    t.asked(0, "ask-main")


def test_it_may_be_bought_again(table: SetUp) -> None:
    """GR-88: in the extra turn, if it is in the row."""
    t = table(
        sheriff(nuggets=11, life=1),
        *OTHERS,
        row="gold_rush_card",
        stack="shot",
        rest_of_stack="pile",
        shuffled="gold_rush_card",
    )
    t.choose("buy", "gold_rush_card")
    t.choose("buy", "shot", seat=0)
    t.asked(0, "ask-main")
    assert t.row() == ["gold_rush_card"]
    t.choose("buy", "gold_rush_card")
    t.asked(0, "ask-main")
    assert t.match.view(0).extra_turn


def test_it_is_no_beer(table: SetUp) -> None:
    """GR-88: it works with two players left."""
    t = table(
        sheriff(nuggets=5, life=2),
        outlaw(),
        outlaw(out=True),
        renegade(out=True),
        row="gold_rush_card",
    )
    t.choose("buy", "gold_rush_card")
    assert t.life(0) == 5
