"""Gold Rush with Armed & Dangerous (GR-156, AD-140)."""

from typing import Any, Final

from standoff.scenario.bang import Seat, Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO_MORE: Final = (outlaw(), renegade())


def armed(table: SetUp, *seats: Seat, **position: Any) -> Table:
    return table(*seats, sets=["gold_rush", "armed_and_dangerous"], **position)


def test_a_rhum_is_repeated_whole(table: SetUp) -> None:
    """GR-156, AD-73: four new cards; the ignored ones are discarded, and count for nothing."""
    t = armed(
        table,
        sheriff(nuggets=3, life=1),
        outlaw(in_play="tumbleweed"),
        *TWO_MORE,
        row="rhum",
        deck="2C 6H 4D 2S 3C 4C 5C 6C",
    )
    t.choose("buy", "rhum")
    assert t.asked(1, "ask-repeat-suits").prompt.args["number"] == 4
    t.choose("use-card", "tumbleweed")
    assert t.asked(1, "ask-repeat-suits").prompt.args["number"] == 1
    t.choose("let-it")
    assert (t.life(0), len(t.pile()), t.loads(1)) == (2, 8, {"tumbleweed": 2})
