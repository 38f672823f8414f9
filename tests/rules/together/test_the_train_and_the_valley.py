"""The Great Train Robbery with the Valley of Shadows, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import Seat, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on
from tests.rules.valley_of_shadows.passing import pass_by

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"


@pytest.fixture
def valley(valley: SetUp) -> SetUp:
    return partial(valley, sets=[TRAIN])


def test_escape_from_a_robbery(valley: SetUp) -> None:
    """GTR-111: all of it."""
    t = valley(
        sheriff(hand="train_robbery-JC"), outlaw(hand="escape", in_play="scope barrel-QS"), *TWO
    )
    t.play("train_robbery", at=1)
    t.choose("play", "escape")
    assert (t.life(1), len(t.in_play(1))) == (4, 2)


def test_escape_from_the_most_wanted(valley: SetUp) -> None:
    """GTR-111, VS-28: no "draw!" is made for who avoids it."""
    t = valley(
        sheriff(hand="most_wanted"),
        outlaw(hand="escape"),
        *TWO,
        deck="bang-2D missed-2S missed-3S missed-4S bang-3D",
    )
    t.play("most_wanted")
    t.choose("let-it")
    t.choose("play", "escape")
    pass_by(t)
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 3]


def test_escape_from_a_switch(valley: SetUp) -> None:
    """GTR-111: both cards stay."""
    t = valley(
        sheriff(hand="switch", in_play="scope"), outlaw(hand="escape", in_play="barrel-QS"), *TWO
    )
    t.play("switch", at=1, pick="barrel")
    t.choose("play", "escape")
    assert (t.in_play(0), t.in_play(1)) == (["scope-AS"], ["barrel-QS"])


@pytest.mark.parametrize("side", ["ironhorse", "leland"])
def test_no_escape_from_the_train(valley: SetUp, side: str) -> None:
    """VS-29, GTR-45: the Locomotive is no card anybody played."""
    t = valley(
        sheriff("zippy_roy"),
        outlaw(hand="escape"),
        *TWO,
        line="boom_town yooma frisco miners_oath",
        at=4,
        locomotive=side,
    )
    t.choose("use", kind="zippy_roy")
    while t.decision.prompt.id != "ask-main":
        assert not t.can("play", "escape")
        t.answer(t.decision.options[-1].key)
    assert "escape" in " ".join(t.hand(1))


@pytest.mark.parametrize(
    ("wagon", "kind", "pick"),
    [
        ("passenger_car", None, "mail_car"),
        ("coal_hopper", None, "mail_car"),
        ("baggage_car", "panic", "mail_car"),
        ("baggage_car", "cat_balou", "mail_car"),
    ],
)
def test_henry_block_and_wagons(valley: SetUp, wagon: str, kind: str | None, pick: str) -> None:
    """GTR-111, VS-74: he shoots first at whoever touches his wagon."""
    t = valley(sheriff(in_play=wagon, life=2), outlaw("henry_block", in_play=pick), *TWO)
    t.choose("use-up", wagon, kind=kind, seat=1, pick=pick)
    ride_on(t)
    assert (t.life(0), t.in_play(1)) == (1, [])


def test_henry_block_in_the_circus(valley: SetUp) -> None:
    """VS-55, GTR-71: his own choice, so no shot; likewise in a robbery."""
    t = valley(
        sheriff(in_play="circus_wagon", hand="train_robbery-JC"),
        outlaw("henry_block", in_play="scope barrel-QS"),
        *TWO,
    )
    t.choose("use-up", "circus_wagon")
    t.choose("discard", "scope")
    t.play("train_robbery", at=1)
    t.choose("yield", "barrel")
    assert (t.life(0), t.in_play(1)) == (5, [])


def test_ghost_and_ghost_car(valley: SetUp) -> None:
    """GTR-111, VS-74: out only when both are gone."""
    t = valley(
        sheriff(hand="cat_balou-KH cat_balou-9D"),
        outlaw(ghost=True, in_play="ghost-9S ghost_car"),
        *TWO,
    )
    t.play("cat_balou-KH", at=1, pick="ghost_car")
    assert not t.is_out(1)
    t.play("cat_balou-9D", at=1, pick="ghost-9S")
    assert t.is_out(1)


@pytest.mark.parametrize(("card", "refunded"), [("poker", 1), ("tornado", 1), ("bandidos", 0)])
def test_refund_in_the_valley(valley: SetUp, card: str, refunded: int) -> None:
    """GTR-111: for a card that another makes one discard, not where there is a choice."""
    t = valley(
        sheriff(hand=card),
        outlaw(hand="bang-2D bang-3D", in_play="refund"),
        *TWO,
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.play(card)
    pass_by(t)
    while t.decision.prompt.id != "ask-main":
        if t.decision.seat == 1 and t.can("discard"):
            t.choose("discard", t.hand(1)[0])
        else:
            t.answer(t.decision.options[-1].key)
    drawn = {"poker": 0, "tornado": 2, "bandidos": 0}[card]
    discarded = {"poker": 1, "tornado": 1, "bandidos": 2}[card]
    assert len(t.hand(1)) == 2 - discarded + drawn + refunded


@pytest.mark.parametrize(("in_play", "cards"), [("mail_car", 2), ("", 4)])
def test_tuco_and_a_wagon(valley: SetUp, in_play: str, cards: int) -> None:
    """VS-74: a wagon is blue."""
    t = valley(sheriff(), outlaw("tuco_franziskaner", in_play=in_play), *TWO, turn=1, step="draw")
    assert len(t.hand(1)) == cards


def test_saved_from_the_ironhorse(valley: SetUp) -> None:
    """VS-34: any loss but a payment, so not at Tombrock."""
    t = valley(
        sheriff("zippy_roy"), outlaw(life=1), outlaw(hand="saved"), renegade(), line=LINE, at=4
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    t.choose("let-it")
    ride_on(t)
    t.choose("play", "saved")
    while t.decision.prompt.id != "ask-main":
        t.choose(next(v for v in ("from-deck", "take-it", "let-it") if t.can(v)))
    assert (t.is_out(1), t.life(1), len(t.hand(2))) == (False, 1, 2)


def test_nobody_saves_a_payment(valley: SetUp) -> None:
    """VS-34, GTR-105: the point of Tombrock is a cost."""
    t = valley(sheriff(), outlaw(hand="saved"), *TWO, line="tombrock", at=2, row=ROW)
    t.choose("acquire", "caboose")
    t.asked(0, "ask-main")
    assert t.life(0) == 4


def test_mick_defender_and_the_train(valley: SetUp) -> None:
    """VS-57: a Missed! card avoids a robbery as a whole, and a Knife Revolver is brown too."""
    t = valley(
        sheriff(hand="train_robbery-JC"),
        outlaw("mick_defender", hand="missed-2S", in_play="scope barrel-QS"),
        *TWO,
    )
    t.play("train_robbery", at=1)
    t.choose("parry", "missed")
    assert (t.life(1), len(t.in_play(1))) == (4, 2)


@pytest.mark.parametrize("flip", ["9S", "9C"])
def test_a_rattlesnake_before_the_meal(valley: SetUp, flip: str) -> None:
    """EV-20, GTR-98: bitten first, then fed."""
    t = valley(
        sheriff(),
        outlaw(life=1, in_play="dining_car rattlesnake"),
        *TWO,
        turn=1,
        step="start",
        deck=f"{'missed-2S' if flip == '9S' else '9C'} 9H 3C 4C",
    )
    ride_on(t)
    assert (t.is_out(1), t.life(1)) == ((True, 0) if flip == "9S" else (False, 2))


def test_backfire_at_the_end_of_the_line(valley: SetUp) -> None:
    """VS-32, GTR-42: nobody shot, so nobody is shot at."""
    t = valley(sheriff("zippy_roy"), outlaw(hand="backfire"), *TWO, line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    while t.decision.seat == 0:
        t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    t.choose("play", "backfire")
    pass_by(t)
    assert (t.life(1), t.life(0)) == (4, 5)


def test_backfire_at_a_wagon(valley: SetUp) -> None:
    """VS-32, GTR-68: whoever used the Baggage Car is shot at."""
    t = valley(sheriff(in_play="baggage_car"), outlaw(hand="backfire"), *TWO)
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("play", "backfire")
    assert (t.life(1), t.life(0)) == (4, 4)


def test_backfire_at_a_turned_bang(valley: SetUp) -> None:
    """VS-32, GTR-91: the BANG! is still the shooter's."""
    t = valley(
        sheriff(hand="bang-2D"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(hand="backfire"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang-3D", seat=2)
    t.choose("play", "backfire")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 4, 4]


def test_backfire_is_evaded(valley: SetUp) -> None:
    """VS-32, GTR-48: the counter-shot is a card's BANG!, and that card is Backfire."""
    t = valley(sheriff(hand="bang-2D evaded"), outlaw(hand="backfire"), *TWO)
    t.play("bang", at=1)
    t.choose("play", "backfire")
    t.choose("play", "evaded")
    assert (t.life(0), t.hand(0)) == (5, ["backfire-QC"])


def test_an_aimed_bang_is_turned(valley: SetUp) -> None:
    """VS-30, GTR-91, VS-19: two points, and the Bounty of the new target pays the shooter."""
    t = valley(
        sheriff(hand="bang-2D aim"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(in_play="bounty"),
        renegade(),
        deck="2C",
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("turn-on", "bang-3D", seat=2)
    pass_by(t)
    assert (t.life(2), t.hand(0)) == (2, ["bang-2C"])


def test_an_aimed_bang_is_evaded(valley: SetUp) -> None:
    """VS-30, GTR-48: the BANG! card is taken, Aim stays on the pile."""
    t = valley(sheriff(hand="bang-2D aim"), outlaw(hand="evaded"), *TWO)
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "evaded")
    assert (t.hand(1), any(card.startswith("aim") for card in t.pile())) == (["bang-2D"], True)


@pytest.mark.parametrize(
    ("shooter", "shot", "card"),
    [
        (sheriff(hand="beer-6H", in_play="lemat"), "play:beer-6H=bang@1", "beer-6H"),
        (sheriff("black_flower", hand="missed-10C"), "clubs:missed-10C@1", "missed-10C"),
        (sheriff(hand="tomahawk"), "play:tomahawk-AD@1", "tomahawk-AD"),
    ],
)
def test_what_evaded_takes(valley: SetUp, shooter: Seat, shot: str, card: str) -> None:
    """GTR-48, VS-2: the card that was used."""
    t = valley(shooter, outlaw(hand="evaded"), *TWO)
    t.answer(shot)
    t.choose("play", "evaded")
    assert (t.life(1), t.hand(1)) == (4, [card])


def test_fanning_with_a_dragoon(valley: SetUp) -> None:
    """VS-35, GTR-47: it is one of the two; Evaded! leaves the second shot."""
    t = valley(
        sheriff(hand="fanning bang-2D bang-3D", in_play="dragoon"),
        outlaw(hand="evaded"),
        *TWO,
    )
    t.play("fanning", at=1)
    t.choose("play", "evaded")
    assert t.hand(1)[0].startswith("fanning")
    t.play("bang-2D", at=3)
    assert not t.can("play", "bang")


def test_what_counts_as_a_bang_card_and_the_private_car(valley: SetUp) -> None:
    """VS-2, VS-50, GTR-88: not Lemat's or Black Flower's card, aimed or not; but a burst."""
    t = valley(
        sheriff("black_flower", hand="missed-10C aim bang-2D", in_play="lemat"),
        outlaw(in_play="private_car"),
        *TWO,
    )
    assert {o.seat for o in t.decision.options if o.seat is not None} == {3}
    t = valley(
        sheriff("der_spot_burst_ringer", hand="bang-2D"), outlaw(in_play="private_car"), *TWO
    )
    t.choose("burst", "bang")
    assert t.life(1) == 3


def test_evelyn_and_the_private_car(valley: SetUp) -> None:
    """VS-53, GTR-88, GTR-49: her shots are no BANG! cards, and nothing can be taken from them."""
    t = valley(
        sheriff("evelyn_shebang"),
        outlaw(in_play="private_car"),
        outlaw(),
        renegade(hand="evaded"),
        step="draw",
    )
    t.choose("draw-fewer", number=0)
    while t.decision.prompt.id == "ask-shebang":
        t.choose("target", seat=1 if t.can("target", seat=1) else 3)
    t.choose("play", "evaded")
    pass_by(t)
    assert (t.life(1), t.life(3), t.hand(3)) == (3, 4, [])


@pytest.mark.parametrize("card", ["tornado", "poker"])
def test_blaze_in_the_valley(valley: SetUp, card: str) -> None:
    """GTR-95: he leaves one out of the Valley's cards, too."""
    t = valley(
        sheriff("sgt_blaze", hand=card),
        outlaw(hand="beer-6H"),
        outlaw(hand="bang-2D"),
        renegade(),
    )
    t.play(card)
    t.choose("spare", seat=1)
    pass_by(t)
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert t.hand(1) == ["beer-6H"]
    assert "bang-2D" not in t.hand(2)


def test_lemonade_jim_and_crowns_hole(valley: SetUp) -> None:
    """GTR-22, VS-56: no Beer was played."""
    t = valley(
        sheriff(hand="beer-6H"),
        outlaw("lemonade_jim", life=2, hand="bang-2D"),
        *TWO,
        line="crowns_hole",
        at=2,
        row=ROW,
    )
    buy(t, "caboose", "beer")
    t.asked(0, "ask-main")
    assert t.life(1) == 2


def test_no_ghost_for_one_in_the_ghost_car(valley: SetUp) -> None:
    """VS-15, GTR-78: he is in the game."""
    t = valley(sheriff(hand="ghost-9S"), outlaw(ghost=True, in_play="ghost_car"), *TWO)
    assert not t.can("play", "ghost")


def test_colorado_bill_and_evaded(valley: SetUp) -> None:
    """VS-51, GTR-48: on Spades nothing avoids it; the card stays on the pile."""
    t = valley(
        sheriff("colorado_bill", hand="bang-2D"), outlaw(hand="evaded"), *TWO, deck="missed-2S"
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1)) == (3, ["evaded-QC"])


@pytest.mark.parametrize("card", ["rattlesnake", "bounty"])
def test_what_others_put_there_pays(valley: SetUp, card: str) -> None:
    """GTR-20, GTR-31: a blue card in front of the buyer, whoever played it."""
    t = valley(sheriff(in_play=card), outlaw(), *TWO, line="deathwood", at=2, row=ROW)
    buy(t, "caboose", card)
    assert t.in_play(0) == ["caboose"]


def test_henry_block_and_a_switch(valley: SetUp) -> None:
    """VS-54, GTR-62, GTR-111: an exchange takes nothing, so he does not shoot."""
    t = valley(
        sheriff(hand="switch", in_play="scope"), outlaw("henry_block", in_play="barrel-QS"), *TWO
    )
    t.play("switch", at=1, pick="barrel")
    assert (t.life(0), t.in_play(0), t.in_play(1)) == (5, ["barrel-QS"], ["scope-AS"])


def test_no_escape_from_a_wagon(valley: SetUp) -> None:
    """VS-29, GTR-31: wagons are blue; the Circus and the Passenger Car find everyone."""
    t = valley(
        sheriff(in_play="circus_wagon passenger_car"),
        outlaw(hand="escape", in_play="scope mustang-8H"),
        *TWO,
    )
    t.choose("use-up", "circus_wagon")
    t.choose("discard", "scope")
    t.choose("use-up", "passenger_car", seat=1, pick="mustang")
    t.asked(0, "ask-main")
    assert (t.hand(0), t.in_play(1)) == (["mustang-8H"], [])


@pytest.mark.parametrize("card", ["bandidos", "fanning"])
def test_blaze_spares_from_the_valley(valley: SetUp, card: str) -> None:
    """GTR-95: also of two targets, and himself among the Bandidos."""
    t = valley(sheriff("sgt_blaze", hand=card), outlaw(), *TWO)
    t.play(card, at=1) if card == "fanning" else t.play(card)
    t.choose("spare", seat=1 if card == "fanning" else 0)
    lives = [t.life(seat) for seat in range(4)]
    assert lives == ([6, 4, 3, 4] if card == "fanning" else [6, 3, 3, 3])
