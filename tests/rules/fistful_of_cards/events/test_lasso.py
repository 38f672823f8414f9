"""Lasso (FC-30 to FC-33)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["fistful_of_cards"]


def test_weapons_give_no_reach_and_no_power(table: SetUp) -> None:
    """FC-30, FC-31: everyone shoots with the Colt .45, once."""
    t = table(
        sheriff(hand="bang-7D bang-8D", in_play="volcanic"),
        outlaw(in_play="winchester"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="lasso",
    )
    assert [player.reach for player in t.match.view(0).players] == [1, 1, 1, 1]
    assert t.match.view(0).bangs_left == 1
    assert not t.can("play", "bang", seat=2)


def test_barrel_mustang_and_scope_do_nothing(table: SetUp) -> None:
    """FC-31."""
    t = table(
        sheriff(hand="bang-7D", in_play="scope"),
        outlaw(in_play="barrel mustang-8H"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="lasso",
    )
    assert [player.distance for player in t.match.view(0).players] == [0, 1, 2, 1]
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    assert t.life(1) == 3


def test_dynamite_and_jail_lie_still(table: SetUp) -> None:
    """FC-31: no "draw!", nothing is passed on, and the turn is played."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="lasso",
        turn=1,
        step="start",
    )
    t.asked(1, "ask-main")
    assert t.in_play(1) == ["jail-JS", "dynamite-2H"]
    assert t.happened("flipped") == 0


def test_abilities_are_no_cards(table: SetUp) -> None:
    """FC-32, FC-95: Jourdonnais, Paul Regret, Rose Doolan."""
    t = table(
        sheriff("rose_doolan", hand="gatling"),
        outlaw("jourdonnais", in_play="barrel"),
        outlaw(),
        renegade("paul_regret"),
        sets=SETS,
        event="lasso",
        deck="6H",
    )
    assert [player.distance for player in t.match.view(0).players] == [0, 1, 1, 1]
    assert [player.distance for player in t.match.view(2).players] == [2, 1, 0, 2]
    t.play("gatling")
    assert not t.can("check", kind="barrel")
    t.choose("check", kind="jourdonnais")
    assert t.life(1) == 4


def test_cards_can_still_be_played_and_taken(table: SetUp) -> None:
    """FC-30, FC-33: one of a name, one weapon; they work again when Lasso leaves."""
    t = table(
        sheriff(hand="mustang-8H remington cat_balou", in_play="mustang-9H volcanic"),
        outlaw(in_play="barrel"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="lasso",
        events="ambush a_fistful_of_cards",
        number=4,
    )
    assert not t.can("play", "mustang")
    t.play("remington")
    assert t.in_play(0) == ["mustang-9H", "remington-KC"]
    t.play("cat_balou", at=1, pick="barrel")
    assert t.in_play(1) == []
    for _ in range(4):
        t.end_turn()
    assert t.event() == "ambush"
    assert t.match.view(0).players[0].reach == 3
