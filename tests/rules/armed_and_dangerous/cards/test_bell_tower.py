"""Bell Tower (AD-63)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_next_card_sees_everyone_at_distance_1(table: SetUp) -> None:
    """AD-63: whatever stands between; only that card."""
    t = table(
        sheriff(hand="bang-2D panic-JH panic-QH", in_play="bell_tower"),
        outlaw(hand="beer-6H"),
        outlaw(hand="beer-7H", in_play="mustang-8H"),
        renegade(),
    )
    assert not t.can("play", "panic-JH", seat=2)
    t.choose("use-card", "bell_tower")
    assert t.can("play", "bang-2D", seat=2)
    t.play("panic-JH", at=2, pick="mustang")
    assert not t.can("play", "panic-QH", seat=2)
    assert t.loads(0) == {"bell_tower": 2}


def test_several_times_in_a_turn(table: SetUp) -> None:
    """AD-63."""
    t = table(sheriff(hand="panic-JH panic-QH", in_play="bell_tower"), *IN_THE_WAY)
    for card in ("panic-JH", "panic-QH"):
        t.choose("use-card", "bell_tower")
        t.play(card, at=2, pick="hand")
    assert (len(t.hand(0)), t.loads(0)) == (2, {"bell_tower": 1})


def test_a_card_without_range_uses_it_up(table: SetUp) -> None:
    """AD-63."""
    t = table(sheriff(hand="panic-JH stagecoach", in_play="bell_tower"), *IN_THE_WAY)
    t.choose("use-card", "bell_tower")
    t.play("stagecoach")
    assert not t.can("play", "panic-JH", seat=2)


def test_it_lapses_at_the_end_of_the_turn(table: SetUp) -> None:
    """AD-63."""
    t = table(sheriff(hand="panic-JH", in_play="bell_tower"), *IN_THE_WAY, deck="2D 3D 4D 5D")
    t.choose("use-card", "bell_tower")
    for _ in range(4):
        t.end_turn()
    assert not t.can("play", "panic-JH", seat=2)


def test_it_helps_no_ability(table: SetUp) -> None:
    """AD-63: Mexicali Kid's shot needs no card."""
    t = table(sheriff("mexicali_kid", in_play="bell_tower", load=2), *IN_THE_WAY)
    t.choose("use-card", "bell_tower")
    assert not t.can("use", kind="mexicali_kid", seat=2)


def test_it_works_when_the_tower_is_gone(table: SetUp) -> None:
    """AD-63, AD-26: paid for with its last token."""
    tower = sheriff(hand="panic-JH", in_play="bell_tower", loads={"bell_tower": 1})
    t = table(tower, *IN_THE_WAY)
    t.choose("use-card", "bell_tower")
    t.play("panic-JH", at=2, pick="hand")
    assert t.in_play(0) == []


IN_THE_WAY: Final = (
    outlaw(),
    outlaw(hand="beer-7H beer-8H", in_play="mustang-8H"),
    renegade(),
)
