"""The Judge (FC-80, FC-81)."""

from standoff import Text
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_nothing_is_played_in_front_of_anyone(table: SetUp) -> None:
    """FC-80, EV-18."""
    t = table(
        sheriff(hand="mustang-8H jail-JS dynamite winchester stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="the_judge",
    )
    assert [option.key for option in t.decision.options] == ["play:stagecoach-9S", "end"]
    assert t.match.explain("jail-JS", 1) == Text("why-forbidden", {"kind": "the_judge"})
    t.play("stagecoach")


def test_what_is_in_play_stays_and_works(table: SetUp) -> None:
    """FC-81: the Dynamite is still passed on."""
    t = table(
        sheriff(in_play="dynamite mustang-8H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="the_judge",
        step="start",
        deck="2C",
    )
    assert (t.in_play(0), t.in_play(1)) == (["mustang-8H"], ["dynamite-2H"])
    assert t.match.view(1).players[0].distance == 2
