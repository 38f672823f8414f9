"""Beer Keg (AD-62)."""

from typing import Final

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())


def test_a_life_point_for_three_tokens(table: SetUp) -> None:
    """AD-62."""
    t = table(sheriff(in_play="beer_keg", life=2), *OTHERS)
    t.choose("use-card", "beer_keg")
    assert (t.life(0), t.in_play(0)) == (3, [])


def test_it_is_no_beer(table: SetUp) -> None:
    """AD-62: it works with two players left."""
    t = table(sheriff(in_play="beer_keg", life=2), outlaw(out=True), outlaw(out=True), renegade())
    t.choose("use-card", "beer_keg")
    assert t.life(0) == 3


def test_tequila_joe_regains_one(table: SetUp) -> None:
    """AD-62; and the Reverend, who forbids Beer, does not forbid it."""
    t = table(
        sheriff("tequila_joe", in_play="beer_keg", life=2),
        *OTHERS,
        sets=["armed_and_dangerous", "dodge_city", "high_noon"],
        event="the_reverend",
    )
    t.choose("use-card", "beer_keg")
    assert t.life(0) == 3
