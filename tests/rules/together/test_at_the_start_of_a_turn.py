"""The start of a turn with several sets in play: whose effect comes first, and who is left."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN, ride_on, station

NOON, FISTFUL, SHOW = "high_noon", "fistful_of_cards", "wild_west_show"
ARMS, GOLD, CITY = "armed_and_dangerous", "gold_rush", "dodge_city"
TWO = (outlaw(), renegade())
LINE = "boom_town tombrock yooma frisco"


def test_the_last_event_of_all_takes_the_leader(table: SetUp) -> None:
    """EV-20, HN-56, WW-46, GTR-14: out before the Train moves, which the next leader does."""
    t = table(
        sheriff(life=1),
        outlaw(),
        *TWO,
        sets=[NOON, SHOW, TRAIN],
        step="start",
        event="high_noon",
        show="wild_west_show_final",
        line=LINE,
    )
    assert (t.is_out(0), t.turn(), t.life(1), station(t)) == (True, 1, 3, 2)


def test_back_from_the_orchard_at_high_noon(table: SetUp) -> None:
    """EV-20, WW-10, HN-56: back with a point, which goes before anything else in the turn."""
    t = table(
        sheriff(), outlaw(out=True), *TWO, sets=[NOON, SHOW], event="high_noon", show="bone_orchard"
    )
    t.end_turn()
    assert (t.happened("returned", seat=1), t.is_out(1), t.turn()) == (1, True, 2)
    assert (t.life(2), t.hand(0)) == (3, [])


def test_a_dead_man_exchanges_his_two_cards(table: SetUp) -> None:
    """FC-20, WW-15: he has them before the turn starts, so they are a hand to be exchanged."""
    t = table(
        sheriff(),
        outlaw(out=True),
        *TWO,
        sets=[FISTFUL, SHOW],
        event="dead_man",
        first_out=1,
        show="darling_valentine",
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.end_turn()
    assert [card[-2:] for card in t.hand(1)] == ["4C", "5C", "6C", "7C"]
    assert {card[-2:] for card in t.pile()} == {"2C", "3C"}


def test_a_grinning_ghost(table: SetUp) -> None:
    """HN-10, WW-70: it holds nothing, so whoever holds anything gives; then it draws three."""
    t = table(
        sheriff(hand="beer-6H scope"),
        outlaw("youl_grinner", out=True),
        outlaw(),
        renegade(hand="barrel-QS"),
        sets=[NOON, SHOW],
        event="ghost_town",
        deck="2C 3C 4C",
    )
    t.end_turn()
    t.choose("give", "beer")
    assert sorted(t.hand(1)) == sorted(["beer-6H", "barrel-QS", "bang-2C", "bang-3C", "bang-4C"])


def test_a_snake_that_bites_only_once(valley: SetUp) -> None:
    """VS-17, AD-72, WW-86: the first Spades are ignored; John Pain has the card that counts."""
    t = valley(
        sheriff(),
        outlaw(in_play="rattlesnake tumbleweed"),
        outlaw("john_pain"),
        renegade(),
        sets=[ARMS, SHOW],
        turn=1,
        step="start",
        deck="5S 9H 2C 3C",
    )
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.life(1), t.loads(1)["tumbleweed"], t.pile()[0][-2:]) == (4, 2, "5S")
    assert [card[-2:] for card in t.hand(2)] == ["9H"]


def test_saved_from_a_snake_in_boots(valley: SetUp) -> None:
    """VS-34, GR-90: no point is lost, so the Boots draw nothing; two cards go before phase 1."""
    t = valley(
        sheriff(),
        outlaw(hand="beer-6H scope", in_play="rattlesnake boots"),
        outlaw(hand="saved"),
        renegade(),
        sets=[GOLD],
        turn=1,
        step="start",
        deck="5S 2C 3C 4C",
    )
    t.choose("play", "saved")
    t.choose("from-hand")
    assert (t.life(1), sorted(t.hand(2))) == (4, ["beer-6H", "scope-AS"])
    assert t.hand(1) == ["bang-2C", "bang-3C"]


def test_a_map_then_vera_custer_then_a_grin(table: SetUp) -> None:
    """EV-20, GTR-55, DC-71, WW-81: what she rejects is gone before she has whom to copy."""
    t = table(
        sheriff("youl_grinner", hand="beer-6H"),
        outlaw("vera_custer", in_play="map"),
        *TWO,
        sets=[CITY, SHOW, TRAIN],
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.asked(1, "ask-map")
    t.choose("reject", "bang-2C")
    t.choose("copy", kind="youl_grinner")
    assert t.hand(1) == ["beer-6H", "bang-3C", "bang-4C"]


def test_a_turn_more_from_the_new_seat(table: SetUp) -> None:
    """WW-30, WW-32, FC-85: the extra turn may swap again; whoever has to skip still does."""
    t = table(
        sheriff(), outlaw(), *TWO, sets=[FISTFUL, SHOW], event="vendetta",
        show="lady_rose_of_texas", deck="5H 2C 3C 4C 5C",
    )  # fmt: skip
    t.choose("swap-seats")
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.can("swap-seats", seat=2)
    t.end_turn()
    assert (t.turn(), t.happened("turn-skipped", seat=3)) == (1, 1)


def test_the_leader_goes_out_while_turns_go_the_other_way(table: SetUp) -> None:
    """HN-20, HN-21, EV-11, WW-46: next plays the one on the right, the leader is on the left."""
    t = table(
        sheriff(hand="duel-8C", life=1),
        outlaw(hand="bang-2D"),
        *TWO,
        sets=[NOON, SHOW],
        event="gold_rush_event",
        events="thirst curse",
        show="wild_west_show_final",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    assert (t.is_out(0), t.turn(), t.event()) == (True, 3, "gold_rush_event")
    t.end_turn()
    assert (t.turn(), t.event()) == (2, "gold_rush_event")
    t.end_turn()
    assert (t.turn(), t.event()) == (1, "thirst")
    t.end_turn()
    assert t.turn() == 2


@pytest.mark.parametrize("by", ["gold_rush_card", "vendetta"])
def test_extra_turns_of_the_sheriff_and_the_train(table: SetUp, by: str) -> None:
    """GTR-13, EV-9, GR-87, FC-87: the Train moves, no event is revealed."""
    t = table(
        sheriff(nuggets=5),
        outlaw(),
        *TWO,
        sets=[FISTFUL, GOLD, TRAIN],
        event="vendetta" if by == "vendetta" else "ranch",
        events="peyote",
        row="gold_rush_card shot rhum",
        line=LINE,
        deck="5H 2C 3C 4C",
    )
    if by == "vendetta":
        t.end_turn()
    else:
        t.choose("buy", by)
    ride_on(t)
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    assert (t.turn(), station(t), t.event() != "peyote") == (0, 2, True)


def test_the_fistful_then_the_train(table: SetUp) -> None:
    """EV-20, FC-92, GTR-12, WW-69: a "draw!" for the shot, another for the Ironhorse."""
    t = table(
        sheriff("teren_kill", life=1, hand="beer-6H"),
        outlaw(),
        *TWO,
        sets=[FISTFUL, SHOW, TRAIN],
        step="start",
        event="a_fistful_of_cards",
        line=LINE,
        at=4,
        deck="9H 2C 9D 3C 4C 5C 6C",
    )
    t.choose("take-it")
    t.choose("give-up")
    while t.decision.prompt.id in ("ask-last-wagon", "ask-shot-at", "ask-dying"):
        ride_on(t)
    assert (t.life(0), len(t.hand(0)), station(t)) == (1, 1 + 2 + 2, 1)
    assert [t.life(seat) for seat in (1, 2, 3)] == [3, 3, 3]


@pytest.mark.parametrize(
    ("event", "left"), [("the_doctor", 3), ("russian_roulette", 3), ("the_daltons", 1)]
)
def test_only_ghosts_are_left(valley: SetUp, event: str, left: int) -> None:
    """HN-45, HN-76, VS-12, GTR-78, WW-46: no life points to compare or to lose.

    The Daltons take the Ghosts one after the other (EV-13), until one player is left, who wins.
    """
    t = valley(
        sheriff(out=True),
        outlaw(ghost=True, in_play="ghost-9S"),
        outlaw(ghost=True, in_play="ghost-10S"),
        renegade(ghost=True, in_play="ghost_car"),
        sets=[NOON, FISTFUL, SHOW, TRAIN],
        turn=1,
        step="start",
        leader=1,
        number=9,
        event="ranch",
        events=f"{event} thirst",
        show="wild_west_show_final",
    )
    assert sum(not t.is_out(seat) for seat in range(4)) == left
    assert t.match.over == (left == 1)


def test_sid_ketchum_has_nothing_left_to_give(table: SetUp) -> None:
    """WW-70, B-127: hands were compared before; while another gives, he has discarded his."""
    t = table(
        sheriff("youl_grinner", hand="beer-6H"),
        outlaw(hand="bang-2D bang-3D"),
        outlaw("sid_ketchum", life=1, hand="scope mustang"),
        renegade(hand="bang-4D bang-5D"),
        sets=[SHOW],
        step="start",
        deck="2C 3C",
    )
    t.asked(1, "ask-give-card")
    t.aside(2, "use")
    t.choose("discard", "scope")
    t.choose("discard", "mustang")
    t.choose("give", "bang-2D")
    t.choose("give", "bang-4D")
    assert (t.life(2), t.hand(2)) == (2, [])
    assert [card[-2:] for card in t.hand(0)] == ["6H", "2D", "4D", "2C", "3C"]
