"""Ambush (FC-10, FC-11)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_everyone_is_at_distance_1(table: SetUp) -> None:
    """FC-10."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), sets=SETS, event="ambush")
    assert [player.distance for player in t.match.view(0).players] == [0, 1, 1, 1]


def test_only_cards_in_play_change_that(table: SetUp) -> None:
    """FC-10, FC-11, FC-95: and Paul Regret and Rose Doolan; it never falls below 1."""
    t = table(
        sheriff(),
        outlaw(in_play="mustang-8H"),
        outlaw("paul_regret", in_play="mustang-9H"),
        renegade("rose_doolan", in_play="scope"),
        sets=SETS,
        event="ambush",
    )
    assert [player.distance for player in t.match.view(0).players] == [0, 2, 3, 1]
    assert [player.distance for player in t.match.view(3).players] == [1, 1, 1, 0]


def test_weapons_set_the_reach_as_usual(table: SetUp) -> None:
    """FC-11."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(),
        outlaw(in_play="mustang-8H"),
        renegade(),
        sets=SETS,
        event="ambush",
    )
    assert not t.can("play", "bang", seat=2)
    assert t.can("play", "bang", seat=1)
    assert t.can("play", "bang", seat=3)
