"""Rag Time (DC-31)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_takes_a_random_card_from_hand(table: SetUp) -> None:
    """DC-31: at any distance."""
    t = table(
        sheriff(hand="rag_time beer"), outlaw(), outlaw(hand="saloon"), renegade(in_play="mustang")
    )
    t.play("rag_time", at=2, pick="hand")
    t.choose("discard", "beer")
    assert (t.hand(0), t.hand(2)) == (["saloon-5H"], [])


def test_or_a_card_in_play(table: SetUp) -> None:
    """DC-31: chosen."""
    t = table(sheriff(hand="rag_time beer"), outlaw(), outlaw(in_play="scope mustang"), renegade())
    t.play("rag_time", at=2, pick="scope-AS")
    t.choose("discard", "beer")
    assert (t.hand(0), t.in_play(2)) == (["scope-AS"], ["mustang-8H"])


def test_ones_own_card_in_play_but_not_ones_hand(table: SetUp) -> None:
    """DC-31."""
    t = table(sheriff(hand="rag_time beer", in_play="scope"), outlaw(), outlaw(), renegade())
    assert t.can("play", "rag_time", seat=0, pick="scope-AS")
    assert not t.can("play", "rag_time", seat=0, pick="hand")
    t.play("rag_time", at=0, pick="scope-AS")
    t.choose("discard", "beer")
    assert (t.hand(0), t.in_play(0)) == (["scope-AS"], [])
