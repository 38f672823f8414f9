"""The gunslinger on the Train: which wagon is worth its price, and whom wagons are for."""

import pytest

from standoff.bots import Gunslinger, View
from standoff.games.bang import RULES
from standoff.games.bang.sets.great_train_robbery.train import has_gone_ahead
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.lab.simulate import play
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff

SETS = ["great_train_robbery"]
ROW = "observation_car mail_car express_car"


def chosen(t: Table) -> set[str]:
    """What gunslingers of many seeds would answer: chance must have no part in it."""
    seat = t.decision.seat
    return {Gunslinger(str(seed)).choose(View(t.match, seat), t.decision) for seed in range(10)}


def test_it_acquires_what_is_worth_the_card() -> None:
    t = Table(
        sheriff(hand="panic-JH"),
        outlaw(),
        outlaw(),
        renegade(),
        row=ROW,
        at=2,
        line="catico",
        sets=SETS,
    )
    assert chosen(t) == {"acquire:observation_car"}


def test_it_acquires_beside_what_is_for_sale() -> None:
    t = Table(
        sheriff(hand="panic-JH", nuggets=3),
        outlaw(),
        outlaw(),
        renegade(),
        row=f"boots {ROW}",
        at=2,
        line="catico",
        sets=["gold_rush", *SETS],
    )
    assert chosen(t) == {"acquire:observation_car"}


def test_it_goes_ahead_for_one() -> None:
    t = Table(
        sheriff(hand="jail-JS"),
        deputy(),
        outlaw(),
        outlaw(),
        renegade(),
        row=ROW,
        at=1,
        line="creepy_creek",
        sets=SETS,
    )
    assert chosen(t) == {"go-ahead"}


def test_the_flatcar_is_for_an_enemy() -> None:
    t = Table(
        outlaw(hand="mustang-8H", in_play="mustang-9H"),
        sheriff(),
        outlaw(),
        renegade(),
        row="lumber_flatcar mail_car express_car",
        at=2,
        line="san_tafe",
        leader=1,
        arrange=has_gone_ahead,
        sets=SETS,
    )
    assert chosen(t) == {"acquire:lumber_flatcar@1"}


def test_nothing_is_paid_for_at_the_end_of_the_line_that_is_not_worth_it() -> None:
    t = Table(
        sheriff(hand="next_stop-2D missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
        row="private_car mail_car express_car",
        at=4,
        line="catico crowns_hole san_tafe dodgeville",
        deck="2C",
        sets=SETS,
    )
    t.play("next_stop")
    assert chosen(t) == {"no-wagon"}
    t.choose("no-wagon")


def test_a_bang_turned_on_an_enemy() -> None:
    t = Table(
        outlaw(hand="bang-7D"),
        sheriff("evan_babbit", hand="bang-8D", life=1),
        outlaw(),
        renegade(),
        sets=SETS,
        leader=1,
    )
    t.play("bang", at=1)
    assert chosen(t) == {"turn-on:bang-8D@2"}


def test_a_friend_is_spared() -> None:
    t = Table(
        deputy("sgt_blaze", hand="gatling"),
        sheriff(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        leader=1,
    )
    t.play("gatling")
    assert chosen(t) == {"spare@1"}
    t.choose("spare", seat=1)


def test_a_burden_is_given_up_and_a_good_card_is_not() -> None:
    t = Table(
        sheriff(hand="train_robbery-4D"),
        outlaw(in_play="jail-JS barrel-QS", hand="missed-2S"),
        outlaw(),
        renegade(),
        sets=SETS,
    )
    t.play("train_robbery", at=1)
    assert chosen(t) == {"yield:jail-JS"}


def test_mail_is_for_a_friend() -> None:
    t = Table(
        deputy(in_play="mail_car"),
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        deck="9S 8H 9H",
        sets=SETS,
        leader=1,
    )
    t.choose("use-up", "mail_car")
    assert {key[-2:] for key in chosen(t)} == {"@1"}


def test_the_map_discards_what_is_worth_less_than_the_next_card() -> None:
    t = Table(
        sheriff(in_play="map barrel-QS"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="KS 6H",
        step="draw",
        sets=SETS,
    )
    assert chosen(t) == {"reject:barrel-KS"}


@pytest.mark.parametrize("players", [4, 7])
def test_whole_games(players: int) -> None:
    match = Match.new(RULES, Setup("bang", players, "train", tuple(SETS)), auto=True)
    play(match, [Gunslinger(str(seat)) for seat in range(players)])
    assert match.over
