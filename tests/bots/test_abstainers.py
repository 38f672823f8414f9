"""The rivals of tools/bot_tables.py: the same bot, without what a set brings."""

import pytest

from standoff.bots import Gunslinger, View
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tools.bot_tables import WITHOUT, Abstainer, wins_with

OTHERS = (outlaw(), outlaw(), renegade())
POSITIONS = {
    "gold_rush": lambda table: Table(sheriff(life=1, nuggets=1), *OTHERS, row="shot", **table),
    "valley_of_shadows": lambda table: Table(
        sheriff(life=1, hand="last_call"), *OTHERS, pile="escape saved", **table
    ),
    "armed_and_dangerous": lambda table: Table(
        sheriff(life=1, in_play="beer_keg"), *OTHERS, **table
    ),
    "wild_west_show": lambda table: Table(
        sheriff(hand="beer"), *OTHERS, show="lady_rose_of_texas", **table
    ),
    "great_train_robbery": lambda table: Table(
        sheriff(hand="mustang-8H", in_play="mustang-9H"),
        *OTHERS,
        row="observation_car",
        at=2,
        line="san_tafe",
        **table,
    ),
    "shadow_gunslingers": lambda table: Table(
        sheriff(), outlaw(shadow=True, hand="bang-7D"), outlaw(), renegade(), turn=1, **table
    ),
}


@pytest.mark.parametrize("part", WITHOUT)
def test_a_rival_leaves_what_the_gunslinger_uses(part: str) -> None:
    lacking = WITHOUT[part]
    t = POSITIONS[part](lacking.table)
    view = View(t.match, t.decision.seat)
    assert Gunslinger("x").choose(view, t.decision) != "end"
    assert Abstainer("x", t.match, lacking).choose(view, t.decision) == "end"


@pytest.mark.once
@pytest.mark.parametrize("part", WITHOUT)
def test_the_same_deal_is_played_both_ways(part: str) -> None:
    assert wins_with(part, "law", 1) == wins_with(part, "law", 1)
