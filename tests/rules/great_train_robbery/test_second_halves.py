"""The other half of rules that say when not, or how otherwise (GTR-22, GTR-40, GTR-80, ...)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"
MOST_WAGONS = (
    "baggage_car cattle_truck circus_wagon coal_hopper dining_car lounge_car lumber_flatcar "
    "observation_car passenger_car prisoner_car private_car sleeper_car ghost_car express_car"
)


def test_nobody_minds_a_beer_that_pays(table: SetUp) -> None:
    """GTR-22: it is not played, and heals nobody."""
    t = table(
        sheriff(hand="beer-6H", life=3),
        outlaw("madam_yto"),
        *OTHERS[1:],
        row=ROW,
        at=2,
        line="crowns_hole",
        sets=[PART, "gold_rush"],
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "beer")
    assert (t.life(0), t.hand(1)) == (3, [])


def test_the_second_wagon_is_acquired_from_the_middle(table: SetUp) -> None:
    """GTR-26: those before it stay where they are."""
    t = table(
        sheriff(hand="bang-7D"),
        *OTHERS,
        row=ROW,
        stack="dining_car",
        at=3,
        line="boom_town dodgeville",
    )
    t.choose("acquire", "mail_car")
    t.choose("discard", "bang")
    assert t.row(PART) == ["caboose", "express_car", "dining_car"]


def test_a_train_of_what_wagons_there_are(table: SetUp) -> None:
    """GTR-40, GTR-27: two of them; the row is as long as ever."""
    t = table(sheriff(hand="full_steam"), outlaw(in_play=MOST_WAGONS), *OTHERS[1:], row="caboose")
    t.play("full_steam")
    t.choose("ignored")
    assert sorted(t.row(PART)) == ["caboose", "mail_car"]
    assert len(t.match.view(0).parts[PART]["line"]) == 4


def test_leland_leaves_out_who_is_out(table: SetUp) -> None:
    """GTR-45: one card for each player in the game."""
    t = table(
        sheriff(hand="full_steam"),
        outlaw(out=True),
        *OTHERS[1:],
        locomotive="leland",
        deck="2C 3C 4C 5C 6C 7C 8C",
    )
    t.play("full_steam")
    t.choose("twice")
    while t.decision.prompt.id == "ask-store":
        t.answer(t.decision.options[0].key)
    assert [len(t.hand(seat)) for seat in range(4)] == [2, 0, 2, 2]


def test_the_last_outlaw_goes_with_the_ghost_car(table: SetUp) -> None:
    """GTR-80, GTR-116: victory is checked."""
    t = table(
        sheriff(hand="cat_balou-KH"),
        outlaw(in_play="ghost_car", ghost=True),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("cat_balou", at=1, pick="ghost_car")
    assert t.game.winners == [0]


def test_the_flatcar_of_the_buyer(table: SetUp) -> None:
    """GTR-83: in front of oneself, too; it adds up with what else changes distances."""
    t = table(sheriff(hand="bang-7D", in_play="scope"), *OTHERS, row="lumber_flatcar", at=2)
    t.choose("acquire", "lumber_flatcar", seat=0)
    t.choose("discard", "bang")
    assert [t.match.view(0).players[seat].distance for seat in (1, 2)] == [1, 2]


def test_the_prisoner_car_off_ones_turn(table: SetUp) -> None:
    """GTR-87: it does not help against a Gatling."""
    t = table(sheriff(hand="gatling"), outlaw(in_play="prisoner_car"), *OTHERS[1:])
    t.play("gatling")
    assert t.life(1) == 3


def test_a_card_at_random_by_the_passenger_car(table: SetUp) -> None:
    """GTR-86: which of the hand is not chosen; who has no card is no target."""
    t = table(
        sheriff(in_play="passenger_car"),
        outlaw(hand="beer-6H bang-7D"),
        *OTHERS[1:],
        at_random="bang-7D",
    )
    assert not t.can("use-up", "passenger_car", seat=2)
    t.choose("use-up", "passenger_car", seat=1, pick="hand")
    assert t.hand(0) == ["bang-7D"]


def test_mail_with_too_few_cards(table: SetUp) -> None:
    """GTR-84, GTR-101: those there are; one of them is given away."""
    t = table(sheriff(in_play="mail_car"), outlaw(), outlaw(), renegade(), deck="6H", rest=1)
    t.choose("use-up", "mail_car")
    t.choose("share", "beer-6H", seat=2)
    assert (t.hand(0), t.hand(2)) == ([], ["beer-6H"])


@pytest.mark.parametrize(("life", "drawn"), [(3, 1), (2, 1)])
def test_the_toll_of_tombrock_is_nobodys_doing(table: SetUp, life: int, drawn: int) -> None:
    """GTR-105: El Gringo takes nothing for it, Bart Cassidy draws."""
    for who, cards in (("el_gringo", 0), ("bart_cassidy", drawn)):
        t = table(
            sheriff(), outlaw(who, life=life), *OTHERS[1:], turn=1, row=ROW, at=2, line="tombrock"
        )
        t.choose("acquire", "caboose")
        assert (t.life(1), len(t.hand(1))) == (life - 1, cards)


def test_a_skipped_turn_of_another_changes_nothing(table: SetUp) -> None:
    """GTR-118, GTR-13: the next turn of the Sheriff moves the Train as ever."""
    t = table(sheriff(), *OTHERS, turn=3)
    t.end_turn()
    assert (t.turn(), t.match.view(0).parts[PART]["at"]) == (0, 1)


def test_vulture_sam_who_is_the_sheriff(table: SetUp) -> None:
    """GTR-104: what belongs to no hand is in play at once, and works."""
    t = table(
        sheriff("vulture_sam", hand="bang-7D", in_play="schofield-JC"),
        deputy(),
        outlaw(),
        outlaw(),
        renegade(life=1, in_play="observation_car"),
    )
    t.play("bang", at=4)
    assert t.in_play(0) == ["schofield-JC", "observation_car"]
    assert t.match.view(0).players[2].distance == 1
