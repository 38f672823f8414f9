"""Paul Regret (B-123)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_others_see_him_one_farther(table: SetUp) -> None:
    """B-123: a neighbour's Colt .45 does not reach him."""
    t = table(sheriff(hand="bang-2D schofield-JC"), outlaw("paul_regret"), outlaw(), renegade())
    assert t.life(1) == 3
    assert t.match.view(0).players[1].distance == 2
    assert not t.can("play", "bang", seat=1)
    t.play("schofield")
    t.play("bang", at=1)
    assert t.life(1) == 2


def test_a_mustang_adds_to_it(table: SetUp) -> None:
    """B-123, B-26: +2 together."""
    t = table(sheriff(), outlaw("paul_regret", in_play="mustang-8H"), outlaw(), renegade())
    distances = [t.match.view(seat).players[1].distance for seat in (0, 2, 3)]
    assert distances == [3, 3, 4]


def test_he_sees_the_others_as_usual(table: SetUp) -> None:
    """B-123, B-27."""
    t = table(sheriff("paul_regret", hand="bang-2D"), outlaw(), outlaw(), renegade())
    assert [t.match.view(0).players[seat].distance for seat in (1, 2, 3)] == [1, 2, 1]
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_a_neighbours_panic_does_not_reach_him(table: SetUp) -> None:
    """B-123, B-30, B-31: what ignores distance does."""
    t = table(
        sheriff(hand="panic-QH cat_balou-9D duel-QD jail-4H", in_play="winchester"),
        outlaw("paul_regret", hand="bang-2D"),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "panic", seat=1)
    assert t.can("play", "cat_balou", seat=1)
    assert t.can("play", "duel", seat=1)
    assert t.can("play", "jail", seat=1)
