"""Rust (AD-97)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_a_token_off_every_slot_of_the_others(table: SetUp) -> None:
    """AD-97: onto one's character up to 4; the rest go to the supply. Empty cards are discarded."""
    t = table(
        sheriff(hand="rust", in_play="beer_keg", load=1),
        outlaw(in_play="crate whip", loads={"whip": 1}, load=2),
        outlaw(load=1),
        renegade(in_play="lockpick"),
    )
    t.play("rust")
    assert (t.load(0), t.loads(0)) == (4, {"beer_keg": 3})
    assert (t.load(1), t.loads(1)) == (1, {"crate": 2})
    assert (t.load(2), t.loads(3)) == (0, {"lockpick": 2})
    assert t.match.view(0).parts["armed_and_dangerous"] == {"supply": 20}


def test_who_dies_of_it_is_out_when_it_is_finished(table: SetUp) -> None:
    """AD-97: the Bomb of the first explodes, and the next one is still handled."""
    t = table(
        sheriff(hand="rust"),
        outlaw(in_play="bomb", loads={"bomb": 1}, life=2),
        outlaw(load=1),
        renegade(),
    )
    t.play("rust")
    told = [event.id for event in t.match.events]
    assert told.index("eliminated") > max(i for i, id in enumerate(told) if id == "unloaded-self")
    assert (t.is_out(1), t.load(2), t.load(0)) == (True, 0, 2)
