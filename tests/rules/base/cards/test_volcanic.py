"""Volcanic (B-109, B-110)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_any_number_of_bang_cards_at_several_targets(table: SetUp) -> None:
    """B-109, worked example 12: all at distance 1."""
    t = table(
        sheriff(hand="bang-2D bang-3D bang-4D", in_play="volcanic"), outlaw(), outlaw(), renegade()
    )
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=3)
    assert not t.can("play", "bang-4D", seat=2)
    t.play("bang-4D", at=1)
    assert [t.life(seat) for seat in range(4)] == [5, 2, 4, 3]


def test_put_in_play_later_it_lifts_the_limit_from_then_on(table: SetUp) -> None:
    """B-33, B-35."""
    t = table(sheriff(hand="bang-2D bang-3D volcanic"), outlaw(), outlaw(), renegade())
    t.play("bang-2D", at=1)
    assert not t.can("play", "bang-3D")
    t.play("volcanic")
    t.play("bang-3D", at=1)
    assert t.life(1) == 2


def test_losing_it_forbids_further_bang_cards(table: SetUp) -> None:
    """B-35, B-43: if one has already been played this turn."""
    t = table(
        sheriff(hand="bang-2D bang-3D cat_balou", in_play="volcanic"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.play("cat_balou", at=0)
    assert not t.can("play", "bang-3D")
    assert t.match.explain("bang-3D") == Text("why-bang-limit", {"limit": 1})


def test_losing_it_before_the_first_bang_leaves_one(table: SetUp) -> None:
    """B-34, B-35."""
    t = table(sheriff(hand="bang-2D schofield", in_play="volcanic"), outlaw(), outlaw(), renegade())
    t.play("schofield")
    assert t.can("play", "bang", seat=2)


def test_taken_back_and_played_again_it_works_again(table: SetUp) -> None:
    """B-35, B-43, B-93."""
    t = table(
        sheriff(hand="bang-2D bang-3D panic", in_play="volcanic-10S"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang-2D", at=1)
    t.play("panic", at=0)
    assert not t.can("play", "bang-3D")
    t.play("volcanic")
    assert t.can("play", "bang-3D", seat=1)


def test_with_a_scope_it_reaches_farther(table: SetUp) -> None:
    """B-110: distance 1 is counted after modifiers."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="volcanic scope"), outlaw(), outlaw(), renegade()
    )
    t.play("bang-2D", at=2)
    t.play("bang-3D", at=2)
    assert t.life(2) == 2
