"""The Train on its way, what a wagon costs, and the End of the Line (GTR-1 to GTR-45)."""

import pytest

from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on, side, station

LINE = "boom_town tombrock yooma frisco"
THREE = (outlaw(), outlaw(), renegade())


# Moving


def test_the_sheriff_moves_it_before_a_dynamite(table: SetUp) -> None:
    """GTR-12, GTR-98: the Ironhorse kills him before the Dynamite is looked at."""
    t = table(sheriff(life=1, in_play="dynamite"), *THREE, line=LINE, at=4, step="start")
    ride_on(t)
    assert t.match.view(0).ending == "ending-outlaws"
    assert t.happened("checked", seat=0) == 0


def test_other_turns_do_not_move_it(table: SetUp) -> None:
    """GTR-11: only the Sheriff's turn does."""
    t = table(sheriff(), *THREE, line=LINE, turn=1, step="start")
    assert station(t) == 1
    for _ in range(3):
        t.end_turn()
    assert (t.turn(), station(t)) == (0, 2)


def test_three_players_pass_the_train_on(table: SetUp) -> None:
    """GTR-14: the Deputy moves it; when he is out, the next one to his left does."""
    t = table(
        deputy(life=1),
        outlaw(),
        renegade(hand="bang-2D"),
        line="boom_town tombrock yooma",
        turn=2,
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
        sets=[TRAIN, "dodge_city"],
    )
    t.play("bang", at=0)
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(2)[0])
    assert (t.turn(), station(t)) == (1, 2)
    t.end_turn()
    assert (t.turn(), station(t)) == (2, 2)


# Paying


@pytest.mark.parametrize(
    ("stop", "pays", "refused"),
    [
        ("boom_town", "bang-2D", "knife_revolver"),
        ("catico", "panic-JH", "beer-6H"),
        ("catico", "cat_balou-KH", "stagecoach-9S"),
        ("creepy_creek", "missed-2S", "bang-2C"),
        ("crowns_hole", "beer-6H", "saloon"),
        ("deathwood", "scope", "stagecoach-9S"),
        ("dodgeville", "missed-2S", "evaded"),
        ("fort_wroth", "missed-10C", "bang-9D"),
        ("fort_wroth", "bang-AS", "bang-2C"),
        ("frisco", "bang-2C", "bang-2D"),
        ("miners_oath", "bang-2D", "bang-AS"),
        ("san_tafe", "beer-6H", "bang-2D"),
        ("yooma", "bang-9D", "missed-10C"),
        ("yooma", "bang-2D", "bang-AS"),
    ],
)
def test_what_each_station_asks_for(table: SetUp, stop: str, pays: str, refused: str) -> None:
    """GTR-20, GTR-21: one card, exactly what the station says."""
    for hand, can in ((pays, True), (refused, False)):
        t = table(
            sheriff(hand=hand), *THREE, line=stop, at=2, row="prisoner_car caboose dining_car"
        )
        assert t.can("acquire") is can
        if can:
            buy(t, "prisoner_car", pays)
            assert (t.hand(0), t.in_play(0)) == ([], ["prisoner_car"])


def test_a_card_in_play_pays_for_its_suit(table: SetUp) -> None:
    """GTR-20, GTR-32: the Dynamite in front of the buyer is of Hearts; a wagon has no suit."""
    t = table(
        sheriff(in_play="dynamite-2H mail_car"),
        *THREE,
        line="san_tafe",
        at=2,
        row="prisoner_car caboose dining_car",
    )
    buy(t, "prisoner_car", "dynamite")
    assert sorted(t.in_play(0)) == ["mail_car", "prisoner_car"]


def test_virginia_town_from_hand_and_from_play(table: SetUp) -> None:
    """GTR-20, GTR-31, GTR-28: any two, a wagon among them, which goes under its deck."""
    t = table(
        sheriff(hand="bang-2D", in_play="mail_car"),
        *THREE,
        line="virginia_town",
        at=2,
        row="prisoner_car caboose dining_car",
    )
    buy(t, "prisoner_car", "mail_car", "bang")
    assert (t.hand(0), t.in_play(0), t.pile()) == ([], ["prisoner_car"], ["bang-2D"])


def test_one_card_is_not_two(table: SetUp) -> None:
    """GTR-103: Virginia Town asks for two."""
    t = table(sheriff(hand="bang-2D"), *THREE, line="virginia_town", at=2)
    assert not t.can("acquire")


@pytest.mark.parametrize(("life", "can"), [(1, False), (2, True)])
def test_tombrock_never_takes_the_last_point(table: SetUp, life: int, can: bool) -> None:
    """GTR-103, GTR-105: two are needed; Bart Cassidy draws for what he pays."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy", life=life),
        outlaw(),
        renegade(),
        line="tombrock",
        at=2,
        turn=1,
        row="prisoner_car caboose dining_car",
    )
    assert t.can("acquire") is can
    if can:
        t.choose("acquire", "prisoner_car")
        assert (t.life(1), len(t.hand(1)), t.in_play(1)) == (1, 1, ["prisoner_car"])


def test_a_payment_is_not_played(table: SetUp) -> None:
    """GTR-22: the BANG! card that pays does not use up the BANG! of the turn."""
    t = table(
        sheriff(hand="bang-2D bang-3D"),
        *THREE,
        line=LINE,
        at=2,
        row="prisoner_car caboose dining_car",
    )
    buy(t, "prisoner_car", "bang-2D")
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_a_payment_with_the_last_card(table: SetUp) -> None:
    """GTR-22, B-129: Suzy Lafayette's hand is empty, and she draws."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D"),
        *THREE,
        line=LINE,
        at=2,
        row="prisoner_car caboose dining_car",
        deck="4C",
    )
    buy(t, "prisoner_car", "bang")
    assert t.hand(0) == ["bang-4C"]


def test_calamity_janet_pays_with_what_is_printed(table: SetUp) -> None:
    """GTR-21: her Missed! does not pay Boom Town."""
    t = table(sheriff("calamity_janet", hand="missed-2S"), *THREE, line=LINE, at=2)
    assert not t.can("acquire")


# Free advance


def test_a_free_advance_needs_something_to_pay(table: SetUp) -> None:
    """GTR-24: after it a wagon must be payable; here only the second one's station is."""
    t = table(
        sheriff(hand="bang-2D"),
        *THREE,
        line="boom_town frisco san_tafe",
        at=2,
        row="caboose mail_car dining_car",
    )
    t.choose("go-ahead")
    assert not t.can("acquire", "caboose")
    buy(t, "mail_car", "bang")
    assert (station(t), t.in_play(0), t.hand(0)) == (3, ["mail_car"], [])
    t = table(sheriff(hand="bang-2D"), *THREE, line="frisco san_tafe", at=2)
    assert not t.can("go-ahead")


def test_no_free_advance_after_the_wagon(table: SetUp) -> None:
    """GTR-17, GTR-24: it belongs to an acquisition, and that is used up."""
    t = table(
        sheriff(hand="bang-2D bang-3D"),
        *THREE,
        line="boom_town miners_oath",
        at=2,
        row="caboose mail_car dining_car",
    )
    buy(t, "caboose", "bang-2D")
    assert not t.can("go-ahead")
    assert not t.can("acquire")


def test_benny_brawler_advances_freely_once(table: SetUp) -> None:
    """GTR-24, GTR-90: any number of wagons, one free advance."""
    t = table(
        sheriff("benny_brawler", hand="bang-2D bang-3D bang-4D"),
        *THREE,
        line="boom_town miners_oath frisco creepy_creek",
        at=1,
        row="caboose mail_car dining_car",
    )
    t.choose("go-ahead")
    buy(t, "caboose", "bang-2D")
    assert not t.can("go-ahead")
    buy(t, "mail_car", "bang-3D")
    assert (station(t), sorted(t.in_play(0))) == (2, ["caboose", "mail_car"])


# Filling up the Train


def test_the_gap_is_closed(table: SetUp) -> None:
    """GTR-26: those behind move up, one joins the tail, the Locomotive stays."""
    t = table(
        sheriff(hand="bang-2D"),
        *THREE,
        line=LINE,
        at=2,
        row="caboose mail_car dining_car",
        stack="circus_wagon",
    )
    buy(t, "caboose", "bang")
    assert t.row(TRAIN) == ["mail_car", "dining_car", "circus_wagon"]
    assert station(t) == 2


ALL = (
    "baggage_car cattle_truck circus_wagon coal_hopper express_car lounge_car mail_car "
    "observation_car passenger_car prisoner_car private_car sleeper_car"
)


def test_a_discarded_wagon_fills_a_short_train(table: SetUp) -> None:
    """GTR-27, GTR-28: with the deck empty the Train is short, and the next wagon joins it."""
    t = table(
        sheriff(hand="bang-2D", in_play=ALL),
        outlaw(in_play="ghost_car"),
        outlaw(),
        renegade(),
        line=LINE,
        at=2,
        row="caboose dining_car lumber_flatcar",
    )
    buy(t, "caboose", "bang")
    assert t.row(TRAIN) == ["dining_car", "lumber_flatcar"]
    t.choose("use-up", "mail_car")
    t.choose("share", t.hand(0)[0], seat=1)
    assert t.row(TRAIN) == ["dining_car", "lumber_flatcar", "mail_car"]


def test_a_locomotive_without_wagons(table: SetUp) -> None:
    """GTR-40: it runs and acts all the same, and the new Train has none either."""
    t = table(
        sheriff("zippy_roy", in_play=ALL + " caboose dining_car lumber_flatcar"),
        outlaw(in_play="ghost_car"),
        outlaw(),
        renegade(),
        line=LINE,
        at=4,
        row="",
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (t.row(TRAIN), station(t), side(t), t.life(2)) == ([], 1, "leland", 3)


# The End of the Line


def test_a_new_line(table: SetUp) -> None:
    """GTR-38, GTR-41: flipped, at the first station, with three wagons; those in play stay."""
    t = table(
        sheriff("zippy_roy"), outlaw(in_play="mail_car"), outlaw(), renegade(), line=LINE, at=4
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (station(t), side(t), len(t.row(TRAIN)), t.in_play(1)) == (1, "leland", 3, ["mail_car"])
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 3]


def test_the_card_of_next_stop_pays(table: SetUp) -> None:
    """GTR-38, GTR-59: drawn before the wagon is acquired, and before the Ironhorse."""
    t = table(
        sheriff(hand="next_stop-2D"),
        *THREE,
        line="tombrock yooma frisco boom_town",
        at=4,
        row="caboose mail_car dining_car",
        deck="bang-KH",
    )
    t.play("next_stop")
    buy(t, "caboose", "bang")
    ride_on(t)
    assert (t.in_play(0), t.hand(0), t.life(0)) == (["caboose"], [], 4)


def test_manuelita_pays_with_what_she_draws(table: SetUp) -> None:
    """GTR-38, GTR-93: her two cards come before the acquisition."""
    t = table(
        sheriff("manuelita", hand="full_steam"),
        *THREE,
        line="tombrock yooma frisco boom_town",
        at=1,
        row="caboose mail_car dining_car",
        deck="bang-KH 3C",
    )
    t.play("full_steam")
    t.choose("ignored")
    buy(t, "caboose", "bang-KH")
    assert (t.in_play(0), t.hand(0)) == (["caboose"], ["bang-3C"])


def test_the_free_advance_to_the_end(table: SetUp) -> None:
    """GTR-38, GTR-23: acquiring is compulsory then, and the effect comes after it."""
    t = table(
        sheriff(hand="bang-2C bang-3D"),
        *THREE,
        line="tombrock yooma frisco boom_town",
        at=4,
        row="caboose mail_car dining_car",
    )
    t.choose("go-ahead")
    assert not t.can("no-wagon")
    t.choose("acquire", "mail_car")
    assert t.life(1) == 4
    t.choose("discard", "bang-2C")
    ride_on(t)
    assert (t.in_play(0), t.hand(0), t.life(0)) == (["mail_car"], ["bang-3D"], 4)


def test_who_has_acquired_already_is_not_asked(table: SetUp) -> None:
    """GTR-38: the acquisition at the End is that of the turn."""
    t = table(
        sheriff("zippy_roy", hand="bang-2C bang-3D"),
        *THREE,
        line="tombrock yooma frisco boom_town",
        at=4,
        row="caboose mail_car dining_car",
        locomotive="leland",
    )
    buy(t, "caboose", "bang-2C")
    t.choose("use", kind="zippy_roy")
    t.asked(0, "ask-store")
    ride_on(t)


def test_the_sheriffs_wagon_before_phase_1(table: SetUp) -> None:
    """GTR-18, GTR-38: acquired at the start of his turn, it is the one of this turn."""
    t = table(
        sheriff(hand="bang-2C bang-3D next_stop-2D"),
        *THREE,
        line="tombrock yooma frisco boom_town",
        at=4,
        row="caboose mail_car dining_car",
        step="start",
        locomotive="leland",
        deck="2H 3H 4H 5H 6H 7H 8H",
    )
    buy(t, "mail_car", "bang-2C")
    ride_on(t)
    t.play("next_stop")
    assert station(t) == 2
    assert not t.can("acquire")
    assert t.in_play(0) == ["mail_car"]


# The Ironhorse


def test_everyone_at_once(table: SetUp) -> None:
    """GTR-43, GTR-44: the Outlaws win when nobody is left."""
    seats = (sheriff("zippy_roy", life=1), outlaw(life=1), outlaw(life=1), renegade(life=1))
    t = table(*seats, line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert t.match.view(0).ending == "ending-outlaws"


def test_the_renegade_is_left(table: SetUp) -> None:
    """GTR-44, B-138: they leave together, and only then it is seen who is left."""
    t = table(
        sheriff(life=1),
        outlaw("zippy_roy", life=1),
        outlaw(life=1),
        renegade(),
        line=LINE,
        at=4,
        turn=1,
    )
    t.choose("use", kind="zippy_roy")
    assert t.match.view(0).ending == "ending-renegade"


def test_nobody_is_to_blame(table: SetUp) -> None:
    """GTR-42: no reward, nothing for El Gringo; Bart Cassidy draws; a Barrel helps."""
    t = table(
        sheriff("zippy_roy", hand="jail-JS"),
        outlaw(life=1),
        outlaw("el_gringo"),
        renegade("bart_cassidy"),
        deputy(in_play="barrel-QS"),
        line=LINE + " miners_oath",
        at=5,
        deck="4H 5C 6C 7C",
    )
    t.choose("use", kind="zippy_roy")
    while t.decision.prompt.id != "ask-main":
        if t.decision.seat == 4:
            t.choose("check")
        else:
            t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    assert (t.is_out(1), len(t.hand(0)), t.hand(2), len(t.hand(3))) == (True, 1, [], 1)
    assert t.life(4) == 4


def test_a_beer_at_the_end_of_the_line(table: SetUp) -> None:
    """GTR-44: at once, before the next player is shot at."""
    t = table(
        sheriff("zippy_roy"),
        outlaw(life=1, hand="beer-6H"),
        outlaw(life=1),
        renegade(),
        line=LINE,
        at=4,
    )
    t.choose("use", kind="zippy_roy")
    if t.decision.prompt.id == "ask-last-wagon":
        t.choose("no-wagon")
    t.choose("take-it")
    assert not t.is_out(2)
    t.choose("play", "beer")
    assert (t.life(1), t.is_out(2)) == (1, True)


def test_the_active_player_dies_at_the_end(table: SetUp) -> None:
    """GTR-38, GTR-44, B-24: the new line is laid out, and the turn passes."""
    t = table(sheriff(), outlaw("zippy_roy", life=1), outlaw(), renegade(), line=LINE, at=4, turn=1)
    t.choose("use", kind="zippy_roy")
    assert (t.is_out(1), t.turn(), station(t), side(t)) == (True, 2, 1, "leland")


def test_the_sheriff_survives_with_his_turn(table: SetUp) -> None:
    """GTR-38: the turn goes on from where it was interrupted."""
    t = table(sheriff(life=2), *THREE, line=LINE, at=4, step="start", deck="2C 3C")
    ride_on(t)
    assert (t.turn(), t.life(0), len(t.hand(0))) == (0, 1, 2)


def test_as_many_stations_as_began_the_game(table: SetUp) -> None:
    """GTR-39: those who are out are counted."""
    t = table(sheriff("zippy_roy"), outlaw(out=True), outlaw(), renegade(), line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert len(t.match.view(0).parts[TRAIN]["line"]) == 4


# Leland


def test_leland_is_a_general_store(table: SetUp) -> None:
    """GTR-45: the active player first, one card each."""
    t = table(
        sheriff(),
        outlaw("zippy_roy"),
        outlaw(),
        renegade(),
        line="boom_town yooma frisco miners_oath",
        at=4,
        turn=1,
        locomotive="leland",
        deck="2C 3C 4C 5C",
    )
    t.choose("use", kind="zippy_roy")
    t.choose("take", "bang-5C")
    t.choose("take", "bang-2C")
    t.choose("take", "bang-4C")
    assert [t.hand(seat) for seat in range(4)] == [
        ["bang-3C"],
        ["bang-5C"],
        ["bang-2C"],
        ["bang-4C"],
    ]


def test_leland_with_a_short_deck(table: SetUp) -> None:
    """GTR-101: the pile is shuffled in the middle of it."""
    t = table(
        sheriff("zippy_roy", hand=""),
        *THREE,
        line="boom_town yooma frisco miners_oath",
        at=4,
        locomotive="leland",
        deck="2C",
        rest="pile",
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert [len(t.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]


# Full Steam


@pytest.mark.parametrize(("choice", "life"), [("ignored", 4), ("twice", 2)])
def test_full_steam(table: SetUp, choice: str, life: int) -> None:
    """GTR-52: nothing, or two runs; the Locomotive is turned once."""
    t = table(sheriff(hand="full_steam"), *THREE, line=LINE, at=1)
    t.play("full_steam")
    t.choose(choice)
    ride_on(t)
    assert ([t.life(seat) for seat in range(1, 4)], side(t)) == ([life] * 3, "leland")


def test_full_steam_leland_twice(table: SetUp) -> None:
    """GTR-52: two General Stores."""
    t = table(sheriff(hand="full_steam"), *THREE, line=LINE, at=1, locomotive="leland")
    t.play("full_steam")
    t.choose("twice")
    ride_on(t)
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 2, 2, 2]


def test_two_runs_and_who_falls_in_the_first(table: SetUp) -> None:
    """GTR-52, GTR-44: the Sheriff's end in the first run is the end of it all."""
    t = table(
        sheriff(life=1),
        outlaw(hand="full_steam", life=2),
        outlaw(life=1),
        renegade(life=1),
        line=LINE,
        at=1,
        turn=1,
    )
    t.play("full_steam")
    t.choose("twice")
    ride_on(t)
    assert (t.match.view(0).ending, t.life(1)) == ("ending-outlaws", 1)


SHADE = "shade_oconnor"


@pytest.mark.parametrize(
    ("seat", "asked"), [(outlaw(SHADE, hand="bang-2C"), True), (outlaw(SHADE), False)]
)
def test_shade_and_an_empty_hand(table: SetUp, seat: Seat, asked: bool) -> None:
    """GTR-96, GTR-103: who has nothing to discard draws nothing."""
    t = table(sheriff("zippy_roy"), seat, outlaw(), renegade(), line=LINE, at=1, deck="KD")
    t.choose("use", kind="zippy_roy")
    assert (t.decision.seat == 1) is asked
    if asked:
        t.choose("discard", "bang-2C")
        assert len(t.hand(1)) == 1
    else:
        assert t.hand(1) == []


def test_full_steam_is_one_advance(table: SetUp) -> None:
    """GTR-52, GTR-96: Shade O'Connor exchanges one card, before the effect."""
    t = table(
        sheriff(hand="full_steam"),
        outlaw(SHADE, hand="bang-2C beer-6H"),
        outlaw(),
        renegade(),
        line=LINE,
        at=1,
        deck="missed-2S",
    )
    t.play("full_steam")
    t.choose("twice")
    t.choose("discard", "bang-2C")
    if t.decision.prompt.id == "ask-last-wagon":
        t.choose("no-wagon")
    t.choose("play", "missed")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["beer-6H"])


def test_shade_and_manuelita_in_order(table: SetUp) -> None:
    """GTR-38, GTR-100: clockwise from the active player."""
    t = table(
        sheriff("zippy_roy"),
        outlaw(SHADE, hand="bang-2C"),
        outlaw("manuelita"),
        renegade(),
        line=LINE,
        at=4,
        locomotive="leland",
        deck="2H 3H 4H 5H 6H 7H 8H",
    )
    t.choose("use", kind="zippy_roy")
    t.asked(1, "ask-exchange-one")
    assert t.hand(2) == []
    t.choose("discard", "bang-2C")
    assert len(t.hand(2)) == 2
    ride_on(t)


def test_shade_in_his_own_turn(table: SetUp) -> None:
    """GTR-96: nothing for an advance of his own."""
    t = table(sheriff(SHADE, hand="next_stop-2D bang-2C"), *THREE, line=LINE, at=1)
    t.play("next_stop")
    t.asked(0, "ask-main")
