"""Peyote (FC-45 to FC-47)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_right_and_wrong(table: SetUp) -> None:
    """FC-45: right keeps the card and may go on; wrong discards it and ends phase 1."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="peyote",
        step="draw",
        deck="6H 2C 3C",
    )
    assert [option.key for option in t.decision.options] == ["red", "black"]
    t.choose("red")
    assert [option.key for option in t.decision.options] == ["red", "black", "stop"]
    assert t.match.view(2).players[0].hand == ("beer-6H",)
    t.choose("black")
    t.choose("red")
    t.asked(0, "ask-main")
    assert (t.hand(0), t.pile()) == (["beer-6H", "bang-2C"], ["bang-3C"])


def test_stopping(table: SetUp) -> None:
    """FC-45: after any right guess."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="peyote",
        step="draw",
        deck="5D",
    )
    t.choose("red")
    t.choose("stop")
    t.asked(0, "ask-main")
    assert t.hand(0) == ["bang-5D"]


@pytest.mark.parametrize("who", ["black_jack", "jesse_jones", "kit_carlson", "pedro_ramirez"])
def test_it_replaces_every_other_draw(table: SetUp, who: str) -> None:
    """FC-46, FC-95."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw(who),
        outlaw(),
        renegade(),
        sets=SETS,
        event="peyote",
        turn=1,
        step="draw",
        pile="beer-7H",
        deck="2C",
    )
    t.asked(1, "ask-colour")
    t.choose("red")
    t.asked(1, "ask-main")
    assert t.hand(1) == []


def test_it_is_no_draw_check(table: SetUp) -> None:
    """FC-46, FC-95: Lucky Duke reveals one card."""
    t = table(
        sheriff("lucky_duke"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="peyote",
        step="draw",
        deck="2C 6H",
    )
    t.choose("red")
    t.asked(0, "ask-main")
    assert t.happened("revealed") == 1


def test_when_the_deck_runs_out(table: SetUp) -> None:
    """FC-47: the pile is shuffled; without any card phase 1 ends."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="peyote",
        step="draw",
        pile="bang-2C",
        rest=3,
    )
    t.choose("black")
    t.asked(0, "ask-main")
    assert (t.happened("reshuffled"), t.hand(0)) == (1, ["bang-2C"])


def test_suzy_lafayette_under_peyote(table: SetUp) -> None:
    """FC-45: with an empty hand after a wrong guess she draws."""
    t = table(
        sheriff("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="peyote",
        step="draw",
        deck="2C 3C",
    )
    t.choose("red")
    t.asked(0, "ask-main")
    assert t.hand(0) == ["beer-6H"]
