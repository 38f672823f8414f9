"""Ranch (FC-50, FC-51)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_any_number_of_cards_is_exchanged(table: SetUp) -> None:
    """FC-50: discarded together, then as many are drawn."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ranch",
        step="draw",
        deck="2C 3C 4C 5C",
    )
    t.asked(0, "ask-exchange")
    t.choose("discard", "bang-2C")
    assert (t.pile(), t.match.view(1).players[0].chosen) == ([], 1)
    t.choose("discard", "beer-6H")
    t.choose("enough")
    t.asked(0, "ask-main")
    assert t.hand(0) == ["beer-7H", "bang-3C", "bang-4C", "bang-5C"]
    assert t.pile() == ["beer-6H", "bang-2C"]


def test_none_is_a_choice(table: SetUp) -> None:
    """FC-50."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), sets=SETS, event="ranch", step="draw")
    t.choose("enough")
    t.asked(0, "ask-main")
    assert len(t.hand(0)) == 2


def test_suzy_lafayette_does_not_draw_in_between(table: SetUp) -> None:
    """FC-51, FC-95."""
    t = table(
        sheriff("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="ranch",
        step="draw",
        deck="2C 3C 4C 5C 6C",
    )
    assert t.hand(0) == ["beer-6H", "bang-2C", "bang-3C"]
    for card in t.hand(0):
        t.choose("discard", card)
    t.asked(0, "ask-main")
    assert t.hand(0) == ["bang-4C", "bang-5C", "bang-6C"]
