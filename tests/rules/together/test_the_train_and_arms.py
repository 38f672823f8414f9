"""The Great Train Robbery with Armed & Dangerous, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import Seat, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"


@pytest.fixture
def arms(table: SetUp) -> SetUp:
    return partial(table, sets=["armed_and_dangerous", TRAIN])


@pytest.mark.parametrize(
    "seat",
    [
        outlaw(in_play="private_car"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(in_play="caboose mail_car"),
        outlaw(in_play="baggage_car"),
    ],
)
def test_the_big_fifty_against_the_train(arms: SetUp, seat: Seat) -> None:
    """AD-80, AD-147: neither wagons nor the ability help."""
    t = arms(sheriff(hand="bang-2D", in_play="big_fifty"), seat, *TWO)
    t.play("bang", at=1)
    if t.decision.prompt.id == "ask-rider":
        t.choose("ride", kind="big_fifty")
    if t.decision.seat == 1:
        assert not t.can("turn-on")
        assert not t.can("uncouple")
        assert not t.can("use-up")
    ride_on(t)
    assert t.life(1) == 3


def test_the_big_fifty_and_the_ghost_car(arms: SetUp) -> None:
    """GTR-106, AD-80: it still keeps its owner in play."""
    t = arms(
        sheriff(hand="bang-2D", in_play="big_fifty"), outlaw(life=1, in_play="ghost_car"), *TWO
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.is_out(1), t.life(1)) == (False, 0)


def test_a_thunderer_is_evaded(arms: SetUp) -> None:
    """GTR-110: the card is back in the hand already."""
    t = arms(sheriff(hand="bang-2D", in_play="thunderer"), outlaw(hand="evaded"), *TWO)
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.choose("play", "evaded")
    assert (t.hand(0), t.hand(1)) == (["bang-2D"], [])


@pytest.mark.parametrize("back", [True, False])
def test_a_flintlock_is_evaded(arms: SetUp, back: bool) -> None:
    """GTR-110, AD-94: its player decides first."""
    t = arms(sheriff(hand="flintlock", load=2), outlaw(hand="evaded"), *TWO)
    t.play("flintlock", at=1)
    t.choose("play", "evaded")
    t.choose("pay-load" if back else "keep-loads")
    assert (len(t.hand(0)), len(t.hand(1)), t.load(0)) == ((1, 0, 0) if back else (0, 1, 2))


def test_no_token_for_a_wagon(arms: SetUp) -> None:
    """GTR-110, AD-31, AD-147: nor for the hand of the Express Car; Al Preacher draws nothing."""
    t = arms(
        sheriff(hand="bang-2D bang-3D beer-6H", in_play="express_car", life=1),
        outlaw("al_preacher", load=4),
        *TWO,
        line=LINE,
        at=2,
        row=ROW,
    )
    buy(t, "caboose", "bang-2D")
    t.asked(0, "ask-main")
    t.choose("use-up", "express_car")
    ride_on(t)
    t.asked(0, "ask-main")
    assert (t.load(0), t.load(1), t.hand(1)) == (0, 4, [])


def test_a_tumbleweed_for_the_knife_revolver(arms: SetUp) -> None:
    """GTR-110, AD-72: anyone's "draw!" is repeated."""
    t = arms(sheriff(hand="knife_revolver"), outlaw(in_play="tumbleweed"), *TWO, deck="KH 2C")
    t.play("knife_revolver", at=3)
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.hand(0), t.life(3)) == ([], 3)


def test_squaw_and_a_wagon(arms: SetUp) -> None:
    """GTR-33, AD-98: upgraded, it puts the wagon into play."""
    t = arms(sheriff(hand="squaw", load=2), outlaw(in_play="mail_car"), *TWO)
    t.play("squaw", at=1, pick="mail_car")
    t.choose("pay-load")
    assert (t.in_play(1), t.hand(0), t.in_play(0)) == ([], [], ["mail_car"])


def test_orange_is_not_blue(arms: SetUp) -> None:
    """GTR-108, AD-20: not for Deathwood, Caboose or Sleeper Car; it is any card, though."""
    seat = sheriff(hand="bang-2D", in_play="bandolier")
    t = arms(seat, outlaw(), *TWO, line="deathwood", at=2, row=ROW)
    assert not t.can("acquire")
    t = arms(seat, outlaw(), *TWO, line="virginia_town", at=2, row=ROW)
    buy(t, "caboose", "bandolier", "bang-2D")
    assert (t.in_play(0), t.loads(0)) == (["caboose"], {})
    t = arms(sheriff(hand="bang-2D"), outlaw(in_play="caboose bandolier"), *TWO)
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_a_robbed_bomb(arms: SetUp) -> None:
    """GTR-108, AD-67: discarded in a Train Robbery it does not explode."""
    t = arms(sheriff(hand="train_robbery-JC"), outlaw(in_play="bomb"), *TWO)
    t.play("train_robbery", at=1)
    t.choose("yield", "bomb")
    assert (t.life(1), t.in_play(1)) == (4, [])


def test_a_bomb_and_a_ghost(arms: SetUp) -> None:
    """GTR-78, AD-66: it explodes, and costs nothing."""
    t = arms(
        sheriff(),
        outlaw(ghost=True, in_play="ghost_car bomb", loads={"bomb": 1}),
        *TWO,
        turn=1,
        step="start",
        deck="9C 2C 3C",
    )
    assert (t.is_out(1), t.in_play(1)) == (False, ["ghost_car"])


def test_the_bomb_before_the_meal(arms: SetUp) -> None:
    """EV-20, GTR-98: two points, then perhaps one back."""
    t = arms(
        sheriff(),
        outlaw(life=3, in_play="dining_car bomb", loads={"bomb": 2}),
        *TWO,
        turn=1,
        step="start",
        deck="9C 9H 2C 3C",
    )
    assert t.life(1) == 2


def test_bandolier_and_dragoon(arms: SetUp) -> None:
    """AD-61, GTR-47: one more on top of one more."""
    t = arms(
        sheriff(hand="bang-2D bang-3D bang-4D bang-5D", in_play="dragoon bandolier"), outlaw(), *TWO
    )
    for card in ("bang-2D", "bang-3D", "bang-4D"):
        t.play(card, at=1)
    assert t.life(1) == 1
    assert not t.can("play", "bang")


def test_julie_cutter_and_the_train(arms: SetUp) -> None:
    """AD-105, AD-106, GTR-58: she answers Most Wanted, not the Ironhorse."""
    t = arms(
        sheriff(hand="most_wanted"),
        outlaw("julie_cutter"),
        *TWO,
        deck="bang-2D 2C missed-2S 3C 4C 9H",
    )
    t.play("most_wanted")
    ride_on(t)
    assert (t.life(1), t.life(0)) == (3, 4)
    t = arms(sheriff("zippy_roy"), outlaw("julie_cutter"), *TWO, line=LINE, at=4, deck="9H")
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (t.life(1), t.life(0), t.happened("checked", seat=1)) == (3, 5, 0)


def test_bloody_mary_and_evan(arms: SetUp) -> None:
    """AD-103, GTR-91: her BANG! card, cancelled by the new target, earns her a card."""
    t = arms(
        sheriff("bloody_mary", hand="bang-2D"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(hand="evaded"),
        renegade(),
        deck="2C",
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang-3D", seat=2)
    t.choose("play", "evaded")
    assert (t.hand(0), t.hand(2)) == (["bang-2C"], ["bang-2D"])


def test_the_buntline_and_evan(arms: SetUp) -> None:
    """AD-81, GTR-91: the new target cancels it, and discards."""
    t = arms(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw("evan_babbit", hand="bang-3D beer-6H"),
        outlaw(hand="missed-2S beer-7H"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("turn-on", "bang-3D", seat=2)
    t.choose("play", "missed")
    assert (t.hand(1), t.hand(2)) == (["beer-6H"], [])


def test_lockpick_and_refund(arms: SetUp) -> None:
    """GTR-60, AD-71: a card taken from the hand."""
    t = arms(sheriff(in_play="lockpick"), outlaw(hand="beer-6H", in_play="refund"), *TWO, deck="2C")
    t.choose("use-card", "lockpick", seat=1)
    assert (t.hand(0), t.hand(1)) == (["beer-6H"], ["bang-2C"])


def test_a_crate_at_the_end_of_the_line(arms: SetUp) -> None:
    """AD-70, GTR-42: it is a BANG! like any."""
    t = arms(sheriff("zippy_roy"), outlaw(in_play="crate"), *TWO, line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    while t.decision.seat == 0:
        t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    t.choose("use-card", "crate")
    assert (t.life(1), t.loads(1)) == (4, {"crate": 1})


def test_mexicali_and_evaded(arms: SetUp) -> None:
    """GTR-49, AD-107: an ability leaves no card."""
    t = arms(sheriff("mexicali_kid", load=2), outlaw(hand="evaded"), *TWO)
    t.choose("use", kind="mexicali_kid", seat=1)
    t.choose("play", "evaded")
    assert (t.life(1), t.hand(1)) == (4, [])


def test_blaze_and_rust(arms: SetUp) -> None:
    """GTR-95, AD-97: one player keeps the tokens."""
    t = arms(sheriff("sgt_blaze", hand="rust"), outlaw(load=2), outlaw(load=2), renegade())
    t.play("rust")
    t.choose("spare", seat=1)
    assert (t.load(0), t.load(1), t.load(2)) == (1, 2, 1)


def test_ms_abigail_and_the_robbers(arms: SetUp) -> None:
    """AD-108, GTR-65, GTR-58: a Jack aimed at her alone, not a King at everyone."""
    t = arms(
        sheriff(hand="train_robbery-JC most_wanted"),
        outlaw("ms_abigail", in_play="scope"),
        *TWO,
        deck="bang-2D 2C missed-2S 3C 4C",
    )
    t.play("train_robbery", at=1)
    t.choose("use", kind="ms_abigail")
    assert t.in_play(1) == ["scope-AS"]
    t.play("most_wanted")
    assert t.life(1) == 3


def test_a_switched_bandolier(arms: SetUp) -> None:
    """GTR-62, GTR-108, AD-27: an orange card changes sides; the tokens lie on it."""
    t = arms(
        sheriff(hand="switch", in_play="scope"),
        outlaw(in_play="bandolier", loads={"bandolier": 2}),
        *TWO,
    )
    t.play("switch", at=1, pick="bandolier")
    assert (t.loads(0), t.in_play(1)) == ({"bandolier": 2}, ["scope-AS"])
