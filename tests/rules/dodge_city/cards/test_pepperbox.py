"""Pepperbox (DC-39)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_within_the_range_of_the_weapon(table: SetUp) -> None:
    """DC-39."""
    t = table(
        sheriff(in_play="pepperbox schofield-JC"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
    )
    assert not t.can("use-up", "pepperbox", seat=3)
    t.choose("use-up", "pepperbox", seat=2)
    assert t.life(2) == 3


def test_with_the_colt_only_the_neighbours(table: SetUp) -> None:
    """DC-39, B-9."""
    t = table(sheriff(in_play="pepperbox"), outlaw(), outlaw(), renegade())
    assert [t.can("use-up", "pepperbox", seat=seat) for seat in (1, 2, 3)] == [True, False, True]
