"""Scenarios notice what goes otherwise than they say."""

from inspect import isfunction

import pytest

from standoff.games.bang.data.state import Bang
from standoff.kernel.event import Event
from standoff.kernel.scenario import Unexpected
from standoff.scenario.bang import Table, outlaw, renegade, sheriff


def shot() -> Table:
    """Seat 1 is being shot at."""
    t = Table(sheriff(hand="bang-7D"), outlaw(hand="missed-2S"), outlaw(), renegade())
    t.play("bang", at=1)
    return t


def test_a_choice_that_is_not_there_lists_those_that_are() -> None:
    with pytest.raises(Unexpected, match="no option 'play beer'; seat 1 is asked ask-shot: play:"):
        shot().play("beer")


def test_a_question_left_in_the_middle_of_an_effect() -> None:
    t = shot()
    with pytest.raises(Unexpected, match="left unanswered: seat 1 is asked ask-shot"):
        t.finish()


def test_a_question_left_on_purpose() -> None:
    t = shot()
    t.leave(1, "ask-shot")
    t.finish()
    with pytest.raises(Unexpected, match="Expected ask-shot of seat 0"):
        t.leave(0, "ask-shot")


def test_events_in_their_order() -> None:
    t = shot()
    t.choose("take-it")
    t.in_order(Event("shot", by=0, target=1), Event("lost-life-to", seat=1))
    with pytest.raises(Unexpected, match=r"shot did not happen in that order: .*lost-life-to"):
        t.in_order(Event("lost-life-to"), Event("shot"))
    with pytest.raises(Unexpected, match="lost-life-to seat=2 did not happen"):
        t.in_order(Event("lost-life-to", seat=2))


def test_taking_back_goes_all_four_ways() -> None:
    hand = "bang-2D bang-3D"
    t = Table(sheriff("sid_ketchum", hand=hand, life=1), outlaw(), outlaw(), renegade())
    t.choose("use")
    t.choose("discard", "bang-2D")
    t.take_back(0)
    assert t.hand(0) == hand.split()


@pytest.mark.skipif(not isfunction(Bang.copy), reason="a compiled class cannot be changed")
def test_a_copy_that_is_not_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The twins are compared at every decision: here, a copy has forgotten the BANG! card."""
    t = shot()
    copy = Bang.copy

    def forgetful(game: Bang) -> Bang:
        twin = copy(game)
        twin.turn.bangs = 0
        return twin

    monkeypatch.setattr(Bang, "copy", forgetful)
    with pytest.raises(Unexpected, match="The saved game is not the match"):
        t.choose("take-it")
