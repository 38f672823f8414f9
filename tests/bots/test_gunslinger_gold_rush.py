"""The gunslinger with nuggets: it buys what helps it most, and knows none of the cards by name."""

from standoff.bots import Gunslinger, View
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff

SETS = ["gold_rush"]


def chosen(t: Table) -> set[str]:
    """What gunslingers of many seeds would answer: chance must have no part in it."""
    seat = t.decision.seat
    return {Gunslinger(str(seed)).choose(View(t.match, seat), t.decision) for seed in range(10)}


def test_it_buys_the_life_point_it_needs() -> None:
    t = Table(sheriff(life=1, nuggets=1), outlaw(), outlaw(), renegade(), row="shot", sets=SETS)
    assert chosen(t) == {"buy:shot@0"}


def test_a_deputy_heals_the_sheriff() -> None:
    t = Table(
        deputy(nuggets=1), sheriff(life=1), outlaw(), outlaw(), renegade(), row="shot", sets=SETS
    )
    assert chosen(t) == {"buy:shot@1"}


def test_a_bounty_is_for_an_enemy() -> None:
    t = Table(outlaw(nuggets=2), sheriff(), outlaw(), renegade(), row="wanted", sets=SETS)
    assert chosen(t) == {"buy:wanted@1"}


def test_it_buys_what_it_can_keep() -> None:
    t = Table(sheriff(nuggets=3), outlaw(), outlaw(), renegade(), row="boots", sets=SETS)
    assert chosen(t) == {"buy:boots"}


def test_it_keeps_a_beer_that_it_may_need() -> None:
    t = Table(sheriff(hand="beer-6H", life=5), outlaw(), outlaw(), renegade(), sets=SETS)
    assert chosen(t) == {"end"}


def test_it_sells_one_that_it_could_not_keep() -> None:
    t = Table(
        sheriff(hand="beer-6H", life=1),
        outlaw(),
        outlaw(out=True),
        renegade(out=True),
        sets=SETS,
    )
    assert chosen(t) == {"sell:beer-6H"}


def test_it_pays_to_stay_in_the_game() -> None:
    t = Table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="rucksack", nuggets=2, life=1),
        outlaw(),
        renegade(),
        sets=SETS,
    )
    t.play("bang", at=1)
    assert chosen(t) == {"use=rucksack"}


def test_it_does_not_pay_in_vain() -> None:
    t = Table(
        sheriff(),
        outlaw(in_play="rucksack dynamite", nuggets=2, life=1),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="9S",
        sets=SETS,
    )
    assert chosen(t) == {"give-up"}


def test_it_draws_for_nuggets() -> None:
    t = Table(sheriff(in_play="gold_pan", nuggets=2), outlaw(), outlaw(), renegade(), sets=SETS)
    assert chosen(t) == {"use=gold_pan"}


def test_it_knows_whom_diamonds_do_not_hurt() -> None:
    t = Table(outlaw(hand="bang-7D"), sheriff(in_play="calumet"), outlaw(), renegade(), sets=SETS)
    assert "play:bang-7D@1" not in chosen(t)
