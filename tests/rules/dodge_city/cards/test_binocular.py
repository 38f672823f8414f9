"""Binocular (DC-25)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_sees_others_nearer_and_adds_to_a_scope(table: SetUp) -> None:
    """DC-25: -1 each; a different name, so both may be in play."""
    t = table(sheriff(hand="binocular scope"), outlaw(), outlaw(), outlaw(), renegade(), deputy())
    distances = [player.distance for player in t.match.view(0).players]
    assert distances == [0, 1, 2, 3, 2, 1]
    t.play("binocular")
    assert [player.distance for player in t.match.view(0).players] == [0, 1, 1, 2, 1, 1]
    t.play("scope")
    assert [player.distance for player in t.match.view(0).players] == [0, 1, 1, 1, 1, 1]


def test_it_adds_to_rose_doolan(table: SetUp) -> None:
    """DC-25."""
    t = table(
        sheriff("rose_doolan", in_play="binocular"),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
    )
    assert t.match.view(0).players[3].distance == 1
