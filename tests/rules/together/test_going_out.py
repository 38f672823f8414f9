"""Dying and going out with several sets in play: who is paid, what is lost, who stays."""

import pytest

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on, station
from tests.rules.shadow_gunslingers.conftest import ended

NOON, FISTFUL, SHOW = "high_noon", "fistful_of_cards", "wild_west_show"
ARMS, GOLD, CITY = "armed_and_dangerous", "gold_rush", "dodge_city"
SHADOWS = "shadow_gunslingers"
TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"


def any_order(t: Table) -> None:
    while not t.match.over and t.decision.prompt.id == "ask-top":
        t.choose("any-order")


# The Sheriff's penalty


def test_all_that_a_sheriff_loses_and_keeps(valley: SetUp) -> None:
    """B-75, VS-5, GR-23, GR-62, GR-99, AD-14: paid first; nuggets and tokens on the character stay.

    The wagon and the equipment go under their decks (GTR-28, GR-64).
    """
    t = valley(
        sheriff(
            hand="bang-2D beer-6H",
            in_play="bandolier boots mail_car",
            load=2,
            nuggets=1,
        ),
        deputy(life=1, in_play="bounty wanted"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[ARMS, GOLD, TRAIN],
        deck="3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    any_order(t)
    assert (t.hand(0), t.in_play(0), t.load(0), t.nuggets(0)) == ([], [], 2, 3)
    assert {"3C", "4C", "5C", "6H"} <= {card[-2:] for card in t.pile()}
    assert "boots" in t.under()


def test_a_deputy_who_is_kept_costs_nothing(table: SetUp) -> None:
    """GTR-76, GTR-80, GR-98, B-75: not eliminated, and later gone by nobody's doing."""
    t = table(
        sheriff(hand="bang-2D cat_balou-KH beer-6H"),
        deputy(life=1, in_play="ghost_car wanted"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=[GOLD, TRAIN],
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.nuggets(0)) == (False, 1)
    t.play("cat_balou", at=1, pick="ghost_car")
    assert (t.is_out(1), t.nuggets(0), t.hand(0)) == (True, 1, ["beer-6H"])


# Orders


def test_an_ordered_duel_that_is_lost(table: SetUp) -> None:
    """WW-22, B-73, GR-14, GR-100: it was his own: nobody is responsible, nobody earns."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="duel-8C", in_play="wanted"),
        outlaw(hand="bang-2D"),
        renegade(),
        sets=[GOLD, SHOW],
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="duel")
    t.choose("order", seat=2)
    t.choose("obey", "duel")
    t.choose("discard", "bang")
    assert (t.is_out(1), t.nuggets(0), t.nuggets(2), t.hand(0), t.hand(2)) == (True, 0, 0, [], [])


@pytest.mark.parametrize(("card", "load"), [("rust", 2), ("jail", 1)])
def test_tokens_that_an_order_brings(table: SetUp, card: str, load: int) -> None:
    """WW-22, AD-30, AD-97: they are whose card it is; the one who ordered may lose some."""
    t = table(
        sheriff(load=1),
        outlaw(hand="rust jail-JS"),
        outlaw(load=1),
        renegade(),
        sets=[ARMS, SHOW],
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind=card)
    if card == "jail":
        t.choose("order", seat=2)
    t.choose("obey", card)
    if card == "jail":
        t.choose("load", seat=1)
    assert (t.load(1), t.load(0)) == (load, 0 if card == "rust" else 1)


def test_an_ordered_tornado(valley: SetUp) -> None:
    """WW-22, VS-38: it begins with the player who plays it."""
    t = valley(
        sheriff(hand="beer-6H"),
        outlaw(hand="tornado"),
        *TWO,
        sets=[SHOW],
        show="dorothy_rage",
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="tornado")
    t.choose("obey", "tornado")
    drawn = [[card[-2:] for card in t.hand(seat)] for seat in (1, 2, 3, 0)]
    assert drawn == [["2C", "3C"], ["4C", "5C"], ["6C", "7C"], ["8C", "9C"]]


def test_an_ordered_full_steam(table: SetUp) -> None:
    """WW-19, GTR-52: what the Locomotive does is part of the order."""
    t = table(
        sheriff(),
        outlaw(hand="full_steam"),
        *TWO,
        sets=[SHOW, TRAIN],
        show="dorothy_rage",
        line=LINE,
    )
    t.choose("command", seat=1)
    t.choose("name", kind="full_steam")
    t.asked(0, "ask-full-steam")
    t.choose("ignored")
    t.choose("obey", "full_steam")
    ride_on(t)
    assert ([t.life(seat) for seat in range(4)], station(t)) == ([5, 4, 4, 4], 1)


def test_an_order_that_a_prisoner_car_stops(table: SetUp) -> None:
    """WW-23, GTR-87: nobody can be challenged there; the Duel is merely shown."""
    t = table(
        sheriff(),
        outlaw(hand="duel-8C"),
        outlaw(in_play="prisoner_car"),
        renegade(),
        sets=[SHOW, TRAIN],
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="duel")
    t.choose("order", seat=2)
    t.choose("obey", "duel")
    assert (t.life(2), t.hand(1), t.happened("showed", seat=1)) == (4, ["duel-8C"], 1)


# In one's own turn


def test_the_first_of_two_runs_takes_who_rode(table: SetUp) -> None:
    """GTR-52, GTR-44, WW-69, B-24: the second one still comes; then the Train is laid out anew."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="full_steam"),
        outlaw("teren_kill", life=1),
        renegade(),
        sets=[SHOW, TRAIN],
        turn=1,
        line=LINE,
        deck="9H 3C 5S 4C 6C 7C",
    )
    t.play("full_steam")
    t.choose("twice")
    for _ in range(9):
        if t.decision.prompt.id in ("ask-last-wagon", "ask-shot-at", "ask-dying"):
            ride_on(t)
    assert [t.is_out(seat) for seat in range(4)] == [False, True, True, False]
    assert ([t.life(0), t.life(3)], station(t), t.turn()) == ([3, 2], 1, 3)


def test_the_next_stop_is_ones_last(table: SetUp) -> None:
    """GTR-37, GTR-42, B-24: the row lies anew when the next player begins; nobody is rewarded."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="next_stop"),
        outlaw("herb_hunter"),
        renegade(),
        sets=[CITY, TRAIN],
        turn=1,
        line=LINE,
        at=4,
        deck="bang-2D 3C 4C 5C 6C",
    )
    t.play("next_stop")
    ride_on(t)
    t.asked(2, "ask-main")
    assert (t.is_out(1), station(t), len(t.hand(2)), t.life(2)) == (True, 1, 2 + 2, 3)


def test_paid_with_the_car_that_kept_him(table: SetUp) -> None:
    """GTR-80, GTR-20, GTR-28: gone with what he acquired, without reward; the turn is over."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost_car"),
        outlaw("herb_hunter"),
        renegade(),
        sets=[CITY, TRAIN],
        turn=1,
        line="deathwood tombrock yooma frisco",
        at=2,
        stack="mail_car caboose dining_car",
        deck="2C 3C 4C",
    )
    buy(t, "mail_car", "ghost_car")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.in_play(1), len(t.hand(2))) == (True, [], 2)


def test_two_shots_of_a_fistful(table: SetUp) -> None:
    """FC-92, WW-69: each is an effect of its own, and so is each "draw!" that saves or does not."""
    t = table(
        sheriff("teren_kill", life=1, hand="scope barrel-QS"),
        outlaw(),
        *TWO,
        sets=[FISTFUL, SHOW],
        step="start",
        event="a_fistful_of_cards",
        deck="9H 2C 5S 3C",
    )
    while not t.match.over and t.decision.prompt.id in ("ask-shot-at", "ask-dying"):
        t.choose("take-it" if t.can("take-it") else "give-up")
    assert t.match.over
    assert ended(t)[1] == (1, 2)


def test_the_bomb_pays_for_a_caravan(table: SetUp) -> None:
    """AD-52, AD-66, B-66: what is paid for comes too late to save who paid with its last tokens."""
    t = table(
        sheriff(),
        outlaw(life=2, hand="caravan", in_play="bomb boots", loads={"bomb": 2}),
        *TWO,
        sets=[ARMS, GOLD],
        turn=1,
        deck="beer-6H beer-7H beer-8H 2C 3C",
    )
    t.play("caravan")
    t.choose("pay-load", pick="bomb")
    t.asked(2, "ask-main")
    assert t.is_out(1)


# Kept in the game


def test_simeon_picos_and_the_ghost_car(table: SetUp) -> None:
    """GTR-76, GR-123, GR-91: he is paid for the last point, once; the Charm is not."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("simeon_picos", life=1, in_play="ghost_car lucky_charm"),
        *TWO,
        sets=[GOLD, TRAIN],
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.nuggets(1), t.nuggets(0)) == (False, 1, 1)


def test_what_the_last_point_does_to_one_who_is_kept(table: SetUp) -> None:
    """GTR-76, AD-105, B-78: he is in the game, so his ability answers; at a shooter with life."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("julie_cutter", life=1, in_play="ghost_car"),
        *TWO,
        sets=[ARMS, TRAIN],
        deck="2H",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.life(0)) == (False, 4)


@pytest.mark.parametrize(("kept", "winners"), [(1, (3,)), (2, (1, 2))])
def test_the_sheriff_dies_among_ghosts(valley: SetUp, kept: int, winners: tuple[int, ...]) -> None:
    """GTR-116, VS-14, B-138: a Renegade without life points wins, if nobody else is there."""
    t = valley(
        sheriff(life=1),
        outlaw(ghost=True, in_play="ghost-9S") if kept == 2 else outlaw(out=True),
        outlaw(life=1) if kept == 1 else outlaw(out=True),
        renegade(ghost=True, in_play="ghost_car", hand="gatling"),
        sets=[TRAIN],
        turn=3,
    )
    t.play("gatling")
    assert ended(t)[1] == winners


# Back in the game


@pytest.mark.parametrize("event", ["bone_orchard", "dead_man"])
@pytest.mark.parametrize("shadows", [True, False])
def test_nuggets_of_one_who_is_back(table: SetUp, event: str, shadows: bool) -> None:
    """SG-11, GR-22, WW-10, FC-20: kept where everyone plays on as a shadow, else gone."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, nuggets=2),
        *TWO,
        sets=[FISTFUL, GOLD, SHOW],
        variants=[SHADOWS] if shadows else [],
        event="dead_man" if event == "dead_man" else "ranch",
        show="bone_orchard" if event == "bone_orchard" else "gag",
    )
    t.play("bang", at=1)
    t.end_turn()
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    assert t.turn() in (0, 1)
    while t.turn() == 0:
        t.choose("discard", t.hand(0)[0]) if t.can("discard") else t.end_turn()
    assert (t.turn(), t.is_out(1), t.nuggets(1)) == (1, False, 2 if shadows else 0)
    assert t.life(1) == (2 if event == "dead_man" else 1)


def test_two_heirs_of_wagons_and_equipment(table: SetUp) -> None:
    """DC-76, GTR-104, GR-63, AD-27: by turns, wagons into play; what is black goes to nobody."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, hand="beer-6H", in_play="mail_car bandolier boots"),
        outlaw("vulture_sam"),
        renegade("vera_custer", copies="vulture_sam"),
        sets=[ARMS, CITY, GOLD, TRAIN],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    t.asked(2, "ask-estate")
    t.choose("inherit", pick="mail_car")
    t.asked(3, "ask-estate")
    t.choose("inherit", pick="bandolier")
    assert (t.in_play(2), t.hand(2)) == (["mail_car"], ["beer-6H"])
    assert (t.in_play(3), t.hand(3), t.under()[0]) == ([], ["bandolier-2H"], "boots")


def test_who_is_back_from_the_orchard_is_hunted_again(table: SetUp) -> None:
    """DC-85, WW-10: with three players a target who has life points is a target again."""
    t = table(
        deputy(hand="bang-2D"),
        renegade(out=True),
        outlaw(),
        sets=[CITY, SHOW],
        show="bone_orchard",
        deck="missed-2S missed-3S 4C 5C missed-4S missed-5S",
    )
    t.end_turn()
    assert (t.turn(), t.life(1)) == (1, 1)
    t.end_turn()
    t.choose("discard", "missed-2S")
    t.end_turn()
    t.play("bang-2D", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert ended(t) == ("ending-hunter", (0,))


# Orders that come to nothing


@pytest.mark.parametrize(
    ("event", "card"),
    [("the_judge", "scope"), ("the_judge", "bandolier"), ("the_reverend", "beer")],
)
def test_an_order_that_an_event_forbids(table: SetUp, event: str, card: str) -> None:
    """WW-9, WW-23, FC-80, HN-46: the card is shown, and stays where it is."""
    t = table(
        sheriff(),
        outlaw(hand=card, life=2),
        *TWO,
        sets=[NOON, FISTFUL, SHOW, ARMS],
        event=event,
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind=card)
    t.choose("obey", card)
    assert (len(t.hand(1)), t.in_play(1), t.life(1)) == (1, [], 2)
    assert t.happened("showed", seat=1) == 1


def test_an_order_for_which_the_supply_is_short(table: SetUp) -> None:
    """WW-23, AD-22: two tokens are left, so a Dangerous card is merely shown."""
    t = table(
        sheriff(load=4, in_play="bell_tower beer_keg", loads={"bell_tower": 4, "beer_keg": 4}),
        outlaw(load=3, hand="bandolier"),
        outlaw(load=4, in_play="crate whip", loads={"crate": 4, "whip": 4}),
        renegade(load=3),
        sets=[ARMS, SHOW],
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bandolier")
    t.choose("obey", "bandolier")
    assert (len(t.hand(1)), t.in_play(1)) == (1, [])


def test_an_order_that_a_private_car_stops(table: SetUp) -> None:
    """WW-23, GTR-88: without cards in hand its owner is no target of a BANG! card."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D"),
        outlaw(in_play="private_car"),
        renegade(),
        sets=[SHOW, TRAIN],
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=2)
    t.choose("obey", "bang-2D")
    assert (t.life(2), t.hand(1)) == (4, ["bang-2D"])
