"""Stagecoach (B-88)."""

from standoff.kernel.text import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_draws_two_cards_unseen_by_others(table: SetUp) -> None:
    """B-11, B-47, B-88: the others see only that cards were drawn."""
    t = table(sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), deck="6H 7H 8H")
    t.play("stagecoach")
    assert t.hand(0) == ["beer-6H", "beer-7H"]
    assert t.pile() == ["stagecoach-9S"]
    assert t.deck()[0] == "beer-8H"
    assert t.match.events_for(0)[-1] == Text("event-drew", {"seat": 0, "card": "beer-7H"})
    assert t.match.events_for(1)[-2:] == [Text("event-drew-hidden", {"seat": 0})] * 2


def test_it_can_draw_itself_out_of_the_new_deck(table: SetUp) -> None:
    """B-32, B-80: the card being resolved is shuffled in, and may be played again."""
    t = table(sheriff(hand="stagecoach"), outlaw(), outlaw(), renegade(), deck="6H", rest=1)
    t.play("stagecoach")
    assert t.hand(0) == ["beer-6H", "stagecoach-9S"]
    assert (t.deck(), t.pile()) == ([], [])
    assert t.can("play", "stagecoach")


def test_two_may_be_played_in_a_turn(table: SetUp) -> None:
    """B-17, B-34: only BANG! cards have a limit."""
    t = table(
        sheriff(hand="stagecoach stagecoach"), outlaw(), outlaw(), renegade(), deck="6H 7H 8H 9H"
    )
    t.play("stagecoach")
    t.play("stagecoach")
    assert t.hand(0) == ["beer-6H", "beer-7H", "beer-8H", "beer-9H"]
