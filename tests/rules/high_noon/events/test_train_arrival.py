"""Train Arrival (HN-54, HN-55)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_one_more_card_at_the_end_of_phase_1(table: SetUp) -> None:
    """HN-54."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="train_arrival",
        step="draw",
        deck="2C 3C 4C",
    )
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]


def test_kit_carlson_takes_all_three(table: SetUp) -> None:
    """HN-55, HN-60."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="train_arrival",
        turn=1,
        step="draw",
        deck="2C 3C 4C",
    )
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C"]


def test_black_jack_may_have_four(table: SetUp) -> None:
    """HN-55: the second is shown, the third earned, and the extra card comes last."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="train_arrival",
        turn=1,
        step="draw",
        deck="2C 6H 4C 5C",
    )
    assert t.hand(1) == ["bang-2C", "beer-6H", "bang-4C", "bang-5C"]
    assert t.happened("showed") == 1


def test_the_extra_card_comes_from_the_deck(table: SetUp) -> None:
    """HN-55, HN-60: Jesse Jones and Pedro Ramirez take only the first elsewhere."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("jesse_jones"),
        outlaw("pedro_ramirez"),
        renegade(),
        sets=SETS,
        event="train_arrival",
        turn=1,
        step="draw",
        pile="missed-2S missed-3S",
        deck="2C 3C 4C 5C",
    )
    t.choose("draw-hand", seat=0)
    assert t.hand(1) == ["beer-6H", "bang-2C", "bang-3C"]
    t.end_turn()
    t.choose("draw-pile")
    assert t.hand(2) == ["missed-2S", "bang-4C", "bang-5C"]
