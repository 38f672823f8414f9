"""The Great Train Robbery with Dodge City, from the rules alone."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, ride_on

TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"
ROW = "caboose mail_car dining_car"


@pytest.fixture
def city(table: SetUp) -> SetUp:
    return partial(table, sets=["dodge_city", TRAIN])


def test_pat_brennan_takes_a_wagon(city: SetUp) -> None:
    """GTR-107, DC-102: into play; a Sheriff not the Ghost Car."""
    t = city(
        sheriff("pat_brennan"),
        outlaw(in_play="mail_car"),
        outlaw(in_play="ghost_car"),
        renegade(),
        step="draw",
    )
    assert "ghost_car" not in {o.pick or o.card for o in t.decision.options}
    t.answer(next(o.key for o in t.decision.options if "mail_car" in o.key))
    assert (t.hand(0), t.in_play(0)) == ([], ["mail_car"])


def test_belle_star_and_wagons(city: SetUp) -> None:
    """GTR-106: in her turn the others' do nothing, but a Ghost Car keeps its owner."""
    t = city(
        sheriff("belle_star", hand="bang-2D duel-QD bang-3D", in_play="volcanic-10S"),
        outlaw(in_play="private_car prisoner_car caboose mail_car refund"),
        outlaw(),
        renegade(life=1, in_play="ghost_car"),
    )
    t.play("bang-2D", at=1)
    t.play("duel", at=1)
    t.play("bang-3D", at=3)
    assert (t.life(1), t.life(3), t.is_out(3)) == (2, 0, False)


@pytest.mark.parametrize(
    ("card", "lost"), [("train_robbery-4D", False), ("train_robbery-JC", True)]
)
def test_apache_kid_is_robbed(city: SetUp, card: str, lost: bool) -> None:
    """DC-46, GTR-65: not by a Diamond."""
    t = city(sheriff(hand=card), outlaw("apache_kid", in_play="scope"), *TWO)
    t.play(card, at=1)
    if lost:
        t.choose("yield", "scope")
    assert t.in_play(1) == ([] if lost else ["scope-AS"])


def test_apache_kid_and_a_copy(city: SetUp) -> None:
    """DC-46, GTR-57: the Money Bag is of Clubs, whatever it copies."""
    t = city(sheriff(hand="money_bag"), outlaw("apache_kid"), *TWO, pile="bang-2D")
    t.play("money_bag", at=1)
    assert t.life(1) == 2


def test_green_is_not_blue(city: SetUp) -> None:
    """GTR-108: not for Deathwood or Caboose; the Circus and a Switch find it."""
    t = city(sheriff(in_play="bible"), outlaw(), *TWO, line="deathwood", at=2, row=ROW)
    assert not t.can("acquire")
    t = city(
        sheriff(hand="bang-2D switch", in_play="circus_wagon scope"),
        outlaw(in_play="caboose canteen"),
        *TWO,
    )
    t.play("bang", at=1)
    assert t.life(1) == 3
    t.play("switch", at=1, pick="canteen")
    t.choose("swap", "scope")
    t.choose("use-up", "circus_wagon")
    t.choose("discard", "scope")
    assert (t.in_play(0), t.in_play(1)) == (["canteen-7H"], ["caboose"])


def test_elena_fuente_and_wagons(city: SetUp) -> None:
    """DC-58: cards in play cannot be used; any from hand can."""
    t = city(
        sheriff(hand="bang-2D"), outlaw("elena_fuente", in_play="mail_car", hand="beer-6H"), *TWO
    )
    t.play("bang", at=1)
    assert not any("mail_car" in o.key for o in t.decision.options)
    t.choose("play", "beer")
    assert t.life(1) == 3


def test_molly_stark_evades(city: SetUp) -> None:
    """DC-63, GTR-48: no card of the three names; what she took is all she gets."""
    t = city(sheriff(hand="bang-2D"), outlaw("molly_stark", hand="evaded"), *TWO, deck="2C")
    t.play("bang", at=1)
    t.choose("play", "evaded")
    assert t.hand(1) == ["bang-2D"]


@pytest.mark.parametrize("whom", ["sancho", "zippy_roy"])
def test_vera_custer_on_the_train(city: SetUp, whom: str) -> None:
    """DC-71, GTR-94, GTR-97: what she copies, she may use once."""
    t = city(
        sheriff("vera_custer"),
        outlaw(whom),
        *TWO,
        step="draw",
        line=LINE,
        at=2,
        row=ROW,
    )
    t.answer(next(o.key for o in t.decision.options if whom in o.key or o.seat == 1))
    assert t.can("acquire-free" if whom == "sancho" else "use")


def test_a_copied_springfield(city: SetUp) -> None:
    """GTR-57, DC-14: its other card has to be paid."""
    t = city(sheriff(hand="money_bag"), outlaw(), *TWO, pile="springfield")
    assert not t.can("play", "money_bag")
    t = city(sheriff(hand="money_bag beer-6H"), outlaw(), *TWO, pile="springfield")
    t.play("money_bag", at=2)
    t.choose("discard", "beer")
    t.choose("top", "beer")
    assert (t.life(2), t.hand(0)) == (3, [])


def test_who_profits_from_the_ironhorse(city: SetUp) -> None:
    """DC-59, DC-60, GTR-42: eliminations, though nobody's; leaving the Ghost Car is none."""
    t = city(
        sheriff("zippy_roy"),
        outlaw("herb_hunter"),
        outlaw(life=1),
        renegade("greg_digger", life=2),
        line=LINE,
        at=4,
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert (len(t.hand(1)), t.life(3)) == (2, 3)
    t = city(
        sheriff(hand="cat_balou-KH"),
        outlaw("herb_hunter"),
        outlaw(ghost=True, in_play="ghost_car"),
        renegade("greg_digger", life=2),
    )
    t.play("cat_balou", at=2, pick="ghost_car")
    assert (t.is_out(2), t.hand(1), t.life(3)) == (True, [], 2)


def test_brawl_and_refund(city: SetUp) -> None:
    """GTR-60, DC-32: a card for the one that is lost."""
    t = city(sheriff(hand="brawl jail-JS"), outlaw(in_play="refund scope"), *TWO, deck="2C")
    t.play("brawl")
    while t.decision.prompt.id != "ask-main":
        scope = [o.key for o in t.decision.options if "scope" in o.key]
        t.answer(scope[0] if scope else t.decision.options[0].key)
    assert (t.in_play(1), t.hand(1)) == (["refund-3S"], ["bang-2C"])


def test_doc_holyday_and_the_private_car(city: SetUp) -> None:
    """DC-56, GTR-88: no BANG! card."""
    t = city(sheriff("doc_holyday", hand="beer-6H beer-7H"), outlaw(in_play="private_car"), *TWO)
    t.choose("use", kind="doc_holyday", seat=1)
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert t.life(1) == 3


def test_bill_noface_without_life(city: SetUp) -> None:
    """DC-54, GTR-78: every point is missing."""
    t = city(
        sheriff(),
        outlaw("bill_noface", ghost=True, in_play="ghost_car"),
        *TWO,
        turn=1,
        step="draw",
    )
    assert len(t.hand(1)) == 5


def test_sean_mallory_without_life(city: SetUp) -> None:
    """DC-69, GTR-79: the whole hand goes, whatever his limit."""
    t = city(
        sheriff(),
        outlaw("sean_mallory", ghost=True, in_play="ghost_car", hand="beer-6H beer-7H"),
        *TWO,
        turn=1,
    )
    t.end_turn()
    while t.decision.prompt.id in ("ask-excess", "ask-top"):
        t.answer(t.decision.options[0].key)
    assert (t.hand(1), t.turn()) == ([], 2)


@pytest.mark.parametrize("card", ["punch", "howitzer", "pepperbox"])
def test_evaded_in_the_city(city: SetUp, card: str) -> None:
    """GTR-48: a brown card, or a green one from play, that shot."""
    in_play = "" if card == "punch" else card
    t = city(
        sheriff(hand=card if card == "punch" else "", in_play=in_play),
        outlaw(hand="evaded"),
        *TWO,
    )
    if card == "punch":
        t.play(card, at=1)
    elif card == "howitzer":
        t.choose("use-up", card)
    else:
        t.choose("use-up", card, seat=1)
    t.choose("play", "evaded")
    assert (t.life(1), t.hand(1)[0].startswith(card)) == (4, True)


def test_evaded_and_springfield(city: SetUp) -> None:
    """GTR-48, DC-13: the card that shot, not the one that paid."""
    t = city(sheriff(hand="springfield beer-6H"), outlaw(hand="evaded"), *TWO)
    t.play("springfield", at=1)
    t.choose("discard", "beer")
    t.choose("top", "beer")
    t.choose("play", "evaded")
    assert t.hand(1)[0].startswith("springfield")


def test_jose_delgado_has_no_wagon_in_hand(city: SetUp) -> None:
    """GTR-107, DC-61."""
    t = city(sheriff("jose_delgado", in_play="mail_car"), outlaw(), *TWO)
    assert not t.can("use", kind="jose_delgado")


def test_eight_stations(city: SetUp) -> None:
    """GTR-4, DC-78: as many as players."""
    t = city(
        sheriff("zippy_roy"),
        deputy(),
        deputy(),
        outlaw(),
        outlaw(),
        outlaw(),
        renegade(),
        renegade(),
        at=8,
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert len(t.match.view(0).parts[TRAIN]["line"]) == 8


def test_three_players_at_the_end_of_the_line(city: SetUp) -> None:
    """GTR-43, DC-90: all three at once, and the Outlaw wins; with one left, that one."""
    t = city(deputy("zippy_roy", life=1), outlaw(life=1), renegade(life=1), line=LINE, at=3)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert t.match.view(0).winners == (1,)
    t = city(deputy("zippy_roy", life=1), outlaw(life=1), renegade(), line=LINE, at=3)
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert t.match.view(0).winners == (2,)


def test_a_wagon_bought_by_chuck_wengam(city: SetUp) -> None:
    """DC-55, GTR-103: he keeps a point for himself; with one left Tombrock is closed."""
    t = city(sheriff("chuck_wengam", life=2), outlaw(), *TWO, line="tombrock", at=2, row=ROW)
    t.choose("use", kind="chuck_wengam")
    assert (t.life(0), t.can("acquire")) == (1, False)


def test_pat_brennan_takes_the_ghost_car(city: SetUp) -> None:
    """GTR-107, GTR-80: in phase 1, and the ghost is out at once."""
    t = city(
        sheriff(),
        outlaw("pat_brennan"),
        outlaw(ghost=True, in_play="ghost_car"),
        renegade(),
        turn=1,
        step="draw",
    )
    t.answer(next(o.key for o in t.decision.options if "ghost_car" in o.key))
    assert (t.is_out(2), t.in_play(1), t.hand(1)) == (True, ["ghost_car"], [])


def test_vera_custer_and_jimmy_texas(city: SetUp) -> None:
    """DC-71, DC-74, GTR-92: what she copied still draws at the end of the turn."""
    t = city(
        sheriff(),
        outlaw("vera_custer", copies="jimmy_texas"),
        *TWO,
        turn=1,
        deck="2C 3C 4C",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-2C"]
