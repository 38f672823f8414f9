"""Gold Pan (GR-101)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_a_nugget_for_a_card_twice_a_turn(table: SetUp) -> None:
    """GR-101."""
    t = table(sheriff(in_play="gold_pan", nuggets=4), *OTHERS, deck="6H 7H")
    t.choose("use", kind="gold_pan")
    t.choose("use", kind="gold_pan")
    assert (t.hand(0), t.nuggets(0)) == (["beer-6H", "beer-7H"], 2)
    assert not t.can("use")
    assert t.why_not("gold_pan") == "why-used-up"


def test_in_the_turn_in_which_it_was_bought(table: SetUp) -> None:
    """GR-101."""
    t = table(sheriff(nuggets=4), *OTHERS, row="gold_pan", deck="6H")
    t.choose("buy", "gold_pan")
    t.choose("use", kind="gold_pan")
    assert t.hand(0) == ["beer-6H"]
    assert t.why_not("gold_pan") == "why-nuggets"


def test_not_out_of_turn(table: SetUp) -> None:
    """GR-101: in phase 2 of one's own turn only."""
    t = table(sheriff(), outlaw(in_play="gold_pan", nuggets=2), *OTHERS[1:])
    assert not t.decision.asides
    assert not t.can("use")
