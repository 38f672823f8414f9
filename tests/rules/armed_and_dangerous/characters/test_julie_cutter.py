"""Julie Cutter (AD-105, AD-106)."""

from typing import Final

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.vocabulary.declare import brown
from standoff.games.bang.vocabulary.targets import Another, One
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


@pytest.mark.parametrize("sign", ["6H", "2D", "2S", "2C"])
def test_she_shoots_back_on_red(table: SetUp, sign: str) -> None:
    """AD-105: at any distance."""
    t = table(
        sheriff(hand="bang-3D", in_play="winchester mustang-8H"),
        outlaw(),
        outlaw("julie_cutter"),
        renegade(),
        deck=sign,
    )
    t.play("bang", at=2)
    assert t.life(0) == (4 if sign[1] in "HD" else 5)


def test_her_shot_is_cancelled_as_usual(table: SetUp) -> None:
    """AD-105: it is no card, and hers (AD-106)."""
    t = table(sheriff(hand="bang-3D missed-2S"), outlaw("julie_cutter"), *TWO_MORE, deck="6H")
    t.play("bang", at=1)
    assert t.asked(0, "ask-shot").prompt.args["by"] == 1
    t.choose("play", "missed")
    assert t.life(0) == 5


def test_the_reward_is_hers(table: SetUp) -> None:
    """AD-106: she is responsible for its results."""
    t = table(
        outlaw(hand="bang-3D", life=1), sheriff("julie_cutter"), outlaw(), renegade(), deck="6H"
    )
    t.play("bang", at=1)
    assert t.is_out(0)
    assert t.happened("reward", seat=1, target=0) == 1


async def mortar(game: Bang, play: Play) -> None:
    await lose_life(game, play.targets[0], 2, play)


def test_once_however_many_points_were_lost(table: SetUp) -> None:
    """AD-105: by a card that costs two."""
    made = Set("mortars", (brown("mortar", "AS", target=One(Another()), flow=mortar),), ())
    t = table(
        sheriff(hand="mortar"),
        outlaw("julie_cutter"),
        *TWO_MORE,
        deck="6H 7H",
        rules=BangRules([*RULES.sets, made]),
        sets=["armed_and_dangerous", "mortars"],
    )
    t.play("mortar", at=1)
    assert t.happened("flipped") == 1
    assert (t.life(0), t.life(1)) == (4, 2)


def test_nobody_is_to_blame_for_a_bomb(table: SetUp) -> None:
    """AD-106: nor for a Dynamite or an event."""
    t = table(
        sheriff("julie_cutter", in_play="bomb", loads={"bomb": 1}), *OTHERS, step="start", deck="2S"
    )
    assert (t.life(0), t.happened("flipped")) == (3, 1)


def test_not_for_a_duel_she_started(table: SetUp) -> None:
    """AD-106."""
    t = table(sheriff("julie_cutter", hand="duel"), outlaw(hand="bang-2D"), *TWO_MORE)
    t.play("duel", at=1)
    t.choose("discard", "bang-2D")
    assert (t.life(0), t.happened("flipped")) == (4, 0)


def test_not_if_she_is_out(table: SetUp) -> None:
    """AD-106."""
    t = table(sheriff(hand="bang-3D"), outlaw("julie_cutter", life=1), *TWO_MORE)
    t.play("bang", at=1)
    assert (t.is_out(1), t.happened("flipped")) == (True, 0)


def test_when_the_card_is_finished(table: SetUp) -> None:
    """AD-106: after everyone has answered a Gatling."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("julie_cutter"),
        outlaw(hand="missed-2S"),
        renegade(),
        deck="6H",
    )
    t.play("gatling")
    t.asked(2, "ask-shot")
    assert t.happened("flipped") == 0
    t.choose("take-it")
    assert t.life(0) == 4
