"""The Great Train Robbery with High Noon and A Fistful of Cards, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on, station

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"
GHOST = outlaw(ghost=True, in_play="ghost_car")


@pytest.fixture
def noon(table: SetUp) -> SetUp:
    return partial(table, sets=["high_noon", "fistful_of_cards", TRAIN])


# High Noon


def test_the_event_comes_before_the_train(noon: SetUp) -> None:
    """HN-74, GTR-12, HN-46: The Reverend is revealed, so no Beer helps against the Ironhorse."""
    t = noon(
        sheriff(life=1, hand="beer-6H"),
        outlaw(),
        *TWO,
        line="frisco yooma miners_oath boom_town",
        at=4,
        step="start",
        number=5,
        events="the_reverend high_noon",
    )
    ride_on(t)
    assert t.match.view(0).ending == "ending-outlaws"


@pytest.mark.parametrize(
    ("event", "stop", "can"),
    [
        ("blessing", "san_tafe", True),
        ("blessing", "creepy_creek", False),
        ("curse", "creepy_creek", True),
        ("curse", "miners_oath", False),
        ("curse", "yooma", True),
    ],
)
def test_suits_of_the_day(noon: SetUp, event: str, stop: str, can: bool) -> None:
    """HN-74, HN-2: what the 2 of Diamonds pays; its rank is as printed."""
    t = noon(sheriff(hand="bang-2D"), outlaw(), *TWO, event=event, line=stop, at=2, row=ROW)
    assert t.can("acquire") is can


def test_evan_babbit_and_the_curse(noon: SetUp) -> None:
    """GTR-113: every card is of the suit of that BANG!."""
    t = noon(sheriff(hand="bang-2D"), outlaw("evan_babbit", hand="beer-6H"), *TWO, event="curse")
    t.play("bang", at=1)
    t.choose("turn-on", "beer", seat=2)
    assert t.life(2) == 3


@pytest.mark.parametrize(("event", "lives"), [("curse", [4, 3, 3, 3]), ("blessing", [5, 4, 4, 4])])
def test_most_wanted_on_such_a_day(noon: SetUp, event: str, lives: list[int]) -> None:
    """GTR-58, HN-1: all Spades, or none."""
    t = noon(sheriff(hand="most_wanted"), outlaw(), *TWO, event=event, deck="2C 3C 4H 5D 2S")
    t.play("most_wanted")
    assert [t.life(seat) for seat in range(4)] == lives


def test_boom_town_under_the_sermon(noon: SetUp) -> None:
    """HN-33, HN-34: what has to be paid with a BANG! card is out of the question."""
    for stop, can in (("boom_town", False), ("miners_oath", True)):
        t = noon(sheriff(hand="bang-2D"), outlaw(), *TWO, event="sermon", line=stop, at=2, row=ROW)
        assert t.can("acquire") is can


def test_shots_under_the_sermon(noon: SetUp) -> None:
    """HN-33, GTR-54, GTR-68, GTR-89: none of these is a BANG! card; a copied BANG! is forbidden."""
    t = noon(
        sheriff(hand="bang-2D knife_revolver money_bag", in_play="baggage_car sleeper_car scope"),
        outlaw(),
        *TWO,
        event="sermon",
        pile="bang-3D",
        deck="2C",
    )
    assert not t.can("play", "bang")
    assert not t.can("play", "money_bag")
    t.play("knife_revolver", at=1)
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("berth", "scope", seat=1)
    assert t.life(1) == 1


def test_a_beer_pays_under_the_reverend(noon: SetUp) -> None:
    """HN-47, GTR-22: under The Reverend a Beer may be discarded at Crown's Hole."""
    t = noon(
        sheriff(hand="beer-6H money_bag"),
        outlaw(),
        *TWO,
        event="the_reverend",
        line="crowns_hole",
        at=2,
        row=ROW,
        pile="beer-7H",
    )
    assert not t.can("play", "money_bag")
    buy(t, "caboose", "beer")
    assert t.in_play(0) == ["caboose"]


def test_a_shootout_with_a_dragoon(noon: SetUp) -> None:
    """HN-36, GTR-47, GTR-53: three in all, the Knife Revolver one of them."""
    t = noon(
        sheriff(hand="bang-2D bang-3D bang-4D knife_revolver", in_play="dragoon"),
        outlaw(),
        *TWO,
        event="shootout",
        deck="2C",
    )
    t.play("knife_revolver", at=1)
    t.play("bang-2D", at=1)
    t.play("bang-3D", at=2)
    assert not t.can("play", "bang")


def test_the_daltons_and_wagons(noon: SetUp) -> None:
    """HN-72, GTR-80, GTR-60: a ghost's only blue card is the Ghost Car; no Refund for an event."""
    t = noon(
        sheriff(in_play="mail_car"),
        GHOST,
        outlaw(in_play="refund scope"),
        renegade(),
        step="start",
        number=5,
        events="the_daltons high_noon",
        line=LINE,
    )
    t.choose("discard", "scope")
    ride_on(t)
    assert (t.in_play(0), t.is_out(1), t.in_play(2), t.hand(2)) == ([], True, ["refund-3S"], [])


def test_hangover_on_the_train(noon: SetUp) -> None:
    """HN-22: Sancho pays, Zippy Roy walks, Manuelita and Jimmy Texas draw nothing."""
    t = noon(
        sheriff("sancho", copies="zippy_roy jimmy_texas", hand="next_stop-2D"),
        outlaw("manuelita"),
        *TWO,
        event="hangover",
        line=LINE,
        at=4,
        row=ROW,
        deck="2C 3C 4C 5C 6C",
    )
    assert not t.can("acquire-free")
    assert not t.can("use")
    t.play("next_stop")
    ride_on(t)
    t.end_turn()
    assert (len(t.hand(1)), t.hand(0), t.turn()) == (2, ["bang-2C"], 1)


def test_the_express_car_at_high_noon(noon: SetUp) -> None:
    """HN-56, EV-9, GTR-13: another point, no further event, and the Train moves."""
    t = noon(
        sheriff(in_play="express_car", life=3),
        outlaw(),
        *TWO,
        event="high_noon",
        line=LINE,
        at=1,
    )
    t.choose("use-up", "express_car")
    assert (t.life(0), station(t), t.turn()) == (2, 2, 0)


def test_a_ghost_at_high_noon(noon: SetUp) -> None:
    """GTR-78, HN-56: nothing to lose; and one with a last point stays in by the Ghost Car."""
    for seat in (GHOST, outlaw(life=1, in_play="ghost_car")):
        t = noon(sheriff(), seat, *TWO, event="high_noon", turn=1, step="start")
        ride_on(t)
        t.asked(1, "ask-main")
        assert (t.life(1), len(t.hand(1))) == (0, 2)


def test_the_doctor_leaves_ghosts_out(noon: SetUp) -> None:
    """HN-45, GTR-78: the lowest of those who have life points."""
    t = noon(
        sheriff(),
        GHOST,
        outlaw(life=2),
        renegade(),
        step="start",
        number=5,
        events="the_doctor high_noon",
        line=LINE,
    )
    assert [t.life(seat) for seat in range(4)] == [5, 0, 3, 4]


def test_leland_goes_clockwise(noon: SetUp) -> None:
    """HN-21, GTR-45: though the turns go the other way round."""
    t = noon(
        sheriff("zippy_roy"),
        outlaw(),
        *TWO,
        event="gold_rush_event",
        line="boom_town yooma frisco miners_oath",
        at=4,
        locomotive="leland",
    )
    t.choose("use", kind="zippy_roy")
    t.choose("take", t.decision.options[0].card)
    t.asked(1, "ask-store")
    ride_on(t)
    t.end_turn()
    assert t.turn() == 3


def test_a_ghost_of_ghost_town_leaves_his_wagon(noon: SetUp) -> None:
    """HN-15, GTR-104: eliminated again, what he acquired is Vulture Sam's, in play."""
    t = noon(
        sheriff("vulture_sam"),
        outlaw(ghost=True, hand="bang-2D"),
        *TWO,
        event="ghost_town",
        turn=1,
        line=LINE,
        at=2,
        row=ROW,
    )
    buy(t, "caboose", "bang")
    t.end_turn()
    assert (t.is_out(1), t.in_play(0)) == (True, ["caboose"])


def test_a_ghost_of_ghost_town_gets_the_ghost_car(noon: SetUp) -> None:
    """HN-15, GTR-77, GTR-79: he stays, and his hand goes."""
    t = noon(
        sheriff(),
        outlaw(ghost=True, hand="bang-2D beer-6H"),
        *TWO,
        event="ghost_town",
        turn=1,
        line=LINE,
        at=2,
        row="ghost_car mail_car dining_car",
    )
    t.choose("acquire", "ghost_car", seat=1)
    t.choose("discard", "bang")
    t.end_turn()
    t.choose("discard", "beer")
    assert (t.is_out(1), t.in_play(1), t.hand(1), t.turn()) == (False, ["ghost_car"], [], 2)


def test_thirst_and_the_map(noon: SetUp) -> None:
    """HN-50, GTR-55: two cards are seen, one is drawn."""
    t = noon(
        sheriff(),
        outlaw(in_play="map"),
        *TWO,
        event="thirst",
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.choose("reject", "bang-2C")
    assert (t.hand(1), t.deck()[0]) == (["bang-3C"], "bang-4C")


# A Fistful of Cards


def test_the_judge_and_the_train(noon: SetUp) -> None:
    """GTR-112, FC-80: a wagon is not played, neither is what is exchanged; blue cards are."""
    t = noon(
        sheriff(hand="bang-2D scope water_tower switch", in_play="barrel-QS"),
        outlaw(in_play="mustang-8H"),
        *TWO,
        event="the_judge",
        line=LINE,
        at=2,
        row=ROW,
    )
    assert not t.can("play", "scope")
    buy(t, "caboose", "bang")
    t.play("water_tower", pick="mail_car")
    t.play("switch", at=1, pick="mustang")
    t.choose("swap", "barrel")
    assert t.in_play(0) == ["caboose", "mail_car", "mustang-8H"]


@pytest.mark.parametrize(
    "wagon",
    ["mail_car", "cattle_truck", "circus_wagon", "baggage_car", "sleeper_car", "express_car"],
)
def test_the_lasso_and_wagons(noon: SetUp, wagon: str) -> None:
    """FC-104, GTR-106: nothing to be had from them."""
    t = noon(
        sheriff(in_play=f"{wagon} scope"),
        outlaw(in_play="mustang-8H"),
        *TWO,
        event="lasso",
        pile="bang-2D",
    )
    assert not t.can("use-up")
    assert not t.can("berth")


def test_the_lasso_protects_nobody(noon: SetUp) -> None:
    """FC-30, FC-104: Prisoner Car, Private Car, Caboose and Refund do nothing."""
    t = noon(
        sheriff(hand="bang-2D duel-QD panic-JH"),
        outlaw(in_play="prisoner_car private_car caboose refund"),
        *TWO,
        event="lasso",
    )
    t.play("bang", at=1)
    t.play("duel", at=1)
    t.play("panic", at=1, pick="caboose")
    assert (t.life(1), t.hand(1), t.in_play(0)) == (2, [], ["caboose"])


def test_the_lasso_at_the_start_and_the_end(noon: SetUp) -> None:
    """FC-31, GTR-55, GTR-61, GTR-73: no meal, no Map, no Strongbox; what lies there still pays."""
    t = noon(
        sheriff(),
        outlaw(life=2, in_play="dining_car map strongbox mail_car"),
        *TWO,
        event="lasso",
        turn=1,
        step="start",
        deck="9H 8H 7H",
        line="deathwood",
        at=2,
        row="caboose circus_wagon coal_hopper",
    )
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (2, 2)
    buy(t, "caboose", "mail_car")
    t.end_turn()
    assert len(t.hand(1)) == 2


def test_the_lasso_and_the_ghost_car(noon: SetUp) -> None:
    """FC-104, GTR-106: it keeps its owner, before and after."""
    t = noon(
        sheriff(hand="bang-2D cat_balou-KH"),
        outlaw(life=1, in_play="ghost_car"),
        *TWO,
        event="lasso",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.life(1)) == (False, 0)
    t.play("cat_balou", at=1, pick="ghost_car")
    assert t.is_out(1)


def test_ricochet_at_a_wagon(noon: SetUp) -> None:
    """FC-104, GTR-28: discarded like any card; the Baggage Car may be the Missed!."""
    t = noon(
        sheriff(hand="bang-2D bang-3D"),
        GHOST,
        outlaw(in_play="baggage_car caboose"),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-2D", kind="ricochet", seat=2, pick="caboose")
    t.choose("use-up", "baggage_car")
    assert t.in_play(2) == ["caboose"]
    t.choose("use", "bang-3D", kind="ricochet", seat=1, pick="ghost_car")
    assert (t.is_out(1), t.hand(0)) == (True, [])


def test_no_vendetta_for_the_express(noon: SetUp) -> None:
    """GTR-117: no "draw!" when the turn is ended by it, nor at the end of the extra turn."""
    t = noon(
        sheriff(),
        outlaw(in_play="express_car"),
        *TWO,
        event="vendetta",
        turn=1,
        deck="9H 8H 7H 6H 5H",
    )
    t.choose("use-up", "express_car")
    assert (t.turn(), len(t.hand(1))) == (1, 2)
    t.end_turn()
    assert (t.turn(), t.happened("checked", seat=1)) == (2, 0)


def test_the_express_and_the_law_of_the_west(noon: SetUp) -> None:
    """FC-37, GTR-74: it would end the turn while the shown card can be played; paid away it may."""
    t = noon(
        sheriff(hand="beer-6H", in_play="express_car"),
        outlaw(),
        *TWO,
        event="law_of_the_west",
        shown="beer-6H",
        line="crowns_hole",
        at=2,
        row=ROW,
    )
    assert not t.can("use-up", "express_car")
    buy(t, "caboose", "beer")
    assert t.can("use-up", "express_car")


def test_the_map_over_an_abandoned_mine(noon: SetUp) -> None:
    """FC-5, GTR-55: it looks at the deck; what it discards lies on the pile that is drawn from."""
    t = noon(
        sheriff(),
        outlaw(in_play="map"),
        *TWO,
        event="abandoned_mine",
        turn=1,
        step="start",
        deck="2C 3C 4C",
        pile="bang-2D",
    )
    t.choose("reject", "bang-3C")
    assert (t.hand(1), t.deck()[0]) == (["bang-3C", "bang-2D"], "bang-2C")


def test_roulette_on_the_train(noon: SetUp) -> None:
    """FC-66, GTR-46, GTR-48, GTR-69: all of these will do; nobody shot, so nothing is evaded."""
    t = noon(
        sheriff(life=3, hand="cactus"),
        outlaw(hand="evaded"),
        outlaw(in_play="caboose mail_car"),
        renegade(),
        step="start",
        number=5,
        events="russian_roulette high_noon",
        deck="9H 2C 3C 4C",
        line=LINE,
    )
    t.choose("play", "cactus")
    t.choose("play", "evaded")
    t.choose("uncouple", "mail_car")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 4, 2]
    assert t.hand(1) == []


def test_a_fistful_of_nobodys_shots(noon: SetUp) -> None:
    """FC-90, GTR-49: nobody's card shot, so there is none to evade with."""
    t = noon(
        sheriff(),
        outlaw("evan_babbit", hand="evaded bang-2D"),
        *TWO,
        event="a_fistful_of_cards",
        turn=1,
        step="start",
        deck="2C 3C",
    )
    assert not t.can("turn-on")
    t.choose("play", "evaded")
    ride_on(t)
    assert (t.life(1), sorted(t.hand(1))) == (3, ["bang-2C", "bang-2D", "bang-3C"])


def test_dead_man_is_in_the_game_already(noon: SetUp) -> None:
    """FC-22, GTR-77: brought back by the Ghost Car, he gets nothing from Dead Man."""
    t = noon(sheriff(), GHOST, *TWO, event="dead_man", first_out=1, turn=1, step="start")
    assert (t.life(1), len(t.hand(1))) == (0, 2)


@pytest.mark.parametrize("event", ["blood_brothers", "hard_liquor"])
def test_ghosts_and_life_points(noon: SetUp, event: str) -> None:
    """GTR-78: none to give, none to regain."""
    t = noon(sheriff(), GHOST, outlaw(life=2), renegade(), event=event, turn=1, step="start")
    t.asked(1, "ask-main")
    assert (t.life(1), t.life(2), len(t.hand(1))) == (0, 2, 2)


def test_blood_for_no_ghost(noon: SetUp) -> None:
    """GTR-78, FC-15: a ghost cannot be given one."""
    t = noon(
        sheriff(), outlaw(), GHOST, renegade(life=2), event="blood_brothers", turn=1, step="start"
    )
    assert {o.seat for o in t.decision.options if o.seat is not None} == {3}
    t.answer(next(o.key for o in t.decision.options if o.seat == 3))
    assert (t.life(1), t.life(3)) == (3, 3)


def test_an_ambush_by_the_lumber(noon: SetUp) -> None:
    """FC-10, GTR-83, GTR-85: cards in play change the distance of 1."""
    t = noon(
        sheriff(hand="bang-2D", in_play="lumber_flatcar"),
        deputy(),
        outlaw(),
        *TWO,
        event="ambush",
    )
    assert not t.can("play", "bang")
    t = noon(
        sheriff(hand="bang-2D"),
        deputy(),
        outlaw(in_play="observation_car"),
        *TWO,
        event="ambush",
    )
    assert {o.seat for o in t.decision.options if o.verb == "play"} == {1, 3, 4}


@pytest.mark.parametrize(
    "seat", [outlaw(in_play="private_car"), outlaw("evan_babbit", hand="bang-4D")]
)
def test_a_sniper_is_no_bang_card(noon: SetUp, seat: Seat) -> None:
    """FC-76, GTR-88, GTR-91: neither the Private Car nor Evan Babbit helps."""
    t = noon(sheriff(hand="bang-2D bang-3D"), seat, *TWO, event="sniper")
    t.choose("use", "bang-2D", kind="sniper", seat=1)
    t.choose("discard", "bang-3D")
    if t.decision.seat == 1:
        assert not t.can("turn-on")
        ride_on(t)
    assert t.life(1) == 3


# Ghosts, empty hands, and what nobody shot


def test_the_express_leaves_a_ghost_behind(noon: SetUp) -> None:
    """HN-15, GTR-74: eliminated again when the turn ends, it has no other."""
    t = noon(
        sheriff(),
        outlaw(ghost=True, in_play="express_car", hand="beer-6H"),
        *TWO,
        event="ghost_town",
        turn=1,
    )
    t.choose("use-up", "express_car")
    ride_on(t)
    assert (t.is_out(1), t.turn()) == (True, 2)


@pytest.mark.parametrize("event", ["sniper", "ricochet"])
def test_nothing_to_evade_with(noon: SetUp, event: str) -> None:
    """FC-76, FC-58, GTR-48: those cards were discarded, and nobody played a BANG!."""
    t = noon(
        sheriff(hand="bang-2D bang-3D"),
        outlaw(hand="evaded missed-2S", in_play="scope"),
        *TWO,
        event=event,
    )
    t.choose("use", "bang-2D", kind=event, seat=1)
    if event == "sniper":
        t.choose("discard", "bang-3D")
    t.choose("play", "evaded")
    if event == "sniper":
        t.choose("play", "missed")
    assert (t.life(1), "bang-2D" in t.hand(1), t.in_play(1)) == (4, False, ["scope-AS"])


def test_the_express_over_an_abandoned_mine(noon: SetUp) -> None:
    """FC-4, GTR-74, GTR-28: the hand for the Express Car goes to the pile, in phase 2."""
    t = noon(
        sheriff(),
        outlaw(in_play="express_car", hand="beer-6H"),
        *TWO,
        event="abandoned_mine",
        turn=1,
        deck="2C 3C",
    )
    t.choose("use-up", "express_car")
    assert (t.hand(1), t.turn()) == (["beer-6H", "bang-2C"], 1)


def test_a_robbery_under_the_lasso(noon: SetUp) -> None:
    """FC-30, GTR-65: a Barrel has no effect, but is a card in play to be robbed of."""
    t = noon(sheriff(hand="train_robbery-JC"), outlaw(in_play="barrel-QS"), *TWO, event="lasso")
    t.play("train_robbery", at=1)
    t.choose("face", "barrel")
    assert (t.life(1), t.in_play(1)) == (3, ["barrel-QS"])
