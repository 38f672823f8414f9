"""Union Pacific (GR-84)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_four_cards(table: SetUp) -> None:
    """GR-84: it is no Stagecoach and no Wells Fargo, no card that is played."""
    t = table(
        sheriff(nuggets=4), outlaw(), outlaw(), renegade(), row="union_pacific", deck="2C 3C 4C 5C"
    )
    t.choose("buy", "union_pacific")
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C", "bang-5C"]
    assert (t.under(), t.happened("played")) == (["union_pacific"], 0)
