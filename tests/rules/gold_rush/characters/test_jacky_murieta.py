"""Jacky Murieta (GR-116)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())


def test_two_nuggets_for_a_shot(table: SetUp) -> None:
    """GR-116: as often as he can pay; each hit earns one back."""
    t = table(sheriff("jacky_murieta", nuggets=3), *OTHERS)
    t.choose("use", kind="jacky_murieta", seat=1)
    assert (t.life(1), t.nuggets(0)) == (3, 2)
    t.choose("use", kind="jacky_murieta", seat=3)
    assert (t.life(3), t.nuggets(0)) == (3, 1)
    assert not t.can("use")


def test_within_range_and_cancelled_as_usual(table: SetUp) -> None:
    """GR-116."""
    t = table(sheriff("jacky_murieta", nuggets=2), outlaw(hand="missed-2S"), *OTHERS[1:])
    assert not t.can("use", seat=2)
    t.choose("use", kind="jacky_murieta", seat=1)
    t.choose("play", "missed")
    assert (t.life(1), t.nuggets(0)) == (4, 0)


def test_beside_the_limit(table: SetUp) -> None:
    """GR-116: before or after a BANG! card."""
    t = table(sheriff("jacky_murieta", hand="bang-7D bang-2C", nuggets=4), *OTHERS)
    t.choose("use", kind="jacky_murieta", seat=1)
    t.play("bang-7D", at=1)
    t.choose("use", kind="jacky_murieta", seat=1)
    assert t.life(1) == 1
    assert not t.can("play", "bang-2C")


def test_under_the_sermon(table: SetUp) -> None:
    """GR-116, GR-152: it is no BANG! card."""
    t = table(
        sheriff("jacky_murieta", nuggets=2),
        *OTHERS,
        sets=["gold_rush", "high_noon"],
        event="sermon",
    )
    t.choose("use", kind="jacky_murieta", seat=1)
    assert t.life(1) == 3


def test_hangover_takes_it_away(table: SetUp) -> None:
    """GR-152: abilities, not equipment."""
    t = table(
        sheriff("jacky_murieta", nuggets=2, in_play="gold_pan"),
        *OTHERS,
        sets=["gold_rush", "high_noon"],
        event="hangover",
    )
    assert not t.can("use", kind="jacky_murieta")
    t.choose("use", kind="gold_pan")
    assert len(t.hand(0)) == 1
