"""The End of the Line (GTR-37 to GTR-45, GTR-116)."""

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())
ROW = "caboose mail_car express_car"


def part(t: Table) -> dict[str, object]:
    shown: dict[str, object] = t.match.view(0).parts[PART]
    return shown


def test_past_the_last_station(table: SetUp) -> None:
    """GTR-37, GTR-EX4: the moment the Locomotive moves past it."""
    t = table(
        sheriff(hand="next_stop-2D"), *OTHERS, at=4, locomotive="leland", deck="6H 7H 8H 9H 10H"
    )
    t.play("next_stop")
    t.choose("no-wagon")
    for card in ("7H", "8H", "9H"):
        t.choose("take", f"beer-{card}")
    assert t.happened("end-of-line") == 1


def test_not_before(table: SetUp) -> None:
    """GTR-37."""
    t = table(sheriff(hand="next_stop-2D"), *OTHERS, at=3)
    t.play("next_stop")
    assert t.happened("end-of-line") == 0
    assert part(t)["at"] == 3


def test_what_happens_in_which_order(table: SetUp) -> None:
    """GTR-38, GTR-59, GTR-93, GTR-96: card, abilities, acquisition, Locomotive, new line."""
    t = table(
        outlaw("manuelita", hand="next_stop-2D"),
        sheriff(),
        outlaw("shade_oconnor", hand="beer-6H"),
        renegade(),
        at=4,
        leader=1,
        line="boom_town catico yooma tombrock",
        row=ROW,
        deck="10D 4H KS QD 2C",
    )
    t.play("next_stop")
    t.choose("discard", "beer")
    t.asked(0, "ask-last-wagon")
    t.choose("acquire", "caboose")
    assert t.life(0) == 3
    t.choose("take-it")
    t.choose("take-it")
    t.in_order(
        Event("played", seat=0),
        Event("drew", seat=0),
        Event("end-of-line"),
        Event("ability", seat=0),
        Event("ability", seat=2),
        Event("acquired", seat=0),
        Event("shot-at", target=0),
        Event("shot-at", target=1),
        Event("shot-at", target=2),
        Event("shot-at", target=3),
        Event("new-line"),
    )
    t.asked(0, "ask-main")


def test_the_new_line_is_told_station_by_station(table: SetUp) -> None:
    """GTR-38, GTR-39."""
    t = table(
        sheriff(hand="next_stop-2D"), *OTHERS, at=4, locomotive="leland", deck="6H 7H 8H 9H 10H"
    )
    t.play("next_stop")
    t.choose("no-wagon")
    for card in ("7H", "8H", "9H"):
        t.choose("take", f"beer-{card}")
    told = [text.args["kind"] for text in t.match.events_for(3) if text.id == "event-station"]
    assert told[-4:] == [tile["id"] for tile in t.match.view(3).parts[PART]["line"]]


def test_the_acquisition_there_is_the_one_of_the_turn(table: SetUp) -> None:
    """GTR-38, GTR-17, GTR-18: it uses up the limit, and needs that it is not used up."""
    t = table(
        sheriff(hand="next_stop-2D bang-7D bang-8D"),
        *OTHERS,
        at=4,
        locomotive="leland",
        line="yooma catico crowns_hole boom_town",
        row=ROW,
        deck="6H 7H 8H 9H 10H",
    )
    t.play("next_stop")
    t.choose("acquire", "caboose")
    t.choose("discard", "bang-7D")
    for card in ("7H", "8H", "9H"):
        t.choose("take", f"beer-{card}")
    assert not t.can("acquire")
    assert not t.can("go-ahead")


def test_who_has_acquired_a_wagon_is_not_asked_again(table: SetUp) -> None:
    """GTR-38."""
    t = table(
        sheriff(hand="next_stop-2D bang-7D bang-8D"),
        *OTHERS,
        at=4,
        line="yooma catico boom_town",
        row=ROW,
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang-7D")
    t.play("next_stop")
    assert t.decision.prompt.id != "ask-last-wagon"
    while t.decision.prompt.id == "ask-shot-at":
        t.choose("take-it")


def test_nobody_has_to_acquire_one(table: SetUp) -> None:
    """GTR-38: unless they came by the free advance."""
    t = table(
        sheriff(hand="next_stop-2D bang-7D"),
        *OTHERS,
        at=4,
        line="yooma catico crowns_hole boom_town",
        row=ROW,
    )
    t.play("next_stop")
    t.choose("no-wagon")
    while t.decision.prompt.id == "ask-shot-at":
        t.choose("take-it")
    assert t.in_play(0) == []


def test_by_the_free_advance_it_is_compulsory(table: SetUp) -> None:
    """GTR-38, GTR-23."""
    t = table(
        sheriff(hand="bang-7D"),
        *OTHERS,
        at=4,
        line="catico creepy_creek crowns_hole boom_town",
        row=ROW,
    )
    t.choose("go-ahead")
    assert {option.verb for option in t.asked(0, "ask-acquire").options} == {"acquire"}
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert t.life(0) == 4
    assert part(t)["at"] == 0


def test_in_the_sheriffs_start_it_is_his_acquisition(table: SetUp) -> None:
    """GTR-38, GTR-11, GTR-12: before his phase 1; the turn then goes on."""
    t = table(
        sheriff(hand="bang-7D"),
        *OTHERS,
        step="start",
        at=4,
        locomotive="leland",
        line="catico creepy_creek crowns_hole boom_town",
        row=ROW,
        deck="6H 7H 8H 9H 10H JH",
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    for card in ("6H", "7H", "8H"):
        t.choose("take", f"beer-{card}")
    assert (t.hand(0), t.in_play(0)) == (["beer-6H", "beer-10H", "beer-JH"], ["caboose"])
    assert not t.can("acquire")


def test_a_new_line_begins(table: SetUp) -> None:
    """GTR-38, GTR-41: the Locomotive is flipped; wagons in front of players stay."""
    t = table(
        sheriff(hand="next_stop-2D", in_play="dining_car"),
        *OTHERS,
        at=4,
        locomotive="leland",
        row=ROW,
        deck="6H 7H 8H 9H 10H",
    )
    before = part(t)["line"]
    t.play("next_stop")
    t.choose("no-wagon")
    for card in ("7H", "8H", "9H"):
        t.choose("take", f"beer-{card}")
    after = part(t)
    assert (after["locomotive"], after["at"]) == ("ironhorse", 0)
    assert after["line"] != before
    assert len(t.row(PART)) == 3
    assert t.in_play(0) == ["dining_car"]
    assert len(t.game.stack(PART).deck) == 12


def test_as_many_stations_as_players_began(table: SetUp) -> None:
    """GTR-39."""
    t = table(
        sheriff(hand="next_stop-2D"),
        outlaw(),
        outlaw(out=True),
        renegade(),
        at=4,
        locomotive="leland",
        deck="6H 7H 8H 9H 10H",
    )
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take", "beer-7H")
    t.choose("take", "beer-8H")
    line = part(t)["line"]
    assert isinstance(line, list)
    assert len(line) == 4


ALL_WAGONS = (
    "baggage_car cattle_truck circus_wagon coal_hopper dining_car ghost_car lounge_car "
    "lumber_flatcar observation_car passenger_car prisoner_car private_car sleeper_car "
    "caboose mail_car express_car"
)


def test_without_wagons_the_locomotive_runs_all_the_same(table: SetUp) -> None:
    """GTR-40: and its effect applies."""
    t = table(
        sheriff(hand="next_stop-2D next_stop-KC"), outlaw(in_play=ALL_WAGONS), *OTHERS[1:], at=4
    )
    assert t.row(PART) == []
    t.play("next_stop-2D")
    for _ in range(20):
        if t.decision.prompt.id != "ask-shot-at":
            break
        t.choose("take-it")
    assert t.life(0) == 4
    assert t.row(PART) == []
    assert part(t)["locomotive"] == "leland"


def test_the_ironhorse_shoots_at_everyone(table: SetUp) -> None:
    """GTR-42: the active player first; it can be avoided like any BANG!."""
    t = table(
        sheriff(hand="next_stop-2D"),
        outlaw(hand="missed-2S"),
        outlaw(in_play="barrel"),
        renegade(),
        at=4,
        deck="2C 6H",
    )
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take-it")
    t.choose("play", "missed")
    t.choose("check", kind="barrel")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 4, 3]


def test_nobody_causes_it(table: SetUp) -> None:
    """GTR-42, GTR-109: no reward, no El Gringo, no nuggets; it is no BANG! card."""
    t = table(
        sheriff("slab_the_killer", hand="next_stop-2D"),
        outlaw(life=1),
        outlaw("el_gringo"),
        renegade(hand="missed-2S"),
        at=4,
        deck="2C",
        sets=[PART, "gold_rush"],
    )
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take-it")
    t.choose("play", "missed")
    assert t.is_out(1)
    assert (len(t.hand(0)), t.hand(2), t.nuggets(0), t.life(3)) == (1, [], 0, 4)


def test_no_punishment_for_a_deputy(table: SetUp) -> None:
    """GTR-42."""
    t = table(sheriff(hand="next_stop-2D beer-6H"), deputy(life=1), *OTHERS, at=5, deck="2C")
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take-it")
    assert t.is_out(1)
    assert len(t.hand(0)) == 2


def test_if_everybody_is_eliminated_the_outlaws_win(table: SetUp) -> None:
    """GTR-43, B-155, GTR-116."""
    t = table(
        sheriff(hand="next_stop-2D", life=1),
        outlaw(life=1),
        outlaw(out=True),
        renegade(life=1),
        at=4,
        deck="2C",
    )
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take-it")
    t.choose("give-up")
    assert t.game.winners == [1, 2]


def test_they_leave_together_after_the_last_has_resolved(table: SetUp) -> None:
    """GTR-44: each may play a Beer at once; victory is checked only then."""
    t = table(
        sheriff(hand="next_stop-2D", life=1),
        outlaw(life=1, hand="beer-6H"),
        outlaw(out=True),
        renegade(life=1),
        at=4,
        deck="2C",
    )
    t.play("next_stop")
    t.choose("no-wagon")
    t.choose("take-it")
    t.choose("give-up")
    assert not t.is_out(0)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.match.over
    assert t.game.winners == [1, 2]


def test_leland_is_a_general_store_from_the_active_player_on(table: SetUp) -> None:
    """GTR-45: for all players; nobody has played it."""
    t = table(
        outlaw(hand="next_stop-2D"),
        sheriff(),
        *OTHERS[1:],
        at=4,
        locomotive="leland",
        deck="2C 6H 7H 8H 9H",
        leader=1,
    )
    t.play("next_stop")
    t.choose("no-wagon")
    t.asked(0, "ask-store")
    for seat, card in enumerate(("6H", "7H", "8H")):
        assert t.decision.seat == seat
        t.choose("take", f"beer-{card}")
    assert t.hand(3) == ["beer-9H"]
    assert t.happened("played") == 1


def test_a_ghost_keeps_the_sheriff_from_winning(table: SetUp) -> None:
    """GTR-116, GTR-78: as long as the Ghost Car lies there."""
    t = table(
        sheriff(hand="bang-7D cat_balou-KH"),
        outlaw(life=1, in_play="ghost_car"),
        outlaw(out=True),
        renegade(out=True),
    )
    t.play("bang", at=1)
    assert not t.match.over
    t.play("cat_balou", at=1, pick="ghost_car")
    assert t.game.winners == [0]


def test_a_renegade_wins_only_as_the_only_player_in_play(table: SetUp) -> None:
    """GTR-116: not beside a ghost."""
    t = table(
        renegade(hand="bang-7D"),
        sheriff(life=1),
        outlaw(in_play="ghost_car", ghost=True),
        outlaw(out=True),
        leader=1,
    )
    t.play("bang", at=1)
    assert t.game.winners == [2, 3]


@pytest.mark.parametrize("locomotive", ["ironhorse", "leland"])
def test_the_pile_is_shuffled_in_the_middle(table: SetUp, locomotive: str) -> None:
    """GTR-101: of Leland; the Ironhorse needs no card."""
    t = table(
        sheriff(hand="next_stop-2D"),
        *OTHERS,
        at=4,
        locomotive=locomotive,
        deck="2C 6H",
        rest="pile",
    )
    t.play("next_stop")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert t.happened("reshuffled") == (1 if locomotive == "leland" else 0)
