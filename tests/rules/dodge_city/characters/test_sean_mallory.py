"""Sean Mallory (DC-69)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TEN = "bang-2D bang-3D bang-4D bang-5D bang-6D bang-7D bang-8D bang-9D bang-10D bang-JD"


def test_he_may_keep_ten_cards(table: SetUp) -> None:
    """DC-69, DC-104: whatever his life points; ten, not any number."""
    t = table(
        sheriff("sean_mallory", hand=f"{TEN} bang-QD", life=1), outlaw(), outlaw(), renegade()
    )
    assert t.match.view(1).players[0].hand_limit == 10
    t.end_turn()
    assert t.asked(0, "ask-excess").prompt.args["number"] == 1
    t.choose("discard", "bang-QD")
    assert len(t.hand(0)) == 10
    t.asked(1, "ask-main")


def test_ten_are_not_too_many(table: SetUp) -> None:
    """DC-69."""
    t = table(sheriff("sean_mallory", hand=TEN), outlaw(), outlaw(), renegade())
    t.end_turn()
    t.asked(1, "ask-main")
