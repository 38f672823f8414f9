"""Whoever bought or paid is to blame for what comes of it (GR-13, B-72)."""

import pytest

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def strike(t: Table, how: str) -> None:
    """Seat 0 shoots at seat 1, or challenges them, without a card of the deck."""
    if how == "jacky_murieta":
        t.choose("use", kind=how, seat=1)
    else:
        t.choose("buy", how, kind="bang" if how == "bottle" else "duel", seat=1)


WAYS = ["bottle", "pardner", "jacky_murieta"]


@pytest.mark.parametrize("how", WAYS)
def test_the_reward_for_an_outlaw(table: SetUp, how: str) -> None:
    """GR-13, B-72, B-74: three cards, and the nugget of the hit."""
    t = table(
        sheriff("jacky_murieta", nuggets=2),
        outlaw(life=1),
        outlaw(),
        renegade(),
        row="bottle pardner boots",
    )
    strike(t, how)
    assert (t.is_out(1), len(t.hand(0)), t.nuggets(0)) == (True, 3, 1)


@pytest.mark.parametrize("how", WAYS)
def test_the_penalty_for_a_deputy(table: SetUp, how: str) -> None:
    """GR-13, B-75, GR-23: the Sheriff loses all cards, and keeps the nuggets."""
    t = table(
        sheriff("jacky_murieta", nuggets=4, hand="jail-JS", in_play="scope pickaxe"),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
        row="bottle pardner boots",
    )
    strike(t, how)
    assert (t.hand(0), t.in_play(0), t.nuggets(0)) == ([], [], 3)
    assert "pickaxe" in t.under()


@pytest.mark.parametrize("how", WAYS)
def test_the_sheriff_is_shot_without_a_card(table: SetUp, how: str) -> None:
    """GR-13, GR-140: the Outlaws win as they always do."""
    t = table(
        outlaw("jacky_murieta", nuggets=2),
        sheriff(life=1),
        outlaw(),
        renegade(),
        row="bottle pardner boots",
    )
    strike(t, how)
    assert t.game.winners == [0, 2]


@pytest.mark.parametrize("how", WAYS)
def test_bart_cassidy_and_the_charm_ask_not_how(table: SetUp, how: str) -> None:
    """GR-90, B-111: any loss counts."""
    t = table(
        sheriff("jacky_murieta", nuggets=2),
        outlaw("bart_cassidy", in_play="lucky_charm boots"),
        outlaw(),
        renegade(),
        row="bottle pardner pickaxe",
    )
    strike(t, how)
    assert (t.life(1), len(t.hand(1)), t.nuggets(1)) == (3, 2, 1)


def test_a_bought_duel_that_is_lost(table: SetUp) -> None:
    """GR-14, B-73, GR-79: by its buyer: nobody is to blame, nobody earns anything."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(nuggets=2, life=1, in_play="wanted"),
        outlaw(),
        renegade(),
        turn=1,
        row="pardner shot boots",
    )
    t.choose("buy", "pardner", kind="duel", seat=0)
    t.choose("discard", "bang")
    assert (t.is_out(1), t.hand(0), t.nuggets(0)) == (True, [], 0)
    assert sorted(t.under()) == ["pardner", "wanted"]


def test_a_bottle_as_panic(table: SetUp) -> None:
    """GR-73, GR-61: seen at distance 1, a card in play or one of the hand; never equipment."""
    t = table(
        sheriff(nuggets=4, in_play="winchester"),
        outlaw(hand="beer-6H", in_play="scope boots"),
        outlaw(hand="beer-7H"),
        renegade(in_play="mustang-8H", hand="beer-8H"),
        row="bottle bottle pickaxe",
    )
    options = [o for o in t.decision.options if o.kind == "panic"]
    assert {o.seat for o in options} <= {0, 1}
    assert "boots" not in {o.pick for o in options}
    t.choose("buy", "bottle", kind="panic", seat=1, pick="scope")
    assert (t.hand(0), t.nuggets(0)) == (["scope-AS"], 2)


def test_a_pardner_as_cat_balou(table: SetUp) -> None:
    """GR-79, GR-E2: at any distance."""
    t = table(
        sheriff(nuggets=4),
        outlaw(),
        outlaw(in_play="boots jail-JS"),
        renegade(),
        deputy(),
        row="pardner horseshoe pickaxe",
    )
    t.choose("buy", "pardner", kind="cat_balou", seat=2, pick="jail")
    assert (t.in_play(2), t.under()) == (["boots"], ["pardner"])
    t.choose("buy", "horseshoe")
    assert (t.in_play(0), t.nuggets(0)) == (["horseshoe"], 0)


def test_the_limit_of_one_bang_card(table: SetUp) -> None:
    """GR-75, GR-116: any number of other shots before it and after it."""
    t = table(
        sheriff("jacky_murieta", hand="bang-2D bang-3D", nuggets=8),
        outlaw(),
        outlaw(),
        renegade(),
        row="bottle bottle pickaxe",
    )
    t.choose("use", kind="jacky_murieta", seat=1)
    t.play("bang-2D", at=1)
    assert not t.can("play", "bang-3D")
    t.choose("use", kind="jacky_murieta", seat=3)
    t.choose("buy", "bottle", kind="bang", seat=3)
    assert (t.life(1), t.life(3), t.nuggets(0)) == (2, 2, 8 - 6 + 4)
