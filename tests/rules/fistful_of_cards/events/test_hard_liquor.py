"""Hard Liquor (FC-25, FC-26)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_a_life_point_instead_of_phase_1(table: SetUp) -> None:
    """FC-25."""
    t = table(
        sheriff(life=3),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="hard_liquor",
        step="draw",
    )
    t.asked(0, "ask-skip-phase-1")
    t.choose("skip")
    t.asked(0, "ask-main")
    assert (t.life(0), t.hand(0)) == (4, [])


def test_or_the_draw_as_usual(table: SetUp) -> None:
    """FC-25."""
    t = table(
        sheriff(life=3),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="hard_liquor",
        step="draw",
    )
    t.choose("phase-1")
    assert (t.life(0), len(t.hand(0))) == (3, 2)


def test_not_at_maximum_life(table: SetUp) -> None:
    """FC-25."""
    t = table(
        sheriff(), outlaw(), outlaw(), renegade(), sets=SETS, event="hard_liquor", step="draw"
    )
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 2


def test_abilities_of_phase_1_are_skipped_with_it(table: SetUp) -> None:
    """FC-25: and Dynamite and Jail come before."""
    t = table(
        sheriff(),
        outlaw("kit_carlson", life=2, in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="hard_liquor",
        turn=1,
        step="start",
        deck="6H",
    )
    t.asked(1, "ask-skip-phase-1")
    assert t.happened("escaped") == 1
    t.choose("skip")
    t.asked(1, "ask-main")
    assert (t.life(1), t.happened("looked")) == (3, 0)


def test_it_is_no_beer(table: SetUp) -> None:
    """FC-26: it works with two players left."""
    t = table(
        sheriff(life=3),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        sets=SETS,
        event="hard_liquor",
        step="draw",
    )
    t.choose("skip")
    assert t.life(0) == 4
