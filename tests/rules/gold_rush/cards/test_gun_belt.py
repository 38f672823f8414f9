"""Gun Belt (GR-102)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), outlaw(), renegade())
NINE = "2C 3C 4C 5C 6C 7C 8C 9C 7D"


def test_eight_cards_whatever_the_life_points(table: SetUp) -> None:
    """GR-102."""
    t = table(sheriff(hand=NINE, in_play="gun_belt", life=1), *OTHERS)
    assert t.match.view(1).players[0].hand_limit == 8
    t.end_turn()
    t.choose("discard", "bang-7D")
    assert (t.turn(), len(t.hand(0))) == (1, 8)


def test_a_higher_limit_prevails(table: SetUp) -> None:
    """GR-102, GR-151: Sean Mallory keeps 10."""
    t = table(
        sheriff("sean_mallory", hand=NINE, in_play="gun_belt", life=1),
        *OTHERS,
        sets=["dodge_city", "gold_rush"],
    )
    assert t.match.view(0).players[0].hand_limit == 10
    t.end_turn()
    assert (t.turn(), len(t.hand(0))) == (1, 9)
