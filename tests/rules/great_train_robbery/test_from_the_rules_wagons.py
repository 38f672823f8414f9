"""The wagons (GTR-31 to GTR-36, GTR-68 to GTR-89), both halves of what they say."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, buy, ride_on, station

TWO = (outlaw(), renegade())
ROW = "caboose mail_car dining_car"
LINE = "boom_town tombrock yooma frisco"
GHOST = outlaw(ghost=True, in_play="ghost_car")


# In play


@pytest.mark.parametrize("card", ["panic-JH", "cat_balou-KH"])
def test_a_wagon_is_taken_or_discarded(table: SetUp, card: str) -> None:
    """GTR-31, GTR-33, GTR-28: never in a hand; a discarded one is not on the pile."""
    t = table(sheriff(hand=card), outlaw(in_play="mail_car"), *TWO)
    t.play(card, at=1, pick="mail_car")
    assert (t.hand(0), t.in_play(0)) == ([], ["mail_car"] if card == "panic-JH" else [])
    assert t.pile() == [card]


def test_a_wagon_serves_at_once(table: SetUp) -> None:
    """GTR-29: in the turn it was acquired."""
    t = table(
        sheriff(hand="bang-2D"), outlaw(), *TWO, line=LINE, at=2, row="mail_car caboose dining_car"
    )
    buy(t, "mail_car", "bang")
    t.choose("use-up", "mail_car")
    t.choose("share", t.hand(0)[0], seat=1)
    assert (len(t.hand(0)), len(t.hand(1))) == (2, 1)


def test_the_sheriff_and_the_ghost_car(table: SetUp) -> None:
    """GTR-34: he cannot take it, but have it discarded; others take it."""
    seats = (sheriff(hand="panic-JH cat_balou-KH"), outlaw(in_play="ghost_car", hand="panic-QH"))
    t = table(*seats, outlaw(in_play="scope"), renegade())
    assert not t.can("play", "panic", pick="ghost_car")
    assert t.can("play", "cat_balou", pick="ghost_car")
    t = table(sheriff(), outlaw(hand="panic-JH"), outlaw(in_play="ghost_car"), renegade(), turn=1)
    t.play("panic", at=2, pick="ghost_car")
    assert t.in_play(1) == ["ghost_car"]


# Baggage Car


def test_the_baggage_car_is_an_extra_bang(table: SetUp) -> None:
    """GTR-68: beside the BANG! of the turn, within weapon range; one Missed! against Slab."""
    t = table(
        sheriff("slab_the_killer", in_play="baggage_car"),
        deputy(hand="missed-2S"),
        *TWO,
        outlaw(),
        bangs=1,
    )
    assert not t.can("use-up", "baggage_car", kind="bang", seat=2)
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("play", "missed")
    assert (t.life(1), t.in_play(0)) == (4, [])


def test_the_baggage_car_dodges(table: SetUp) -> None:
    """GTR-36, GTR-68: off turn as a Missed!; it is no answer to Indians!."""
    t = table(sheriff(hand="bang-2D indians-KD"), outlaw(in_play="baggage_car"), *TWO)
    t.play("indians")
    assert t.life(1) == 3
    t.play("bang", at=1)
    t.choose("use-up", "baggage_car")
    assert (t.life(1), t.in_play(1)) == (3, [])


def test_the_baggage_car_as_a_panic(table: SetUp) -> None:
    """GTR-68: distance 1; as a Cat Balou at any."""
    t = table(
        sheriff(in_play="baggage_car"), deputy(in_play="scope"), outlaw(in_play="mustang-8H"), *TWO
    )
    assert t.can("use-up", "baggage_car", kind="panic", seat=1, pick="scope")
    assert not t.can("use-up", "baggage_car", kind="panic", seat=2, pick="mustang")
    t.choose("use-up", "baggage_car", kind="cat_balou", seat=2, pick="mustang")
    assert t.in_play(2) == []


# Caboose


def test_the_caboose_twice(table: SetUp) -> None:
    """GTR-69: from hand and from play, against Slab the Killer; not a brown card, not itself."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="scope beer-6H", in_play="caboose mail_car"),
        *TWO,
    )
    t.play("bang", at=1)
    assert not t.can("uncouple", "beer")
    assert not t.can("uncouple", "caboose")
    t.choose("uncouple", "scope")
    t.choose("uncouple", "mail_car")
    assert (t.life(1), t.in_play(1), t.hand(1)) == (4, ["caboose"], ["beer-6H"])


def test_a_ghost_uncouples_the_ghost_car(table: SetUp) -> None:
    """GTR-69, GTR-80: his choice; he is out."""
    t = table(sheriff(hand="bang-2D"), outlaw(ghost=True, in_play="caboose ghost_car"), *TWO)
    t.play("bang", at=1)
    t.choose("uncouple", "ghost_car")
    ride_on(t)
    assert (t.is_out(1), t.hand(0)) == (True, [])


# Cattle Truck


def test_the_cattle_truck(table: SetUp) -> None:
    """GTR-70: one of the top three, the others stay in order."""
    t = table(
        sheriff(in_play="cattle_truck"), outlaw(), *TWO, pile="bang-2D bang-3D bang-4D bang-5D"
    )
    t.choose("use-up", "cattle_truck")
    assert not t.can("take", "bang-5D")
    t.choose("take", "bang-3D")
    assert (t.hand(0), t.pile()) == (["bang-3D"], ["bang-2D", "bang-4D", "bang-5D"])


def test_an_empty_cattle_truck(table: SetUp) -> None:
    """GTR-70: with one card it is that one, with none it stays."""
    t = table(sheriff(in_play="cattle_truck"), outlaw(), *TWO)
    assert not t.can("use-up", "cattle_truck")
    t = table(sheriff(in_play="cattle_truck"), outlaw(), *TWO, pile="bang-2D")
    t.choose("use-up", "cattle_truck")
    assert (t.hand(0), t.pile()) == (["bang-2D"], [])


# Circus Wagon


def test_the_circus(table: SetUp) -> None:
    """GTR-71: clockwise, each their own choice; hands are safe; who has nothing loses nothing."""
    t = table(
        sheriff(in_play="circus_wagon barrel-QS"),
        outlaw(in_play="scope mustang-8H", hand="beer-6H"),
        outlaw(hand="beer-7H"),
        renegade(in_play="mail_car"),
    )
    t.choose("use-up", "circus_wagon")
    t.choose("discard", "mustang")
    assert [t.in_play(seat) for seat in range(4)] == [["barrel-QS"], ["scope-AS"], [], []]
    assert (t.hand(1), t.hand(2)) == (["beer-6H"], ["beer-7H"])


def test_the_circus_and_a_ghost(table: SetUp) -> None:
    """GTR-71, GTR-80: with nothing else in play he has to go; the law has won then."""
    t = table(sheriff(in_play="circus_wagon"), outlaw(out=True), GHOST, renegade(out=True))
    t.choose("use-up", "circus_wagon")
    assert t.match.view(0).ending == "ending-law"


# Coal Hopper


def test_the_coal_hopper(table: SetUp) -> None:
    """GTR-72: a card, and a wagon of anyone; with none in play only the card."""
    t = table(sheriff(in_play="coal_hopper"), outlaw(in_play="mail_car"), *TWO, deck="2C")
    t.choose("use-up", "coal_hopper", seat=1, pick="mail_car")
    assert (t.hand(0), t.in_play(1)) == (["bang-2C"], [])
    t = table(sheriff(in_play="coal_hopper"), outlaw(in_play="scope"), *TWO, deck="2C")
    t.choose("use-up", "coal_hopper")
    assert (t.hand(0), t.in_play(1)) == (["bang-2C"], ["scope-AS"])


# Dining Car


@pytest.mark.parametrize(("flip", "life"), [("9H", 3), ("9D", 2)])
def test_the_dining_car(table: SetUp, flip: str, life: int) -> None:
    """GTR-73: Hearts heal."""
    t = table(
        sheriff(),
        outlaw(life=2, in_play="dining_car"),
        *TWO,
        turn=1,
        step="start",
        deck=f"{flip} 2C 3C",
    )
    assert (t.life(1), len(t.hand(1))) == (life, 2)


def test_the_dining_car_is_last(table: SetUp) -> None:
    """GTR-73, GTR-98: Dynamite, Jail, then the meal; none in a turn that is lost."""
    t = table(
        sheriff(),
        outlaw(in_play="dining_car jail-JS dynamite"),
        *TWO,
        turn=1,
        step="start",
        deck="missed-5S 9H QH 2C 3C",
    )
    assert (t.life(1), t.turn()) == (2, 1)
    t = table(
        sheriff(),
        outlaw(life=2, in_play="dining_car jail-JS"),
        *TWO,
        turn=1,
        step="start",
        deck="9C 9H 2C 3C",
    )
    assert (t.life(1), t.turn()) == (2, 2)


# Express Car


def test_the_express_car(table: SetUp) -> None:
    """GTR-74: the hand goes, the Strongbox gives, and a whole turn follows, with the Train."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="express_car strongbox"),
        outlaw(),
        *TWO,
        line=LINE,
        bangs=1,
        deck="bang-2C 3C 4C",
    )
    t.choose("use-up", "express_car")
    ride_on(t)
    assert (t.turn(), t.hand(0), station(t)) == (0, ["bang-2C", "bang-3C", "bang-4C"], 2)
    t.play("bang-2C", at=1)
    t.end_turn()
    assert t.turn() == 1


REST = (
    "baggage_car cattle_truck circus_wagon coal_hopper lounge_car mail_car observation_car "
    "passenger_car prisoner_car private_car sleeper_car lumber_flatcar"
)


def test_the_express_car_does_not_come_twice(table: SetUp) -> None:
    """GTR-74, GTR-28: acquired again in the extra turn, it cannot be used."""
    t = table(
        sheriff(in_play="express_car"),
        outlaw(in_play=REST),
        outlaw(in_play="ghost_car"),
        renegade(),
        line=LINE,
        at=3,
        row="caboose dining_car",
        deck="bang-2C 3C",
    )
    t.choose("use-up", "express_car")
    assert t.row(TRAIN) == ["caboose", "dining_car", "express_car"]
    buy(t, "express_car", "bang-2C")
    assert not t.can("use-up", "express_car")


def test_a_dynamite_waits_for_the_extra_turn(table: SetUp) -> None:
    """GTR-74: it is a complete one, with its "draw!"s."""
    t = table(
        sheriff(), outlaw(in_play="express_car dynamite"), *TWO, turn=1, deck="missed-5S 2C 3C"
    )
    t.choose("use-up", "express_car")
    assert (t.turn(), t.life(1)) == (1, 1)


# Ghost Car


def test_the_last_life_point_with_a_ghost_car(table: SetUp) -> None:
    """GTR-76: no reward, cards and hidden role are kept."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, hand="beer-6H", in_play="ghost_car scope"),
        *TWO,
        deck="2C 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert (t.is_out(1), t.life(1), t.hand(1)) == (False, 0, ["beer-6H"])
    assert (t.hand(0), t.match.view(0).players[1].role) == ([], None)


def test_a_beer_before_the_ghost_car(table: SetUp) -> None:
    """GTR-76, GTR-81: he may save himself, and loses nothing with the car afterwards."""
    t = table(
        sheriff(hand="bang-2D cat_balou-KH"),
        outlaw(life=1, hand="beer-6H", in_play="ghost_car"),
        *TWO,
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    t.play("cat_balou", at=1, pick="ghost_car")
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_no_second_loss(table: SetUp) -> None:
    """GTR-78: he can be shot at, and neither loses nor gains."""
    t = table(sheriff(hand="gatling saloon"), GHOST, *TWO)
    t.play("gatling")
    t.play("saloon")
    assert [t.life(seat) for seat in range(4)] == [5, 0, 4, 4]


def test_the_ghosts_hand_is_discarded(table: SetUp) -> None:
    """GTR-79: the whole hand; what is in play stays."""
    t = table(
        sheriff(),
        outlaw(ghost=True, in_play="ghost_car scope", hand="beer-6H"),
        *TWO,
        turn=1,
    )
    t.end_turn()
    if t.decision.prompt.id == "ask-excess":
        t.choose("discard", "beer")
    assert (t.hand(1), len(t.in_play(1)), t.turn()) == ([], 2, 2)


def test_losing_the_ghost_car(table: SetUp) -> None:
    """GTR-80: out at once, no reward, nothing for Vulture Sam; then the law has won."""
    t = table(
        sheriff("vulture_sam", hand="cat_balou-KH"),
        outlaw(ghost=True, in_play="ghost_car scope", hand="beer-6H"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("cat_balou", at=1, pick="ghost_car")
    ride_on(t)
    assert (t.match.view(0).ending, t.hand(0)) == ("ending-law", [])


def test_a_ghost_keeps_the_game_open(table: SetUp) -> None:
    """GTR-116: the Sheriff has not won while an Outlaw is there by the Ghost Car."""
    t = table(sheriff(hand="bang-2D"), GHOST, outlaw(out=True), renegade(life=1))
    t.play("bang", at=3)
    assert (t.match.over, t.is_out(3)) == (False, True)


def test_the_renegade_and_a_ghost(table: SetUp) -> None:
    """GTR-116: he is not the only player in play when the Sheriff goes."""
    t = table(sheriff(life=1), GHOST, outlaw(out=True), renegade(hand="bang-2D"), turn=3)
    t.play("bang", at=0)
    assert t.match.view(0).ending == "ending-outlaws"


def test_a_ghost_renegade_alone(table: SetUp) -> None:
    """GTR-116, GTR-78: in play without life points, and the only one: he wins."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(out=True),
        renegade(ghost=True, in_play="ghost_car", hand="bang-2D"),
        turn=3,
    )
    t.play("bang", at=0)
    assert t.match.view(0).ending == "ending-renegade"


def test_a_ghost_pays_no_life(table: SetUp) -> None:
    """GTR-81: not at Tombrock."""
    t = table(sheriff(), GHOST, *TWO, turn=1, line="tombrock", at=2)
    assert not t.can("acquire")


def test_two_beers_with_a_ghost(table: SetUp) -> None:
    """GTR-78, B-68: the ghost counts as a player, so a Beer works for the third."""
    t = table(sheriff(life=2, hand="beer-6H"), GHOST, outlaw(out=True), renegade())
    t.play("beer")
    assert t.life(0) == 3


def test_buying_the_ghost_car(table: SetUp) -> None:
    """GTR-75: for anyone but the Sheriff, those who are out included."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(out=True),
        *TWO,
        line=LINE,
        at=2,
        row="ghost_car caboose dining_car",
    )
    seats = {o.seat for o in t.decision.options if o.verb == "acquire"}
    assert seats == {1, 2, 3}


def test_sheriff_dies_with_all_ghosts(table: SetUp) -> None:
    """GTR-76, GTR-44: at the End of the Line the owner stays while the others go."""
    t = table(
        sheriff(life=2),
        outlaw("zippy_roy", life=1, in_play="ghost_car"),
        outlaw(life=1),
        renegade(life=1),
        line=LINE,
        at=4,
        turn=1,
    )
    t.choose("use", kind="zippy_roy")
    ride_on(t)
    assert [t.is_out(seat) for seat in range(4)] == [False, False, True, True]
    t.asked(1, "ask-main")


# Lounge Car


def test_the_lounge_car(table: SetUp) -> None:
    """GTR-82: two new wagons, one for another player; beside the limit."""
    t = table(
        sheriff(in_play="lounge_car", hand="bang-2D"),
        outlaw(),
        *TWO,
        line=LINE,
        at=2,
        row="caboose mail_car dining_car",
        stack="circus_wagon prisoner_car",
    )
    t.choose("use-up", "lounge_car")
    t.choose("share", "prisoner_car", seat=2)
    assert (t.in_play(0), t.in_play(2)) == (["circus_wagon"], ["prisoner_car"])
    assert t.can("acquire", "caboose")


def test_the_sheriff_draws_the_ghost_car(table: SetUp) -> None:
    """GTR-82: he must give it away, also to one who is out."""
    t = table(
        sheriff(in_play="lounge_car"),
        outlaw(out=True),
        *TWO,
        row=ROW,
        stack="ghost_car prisoner_car",
    )
    t.choose("use-up", "lounge_car")
    assert {(o.card, o.seat) for o in t.decision.options} == {
        ("ghost_car", seat) for seat in (1, 2, 3)
    }
    t.choose("share", "ghost_car", seat=1)
    assert (t.in_play(0), t.is_out(1)) == (["prisoner_car"], False)


def test_no_plain_wagon_for_the_dead(table: SetUp) -> None:
    """GTR-82: another player is one in play."""
    t = table(
        sheriff(in_play="lounge_car"),
        outlaw(out=True),
        *TWO,
        row=ROW,
        stack="circus_wagon prisoner_car",
    )
    t.choose("use-up", "lounge_car")
    assert 1 not in {o.seat for o in t.decision.options}
    t.choose("share", "circus_wagon", seat=3)


# Distances


def test_lumber_and_observation(table: SetUp) -> None:
    """GTR-83, GTR-85: one sees all farther; the other nearer, and is seen farther."""
    t = table(
        sheriff(hand="bang-2D", in_play="lumber_flatcar"),
        outlaw(in_play="observation_car", hand="bang-3D"),
        *TWO,
    )
    assert not t.can("play", "bang")
    t.end_turn()
    assert {o.seat for o in t.decision.options if o.verb == "play" and o.card == "bang-3D"} == {
        0,
        2,
        3,
    }


# Mail Car, Passenger Car


def test_the_mail_car_gives_one_of_three(table: SetUp) -> None:
    """GTR-84: one of those just drawn, to anyone."""
    t = table(sheriff(in_play="mail_car", hand="beer-6H"), outlaw(), *TWO, deck="2C 3C 4C")
    t.choose("use-up", "mail_car")
    assert not t.can("share", "beer")
    t.choose("share", "bang-3C", seat=3)
    assert (t.hand(0), t.hand(3)) == (["beer-6H", "bang-2C", "bang-4C"], ["bang-3C"])


def test_the_passenger_car(table: SetUp) -> None:
    """GTR-86, GTR-33: at any distance; a wagon goes into play."""
    t = table(sheriff(in_play="passenger_car"), deputy(), outlaw(in_play="mail_car"), *TWO)
    t.choose("use-up", "passenger_car", seat=2, pick="mail_car")
    assert (t.in_play(0), t.in_play(2)) == (["mail_car"], [])


# Prisoner Car, Private Car


def test_the_prisoner_car(table: SetUp) -> None:
    """GTR-87: no Duel, no Indians! of others; the own ones work."""
    t = table(
        sheriff(hand="duel-QD indians-KD"),
        outlaw(in_play="prisoner_car", hand="duel-JS"),
        *TWO,
    )
    assert not t.can("play", "duel", seat=1)
    t.play("indians")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]
    t.end_turn()
    t.play("duel", at=2)
    assert t.life(2) == 2


def test_the_private_car(table: SetUp) -> None:
    """GTR-88: no BANG! card at an empty hand; a Gatling, a Knife Revolver or a Train Robbery is."""
    t = table(
        sheriff(hand="bang-2D knife_revolver gatling train_robbery-4D"),
        outlaw(in_play="private_car"),
        outlaw(hand="beer-6H"),
        renegade(),
        deck="2C",
    )
    assert not t.can("play", "bang", seat=1)
    assert t.can("play", "train_robbery", seat=1)
    t.play("knife_revolver", at=1)
    t.play("gatling")
    ride_on(t)
    assert t.life(1) == 2


def test_a_card_in_hand_opens_the_private_car(table: SetUp) -> None:
    """GTR-88: only while the hand is empty."""
    t = table(sheriff(hand="bang-2D"), outlaw(in_play="private_car", hand="beer-6H"), *TWO)
    t.play("bang", at=1)
    t.choose("take-it")
    assert t.life(1) == 3


# Sleeper Car


def test_the_sleeper_car_once_a_turn(table: SetUp) -> None:
    """GTR-89: an extra BANG! with a blue card of hand or play; once."""
    t = table(
        sheriff(in_play="sleeper_car mail_car", hand="scope beer-6H"), outlaw(), *TWO, bangs=1
    )
    assert not t.can("berth", "beer")
    assert not t.can("berth", "sleeper_car")
    t.choose("berth", "scope", seat=1)
    assert t.life(1) == 3
    assert not t.can("berth")


def test_the_sleeper_car_in_a_duel(table: SetUp) -> None:
    """GTR-89: one answer in each player's turn."""
    t = table(
        sheriff(hand="duel-QD duel-JS bang-2D"),
        outlaw(in_play="sleeper_car mail_car scope"),
        *TWO,
    )
    t.play("duel-QD", at=1)
    t.choose("berth", "mail_car")
    t.choose("discard", "bang")
    assert t.life(1) == 3
    t.play("duel-JS", at=1)
    assert (t.life(1), t.in_play(1)) == (2, ["sleeper_car", "scope-AS"])


def test_the_sleeper_car_against_indians(table: SetUp) -> None:
    """GTR-89: instead of a BANG! card; the own turn's use is another one."""
    t = table(sheriff(hand="indians-KD"), outlaw(in_play="sleeper_car mail_car scope"), *TWO)
    t.play("indians")
    t.choose("berth", "scope")
    assert t.life(1) == 4
    t.end_turn()
    t.choose("berth", "mail_car", seat=2)
    assert t.life(2) == 2


# Vulture Sam


def test_vulture_sam_and_a_ghost_car_not_used(table: SetUp) -> None:
    """GTR-104, GTR-76: who has the Ghost Car is not eliminated, and leaves him nothing."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1, in_play="ghost_car mail_car"),
        outlaw("vulture_sam"),
        renegade(life=1, in_play="caboose", hand="beer-6H"),
    )
    t.play("gatling")
    ride_on(t)
    assert (t.in_play(2), t.hand(2)) == (["caboose"], ["beer-6H"])
    assert sorted(t.in_play(1)) == ["ghost_car", "mail_car"]


@pytest.mark.parametrize("wagon", ["baggage_car", "sleeper_car scope"])
def test_el_gringo_and_wagons(table: SetUp, wagon: str) -> None:
    """B-166, GTR-68, GTR-89: a wagon used from play is a card."""
    t = table(sheriff(hand="beer-6H", in_play=wagon), outlaw("el_gringo"), *TWO)
    if wagon == "baggage_car":
        t.choose("use-up", "baggage_car", kind="bang", seat=1)
    else:
        t.choose("berth", "scope", seat=1)
    assert (t.life(1), t.hand(1)) == (2, ["beer-6H"])
