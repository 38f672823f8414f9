"""Frankie Canton (AD-104)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def test_a_token_from_anywhere_onto_his_character(table: SetUp) -> None:
    """AD-104: any card in play, his own included, or another's character; once in a turn."""
    t = table(
        sheriff("frankie_canton", in_play="beer_keg", load=1),
        outlaw(in_play="crate", load=2),
        outlaw(load=0, in_play="scope"),
        renegade(),
    )
    keys = [option.key for option in t.decision.options if option.verb == "use"]
    assert keys == [
        "use=frankie_canton@1",
        "use=frankie_canton@1/crate-3H",
        "use=frankie_canton@0/beer_keg-4H",
    ]
    t.choose("use", kind="frankie_canton", seat=1, pick=None)
    assert (t.load(0), t.load(1)) == (2, 1)
    assert not t.can("use", kind="frankie_canton")


def test_a_card_that_loses_its_last_token_goes(table: SetUp) -> None:
    """AD-104."""
    t = table(sheriff("frankie_canton"), outlaw(in_play="crate", loads={"crate": 1}), *TWO_MORE)
    t.choose("use", kind="frankie_canton", pick="crate")
    assert (t.load(0), t.in_play(1)) == (1, [])


def test_on_a_full_character_it_goes_to_the_supply(table: SetUp) -> None:
    """AD-104, AD-11."""
    t = table(sheriff("frankie_canton", load=4), outlaw(in_play="crate"), *TWO_MORE)
    t.choose("use", kind="frankie_canton", pick="crate")
    assert (t.load(0), t.loads(1)) == (4, {"crate": 2})
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 26}
