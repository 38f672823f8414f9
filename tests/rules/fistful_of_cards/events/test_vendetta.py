"""Vendetta (FC-85 to FC-87)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_hearts_earn_another_turn(table: SetUp) -> None:
    """FC-85, FC-86: a complete one, with a fresh limit, and no "draw!" at its end."""
    t = table(
        sheriff(hand="bang-7D bang-8D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="vendetta",
        deck="6H 2C 3C 7H 4C 5C",
    )
    t.play("bang-7D", at=1)
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.hand(0) == ["bang-8D", "bang-2C", "bang-3C"]
    t.play("bang-8D", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("flipped") == 1
    assert t.happened("extra-turn", seat=0) == 1


def test_anything_else_does_not(table: SetUp) -> None:
    """FC-85: after phase 3."""
    t = table(
        sheriff(life=1, hand="bang-7D beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="vendetta",
        deck="2S",
    )
    t.end_turn()
    assert t.happened("flipped") == 0
    t.choose("discard", "bang")
    t.asked(1, "ask-main")
    assert t.pile() == ["missed-2S", "bang-7D"]


def test_not_after_a_lost_turn(table: SetUp) -> None:
    """FC-86: the only flip is that for the Jail."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="vendetta",
        turn=1,
        step="start",
        deck="2C 6H",
    )
    t.asked(2, "ask-main")
    assert t.happened("flipped") == 1


def test_the_extra_turn_has_its_checks(table: SetUp) -> None:
    """FC-86: a Dynamite that was played is checked at once."""
    t = table(
        sheriff(hand="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="vendetta",
        deck="6H 5S",
    )
    t.play("dynamite")
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.life(0) == 2


def test_lucky_duke_flips_two(table: SetUp) -> None:
    """FC-86, FC-95."""
    t = table(
        sheriff("lucky_duke"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="vendetta",
        deck="2C 6H",
    )
    t.end_turn()
    t.choose("flip", "beer")
    t.asked(0, "ask-main")


def test_it_stays_in_force_in_the_leaders_extra_turn(table: SetUp) -> None:
    """FC-87, EV-9."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="vendetta",
        events="ambush a_fistful_of_cards",
        number=5,
        deck="6H 2C 3C 4C 5C 2S",
    )
    t.end_turn()
    assert (t.turn(), t.event()) == (0, "vendetta")
    t.end_turn()
    t.end_turn()
    assert t.turn() == 2
    assert t.happened("flipped") == 2
