"""Acquiring wagons (GTR-17 to GTR-30)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"


def train(t: Table) -> list[str]:
    return t.row(PART)


def test_one_wagon_a_turn_for_what_its_station_asks(table: SetUp) -> None:
    """GTR-17, GTR-25, GTR-EX2: in front of the buyer."""
    t = table(sheriff(hand="bang-7D bang-8D"), *OTHERS, row=ROW, at=2)
    t.choose("acquire", "caboose")
    t.asked(0, "ask-toll")
    t.choose("discard", "bang-7D")
    assert (t.in_play(0), t.hand(0), t.pile()[0]) == (["caboose"], ["bang-8D"], "bang-7D")
    assert not t.can("acquire")
    assert t.why_not("mail_car") == "why-wagon-limit"


def test_what_cannot_be_paid_is_not_offered(table: SetUp) -> None:
    """GTR-17, GTR-19: a wagon at no station neither."""
    t = table(sheriff(hand="beer-6H"), *OTHERS, row=ROW, at=2)
    assert not t.can("acquire")
    assert t.why_not("caboose") == "why-toll"
    assert t.why_not("mail_car") == "why-no-station"


def test_the_locomotive_is_not_for_sale(table: SetUp) -> None:
    """GTR-19."""
    t = table(sheriff(hand="bang-7D"), *OTHERS, row=ROW, at=2)
    assert {o.card for o in t.decision.options if o.verb == "acquire"} == {"caboose"}


def test_not_while_a_card_is_resolved_nor_in_anothers_turn(table: SetUp) -> None:
    """GTR-18: in phase 2 alone."""
    t = table(sheriff(hand="bang-7D bang-8D"), outlaw(hand="bang-9D missed-2S"), *OTHERS[1:], at=2)
    t.play("bang-7D", at=1)
    assert {option.verb for option in t.decision.options} == {"play", "take-it"}
    t.choose("take-it")


def test_from_hand_or_from_play_in_any_mix(table: SetUp) -> None:
    """GTR-20: Virginia Town asks for any two cards."""
    t = table(
        sheriff(hand="beer-6H", in_play="scope"), *OTHERS, row=ROW, at=2, line="virginia_town"
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "scope")
    t.asked(0, "ask-toll")
    t.choose("discard", "beer")
    assert (t.hand(0), t.in_play(0), t.pile()[:2]) == ([], ["caboose"], ["beer-6H", "scope-AS"])


def test_one_card_does_not_pay_for_two(table: SetUp) -> None:
    """GTR-20."""
    t = table(sheriff(hand="beer-6H"), *OTHERS, row=ROW, at=2, line="virginia_town")
    assert not t.can("acquire")


@pytest.mark.parametrize(
    ("station", "pays", "not_"),
    [
        ("boom_town", "bang-7D", "gatling"),
        ("catico", "cat_balou-KH", "beer-6H"),
        ("catico", "panic-JH", "beer-6H"),
        ("creepy_creek", "missed-2S", "bang-7D"),
        ("crowns_hole", "beer-6H", "saloon"),
        ("deathwood", "scope-AS", "bang-7D"),
        ("dodgeville", "missed-2S", "evaded"),
        ("fort_wroth", "panic-JH", "bang-9D"),
        ("fort_wroth", "bang-10D", "bang-9D"),
        ("fort_wroth", "bang-AS", "bang-9D"),
        ("frisco", "bang-2C", "bang-7D"),
        ("miners_oath", "bang-7D", "bang-2C"),
        ("san_tafe", "beer-6H", "bang-7D"),
        ("yooma", "bang-2C", "bang-10D"),
        ("yooma", "bang-9D", "bang-10D"),
    ],
)
def test_what_each_station_asks_for(table: SetUp, station: str, pays: str, not_: str) -> None:
    """GTR-20, GTR-21: exactly that."""
    t = table(sheriff(hand=f"{pays} {not_}"), *OTHERS, row=ROW, at=2, line=station)
    t.choose("acquire", "caboose")
    assert [option.card for option in t.decision.options] == [pays]
    t.choose("discard", pays)
    t = table(sheriff(hand=not_), *OTHERS, row=ROW, at=2, line=station)
    assert not t.can("acquire")


def test_tombrock_costs_a_life_point(table: SetUp) -> None:
    """GTR-17, GTR-105: Bart Cassidy draws for it; nobody is to blame."""
    t = table(sheriff("bart_cassidy", life=2), *OTHERS, row=ROW, at=2, line="tombrock", deck="6H")
    t.choose("acquire", "caboose")
    assert (t.life(0), len(t.hand(0)), t.in_play(0)) == (1, 1, ["caboose"])


def test_the_last_life_point_does_not_pay(table: SetUp) -> None:
    """GTR-81: nor does one who has none."""
    t = table(sheriff(life=1), *OTHERS, row=ROW, at=2, line="tombrock")
    assert not t.can("acquire")
    t = table(
        sheriff(),
        outlaw(in_play="ghost_car", ghost=True),
        *OTHERS[1:],
        row=ROW,
        at=2,
        line="tombrock",
        turn=1,
    )
    assert not t.can("acquire")


def test_who_may_use_a_card_as_another_pays_as_printed(table: SetUp) -> None:
    """GTR-21: Calamity Janet."""
    t = table(sheriff("calamity_janet", hand="missed-2S"), *OTHERS, row=ROW, at=2)
    assert not t.can("acquire")


def test_paying_is_not_playing(table: SetUp) -> None:
    """GTR-22: no effect, and no BANG! of the turn; nobody has forced it."""
    t = table(sheriff(hand="bang-7D bang-8D", in_play="refund"), *OTHERS, row=ROW, at=2, deck="6H")
    t.choose("acquire", "caboose")
    t.choose("discard", "bang-7D")
    assert t.happened("shot") == t.happened("played") == 0
    assert t.hand(0) == ["bang-8D"]
    t.play("bang", at=1)
    assert t.life(1) == 3


def test_a_free_advance_before_acquiring(table: SetUp) -> None:
    """GTR-23: having done so one must pay and take a wagon."""
    t = table(sheriff(hand="bang-7D beer-6H"), *OTHERS, row=ROW, at=2, line="crowns_hole boom_town")
    t.choose("go-ahead")
    assert t.match.view(0).parts[PART]["at"] == 2
    assert {o.verb for o in t.asked(0, "ask-acquire").options} == {"acquire"}
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert t.in_play(0) == ["caboose"]
    assert not t.can("go-ahead")


def test_any_wagon_that_is_at_a_station_then(table: SetUp) -> None:
    """GTR-23: some station's cost."""
    t = table(sheriff(hand="bang-7D beer-6H"), *OTHERS, row=ROW, at=2, line="crowns_hole boom_town")
    t.choose("go-ahead")
    t.choose("acquire", "mail_car")
    t.choose("discard", "beer")
    assert t.in_play(0) == ["mail_car"]


def test_a_free_advance_needs_a_wagon_that_can_be_paid_then(table: SetUp) -> None:
    """GTR-24."""
    t = table(sheriff(hand="saloon"), *OTHERS, row=ROW, at=2, line="crowns_hole boom_town")
    assert not t.can("go-ahead")
    t = table(sheriff(hand="bang-7D"), *OTHERS, row=ROW, at=2, line="crowns_hole boom_town")
    assert t.can("go-ahead")


def test_a_free_advance_to_the_first_wagon(table: SetUp) -> None:
    """GTR-23, GTR-24: nothing is paired before it."""
    t = table(sheriff(hand="bang-7D"), *OTHERS, row=ROW, at=1)
    assert not t.can("acquire")
    t.choose("go-ahead")
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert t.in_play(0) == ["caboose"]


def test_at_most_one_free_advance(table: SetUp) -> None:
    """GTR-24, GTR-90: also for Benny Brawler."""
    t = table(
        sheriff("benny_brawler", hand="bang-7D bang-8D bang-9D"),
        *OTHERS,
        row=ROW,
        at=1,
        line="boom_town yooma",
    )
    t.choose("go-ahead")
    t.choose("acquire", "caboose")
    t.choose("discard", "bang-7D")
    assert t.can("acquire", "mail_car")
    assert not t.can("go-ahead")


def test_the_wagons_behind_move_up(table: SetUp) -> None:
    """GTR-26, GTR-EX3: a new one joins the tail; the Locomotive does not move."""
    t = table(sheriff(hand="bang-7D"), *OTHERS, row=ROW, stack="dining_car", at=2)
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert train(t) == ["mail_car", "express_car", "dining_car"]
    wagons = t.match.view(0).parts[PART]["wagons"]
    assert [wagon["station"] for wagon in wagons] == [0, None, None]


EVERY_OTHER = (
    "baggage_car cattle_truck circus_wagon coal_hopper dining_car ghost_car lounge_car "
    "lumber_flatcar observation_car passenger_car prisoner_car private_car sleeper_car"
)


def test_with_an_empty_deck_nothing_is_added(table: SetUp) -> None:
    """GTR-27: until a wagon becomes available, which joins the tail at once (GTR-28)."""
    t = table(
        sheriff(hand="bang-7D cat_balou-KH"),
        outlaw(in_play=EVERY_OTHER),
        *OTHERS[1:],
        row=ROW,
        at=2,
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert train(t) == ["mail_car", "express_car"]
    t.play("cat_balou", at=1, pick="dining_car")
    assert train(t) == ["mail_car", "express_car", "dining_car"]


def test_a_discarded_wagon_goes_under_its_deck(table: SetUp) -> None:
    """GTR-28: face down at the bottom, and never to the discard pile."""
    t = table(sheriff(hand="cat_balou-KH"), outlaw(in_play="dining_car"), *OTHERS[1:], row=ROW)
    t.play("cat_balou", at=1, pick="dining_car")
    assert t.game.card_name(t.game.stack(PART).deck[0]) == "dining_car"
    assert t.pile() == ["cat_balou-KH"]


def test_a_wagon_is_used_in_the_turn_it_was_acquired(table: SetUp) -> None:
    """GTR-29."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(hand="beer-6H"), *OTHERS[1:], row="passenger_car", at=2
    )
    t.choose("acquire", "passenger_car")
    t.choose("discard", "bang")
    t.choose("use-up", "passenger_car", seat=1, pick="hand")
    assert t.hand(0) == ["beer-6H"]


def test_taking_a_wagon_is_not_playing_a_card(table: SetUp) -> None:
    """GTR-30, GTR-110, GTR-112, AD-147: the Judge does not stop it, and nothing is recharged."""
    t = table(
        sheriff("red_ringo", hand="bang-7D"),
        outlaw("al_preacher", load=4),
        *OTHERS[1:],
        row=ROW,
        at=2,
        event="the_judge",
        sets=[PART, "fistful_of_cards", "armed_and_dangerous"],
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert (t.in_play(0), t.load(0)) == (["caboose"], 4)


def test_a_dynamite_in_play_pays_and_is_shuffled_in(table: SetUp) -> None:
    """DV-32, GTR-20: to Deathwood."""
    t = table(
        sheriff(in_play="dynamite"),
        *OTHERS,
        row=ROW,
        at=2,
        line="deathwood",
        variants=["dynamite_variant"],
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "dynamite")
    assert t.happened("shuffled-in") == 1
    assert "dynamite-2H" in t.deck()


def test_the_payment_is_chosen_before_anything_moves(table: SetUp) -> None:
    """GTR-20: until then it can be taken back."""
    t = table(sheriff(hand="bang-7D bang-8D"), *OTHERS, row=ROW, at=2)
    t.choose("acquire", "caboose")
    assert t.match.can_take_back(0)
    t.take_back(0)
    assert t.can("acquire", "caboose")
    t.choose("acquire", "caboose")
    t.choose("discard", "bang-8D")
    t.in_order(Event("discarded", seat=0), Event("acquired", seat=0), Event("wagon-joins"))


@pytest.mark.parametrize(("event", "card"), [("blessing", "bang-7D"), ("curse", "beer-6H")])
def test_changed_suits_count_at_stations(table: SetUp, event: str, card: str) -> None:
    """GTR-113."""
    station = "san_tafe" if event == "blessing" else "creepy_creek"
    t = table(
        sheriff(hand=card),
        *OTHERS,
        row=ROW,
        at=2,
        line=station,
        event=event,
        sets=[PART, "high_noon"],
    )
    t.choose("acquire", "caboose")
    t.choose("discard", card)
    assert t.in_play(0) == ["caboose"]


def test_wagons_have_no_suit_even_so(table: SetUp) -> None:
    """GTR-32, GTR-113: a wagon pays no station of a suit or a rank."""
    t = table(
        sheriff(in_play="dining_car"),
        *OTHERS,
        row=ROW,
        at=3,
        line="san_tafe yooma",
        event="blessing",
        sets=[PART, "high_noon"],
    )
    assert not t.can("acquire")


def test_black_equipment_pays_nothing(table: SetUp) -> None:
    """GTR-109, GR-157."""
    t = table(
        sheriff(in_play="boots horseshoe"),
        *OTHERS,
        row=ROW,
        at=3,
        line="virginia_town deathwood",
        sets=[PART, "gold_rush"],
    )
    assert not t.can("acquire")


def test_green_and_orange_cards_are_not_blue(table: SetUp) -> None:
    """GTR-108: they do not pay for Deathwood, but they are among any two cards."""
    t = table(
        sheriff(in_play="canteen crate"),
        *OTHERS,
        row=ROW,
        at=3,
        line="virginia_town deathwood",
        sets=[PART, "dodge_city", "armed_and_dangerous"],
    )
    assert {o.card for o in t.decision.options if o.verb == "acquire"} == {"mail_car"}
