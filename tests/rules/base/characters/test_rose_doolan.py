"""Rose Doolan (B-125)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_she_sees_the_others_one_nearer(table: SetUp) -> None:
    """B-125: her Colt .45 reaches two seats away."""
    t = table(
        sheriff("rose_doolan", hand="bang-2D panic-QH"),
        outlaw(),
        outlaw(hand="jail-4H"),
        outlaw(hand="jail-10S"),
        deputy(),
        renegade(),
    )
    assert not t.can("play", "bang", seat=3)
    assert not t.can("play", "panic", seat=3)
    assert t.can("play", "panic", seat=2)
    t.play("bang", at=2)
    t.choose("take-it")
    assert t.life(2) == 3


def test_a_scope_adds_to_it(table: SetUp) -> None:
    """B-125, B-26: -2 together, never below 1."""
    t = table(
        sheriff("rose_doolan", in_play="scope-AS"),
        outlaw(),
        outlaw(),
        outlaw(),
        deputy(),
        renegade(),
    )
    assert [t.match.view(0).players[seat].distance for seat in range(1, 6)] == [1, 1, 1, 1, 1]


def test_the_others_see_her_as_usual(table: SetUp) -> None:
    """B-125, B-27."""
    t = table(sheriff(hand="bang-2D"), outlaw(), outlaw("rose_doolan"), renegade())
    assert t.match.view(0).players[2].distance == 2
    assert not t.can("play", "bang", seat=2)
