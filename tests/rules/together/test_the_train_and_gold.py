"""The Great Train Robbery with Gold Rush, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import Seat, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"


@pytest.fixture
def camp(table: SetUp) -> SetUp:
    return partial(table, sets=["gold_rush", TRAIN])


def test_nuggets_of_the_most_wanted(camp: SetUp) -> None:
    """GTR-109, GR-10: one for each point that others lose, none for the own."""
    t = camp(
        sheriff(hand="most_wanted"),
        outlaw(),
        *TWO,
        deck="bang-2D missed-2S missed-3S missed-4S bang-3D",
    )
    t.play("most_wanted")
    assert (t.nuggets(0), t.life(0)) == (2, 4)


def test_no_nuggets_from_the_ironhorse(camp: SetUp) -> None:
    """GTR-42, GR-15: not even for who moved the Train there."""
    t = camp(sheriff("zippy_roy"), outlaw(), *TWO, line=LINE, at=4)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert ([t.life(seat) for seat in (1, 2, 3)], t.nuggets(0)) == ([3, 3, 3], 0)


def test_nuggets_for_shots_of_wagons(camp: SetUp) -> None:
    """GR-13: the owner used them."""
    t = camp(sheriff(in_play="baggage_car sleeper_car scope"), outlaw(), *TWO)
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("berth", "scope", seat=1)
    assert t.nuggets(0) == 2


@pytest.mark.parametrize(
    ("card", "life"), [("train_robbery-4D", 4), ("train_robbery-JC", 3), ("knife_revolver", 4)]
)
def test_the_calumet_on_the_train(camp: SetUp, card: str, life: int) -> None:
    """GR-94: Diamonds do nothing to its owner."""
    t = camp(sheriff(hand=card), outlaw(in_play="calumet scope"), *TWO, deck="2C")
    t.play(card, at=1)
    if t.decision.prompt.id == "ask-ransom":
        t.choose("face", "scope")
    assert (t.life(1), len(t.in_play(1))) == (life, 2)


def test_a_copy_is_of_clubs(camp: SetUp) -> None:
    """GTR-57, GR-94: the card that is played is the Money Bag, which the Calumet does not stop."""
    t = camp(sheriff(hand="money_bag"), outlaw(in_play="calumet"), *TWO, pile="bang-2D")
    t.play("money_bag", at=1)
    assert t.life(1) == 3


def test_equipment_is_nothing_to_rob(camp: SetUp) -> None:
    """GTR-109, GR-61: not by the Train Robbery, the Circus, a Switch or the Passenger Car."""
    t = camp(
        sheriff(hand="train_robbery-JC switch", in_play="circus_wagon passenger_car scope boots"),
        outlaw(in_play="calumet"),
        *TWO,
    )
    assert not t.can("play", "switch")
    assert not t.can("use-up", "passenger_car")
    t.play("train_robbery", at=1)
    t.choose("use-up", "circus_wagon")
    assert (t.in_play(1), t.life(1)) == (["calumet"], 4)


def test_equipment_pays_for_nothing(camp: SetUp) -> None:
    """GTR-109, GR-157: not at Virginia Town or Deathwood, nor for the Caboose."""
    for stop in ("virginia_town", "deathwood"):
        t = camp(sheriff(in_play="boots horseshoe"), outlaw(), *TWO, line=stop, at=2, row=ROW)
        assert not t.can("acquire")
    t = camp(sheriff(hand="bang-2D"), outlaw(in_play="caboose boots"), *TWO)
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_a_horseshoe_for_the_dining_car(camp: SetUp) -> None:
    """GR-103, GTR-73: one card more, and the better one counts."""
    t = camp(
        sheriff(),
        outlaw(life=2, in_play="dining_car horseshoe"),
        *TWO,
        turn=1,
        step="start",
        deck="9C 9H 2C 3C",
    )
    while t.decision.prompt.id != "ask-main":
        t.answer(next(o.key for o in t.decision.options if "9H" in o.key))
    assert t.life(1) == 3


def test_gold_rush_on_the_express(camp: SetUp) -> None:
    """GTR-117: bought in the extra turn it heals, and no further turn follows."""
    t = camp(
        sheriff(),
        outlaw(life=2, in_play="express_car", nuggets=5),
        *TWO,
        turn=1,
        row=f"gold_rush_card {ROW}",
    )
    t.choose("use-up", "express_car")
    t.choose("buy", "gold_rush_card")
    assert (t.life(1), t.turn()) == (4, 2)


def test_don_bell_on_the_express(camp: SetUp) -> None:
    """GTR-117: he does not "draw!", neither then nor at the end of the extra turn."""
    t = camp(
        sheriff(), outlaw("don_bell", in_play="express_car"), *TWO, turn=1, deck="9H 8H 7H 6H 5H"
    )
    t.choose("use-up", "express_car")
    assert len(t.hand(1)) == 2
    t.end_turn()
    assert t.turn() == 2


def test_the_express_after_gold_rush(camp: SetUp) -> None:
    """GTR-74: used in an extra turn of another source, it gives its turn, and then no other."""
    t = camp(
        sheriff(),
        outlaw(in_play="express_car", nuggets=5),
        *TWO,
        turn=1,
        row=f"gold_rush_card {ROW}",
    )
    t.choose("buy", "gold_rush_card")
    t.choose("use-up", "express_car")
    ride_on(t)
    assert t.turn() == 1
    t.end_turn()
    assert t.turn() == 2


def test_boots_at_tombrock(camp: SetUp) -> None:
    """GR-90, GTR-105: a point paid is a point lost."""
    t = camp(
        sheriff("simeon_picos", in_play="boots lucky_charm"),
        outlaw(),
        *TWO,
        line="tombrock",
        at=2,
        row=ROW,
    )
    t.choose("acquire", "caboose")
    assert (t.life(0), len(t.hand(0)), t.nuggets(0)) == (4, 1, 2)


def test_a_rucksack_against_the_ironhorse(camp: SetUp) -> None:
    """GR-106, GTR-44: the last point may be bought back."""
    t = camp(
        sheriff("zippy_roy"),
        outlaw(life=1, in_play="rucksack", nuggets=2),
        *TWO,
        line=LINE,
        at=4,
    )
    t.choose("use", kind="zippy_roy")
    while t.decision.seat == 0:
        t.choose("no-wagon" if t.can("no-wagon") else "take-it")
    t.choose("use", kind="rucksack")
    ride_on(t)
    assert (t.life(1), t.nuggets(1)) == (1, 0)


def test_wanted_and_the_ghost_car(camp: SetUp) -> None:
    """GTR-76, GR-98: not eliminated, so nothing is earned but the nugget of the point."""
    t = camp(
        sheriff(hand="bang-2D cat_balou-KH"),
        outlaw(life=1, in_play="ghost_car wanted", nuggets=2),
        *TWO,
        deck="2C 3C",
    )
    t.play("bang", at=1)
    assert (t.nuggets(0), len(t.hand(0)), t.nuggets(1)) == (1, 1, 2)
    t.play("cat_balou", at=1, pick="ghost_car")
    assert (t.is_out(1), t.nuggets(0), t.hand(0), t.nuggets(1)) == (True, 1, [], 0)


def test_madam_yto_and_crowns_hole(camp: SetUp) -> None:
    """GTR-22, GR-121: a Beer that pays is not played."""
    t = camp(sheriff(hand="beer-6H"), outlaw("madam_yto"), *TWO, line="crowns_hole", at=2, row=ROW)
    buy(t, "caboose", "beer")
    assert t.hand(1) == []


def test_a_pardner_for_the_prisoner(camp: SetUp) -> None:
    """GR-78, GTR-87: it is no Duel card, so it challenges him."""
    t = camp(sheriff(nuggets=2), outlaw(in_play="prisoner_car"), *TWO, row=f"pardner {ROW}")
    t.choose("buy", "pardner", kind="duel", seat=1)
    assert t.life(1) == 3


@pytest.mark.parametrize(
    "seat", [outlaw(in_play="private_car"), outlaw("evan_babbit", hand="bang-2D")]
)
def test_a_bottle_is_no_bang_card(camp: SetUp, seat: Seat) -> None:
    """GR-72, GTR-88, GTR-91: neither the Private Car nor Evan Babbit minds it."""
    t = camp(sheriff(nuggets=2), seat, *TWO, row=f"bottle {ROW}")
    t.choose("buy", "bottle", kind="bang", seat=1)
    if t.decision.seat == 1:
        assert not t.can("turn-on")
    ride_on(t)
    assert t.life(1) == 3


def test_a_bottle_cannot_be_evaded_into_a_hand(camp: SetUp) -> None:
    """GR-6, GTR-48: equipment never enters a hand; nor does Jacky Murieta's shot have a card."""
    t = camp(sheriff("jacky_murieta", nuggets=2), outlaw(hand="evaded"), *TWO, row=f"bottle {ROW}")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.life(1), "bottle" in t.under()) == ([], 4, True)
    t = camp(sheriff("jacky_murieta", nuggets=2), outlaw(hand="evaded"), *TWO)
    t.choose("use", kind="jacky_murieta", seat=1)
    t.choose("play", "evaded")
    assert (t.hand(1), t.life(1)) == ([], 4)


def test_luzena_pays_the_station_in_full(camp: SetUp) -> None:
    """GR-119: her nugget is for equipment."""
    t = camp(
        sheriff("pretty_luzena", hand="bang-2D"),
        outlaw(),
        *TWO,
        line="virginia_town",
        at=2,
        row=ROW,
    )
    assert not t.can("acquire")


def test_a_ghost_with_nuggets(camp: SetUp) -> None:
    """GTR-77, GR-22, GTR-78: brought back he has none, may earn and spend, but not heal."""
    t = camp(
        sheriff(hand="water_tower bang-2D"),
        outlaw(life=1, nuggets=3),
        *TWO,
        line=LINE,
        at=2,
        row="ghost_car mail_car dining_car",
        deck="2C 3C 4C bang-5C 6C",
    )
    t.play("bang", at=1)
    t.choose("play", "water_tower", pick="ghost_car", seat=1)
    assert (t.nuggets(1), t.life(1)) == (0, 0)
    t.end_turn()
    t.play("bang-5C", at=0)
    t.choose("take-it")
    assert t.nuggets(1) == 1


def test_no_nugget_from_a_ghost(camp: SetUp) -> None:
    """GR-17, GTR-78: no point lost, none earned."""
    t = camp(sheriff(hand="bang-2D"), outlaw(ghost=True, in_play="ghost_car"), *TWO)
    t.play("bang", at=1)
    assert t.nuggets(0) == 0


def test_refund_and_forced_equipment(camp: SetUp) -> None:
    """GR-44, GTR-60: what is paid away is not refunded; a Pardner as a Cat Balou is."""
    t = camp(
        sheriff(nuggets=6),
        outlaw(in_play="refund boots scope"),
        *TWO,
        row=f"pardner {ROW}",
        deck="2C 3C",
    )
    t.choose("force", seat=1, pick="boots")
    assert t.hand(1) == []
    t.choose("buy", "pardner", kind="cat_balou", seat=1, pick="scope")
    assert t.hand(1) == ["bang-2C"]


def test_the_cattle_truck_finds_no_equipment(camp: SetUp) -> None:
    """GR-6, GR-34: a Shot lies under its deck, not on the discard pile."""
    t = camp(sheriff(in_play="cattle_truck", nuggets=1), outlaw(), *TWO, row=f"shot {ROW}")
    t.choose("buy", "shot", seat=0)
    assert not t.can("use-up", "cattle_truck")
