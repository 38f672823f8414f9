"""Thirst (HN-50 to HN-53)."""

from functools import partial

from standoff.games.bang import RULES
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.hooks import At, draws_exactly
from standoff.games.bang.data.sources import Character
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_only_the_first_card_is_drawn(table: SetUp) -> None:
    """HN-50."""
    t = table(
        sheriff(), outlaw(), outlaw(), renegade(), sets=SETS, event="thirst", step="draw", deck="2C"
    )
    t.asked(0, "ask-main")
    assert t.hand(0) == ["bang-2C"]


def test_kit_carlson_keeps_one_of_three(table: SetUp) -> None:
    """HN-51, worked example HN-E5: the others stay in the order they had."""
    t = table(
        sheriff(),
        outlaw("kit_carlson"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="thirst",
        turn=1,
        step="draw",
        deck="2C 3C 4C",
    )
    t.choose("keep", "bang-3C")
    t.asked(1, "ask-main")
    assert t.deck()[:2] == ["bang-2C", "bang-4C"]


def test_black_jack_has_no_second_card(table: SetUp) -> None:
    """HN-52, HN-60: nothing is shown."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="thirst",
        turn=1,
        step="draw",
        deck="6H 7H",
    )
    assert (t.hand(1), t.happened("showed")) == (["beer-6H"], 0)


def test_the_only_card_can_come_from_elsewhere(table: SetUp) -> None:
    """HN-52, HN-60: Jesse Jones and Pedro Ramirez."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("jesse_jones"),
        outlaw("pedro_ramirez"),
        renegade(),
        sets=SETS,
        event="thirst",
        turn=1,
        step="draw",
        pile="missed-2S",
    )
    t.choose("draw-hand", seat=0)
    assert t.hand(1) == ["beer-6H"]
    t.end_turn()
    t.choose("draw-pile")
    assert t.hand(2) == ["missed-2S"]


def fixed(number: int, game: Bang, at: At) -> int:
    return number


def test_who_draws_more_draws_one_less(table: SetUp) -> None:
    """HN-53: never less than one."""
    for number, left in ((4, 3), (1, 1)):
        draws = partial(fixed, number)
        more = Set("more", (), (Character("thirsty", 4, draws_exactly(draws)),))
        t = table(
            sheriff("thirsty"),
            outlaw(),
            outlaw(),
            renegade(),
            rules=BangRules([*RULES.sets, more]),
            sets=["high_noon", "more"],
            event="thirst",
            step="draw",
        )
        assert len(t.hand(0)) == left
