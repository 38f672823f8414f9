"""Wells Fargo (B-88)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_draws_three_cards(table: SetUp) -> None:
    """B-88."""
    t = table(sheriff(hand="wells_fargo"), outlaw(), outlaw(), renegade(), deck="6H 7H 8H 9H")
    t.play("wells_fargo")
    assert t.hand(0) == ["beer-6H", "beer-7H", "beer-8H"]
    assert t.deck()[0] == "beer-9H"


def test_the_whole_pile_becomes_the_new_deck(table: SetUp) -> None:
    """B-80: when the deck is empty, and not before."""
    t = table(
        sheriff(hand="wells_fargo"), outlaw(), outlaw(), renegade(), deck="6H", pile="2S 3S", rest=1
    )
    t.play("wells_fargo")
    drawn, left = set(t.hand(0)), set(t.deck())
    assert t.hand(0)[0] == "beer-6H"
    assert (len(drawn), len(left), t.pile()) == (3, 1, [])
    assert drawn | left == {"beer-6H", "missed-2S", "missed-3S", "wells_fargo-3H"}


def test_what_is_not_there_is_not_drawn(table: SetUp) -> None:
    """B-80, B-81: with deck and pile empty the draw simply does not happen."""
    t = table(sheriff(hand="wells_fargo"), outlaw(), outlaw(), renegade(), pile="2S", rest=1)
    t.play("wells_fargo")
    assert sorted(t.hand(0)) == ["missed-2S", "wells_fargo-3H"]
    assert (t.deck(), t.pile()) == ([], [])
