"""Hideout (DC-26)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_others_see_its_owner_farther_and_it_adds_to_a_mustang(table: SetUp) -> None:
    """DC-26: +1 each."""
    t = table(sheriff(), outlaw(hand="hideout mustang"), outlaw(), renegade(), turn=1)
    assert t.match.view(0).players[1].distance == 1
    t.play("hideout")
    assert t.match.view(0).players[1].distance == 2
    t.play("mustang")
    assert t.match.view(0).players[1].distance == 3
    assert t.match.view(1).players[0].distance == 1


def test_it_adds_to_paul_regret(table: SetUp) -> None:
    """DC-26."""
    t = table(sheriff(), outlaw("paul_regret", in_play="hideout"), outlaw(), renegade())
    assert t.match.view(0).players[1].distance == 3
