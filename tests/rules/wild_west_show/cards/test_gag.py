"""Gag (WW-25, WW-26)."""

import pytest

from standoff.kernel.errors import IllegalAnswer
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_who_talks_loses_a_life_point(table: SetUp) -> None:
    """WW-25, WW-26: each message, whoever's turn it is; nobody is offered to talk."""
    t = table(sheriff(), outlaw("bart_cassidy"), outlaw(), renegade(), show="gag", deck="2D")
    assert t.decision.asides == ()
    t.talk(1)
    assert (t.life(1), t.hand(1)) == (3, ["bang-2D"])
    t.talk(0)
    t.talk(0)
    assert t.life(0) == 3
    t.asked(0, "ask-main")


def test_it_is_settled_when_the_card_is(table: SetUp) -> None:
    """WW-26: in the middle of an effect it waits until that is over."""
    t = table(sheriff(hand="bang-2D"), outlaw(hand="missed-2S"), outlaw(), renegade(), show="gag")
    t.play("bang-2D", at=1)
    t.talk(2)
    t.asked(1, "ask-shot")
    assert t.life(2) == 4
    t.choose("play", "missed")
    assert t.life(2) == 3


def test_who_talks_in_the_own_turn_may_be_out(table: SetUp) -> None:
    """WW-26: the next player begins."""
    t = table(sheriff(), outlaw(life=1), outlaw(), renegade(), turn=1, show="gag")
    t.talk(1)
    assert t.is_out(1)
    t.asked(2, "ask-main")


@pytest.mark.parametrize("show", ["gag", ""])
def test_who_may_talk_for_nothing(table: SetUp, show: str) -> None:
    """WW-26: who is out of the game; everyone while the Gag is not in force."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), show=show)
    assert [t.match.minds_talk(seat) for seat in range(4)] == [
        bool(show),
        False,
        bool(show),
        bool(show),
    ]
    with pytest.raises(IllegalAnswer):
        t.match.answer("talk", 1)
