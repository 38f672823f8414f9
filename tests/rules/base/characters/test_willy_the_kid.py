"""Willy the Kid (B-136)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_he_plays_any_number_of_bang_cards(table: SetUp) -> None:
    """B-136: with his Colt .45."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D bang-3D bang-4D"), outlaw(), outlaw(), renegade()
    )
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=3)
    t.play("bang-4D", at=1)
    assert (t.life(1), t.life(3)) == (2, 3)
    assert t.match.view(1).bangs_left is None


def test_with_any_weapon_within_its_range(table: SetUp) -> None:
    """B-136, B-29."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D bang-3D bang-4D schofield-JC"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "bang-2D", seat=2)
    t.play("schofield")
    t.play("bang-2D", at=2)
    t.play("bang-3D", at=2)
    assert t.can("play", "bang-4D", seat=2)
    assert t.life(2) == 2


def test_a_volcanic_he_has_and_loses_changes_nothing(table: SetUp) -> None:
    """B-136, B-35, B-38: his limit is none without it too."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D bang-3D schofield-JC", in_play="volcanic-10S"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.play("schofield")
    t.play("bang-3D", at=1)
    assert t.life(1) == 2
