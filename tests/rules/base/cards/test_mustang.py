"""Mustang (B-99)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_others_see_its_owner_one_farther(table: SetUp) -> None:
    """B-26, B-27, B-99, worked example 5: its owner sees everyone as usual."""
    t = table(sheriff(hand="mustang-8H"), outlaw(), outlaw(), outlaw(), deputy(), renegade())
    t.play("mustang")
    seen = [t.match.view(seat).players[0].distance for seat in range(1, 6)]
    assert seen == [2, 3, 4, 3, 2]
    sees = [t.match.view(0).players[seat].distance for seat in range(1, 6)]
    assert sees == [1, 2, 3, 2, 1]


def test_a_neighbour_with_a_mustang_is_out_of_reach(table: SetUp) -> None:
    """B-29, B-99: for a Colt .45, while the owner shoots back."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(hand="bang-3D", in_play="mustang"), outlaw(), renegade()
    )
    reach = Text("why-out-of-reach", {"distance": 2, "reach": 1})
    assert t.match.explain("bang-7D", 1) == reach
    t.end_turn()
    assert t.can("play", "bang-3D", seat=0)


def test_a_second_one_cannot_be_played(table: SetUp) -> None:
    """B-37."""
    t = table(sheriff(hand="mustang-9H", in_play="mustang-8H"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "mustang")
    assert t.match.explain("mustang-9H") == Text("why-same-name", {"kind": "mustang"})


def test_in_hand_it_does_nothing(table: SetUp) -> None:
    """B-33: a blue card works from the moment it is put down."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand="mustang"), outlaw(), renegade())
    assert t.can("play", "bang", seat=1)
