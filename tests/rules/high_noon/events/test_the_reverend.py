"""The Reverend (HN-46, HN-47)."""

from standoff import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_no_beer_can_be_played(table: SetUp) -> None:
    """HN-46, HN-47: a Saloon can, and a Beer can be discarded."""
    t = table(
        sheriff(life=1, hand="beer-6H beer-7H saloon"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="the_reverend",
    )
    assert not t.can("play", "beer")
    assert t.match.explain("beer-6H") == Text("why-forbidden", {"kind": "the_reverend"})
    t.play("saloon")
    assert t.life(0) == 2
    t.end_turn()


def test_not_even_to_stay_in_the_game(table: SetUp) -> None:
    """HN-46, EV-16: so nobody is asked."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="the_reverend",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert t.is_out(1)


def test_sid_ketchum_can_still_save_himself(table: SetUp) -> None:
    """HN-47: his ability is no Beer, and Beers pay for it."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("sid_ketchum", life=1, hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="the_reverend",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert not t.can("play", "beer")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert (t.life(1), t.is_out(1)) == (1, False)
