"""The Great Train Robbery with the Wild West Show, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on, station

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"
GHOST = outlaw(ghost=True, in_play="ghost_car")


@pytest.fixture
def show(table: SetUp) -> SetUp:
    return partial(table, sets=["wild_west_show", TRAIN])


def test_darling_valentine_comes_first(show: SetUp) -> None:
    """WW-15, EV-20: the exchange, then the Train, whose last wagon is paid with the new hand."""
    t = show(
        sheriff(hand="beer-6H"),
        outlaw(),
        *TWO,
        show="darling_valentine",
        line="frisco yooma miners_oath boom_town",
        at=4,
        row=ROW,
        step="start",
        deck="bang-KH 2C 3C",
        locomotive="leland",
    )
    buy(t, "caboose", "bang-KH")
    ride_on(t)
    assert t.in_play(0) == ["caboose"]


def test_an_order_to_move_the_train(show: SetUp) -> None:
    """WW-22, GTR-59, GTR-96: who is ordered draws; for Shade O'Connor it is another's turn."""
    t = show(
        sheriff(),
        outlaw("shade_oconnor", hand="next_stop-2D beer-6H"),
        *TWO,
        show="dorothy_rage",
        line=LINE,
        at=1,
        deck="2C 3C",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="next_stop")
    t.choose("obey", "next_stop")
    assert station(t) == 2
    t.choose("discard", "beer")
    assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_an_order_to_the_end_of_the_line(show: SetUp) -> None:
    """GTR-38, WW-22: the wagon of the End is for the player whose turn it is."""
    t = show(
        sheriff(hand="bang-KH"),
        outlaw(hand="next_stop-2D"),
        *TWO,
        show="dorothy_rage",
        line="frisco yooma miners_oath boom_town",
        at=4,
        row=ROW,
        deck="2C",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="next_stop")
    t.choose("obey", "next_stop")
    t.asked(0, "ask-last-wagon")
    buy(t, "caboose", "bang")
    ride_on(t)
    assert ([t.life(seat) for seat in range(4)], t.hand(1)) == ([4, 3, 3, 3], ["bang-2C"])


def test_an_order_for_a_water_tower(show: SetUp) -> None:
    """WW-22, GTR-67: the wagon goes in front of who plays the card."""
    t = show(
        sheriff(),
        outlaw(hand="water_tower"),
        *TWO,
        show="dorothy_rage",
        line=LINE,
        at=2,
        row=ROW,
    )
    t.choose("command", seat=1)
    t.choose("name", kind="water_tower")
    t.choose("order", pick="caboose")
    t.choose("obey", "water_tower")
    assert (t.in_play(1), t.in_play(0)) == (["caboose"], [])


def test_an_order_for_a_train_robbery(show: SetUp) -> None:
    """WW-22, GTR-65: it is nobody's BANG! of the turn, and the orderer may be the target."""
    t = show(
        sheriff(hand="bang-2D", in_play="scope"),
        outlaw(hand="train_robbery-JC"),
        *TWO,
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="train_robbery")
    t.choose("order", seat=0)
    t.choose("obey", "train_robbery")
    t.choose("yield", "scope")
    t.play("bang", at=1)
    assert (t.in_play(0), t.life(1)) == ([], 3)


def test_the_sheriff_skips_and_the_train_waits(show: SetUp) -> None:
    """GTR-118, WW-32."""
    t = show(
        sheriff(in_play="mail_car"),
        outlaw(in_play="caboose"),
        *TWO,
        turn=1,
        show="lady_rose_of_texas",
        line=LINE,
        at=1,
    )
    t.choose("swap-seats", seat=0)
    t.end_turn()
    assert (t.turn(), t.happened("turn-skipped", seat=0), station(t)) == (2, 1, 1)
    assert (t.in_play(0), t.in_play(1)) == (["mail_car"], ["caboose"])


def test_miss_susanna_and_the_express(show: SetUp) -> None:
    """WW-35, WW-83, GTR-74, GTR-99: no card was played; the point goes before the new turn."""
    t = show(
        sheriff(hand="bang-2D", in_play="express_car strongbox"),
        outlaw(),
        *TWO,
        show="miss_susanna",
        line=LINE,
        at=2,
        row=ROW,
        deck="2C 3C 4C",
    )
    buy(t, "caboose", "bang")
    t.choose("use-up", "express_car")
    assert (t.life(0), len(t.hand(0)), t.turn()) == (4, 3, 0)


def test_miss_susanna_and_a_ghost(show: SetUp) -> None:
    """GTR-78, WW-35: nothing to lose."""
    t = show(sheriff(), GHOST, *TWO, turn=1, show="miss_susanna")
    t.end_turn()
    assert (t.life(1), t.is_out(1), t.turn()) == (0, False, 2)


def test_a_showdown_and_the_private_car(show: SetUp) -> None:
    """WW-42, GTR-88: what is played as a BANG! card is one; a Knife Revolver played so as well."""
    t = show(
        sheriff(hand="beer-6H knife_revolver"),
        outlaw(in_play="private_car"),
        *TWO,
        show="showdown",
        deck="2C",
    )
    found = [o for o in t.decision.options if o.seat == 1]
    assert [o.card for o in found] == ["knife_revolver-5D"]
    t.answer(found[0].key)
    assert t.life(1) == 3


def test_a_showdown_and_evan_babbit(show: SetUp) -> None:
    """WW-42, GTR-91, GTR-48: the suit of the card used; and Evaded! gets that card."""
    t = show(
        sheriff(hand="scope"),
        outlaw("evan_babbit", hand="missed-2S beer-6H"),
        outlaw(hand="evaded"),
        renegade(),
        show="showdown",
    )
    shot = next(o for o in t.decision.options if o.seat == 1 and o.card == "scope-AS")
    t.answer(shot.key)
    assert {o.card for o in t.decision.options if o.verb == "turn-on"} == {"missed-2S"}
    t.choose("turn-on", "missed", seat=2)
    t.choose("play", "evaded")
    assert (t.hand(2), t.life(2)) == (["scope-AS"], 4)


def test_boom_town_in_a_showdown(show: SetUp) -> None:
    """WW-41, GTR-21: a BANG! card by its name, and no other."""
    for hand, can in (("bang-2D", True), ("beer-6H", False)):
        t = show(sheriff(hand=hand), outlaw(), *TWO, show="showdown", line=LINE, at=2, row=ROW)
        assert t.can("acquire") is can


def test_a_money_bag_in_a_showdown(show: SetUp) -> None:
    """WW-41, GTR-57: a BANG! card could not be played now, so it is not copied; other cards are."""
    t = show(sheriff(hand="money_bag"), outlaw(), *TWO, show="showdown", pile="bang-2D")
    plays = [o for o in t.decision.options if o.verb == "play"]
    assert {o.kind for o in plays} == {"bang"}
    t = show(sheriff(hand="money_bag"), outlaw(), *TWO, show="showdown", pile="gatling", bangs=1)
    t.play("money_bag")
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 3]


def test_everybody_dies_in_the_final(show: SetUp) -> None:
    """WW-46, GTR-43: nobody wins then."""
    t = show(
        sheriff("zippy_roy", life=1),
        outlaw(life=1),
        outlaw(life=1),
        renegade(life=1),
        show="wild_west_show_final",
        line=LINE,
        at=4,
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (t.match.over, t.match.view(0).winners) == (True, ())


def test_the_final_passes_the_train_on(show: SetUp) -> None:
    """WW-46, GTR-14: the Sheriff is out, and the next player moves it."""
    t = show(
        sheriff(life=1),
        outlaw(),
        outlaw(),
        renegade(hand="bang-2D"),
        show="wild_west_show_final",
        turn=3,
        line=LINE,
        at=1,
    )
    t.play("bang", at=0)
    ride_on(t)
    t.end_turn()
    assert (t.turn(), station(t)) == (1, 2)
    t.end_turn()
    assert station(t) == 2


def test_a_ghost_in_the_final(show: SetUp) -> None:
    """WW-46, GTR-78: he is in the game, and the last one who is wins."""
    t = show(
        sheriff(life=1),
        outlaw(ghost=True, in_play="ghost_car", hand="bang-2D"),
        outlaw(out=True),
        renegade(out=True),
        show="wild_west_show_final",
        turn=1,
    )
    t.play("bang", at=0)
    ride_on(t)
    assert (t.match.over, t.match.view(0).winners) == (True, (1,))


def test_bone_orchard_and_the_ghost_car(show: SetUp) -> None:
    """WW-10, GTR-78: he is in play; who has left it again comes back with a point."""
    t = show(sheriff(), GHOST, *TWO, show="bone_orchard", turn=1, step="start")
    assert (t.life(1), t.in_play(1)) == (0, ["ghost_car"])
    t = show(sheriff(hand="cat_balou-KH"), GHOST, *TWO, show="bone_orchard")
    t.play("cat_balou", at=1, pick="ghost_car")
    t.end_turn()
    assert (t.turn(), t.life(1)) == (1, 1)


def test_gary_looter_and_the_ghost(show: SetUp) -> None:
    """WW-63, GTR-79: the hand a ghost has to discard is excess."""
    t = show(
        sheriff(),
        outlaw(ghost=True, in_play="ghost_car", hand="beer-6H"),
        outlaw("gary_looter"),
        renegade(),
        turn=1,
    )
    t.end_turn()
    if t.decision.prompt.id == "ask-excess":
        t.choose("discard", "beer")
    assert "beer-6H" in t.hand(2)


def test_gary_looter_and_the_express(show: SetUp) -> None:
    """WW-63, GTR-74: a hand discarded for it is not excess."""
    t = show(sheriff(hand="beer-6H", in_play="express_car"), outlaw("gary_looter"), *TWO, line=LINE)
    t.choose("use-up", "express_car")
    assert (t.hand(1), t.pile()[0]) == ([], "beer-6H")


def test_john_pain_takes_what_is_flipped(show: SetUp) -> None:
    """WW-66, GTR-58, GTR-53: the cards of Most Wanted and of the Knife Revolver, up to six."""
    t = show(
        sheriff(hand="most_wanted knife_revolver"),
        outlaw("john_pain"),
        *TWO,
        deck="bang-2D 2C 3C 4C 5C KH",
    )
    t.play("most_wanted")
    assert len(t.hand(1)) == 4
    t.play("knife_revolver", at=3)
    assert (len(t.hand(1)), "knife_revolver-5D" in t.hand(0)) == (5, True)


def test_john_pain_at_the_last_point(show: SetUp) -> None:
    """WW-66: a Beer flipped in Most Wanted does not save him from it."""
    t = show(
        sheriff(hand="most_wanted"),
        outlaw("john_pain", life=1),
        *TWO,
        deck="bang-2D beer-6H missed-2S 3C 4C",
    )
    t.play("most_wanted")
    ride_on(t)
    assert t.is_out(1)


def test_lee_van_kliff_repeats_the_train(show: SetUp) -> None:
    """GTR-114: a second station, a second wagon."""
    t = show(
        sheriff("lee_van_kliff", hand="next_stop-2D water_tower bang-2C bang-3C"),
        outlaw(),
        *TWO,
        line=LINE,
        at=1,
        row=ROW,
        deck="4C 5C",
    )
    t.play("next_stop")
    t.choose("repeat", "bang-2C")
    assert station(t) == 3
    t.play("water_tower", pick="caboose")
    t.choose("repeat", "bang-3C", pick="mail_car")
    assert t.in_play(0) == ["caboose", "mail_car"]


@pytest.mark.parametrize(("card", "car"), [("duel-QD", "prisoner_car"), ("bang-2D", "private_car")])
def test_lee_van_kliff_finds_the_same_doors_closed(show: SetUp, card: str, car: str) -> None:
    """WW-67, GTR-87, GTR-88: what could not be aimed at that player is not repeated there."""
    t = show(sheriff("lee_van_kliff", hand=f"{card} bang-3C"), outlaw(in_play=car), *TWO)
    t.play(card, at=3)
    seats = {o.seat for o in t.decision.options if o.verb == "repeat"}
    assert 3 in seats
    assert 1 not in seats


def test_teren_kill_with_the_ghost_car(show: SetUp) -> None:
    """WW-69, GTR-76: no "draw!" of his is needed."""
    t = show(
        sheriff(hand="bang-2D"), outlaw("teren_kill", life=1, in_play="ghost_car"), *TWO, deck="9H"
    )
    t.play("bang", at=1)
    ride_on(t)
    assert (t.life(1), t.is_out(1), t.deck()[0].endswith("9H")) == (0, False, True)


def test_teren_kill_at_the_end_of_the_line(show: SetUp) -> None:
    """WW-85, GTR-44: his "draw!" comes before the next player is shot at."""
    t = show(
        sheriff("zippy_roy"),
        outlaw("teren_kill", life=1),
        outlaw(hand="missed-2S"),
        renegade(),
        line=LINE,
        at=4,
        deck="9H 2C",
    )
    t.choose("use", kind="zippy_roy")
    while t.decision.seat == 0:
        t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    t.asked(2, "ask-shot-at")
    assert (t.life(1), t.hand(1)) == (1, ["bang-2C"])
    t.choose("play", "missed")


def test_big_spencer_on_the_train(show: SetUp) -> None:
    """WW-61, GTR-46, GTR-68: no Missed! card, but a Cactus and the Baggage Car."""
    t = show(
        sheriff(hand="bang-2D gatling"),
        outlaw("big_spencer", hand="missed-2S cactus", in_play="baggage_car"),
        *TWO,
        deck="2C",
    )
    t.play("bang", at=1)
    assert not t.can("play", "missed")
    t.choose("play", "cactus")
    t.play("gatling")
    t.choose("use-up", "baggage_car")
    assert t.life(1) == 9


def test_youl_grinner_after_the_map(show: SetUp) -> None:
    """EV-20, GTR-55, WW-70: first he looks at the deck, then he is given cards."""
    t = show(
        sheriff(hand="beer-6H"),
        outlaw("youl_grinner", in_play="map"),
        *TWO,
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.asked(1, "ask-map")
    assert t.hand(0) == ["beer-6H"]
    t.choose("leave-them")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert sorted(t.hand(1)) == ["bang-2C", "bang-3C", "beer-6H"]


def test_helena_zontero_and_the_ghost(show: SetUp) -> None:
    """WW-28, GTR-78: the role of one whom the Ghost Car keeps is dealt anew."""
    t = show(
        sheriff(hand="stagecoach-9S"),
        outlaw(ghost=True, in_play="ghost_car"),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck="2C 3C 9H",
    )
    assert t.match.view(0).players[1].role == "outlaw"
    t.play("stagecoach-9S")
    assert t.match.view(0).players[1].role is None


def test_sacagaway_and_the_map(show: SetUp) -> None:
    """WW-40, GTR-55: cards merely looked at stay private."""
    t = show(
        sheriff(), outlaw(in_play="map"), *TWO, show="sacagaway", turn=1, step="start", deck="2C 3C"
    )
    assert "bang-2C" not in str(t.match.view(0))
    t.choose("leave-them")
    assert sorted(t.match.view(0).players[1].hand) == ["bang-2C", "bang-3C"]


def test_flint_westwood_and_refund(show: SetUp) -> None:
    """GTR-60, WW-62: an exchange is not paid for."""
    t = show(
        sheriff("flint_westwood", hand="beer-6H"),
        outlaw(hand="bang-2D bang-3D", in_play="refund"),
        *TWO,
    )
    t.choose("trade", "beer", seat=1)
    assert (len(t.hand(1)), len(t.hand(0))) == (1, 2)


def test_a_deputy_in_the_final_line(show: SetUp) -> None:
    """WW-45, GTR-42: the Ironhorse is nobody's, so no penalty and no reward."""
    t = show(
        sheriff("zippy_roy", hand="beer-6H"),
        deputy(life=1),
        outlaw(life=1),
        *TWO,
        show="wild_west_show_final",
        line=LINE + " miners_oath",
        at=5,
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (t.is_out(1), t.is_out(2), t.hand(0)) == (True, True, ["beer-6H"])


def test_big_spencer_pays_at_dodgeville(show: SetUp) -> None:
    """WW-61, GTR-21: he may discard Missed! cards for other purposes."""
    t = show(
        sheriff("big_spencer", hand="missed-2S"), outlaw(), *TWO, line="dodgeville", at=2, row=ROW
    )
    buy(t, "caboose", "missed")
    assert t.in_play(0) == ["caboose"]


def test_the_sheriff_falls_as_his_turn_begins(show: SetUp) -> None:
    """WW-46, GTR-14, GTR-38: a new line, and his successor moves it at once."""
    t = show(
        sheriff(life=1),
        outlaw(),
        *TWO,
        show="wild_west_show_final",
        step="start",
        line=LINE,
        at=4,
    )
    ride_on(t)
    assert (t.is_out(0), t.turn(), station(t)) == (True, 1, 2)


def test_a_ghost_obeys(show: SetUp) -> None:
    """WW-22, GTR-78: whom the Ghost Car keeps can be ordered, and shoots."""
    t = show(
        sheriff(),
        outlaw(ghost=True, in_play="ghost_car", hand="bang-2D"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert t.life(2) == 3
