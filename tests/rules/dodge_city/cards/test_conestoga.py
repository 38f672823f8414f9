"""Conestoga (DC-43)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_takes_a_card_at_any_distance(table: SetUp) -> None:
    """DC-43: like Rag Time."""
    t = table(
        sheriff(in_play="conestoga"), outlaw(), outlaw(hand="beer", in_play="scope"), renegade()
    )
    assert t.can("use-up", "conestoga", seat=2, pick="scope-AS")
    t.choose("use-up", "conestoga", seat=2, pick="hand")
    assert t.hand(0) == ["beer-6H"]


def test_ones_own_cards_in_play_but_itself(table: SetUp) -> None:
    """DC-43."""
    t = table(sheriff(in_play="conestoga scope"), outlaw(), outlaw(), renegade())
    assert not t.can("use-up", "conestoga", seat=0, pick="conestoga-9D")
    t.choose("use-up", "conestoga", seat=0, pick="scope-AS")
    assert t.hand(0) == ["scope-AS"]
