"""Shootout (HN-36)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_two_bang_cards_a_turn(table: SetUp) -> None:
    """HN-36."""
    t = table(
        sheriff(hand="bang-7D bang-8D bang-9D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="shootout",
    )
    assert t.match.view(0).bangs_left == 2
    t.play("bang-7D", at=1)
    t.play("bang-8D", at=1)
    assert not t.can("play", "bang")
    assert t.life(1) == 2
    assert t.match.view(0).bangs_left == 0


def test_calamity_janet_has_the_same_two(table: SetUp) -> None:
    """HN-36, HN-60."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S missed-3S missed-4S"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="shootout",
    )
    t.play("missed-2S", at=1)
    t.play("missed-3S", at=1)
    assert not t.can("play", "missed")


def test_who_has_no_limit_still_has_none(table: SetUp) -> None:
    """HN-36, HN-60: Willy the Kid, and a Volcanic."""
    for seat in (sheriff("willy_the_kid"), sheriff(in_play="volcanic")):
        t = table(seat, outlaw(), outlaw(), renegade(), sets=SETS, event="shootout")
        assert t.match.view(0).bangs_left is None
