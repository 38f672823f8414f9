"""The Valley of Shadows with Armed & Dangerous (VS-73, AD-146)."""

from functools import partial

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def arsenal(valley: SetUp) -> SetUp:
    return partial(valley, sets=["armed_and_dangerous"])


def test_the_bomb_is_checked_last(arsenal: SetUp) -> None:
    """VS-73, AD-146: Rattlesnake, then the Bomb; Dangerous cards count as blue for Tuco."""
    t = arsenal(
        sheriff("tuco_franziskaner", in_play="bomb rattlesnake"),
        outlaw(),
        *TWO,
        step="start",
        deck="5S 6C 2C 3C",
    )
    assert (t.life(0), t.loads(0), len(t.hand(0))) == (5, {"bomb": 1}, 2)


@pytest.mark.parametrize(
    ("card", "at"),
    [("bounty", 1), ("rattlesnake", 1), ("ghost", 2), ("shotgun", None), ("lemat", None)],
)
def test_a_blue_card_of_the_valley_recharges(arsenal: SetUp, card: str, at: int | None) -> None:
    """AD-146: whoever plays it."""
    t = arsenal(sheriff(hand=card), outlaw(), outlaw(out=True), renegade())
    t.play(card, at=at)
    t.choose("load")
    assert t.load(0) == 1


def test_escape_cancels_nothing(arsenal: SetUp) -> None:
    """VS-28, AD-94: a Flintlock that was avoided is not taken back."""
    t = arsenal(sheriff(hand="flintlock", load=4), outlaw(hand="escape"), *TWO)
    t.play("flintlock", at=1)
    t.choose("play", "escape")
    assert (t.hand(0), t.load(0), t.life(1)) == ([], 4, 4)


def test_julie_cutter_has_nobody_to_answer_once_the_shooter_is_out(arsenal: SetUp) -> None:
    """VS-32, AD-105: a Backfire against the same Gatling was faster; she does not "draw!"."""
    t = arsenal(
        outlaw(hand="gatling", life=1),
        outlaw("julie_cutter"),
        sheriff(hand="backfire"),
        renegade(),
        deck="2C 3C 4C 5H",
    )
    t.play("gatling")
    t.choose("play", "backfire")
    t.asked(1, "ask-main")
    assert (t.is_out(0), t.life(1), len(t.hand(2))) == (True, 3, 3)
    assert not t.happened("ability", seat=1)


def test_everything_of_the_victim_comes_first(arsenal: SetUp) -> None:
    """VS-5, AD-105: Julie Cutter "draws!" before the Shotgun and the Bounty."""
    t = arsenal(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw("julie_cutter", hand="missed-2S", in_play="bounty"),
        *TWO,
        deck="5H 2C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert (t.life(0), t.hand(0), t.pile()[0]) == (4, ["bang-2C"], "missed-2S")


# Escape and Mick Defender


@pytest.mark.parametrize("card", ["arrow", "quick_shot", "flintlock"])
def test_mick_defender_and_the_new_brown_cards(arsenal: SetUp, card: str) -> None:
    """AD-146, VS-57: avoided, not cancelled: a Flintlock is not taken back (AD-94)."""
    t = arsenal(sheriff(hand=card, load=4), outlaw("mick_defender", hand="missed-2S"), *TWO)
    t.play(card, at=1)
    if t.decision.seat == 0:
        t.choose("keep-loads")
    t.choose("parry", "missed")
    assert (t.life(1), t.hand(0), t.load(0)) == (4, [], 4)


def test_escape_from_one_of_two_arrows(arsenal: SetUp) -> None:
    """AD-146, AD-91, VS-28: the other target is affected."""
    t = arsenal(sheriff(hand="arrow", load=1), outlaw(hand="escape"), *TWO)
    t.play("arrow", at=1)
    t.choose("target", seat=2)
    t.choose("play", "escape")
    assert (t.life(1), t.life(2), t.load(0)) == (4, 3, 0)


# Riders on a BANG! card


def test_aim_and_the_thunderer(arsenal: SetUp) -> None:
    """AD-83, VS-30: the BANG! card comes back, not the Aim; it counts as played."""
    t = arsenal(sheriff(hand="aim bang-7D", in_play="thunderer"), outlaw(), *TWO)
    t.play("aim", at=1, pick="bang-7D")
    t.choose("ride")
    assert (t.life(1), t.hand(0), t.pile()[0]) == (2, ["bang-7D"], "aim-6C")
    assert t.why_not("bang-7D", 1) == "why-bang-limit"


def test_aim_and_the_double_barrel(arsenal: SetUp) -> None:
    """AD-82, VS-30: with a Diamond it cannot be cancelled, and costs two life points."""
    t = arsenal(
        sheriff(hand="aim bang-7D", in_play="double_barrel"), outlaw(hand="missed-2S"), *TWO
    )
    t.play("aim", at=1, pick="bang-7D")
    t.choose("ride")
    assert (t.life(1), t.hand(1)) == (2, ["missed-2S"])


def test_the_big_fifty_and_a_bounty(arsenal: SetUp) -> None:
    """AD-80, VS-19: what lies in front of the target has no effect, so it pays nothing."""
    t = arsenal(sheriff(hand="bang-7D", in_play="big_fifty"), outlaw(in_play="bounty"), *TWO)
    t.play("bang", at=1)
    t.choose("ride")
    assert (t.life(1), t.hand(0)) == (3, [])


def test_the_big_fifty_and_a_ghost(arsenal: SetUp) -> None:
    """AD-80, VS-10, VS-12: even without effect the Ghost keeps its player in the game."""
    t = arsenal(
        sheriff(hand="bang-7D", in_play="big_fifty"),
        outlaw(ghost=True, in_play="ghost-9S"),
        *TWO,
    )
    t.play("bang", at=1)
    t.choose("ride")
    assert (t.is_out(1), t.life(1)) == (False, 0)


def test_the_big_fifty_and_henry_block(arsenal: SetUp) -> None:
    """AD-80, VS-54: it silences him for the shot alone; who takes his card later is shot at."""
    t = arsenal(
        sheriff(hand="bang-7D panic-QH", in_play="big_fifty"),
        outlaw("henry_block", hand="beer-6H"),
        *TWO,
    )
    t.play("bang", at=1)
    t.choose("ride")
    t.choose("take-it")
    t.play("panic", at=1)
    assert (t.life(1), t.life(0), t.hand(0)) == (3, 4, ["beer-6H"])


def test_black_flower_with_a_dangerous_weapon(arsenal: SetUp) -> None:
    """AD-42, VS-50, VS-2: what she uses counts as a BANG! card, so it may ride too."""
    t = arsenal(
        sheriff("black_flower", hand="missed-QC", in_play="thunderer"), outlaw(), *TWO, bangs=1
    )
    t.choose("clubs", "missed", seat=1)
    t.choose("ride")
    assert (t.life(1), t.hand(0)) == (3, ["missed-QC"])
    assert not t.can("clubs")


def test_fanning_with_a_bandolier(arsenal: SetUp) -> None:
    """VS-36, AD-61: after a BANG! card one more still could be played, for a token."""
    t = arsenal(sheriff(hand="fanning", in_play="bandolier big_fifty"), outlaw(), *TWO, bangs=1)
    t.play("fanning", at=1)
    assert (t.life(1), t.life(2), t.loads(0)) == (3, 3, {"bandolier": 2, "big_fifty": 3})


def test_backfires_shot_has_no_dangerous_weapon(arsenal: SetUp) -> None:
    """AD-146, AD-42: nothing can be announced with it."""
    t = arsenal(
        sheriff(hand="bang-7D missed-2S"), outlaw(hand="backfire", in_play="thunderer"), *TWO
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.asked(0, "ask-shot")
    t.choose("play", "missed")
    assert (t.life(0), t.loads(1)) == (5, {"thunderer": 3})


# One thing after the other


def test_backfire_before_julie_cutter(arsenal: SetUp) -> None:
    """VS-32, AD-106: the counter-shot first, then the abilities of those who were hit."""
    t = arsenal(
        sheriff(hand="gatling"),
        outlaw("julie_cutter"),
        outlaw(hand="backfire"),
        renegade(),
        deck="5H",
    )
    t.play("gatling")
    t.choose("play", "backfire")
    t.in_order(Event("shot", by=2, target=0), Event("shot", by=1, target=0))
    assert t.life(0) == 3


def test_henry_block_and_a_lockpick(arsenal: SetUp) -> None:
    """VS-54, AD-71: a card of his hand is taken by choice, so he shoots first."""
    t = arsenal(sheriff(in_play="lockpick"), outlaw("henry_block", hand="beer-6H"), *TWO)
    t.choose("use-card", "lockpick", seat=1)
    assert (t.life(0), t.hand(0)) == (4, ["beer-6H"])


def test_saved_from_a_bomb(arsenal: SetUp) -> None:
    """VS-34, AD-66: one of its two points."""
    t = arsenal(
        sheriff(),
        outlaw(in_play="bomb", loads={"bomb": 2}),
        outlaw(hand="saved"),
        renegade(),
        turn=1,
        step="start",
        deck="5S",
    )
    t.choose("play", "saved")
    assert (t.life(1), len(t.hand(2))) == (3, 2)


def test_a_ghost_and_a_bomb(arsenal: SetUp) -> None:
    """VS-12, AD-66: it goes off in front of it, and costs nothing."""
    t = arsenal(
        sheriff(),
        outlaw(ghost=True, in_play="ghost-9S bomb", loads={"bomb": 1}),
        *TWO,
        turn=1,
        step="start",
        deck="5S",
    )
    assert (t.in_play(1), t.is_out(1)) == (["ghost-9S"], False)


@pytest.mark.parametrize(("card", "asked"), [("tomahawk", True), ("bandidos", False)])
def test_ms_abigail(arsenal: SetUp, card: str, asked: bool) -> None:
    """AD-108: an Ace of which she is the only target; not a Queen that is for everyone."""
    t = arsenal(sheriff(hand=card), outlaw("ms_abigail"), *TWO)
    t.play(card, at=1 if asked else None)
    if asked:
        t.choose("use", kind="ms_abigail")
    assert t.life(1) == (4 if asked else 3)


@pytest.mark.parametrize("lying", ["bomb", "crate", "thunderer"])
def test_dangerous_cards_are_blue_for_tuco(arsenal: SetUp, lying: str) -> None:
    """VS-73, VS-58: he draws two cards, not four."""
    t = arsenal(sheriff("tuco_franziskaner", in_play=lying), outlaw(), *TWO, step="draw")
    assert len(t.hand(0)) == 2


def test_all_that_is_checked_before_a_turn(arsenal: SetUp) -> None:
    """VS-73, VS-17, AD-68: Dynamite, Jail, Rattlesnake, Bomb, however they lie."""
    t = arsenal(
        sheriff(),
        outlaw(in_play="bomb rattlesnake jail-JS dynamite"),
        *TWO,
        turn=1,
        step="start",
        deck="5H 6H 7H 8C 2C 3C",
    )
    index = t.game.box.index
    kinds = [index[id] for id in ("dynamite", "jail", "rattlesnake", "bomb")]
    t.in_order(*(Event("flipped", seat=1, kind=kind) for kind in kinds))
    assert (t.life(1), t.loads(1)) == (4, {"bomb": 1})
