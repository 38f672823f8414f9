"""Whip (AD-74)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_any_card_in_play_is_discarded(table: SetUp) -> None:
    """AD-74: at any distance, one's own too; never from a hand."""
    t = table(
        sheriff(in_play="whip scope"),
        outlaw(),
        outlaw(hand="beer-6H", in_play="mustang-8H barrel-QS"),
        renegade(),
    )
    keys = [option.key for option in t.decision.options if option.verb == "use-card"]
    assert keys == [
        "use-card:whip-5C@2/mustang-8H",
        "use-card:whip-5C@2/barrel-QS",
        "use-card:whip-5C@0/scope-AS",
    ]
    t.choose("use-card", "whip", pick="barrel")
    assert (t.in_play(2), t.in_play(0)) == (["mustang-8H"], ["scope-AS"])
