"""Curse (HN-1 to HN-7)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_no_barrel_holds(table: SetUp) -> None:
    """HN-1, HN-4: not even with a printed Heart."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="curse",
        deck="6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert t.life(1) == 3


def test_no_jail_is_escaped(table: SetUp) -> None:
    """HN-1, HN-4."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="curse",
        turn=1,
        step="start",
        deck="6H",
    )
    t.asked(2, "ask-main")
    assert t.happened("turn-lost", seat=1) == 1


@pytest.mark.parametrize(
    ("sign", "explodes"),
    [("2C", True), ("9H", True), ("5D", True), ("10H", False), ("JH", False), ("AC", False)],
)
def test_dynamite_explodes_by_rank_alone(table: SetUp, sign: str, explodes: bool) -> None:
    """HN-2, HN-4: 2 to 9 of any suit."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="curse",
        step="start",
        deck=sign,
    )
    t.asked(0, "ask-main")
    assert t.life(0) == (2 if explodes else 5)


def test_black_jack_never_gets_his_third_card(table: SetUp) -> None:
    """HN-6: his second card is still shown."""
    t = table(
        sheriff(),
        outlaw("black_jack"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="curse",
        turn=1,
        step="draw",
        deck="2C 6H 4C",
    )
    assert len(t.hand(1)) == 2
    assert t.happened("showed", seat=1) == 1


def test_lucky_duke_saves_himself_by_rank(table: SetUp) -> None:
    """HN-7, HN-60: he flips two cards, and the rank of the one he chooses decides."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="dynamite"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="curse",
        turn=1,
        step="start",
        deck="5H KH",
    )
    t.choose("flip", "bang-KH")
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(2)) == (4, ["dynamite-2H"])
