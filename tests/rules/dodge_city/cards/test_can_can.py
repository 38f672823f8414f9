"""Can Can (DC-42)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_like_a_cat_balou(table: SetUp) -> None:
    """DC-42: at any distance, from hand at random or one in play."""
    t = table(
        sheriff(in_play="can_can"), outlaw(), outlaw(hand="beer", in_play="scope"), renegade()
    )
    assert t.can("use-up", "can_can", seat=2, pick="hand")
    t.choose("use-up", "can_can", seat=2, pick="scope-AS")
    assert t.pile() == ["scope-AS", "can_can-JC"]


def test_it_cannot_discard_itself(table: SetUp) -> None:
    """DC-42, DC-12: it is gone by then."""
    t = table(sheriff(in_play="can_can scope"), outlaw(), outlaw(), renegade())
    assert not t.can("use-up", "can_can", seat=0, pick="can_can-JC")
    t.choose("use-up", "can_can", seat=0, pick="scope-AS")
    assert t.in_play(0) == []
