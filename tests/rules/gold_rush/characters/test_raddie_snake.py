"""Raddie Snake (GR-122)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_a_nugget_for_a_card_twice(table: SetUp) -> None:
    """GR-122."""
    t = table(sheriff("raddie_snake", nuggets=4), *OTHERS)
    t.choose("use", kind="raddie_snake")
    t.choose("use", kind="raddie_snake")
    assert (len(t.hand(0)), t.nuggets(0)) == (2, 2)
    assert not t.can("use")


def test_beside_the_gold_pan(table: SetUp) -> None:
    """GR-122: up to 4 cards."""
    t = table(sheriff("raddie_snake", in_play="gold_pan", nuggets=5), *OTHERS)
    for kind in ("raddie_snake", "gold_pan") * 2:
        t.choose("use", kind=kind)
    assert (len(t.hand(0)), t.nuggets(0)) == (4, 1)
    assert not t.can("use")


def test_not_without_nuggets_nor_out_of_turn(table: SetUp) -> None:
    """GR-122."""
    t = table(sheriff("raddie_snake"), *OTHERS)
    assert not t.can("use")
    t = table(sheriff(), outlaw("raddie_snake", nuggets=2), *OTHERS[1:])
    assert not t.decision.asides
