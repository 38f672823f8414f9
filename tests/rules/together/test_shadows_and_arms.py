"""Shadow Gunslingers with Armed & Dangerous (SG-75, AD-141)."""

from functools import partial

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import supply


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["armed_and_dangerous"], variants=["shadow_gunslingers"])


def test_shadows_use_dangerous_cards_and_collect_tokens(table: SetUp) -> None:
    """SG-75, AD-30: for a blue card that they play."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="crate scope")
    t.end_turn()
    t.play("crate")
    t.play("scope")
    t.choose("load", pick=None)
    assert (t.load(1), t.loads(1), supply(t)) == (1, {"crate": 3}, 28)


def test_their_tokens_go_back_to_the_supply(table: SetUp) -> None:
    """SG-75, SG-30: those on cards, and those on the character."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="crate scope")
    t.end_turn()
    t.play("crate")
    t.play("scope")
    t.choose("load", pick=None)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.load(1), t.in_play(1), supply(t)) == (0, [], 32)


def test_also_before_an_extra_turn(table: SetUp) -> None:
    """SG-75, SG-34: nothing is kept for it."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="KD scope 2C 6H",
        sets=["armed_and_dangerous", "fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.play("scope")
    t.choose("load", pick=None)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.load(1), t.is_out(1)) == (0, False)


def test_what_they_discard_gives_no_token(table: SetUp) -> None:
    """SG-32, AD-141, AD-32: it is not phase 3, whatever they hold."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="stagecoach 2C 3C 4C")
    t.end_turn()
    t.play("stagecoach")
    assert len(t.hand(1)) == 3
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.load(1), t.happened("loaded-self")) == (0, 0)


def test_red_ringo_has_no_new_tokens(table: SetUp) -> None:
    """SG-75, AD-109: those he started with went with him."""
    t = table(sheriff(hand="bang-7D"), outlaw("red_ringo", life=1), outlaw(), renegade())
    assert (t.load(1), supply(t)) == (4, 28)
    t.play("bang", at=1)
    assert supply(t) == 32
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.load(1) == 0


def test_big_fifty_against_the_living(table: SetUp) -> None:
    """SG-75, AD-80."""
    t = table(
        sheriff("jourdonnais", in_play="barrel-QS"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="big_fifty bang-7D",
    )
    t.end_turn()
    t.play("big_fifty")
    t.play("bang", at=0)
    t.choose("ride", kind="big_fifty")
    assert t.life(0) == 4


def test_a_bomb_in_front_of_another_stays_and_ones_own_goes_off_nowhere(table: SetUp) -> None:
    """SG-33, SG-75, AD-66: what is discarded does not explode."""
    for seat in (1, 2):
        t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), deck="bomb 2C 2H 3S")
        t.end_turn()
        t.play("bomb", at=seat)
        t.end_turn()
        if seat == 2:
            t.choose("pass-on", seat=3)
            assert t.loads(3) == {"bomb": 3}
        else:
            assert (t.loads(1), t.happened("exploded")) == ({}, 0)


def test_a_bomb_is_not_passed_to_one_who_is_out(table: SetUp) -> None:
    """SG-14, AD-65."""
    t = table(
        sheriff(in_play="bomb"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        step="start",
        deck="6H",
    )
    assert {option.seat for option in t.asked(0, "ask-pass-on").options} == {2, 3}
    t.choose("pass-on", seat=2)


def test_julie_cutter_shoots_back_in_vain(table: SetUp) -> None:
    """SG-25, AD-105: a shadow loses nothing by it."""
    t = table(
        sheriff("julie_cutter"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="bang-7D beer-6H 7H",
    )
    t.end_turn()
    t.play("bang", at=0)
    if t.decision.prompt.id != "ask-main":
        t.choose("take-it")
    assert (t.life(0), t.life(1), t.turn()) == (4, 0, 1)
    assert t.happened("shot", by=0, target=1) == 1


def test_frankie_canton_takes_tokens_of_the_living_alone(table: SetUp) -> None:
    """SG-14, SG-75: nothing lies on the character of one who is out."""
    t = table(
        sheriff(load=2),
        outlaw("frankie_canton", out=True),
        outlaw("red_ringo", out=True),
        renegade(),
    )
    t.end_turn()
    seats = {option.seat for option in t.decision.options if option.kind == "frankie_canton"}
    assert seats == {0}


def test_an_arrow_of_a_shadow(table: SetUp) -> None:
    """SG-28, AD-91: it eliminates, and the game goes on by the usual rules."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        deck="arrow 2C",
    )
    t.end_turn()
    t.play("arrow", at=2)
    assert t.happened("reward", seat=1, target=2) == 1
    assert t.happened("shadows-gone") == 1
    t.asked(3, "ask-main")


def test_who_has_no_life_points_gives_the_card_that_an_arrow_demands(table: SetUp) -> None:
    """SG-25, AD-91: to lose a life point is no choice then."""
    t = table(
        sheriff(hand="arrow"),
        outlaw(ghost=True, hand="bang-2D"),
        outlaw(),
        renegade(),
        variants=[],
    )
    t.play("arrow", at=1)
    assert [option.key for option in t.decision.options] == ["discard:bang-2D"]
    t.choose("discard", "bang")
