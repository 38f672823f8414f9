"""Knife (DC-37)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_shot_at_distance_1(table: SetUp) -> None:
    """DC-37: weapons do not help."""
    t = table(sheriff(in_play="knife winchester"), outlaw(), outlaw(), renegade())
    assert not t.can("use-up", "knife", seat=2)
    t.choose("use-up", "knife", seat=1)
    assert (t.life(1), t.in_play(0)) == (3, ["winchester-8S"])
    assert t.pile() == ["knife-8H"]


def test_why_not(table: SetUp) -> None:
    """DC-37: too far."""
    t = table(sheriff(in_play="knife"), outlaw(), outlaw(), renegade())
    reason = t.match.explain("knife-8H", 2)
    assert reason is not None
    assert reason.id == "why-too-far"
    assert t.match.explain("knife-8H", 1) is None
