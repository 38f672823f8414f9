"""What each wagon does (GTR-68 to GTR-89)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"


# Baggage Car


def test_baggage_car_as_a_missed(table: SetUp) -> None:
    """GTR-68, GTR-36: off turn."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="baggage_car"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("use-up", "baggage_car")
    assert (t.life(1), t.in_play(1)) == (4, [])


def test_baggage_car_as_a_panic(table: SetUp) -> None:
    """GTR-68: at distance 1."""
    t = table(
        sheriff(in_play="baggage_car"), outlaw(hand="beer-6H"), outlaw(hand="beer-7H"), renegade()
    )
    assert not t.can("use-up", "baggage_car", kind="panic", seat=2)
    t.choose("use-up", "baggage_car", kind="panic", seat=1, pick="hand")
    assert t.hand(0) == ["beer-6H"]


def test_baggage_car_as_a_cat_balou(table: SetUp) -> None:
    """GTR-68: at any distance."""
    t = table(sheriff(in_play="baggage_car"), outlaw(), outlaw(in_play="scope"), renegade())
    t.choose("use-up", "baggage_car", kind="cat_balou", seat=2, pick="scope")
    assert t.in_play(2) == []


def test_baggage_car_as_an_extra_bang(table: SetUp) -> None:
    """GTR-68: within range; it neither needs nor uses up the BANG! of the turn."""
    t = table(sheriff(hand="bang-7D", in_play="baggage_car"), *OTHERS, bangs=1)
    assert not t.can("use-up", "baggage_car", kind="bang", seat=2)
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    assert (t.life(1), t.game.turn.bangs) == (3, 1)


def test_baggage_car_is_no_bang_card(table: SetUp) -> None:
    """GTR-68: against a Duel it is of no use; Slab's shot with it needs one Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="duel-QD", in_play="baggage_car"),
        outlaw(hand="missed-2S"),
        *OTHERS[1:],
    )
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("play", "missed")
    assert t.life(1) == 4
    t = table(sheriff(hand="duel-QD"), outlaw(in_play="baggage_car"), *OTHERS[1:])
    t.play("duel", at=1)
    assert t.life(1) == 3


# Caboose


def test_caboose(table: SetUp) -> None:
    """GTR-69: another blue card as a Missed!, from hand or play, a wagon too, without limit."""
    t = table(
        sheriff(hand="bang-7D bang-8D", in_play="volcanic-10S"),
        outlaw(hand="scope", in_play="caboose dining_car"),
        *OTHERS[1:],
    )
    t.play("bang-7D", at=1)
    assert {o.card for o in t.decision.options if o.verb == "uncouple"} == {
        "scope-AS",
        "dining_car",
    }
    t.choose("uncouple", "dining_car")
    t.play("bang-8D", at=1)
    t.choose("uncouple", "scope")
    assert (t.life(1), t.in_play(1), t.hand(1)) == (4, ["caboose"], [])


def test_caboose_needs_another_blue_card(table: SetUp) -> None:
    """GTR-69, GTR-108: not itself, nor green or orange cards."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(hand="beer-6H", in_play="caboose canteen whip"),
        *OTHERS[1:],
        sets=[PART, "dodge_city", "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    assert not t.can("uncouple")
    t.choose("take-it")


def test_a_wagon_that_is_discarded_so_gives_only_the_missed(table: SetUp) -> None:
    """GTR-69."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="caboose mail_car"), *OTHERS[1:])
    t.play("bang", at=1)
    t.choose("uncouple", "mail_car")
    assert (t.life(1), t.hand(1)) == (4, [])


# Cattle Truck


def test_cattle_truck(table: SetUp) -> None:
    """GTR-70: one of the three topmost; the others stay in their order."""
    t = table(sheriff(in_play="cattle_truck"), *OTHERS, pile="beer-6H bang-7D missed-2S saloon")
    t.choose("use-up", "cattle_truck")
    assert [option.card for option in t.decision.options] == ["beer-6H", "bang-7D", "missed-2S"]
    t.choose("take", "bang")
    assert (t.hand(0), t.pile()) == (["bang-7D"], ["beer-6H", "missed-2S", "saloon-5H"])


@pytest.mark.parametrize(("pile", "can"), [("", False), ("beer-6H", True)])
def test_cattle_truck_with_fewer_cards(table: SetUp, pile: str, can: bool) -> None:
    """GTR-70: those there are; with none it cannot be used."""
    t = table(sheriff(in_play="cattle_truck"), *OTHERS, pile=pile)
    assert t.can("use-up", "cattle_truck") == can
    if can:
        t.choose("use-up", "cattle_truck")
        assert t.hand(0) == ["beer-6H"]


# Circus Wagon


def test_circus_wagon(table: SetUp) -> None:
    """GTR-71, GTR-100: clockwise, each a card in play of their choice; hands are safe."""
    t = table(
        sheriff(in_play="circus_wagon scope"),
        outlaw(in_play="mustang-8H barrel-QS"),
        outlaw(hand="beer-6H"),
        renegade(in_play="volcanic-10S"),
    )
    t.choose("use-up", "circus_wagon")
    t.asked(1, "ask-lose-card")
    t.choose("discard", "barrel")
    assert [t.in_play(seat) for seat in range(4)] == [["scope-AS"], ["mustang-8H"], [], []]
    assert t.hand(2) == ["beer-6H"]


def test_circus_wagon_and_other_borders(table: SetUp) -> None:
    """GTR-108, GTR-109: green and orange cards, no black ones."""
    t = table(
        sheriff(in_play="circus_wagon"),
        outlaw(in_play="canteen crate boots"),
        outlaw(in_play="horseshoe"),
        renegade(),
        sets=[PART, "dodge_city", "gold_rush", "armed_and_dangerous"],
    )
    t.choose("use-up", "circus_wagon")
    assert {option.card for option in t.decision.options} == {"canteen-7H", "crate-3H"}
    t.choose("discard", "crate")
    assert t.in_play(2) == ["horseshoe"]


# Coal Hopper


def test_coal_hopper(table: SetUp) -> None:
    """GTR-72: a card, and a wagon in front of anyone, oneself too."""
    t = table(
        sheriff(in_play="coal_hopper dining_car"),
        outlaw(in_play="mail_car"),
        *OTHERS[1:],
        deck="6H",
    )
    assert t.can("use-up", "coal_hopper", seat=0, pick="dining_car")
    t.choose("use-up", "coal_hopper", seat=1, pick="mail_car")
    assert (t.hand(0), t.in_play(0), t.in_play(1)) == (["beer-6H"], ["dining_car"], [])


def test_coal_hopper_without_a_wagon_in_play(table: SetUp) -> None:
    """GTR-72, GTR-102: only the card is drawn."""
    t = table(sheriff(in_play="coal_hopper"), outlaw(in_play="scope"), *OTHERS[1:], deck="6H")
    t.choose("use-up", "coal_hopper")
    assert (t.hand(0), t.in_play(1)) == (["beer-6H"], ["scope-AS"])


# Dining Car


@pytest.mark.parametrize(("top", "life"), [("6H", 3), ("7D", 2)])
def test_dining_car(table: SetUp, top: str, life: int) -> None:
    """GTR-73: Hearts at the start of the turn give a life point."""
    t = table(
        outlaw(in_play="dining_car", life=2),
        sheriff(),
        *OTHERS[1:],
        step="start",
        deck=top,
        leader=1,
    )
    assert t.life(0) == life


def test_dining_car_after_the_checks(table: SetUp) -> None:
    """GTR-73, GTR-98: after Jail; not if the turn is lost."""
    t = table(
        outlaw(in_play="dining_car jail-JS map", life=2),
        sheriff(),
        *OTHERS[1:],
        step="start",
        deck="6H 7H",
        leader=1,
    )
    t.in_order(Event("escaped", seat=0), Event("healed", seat=0), Event("looked", seat=0))
    t.choose("leave-them")
    t = table(
        outlaw(in_play="dining_car jail-JS", life=2),
        sheriff(),
        *OTHERS[1:],
        step="start",
        deck="2C 7H",
        leader=1,
    )
    assert t.life(0) == 2


# Express Car


def test_express_car(table: SetUp) -> None:
    """GTR-74: the hand goes, the turn ends, another one is played, complete, limits fresh."""
    t = table(
        sheriff(hand="beer-6H bang-7D", in_play="express_car"),
        *OTHERS,
        bangs=1,
        deck="8D 9D",
    )
    t.choose("use-up", "express_car")
    t.choose("any-order")
    assert (t.turn(), t.hand(0)) == (0, ["bang-8D", "bang-9D"])
    assert t.happened("train-advances") == 1
    t.play("bang-8D", at=1)
    t.end_turn()
    assert t.turn() == 1


def test_express_car_is_not_used_in_the_extra_turn(table: SetUp) -> None:
    """GTR-74."""
    t = table(sheriff(hand="water_tower", in_play="express_car"), *OTHERS, deck="8H 9D", at=2)
    t.choose("use-up", "express_car")

    t = table(
        sheriff(in_play="express_car"),
        *OTHERS,
        extra=True,
        arrange=lambda game: setattr(game.turn, "last", True),
    )
    assert not t.can("use-up", "express_car")
    assert t.why_not("express_car") == "why-last-turn"


def test_express_car_and_the_end_of_the_turn(table: SetUp) -> None:
    """GTR-74, GTR-99: Strongbox and Jimmy Texas after the hand is discarded."""
    t = table(
        sheriff("jimmy_texas", hand="beer-6H", in_play="express_car strongbox"),
        *OTHERS,
        deck="7D 8D 9D 10D",
    )
    t.choose("use-up", "express_car")
    assert t.hand(0) == ["bang-7D", "bang-8D", "bang-9D", "bang-10D"]
    t.in_order(Event("discarded", seat=0), Event("works", seat=0), Event("turn", seat=0))


@pytest.mark.parametrize("who", ["don_bell", "vendetta"])
def test_no_other_extra_turn_follows(table: SetUp, who: str) -> None:
    """GTR-117, GTR-74: no "draw!" at the end of a turn ended so, nor of the extra one."""
    t = table(
        sheriff("don_bell" if who == "don_bell" else "", in_play="express_car"),
        *OTHERS,
        deck="6H 7H 8H 9H",
        event="vendetta" if who == "vendetta" else "",
        sets=[PART, "gold_rush", "fistful_of_cards"],
    )
    t.choose("use-up", "express_car")
    assert t.happened("flipped") == 0
    t.end_turn()
    assert (t.turn(), t.happened("flipped")) == (1, 0)


def test_the_gold_rush_card_heals_but_gives_no_further_turn(table: SetUp) -> None:
    """GTR-117: bought in the extra turn."""
    t = table(
        sheriff(nuggets=5, life=2, in_play="express_car"),
        *OTHERS,
        row="gold_rush_card caboose",
        sets=[PART, "gold_rush"],
    )
    t.choose("use-up", "express_car")
    t.choose("buy", "gold_rush_card")
    assert (t.turn(), t.life(0)) == (1, 5)


def test_the_discarded_hand_adds_no_token(table: SetUp) -> None:
    """GTR-110."""
    t = table(
        sheriff("red_ringo", hand="beer-6H", in_play="express_car", load=1),
        *OTHERS,
        sets=[PART, "armed_and_dangerous"],
    )
    t.choose("use-up", "express_car")
    assert t.load(0) == 1


# Ghost Car


def test_ghost_car_in_front_of_anyone_but_the_sheriff(table: SetUp) -> None:
    """GTR-75: the buyer, another, or one already eliminated."""
    t = table(
        outlaw(hand="bang-7D"),
        sheriff(),
        outlaw(out=True),
        renegade(),
        row="ghost_car",
        at=2,
        leader=1,
    )
    seats = {option.seat for option in t.decision.options if option.verb == "acquire"}
    assert seats == {0, 2, 3}
    assert t.why_not("ghost_car", 1) == "why-sheriff"


def test_the_owner_stays_without_life_points(table: SetUp) -> None:
    """GTR-76: keeps hand, cards and hidden role; no reward, nothing is triggered."""
    t = table(
        sheriff("vulture_sam", hand="bang-7D"),
        outlaw(life=1, hand="stagecoach", in_play="ghost_car scope"),
        outlaw("herb_hunter"),
        renegade(),
        sets=[PART, "dodge_city"],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert (t.is_out(1), t.life(1), t.hand(1)) == (False, 0, ["stagecoach-9S"])
    assert (t.happened("reward"), t.hand(2), t.hand(0)) == (0, [], [])
    view = t.match.view(0).players[1]
    assert (view.role, view.ghost) == (None, True)


def test_a_beer_may_save_the_owner_first(table: SetUp) -> None:
    """GTR-76."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(life=1, hand="beer-6H", in_play="ghost_car"), *OTHERS[1:]
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(1) == 1


def test_it_brings_back_one_who_was_eliminated(table: SetUp) -> None:
    """GTR-77: with no other card, with the ability; the role stays revealed."""
    t = table(
        outlaw(hand="bang-7D"),
        sheriff(),
        outlaw("jimmy_texas", out=True),
        renegade(),
        row="ghost_car",
        at=2,
        leader=1,
        deck="6H 7H 8H 9H 10H JH",
    )
    t.choose("acquire", "ghost_car", seat=2)
    t.choose("discard", "bang")
    assert (t.is_out(2), t.life(2), t.hand(2), t.in_play(2)) == (False, 0, [], ["ghost_car"])
    assert t.match.view(0).players[2].role == "outlaw"
    t.end_turn()
    t.end_turn()
    assert t.turn() == 2
    t.end_turn()
    t.choose("discard", t.hand(2)[0])
    t.choose("discard", t.hand(2)[0])
    assert len(t.hand(2)) == 1


def test_a_ghost_neither_gains_nor_loses_life_points(table: SetUp) -> None:
    """GTR-78: and counts as in play for distances and as a target."""
    t = table(
        sheriff(hand="bang-7D saloon", life=3),
        outlaw(in_play="ghost_car", ghost=True),
        outlaw(),
        renegade(),
    )
    assert not t.can("play", "bang", seat=2)
    t.play("bang", at=1)
    t.play("saloon")
    assert (t.life(1), t.is_out(1)) == (0, False)


def test_a_ghost_discards_its_hand_at_the_end_of_its_turn(table: SetUp) -> None:
    """GTR-79: cards in play stay."""
    t = table(
        outlaw(hand="beer-6H bang-7D", in_play="ghost_car scope", ghost=True),
        sheriff(),
        *OTHERS[1:],
        leader=1,
    )
    t.end_turn()
    t.choose("discard", "beer")
    t.choose("discard", "bang")
    assert (t.hand(0), t.in_play(0), t.is_out(0)) == ([], ["ghost_car", "scope-AS"], False)


def test_out_the_moment_the_ghost_car_is_lost(table: SetUp) -> None:
    """GTR-80: no reward, no ability; cards go to the pile, the role is shown."""
    t = table(
        sheriff("vulture_sam", hand="bang-7D cat_balou-KH"),
        outlaw(life=1, in_play="ghost_car scope"),
        outlaw("greg_digger", life=1),
        renegade(),
        sets=[PART, "dodge_city"],
    )
    t.play("bang", at=1)
    t.play("cat_balou", at=1, pick="ghost_car")
    assert (t.is_out(1), t.pile()[0], t.happened("reward"), t.life(2)) == (True, "scope-AS", 0, 1)
    assert t.match.view(2).players[1].role == "outlaw"


def test_losing_it_with_life_points_changes_nothing(table: SetUp) -> None:
    """GTR-81."""
    t = table(sheriff(hand="cat_balou-KH"), outlaw(in_play="ghost_car"), *OTHERS[1:])
    t.play("cat_balou", at=1, pick="ghost_car")
    assert (t.is_out(1), t.life(1)) == (False, 4)


# Lounge Car


def test_lounge_car(table: SetUp) -> None:
    """GTR-82: two wagons off the deck, one for another player; outside the limit."""
    t = table(
        sheriff(hand="bang-7D", in_play="lounge_car"),
        *OTHERS,
        row=ROW,
        stack="dining_car private_car",
        at=2,
    )
    t.choose("use-up", "lounge_car")
    t.choose("share", "dining_car", seat=2)
    assert (t.in_play(0), t.in_play(2)) == (["private_car"], ["dining_car"])
    assert t.can("acquire", "caboose")
    assert t.row(PART) == ROW.split()


def test_a_sheriff_gives_the_ghost_car_away(table: SetUp) -> None:
    """GTR-82: to one in play, or to one who is eliminated."""
    t = table(
        sheriff(in_play="lounge_car"),
        outlaw(out=True),
        *OTHERS[1:],
        row=ROW,
        stack="ghost_car private_car",
    )
    t.choose("use-up", "lounge_car")
    assert {(o.card, o.seat) for o in t.decision.options} == {
        ("ghost_car", 1),
        ("ghost_car", 2),
        ("ghost_car", 3),
    }
    t.choose("share", "ghost_car", seat=1)
    assert (t.is_out(1), t.in_play(0)) == (False, ["private_car"])


def test_only_the_ghost_car_goes_to_one_who_is_out(table: SetUp) -> None:
    """GTR-82: of an Outlaw's two wagons."""
    t = table(
        outlaw(in_play="lounge_car"),
        sheriff(),
        outlaw(out=True),
        renegade(),
        row=ROW,
        stack="ghost_car private_car",
        leader=1,
    )
    t.choose("use-up", "lounge_car")
    assert {(o.card, o.seat) for o in t.decision.options} == {
        ("ghost_car", 2),
        ("ghost_car", 3),
        ("private_car", 1),
        ("private_car", 3),
    }
    t.choose("share", "private_car", seat=1)
    assert t.in_play(0) == ["ghost_car"]


EVERY_OTHER = (
    "baggage_car cattle_truck circus_wagon coal_hopper dining_car observation_car "
    "lumber_flatcar passenger_car prisoner_car sleeper_car"
)


@pytest.mark.parametrize(("left", "mine"), [("private_car", ["private_car"]), ("ghost_car", [])])
def test_lounge_car_with_a_single_wagon_in_the_deck(
    table: SetUp, left: str, mine: list[str]
) -> None:
    """GTR-82: it is one's own; the Ghost Car of a Sheriff goes to another."""
    other = "ghost_car" if left == "private_car" else "private_car"
    t = table(
        sheriff(in_play="lounge_car"),
        outlaw(in_play=f"{EVERY_OTHER} {other}"),
        *OTHERS[1:],
        row=ROW,
        arrange=lambda game: game.stack(PART).deck.reverse(),
    )
    # The Lounge Car itself is under the deck then: the other wagon that comes.
    t.choose("use-up", "lounge_car")
    given = "lounge_car" if left == "private_car" else left
    t.choose("share", given, seat=2)
    assert (t.in_play(0), t.in_play(2)) == (mine or ["lounge_car"], [given])


# Lumber Flatcar


def test_lumber_flatcar(table: SetUp) -> None:
    """GTR-83: in front of anyone in play, who sees all others farther; they see as before."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(), outlaw(out=True), renegade(), row="lumber_flatcar", at=2
    )
    seats = {option.seat for option in t.decision.options if option.verb == "acquire"}
    assert seats == {0, 1, 3}
    t.choose("acquire", "lumber_flatcar", seat=1)
    t.choose("discard", "bang")
    assert t.match.view(1).players[0].distance == 2
    assert t.match.view(0).players[1].distance == 1


# Mail Car


def test_mail_car(table: SetUp) -> None:
    """GTR-84: three cards, one of them for another, which nobody else sees."""
    t = table(sheriff(hand="scope", in_play="mail_car"), *OTHERS, deck="6H 7D 8D", pile="beer-7H")
    t.choose("use-up", "mail_car")
    assert not t.can("share", "scope")
    t.choose("share", "bang-7D", seat=2)
    assert t.hand(0) == ["scope-AS", "beer-6H", "bang-8D"]
    assert t.hand(2) == ["bang-7D"]
    assert t.match.view(1).players[2].hand == ()


def test_mail_car_shuffles_the_pile(table: SetUp) -> None:
    """GTR-101."""
    t = table(sheriff(in_play="mail_car"), *OTHERS, deck="6H", rest="pile")
    t.choose("use-up", "mail_car")
    assert t.happened("reshuffled") == 1
    t.answer(t.decision.options[0].key)


# Observation Car


def test_observation_car(table: SetUp) -> None:
    """GTR-85: a Scope and a Mustang, added to those."""
    t = table(
        sheriff(in_play="observation_car scope"),
        outlaw(),
        outlaw(in_play="mustang-8H"),
        renegade(),
        deputy(),
    )
    assert t.match.view(0).players[2].distance == 1
    assert t.match.view(1).players[0].distance == 2


# Passenger Car


def test_passenger_car(table: SetUp) -> None:
    """GTR-86: from hand or from play, at any distance, of another; outside black cards."""
    t = table(
        sheriff(in_play="passenger_car scope"),
        outlaw(),
        outlaw(hand="beer-6H", in_play="mustang-8H boots"),
        renegade(),
        sets=[PART, "gold_rush"],
    )
    assert not t.can("use-up", "passenger_car", seat=0)
    assert not t.can("use-up", "passenger_car", pick="boots")
    t.choose("use-up", "passenger_car", seat=2, pick="mustang")
    assert t.hand(0) == ["mustang-8H"]


# Prisoner Car


def test_prisoner_car(table: SetUp) -> None:
    """GTR-87: neither a Duel nor Indians! of others; one's own work."""
    t = table(
        sheriff(hand="duel-QD indians-KD"), outlaw(in_play="prisoner_car"), outlaw(), renegade()
    )
    assert not t.can("play", "duel", seat=1)
    assert t.why_not("duel-QD", 1) == "why-forbidden"
    t.play("indians")
    assert (t.life(1), t.life(2)) == (4, 3)
    t = table(
        sheriff(),
        outlaw(hand="duel-QD indians-KD", in_play="prisoner_car"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("duel", at=0)
    t.play("indians")
    assert t.life(0) == 3


# Private Car


@pytest.mark.parametrize(("hand", "can"), [("", False), ("beer-6H", True)])
def test_private_car(table: SetUp, hand: str, can: bool) -> None:
    """GTR-88: with an empty hand no target of BANG! cards."""
    t = table(sheriff(hand="bang-7D"), outlaw(hand=hand, in_play="private_car"), *OTHERS[1:])
    assert t.can("play", "bang", seat=1) == can
    assert t.why_not("bang-7D", 1) == (None if can else "why-forbidden")


def test_private_car_does_not_protect_from_others(table: SetUp) -> None:
    """GTR-88: a Gatling, a wagon, the shot of a character."""
    t = table(
        sheriff("doc_holyday", hand="gatling beer-6H beer-7H", in_play="baggage_car"),
        outlaw(in_play="private_car"),
        *OTHERS[1:],
        sets=[PART, "dodge_city"],
    )
    t.play("gatling")
    t.choose("use-up", "baggage_car", kind="bang", seat=1)
    t.choose("use", kind="doc_holyday", seat=1)
    t.choose("discard", "beer-6H")
    t.choose("discard", "beer-7H")
    assert t.life(1) == 1


def test_private_car_does_not_protect_from_a_turned_bang(table: SetUp) -> None:
    """GTR-88, GTR-91."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("evan_babbit", hand="bang-8D"),
        outlaw(in_play="private_car"),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang", seat=2)
    assert t.life(2) == 3


# Sleeper Car


def test_sleeper_car(table: SetUp) -> None:
    """GTR-89: once a turn another blue card as an extra BANG! within range."""
    t = table(
        sheriff(hand="scope bang-7D barrel-QS", in_play="sleeper_car dining_car"), *OTHERS, bangs=1
    )
    assert not t.can("berth", "scope", seat=2)
    assert not t.can("berth", "sleeper_car")
    t.choose("berth", "dining_car", seat=1)
    assert (t.life(1), t.in_play(0), t.game.turn.bangs) == (3, ["sleeper_car"], 1)
    assert not t.can("berth")


def test_sleeper_car_answers_indians_and_duels(table: SetUp) -> None:
    """GTR-89: once in each player's turn."""
    t = table(
        sheriff(hand="indians-KD duel-QD"),
        outlaw(hand="scope barrel-QS", in_play="sleeper_car"),
        *OTHERS[1:],
    )
    t.play("indians")
    t.choose("berth", "scope")
    assert t.life(1) == 4
    t.play("duel", at=1)
    assert not t.can("berth")
    t.choose("take-it")


def test_sleeper_car_is_shared_between_shot_and_answer(table: SetUp) -> None:
    """GTR-89: instead, not besides, in one turn; fresh in the next."""
    t = table(
        outlaw(hand="scope barrel-QS duel-QD", in_play="sleeper_car"),
        sheriff(hand="bang-7D duel-JS"),
        *OTHERS[1:],
        leader=1,
    )
    t.choose("berth", "scope", seat=1)
    t.choose("take-it")
    t.play("duel-QD", at=1)
    t.choose("discard", "bang")
    assert not t.can("berth")
    t.choose("take-it")
    t.end_turn()
    t.play("duel-JS", at=0)
    t.choose("berth", "barrel")
    t.choose("take-it")
    assert t.life(1) == 3


def test_sleeper_car_is_no_bang_card(table: SetUp) -> None:
    """GTR-51, GTR-88: it gives no card to Evaded!, and the Private Car does not stop it."""
    t = table(
        sheriff(hand="scope", in_play="sleeper_car"),
        outlaw(hand="evaded"),
        outlaw(),
        renegade(in_play="private_car"),
    )
    assert t.can("berth", "scope", seat=3)
    t.choose("berth", "scope", seat=1)
    t.choose("play", "evaded")
    assert t.hand(1) == []
