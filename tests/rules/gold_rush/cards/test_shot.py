"""Shot (GR-70)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_anyone_regains_a_life_point(table: SetUp) -> None:
    """GR-70: at any distance."""
    t = table(
        sheriff(nuggets=1), outlaw(), outlaw(), renegade(life=2), outlaw(), deputy(), row="shot"
    )
    t.choose("buy", "shot", seat=3)
    assert (t.life(3), t.nuggets(0)) == (3, 0)


def test_oneself_too_but_never_above_the_start(table: SetUp) -> None:
    """GR-70."""
    t = table(sheriff(nuggets=2, life=4), outlaw(), outlaw(), renegade(), row="shot", stack="shot")
    t.choose("buy", "shot", seat=0)
    t.choose("buy", "shot", seat=0)
    assert t.life(0) == 5


def test_it_is_no_beer(table: SetUp) -> None:
    """GR-70: it works with two players left, and Madam Yto does not hear of it."""
    t = table(
        sheriff(nuggets=1, life=2),
        outlaw("madam_yto"),
        outlaw(out=True),
        renegade(out=True),
        row="shot",
    )
    t.choose("buy", "shot", seat=0)
    assert (t.life(0), t.hand(1)) == (3, [])


def test_to_help_an_ally_is_no_foolish_move(table: SetUp) -> None:
    """GR-70: a Deputy may heal the Sheriff unasked, but is warned of a Wanted on his head."""
    t = table(deputy(nuggets=3), sheriff(life=2), outlaw(), outlaw(), renegade(), row="shot wanted")
    warnings = t.match.warnings(0)
    assert "buy:shot@1" not in warnings
    assert warnings["buy:wanted@1"].id == "warn-ally"
