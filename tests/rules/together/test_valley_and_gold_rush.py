"""The Valley of Shadows with Gold Rush (VS-72, GR-155)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

TWO = (outlaw(), renegade())


@pytest.fixture
def camp(valley: SetUp) -> SetUp:
    return partial(valley, sets=["gold_rush"])


def test_nuggets_for_an_aimed_shot(camp: SetUp) -> None:
    """GR-155, VS-72: two for two life points; none for a shot at a ghost."""
    t = camp(
        sheriff(hand="bang-7D aim tomahawk"),
        outlaw(),
        outlaw(ghost=True, in_play="ghost-9S"),
        renegade(),
    )
    t.play("aim", at=1, pick="bang-7D")
    t.play("tomahawk", at=2)
    assert t.nuggets(0) == 2


def test_lemonade_jim_and_a_beer_for_a_nugget(camp: SetUp) -> None:
    """GR-155, VS-72."""
    t = camp(sheriff(hand="beer-6H"), outlaw("lemonade_jim", hand="missed-2S", life=2), *TWO)
    t.choose("sell", "beer")
    t.choose("discard", "missed")
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_escape_from_a_bottle(camp: SetUp) -> None:
    """GR-155, VS-72: a brown-bordered card, also as a BANG!, and never a BANG! card."""
    t = camp(sheriff(nuggets=2), outlaw(hand="escape"), *TWO, row="bottle")
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("play", "escape")
    assert t.life(1) == 4


@pytest.mark.parametrize(("number", "cards"), [(1, 2), (0, 0)])
def test_evelyn_shebang_with_a_pickaxe(camp: SetUp, number: int, cards: int) -> None:
    """VS-53, GR-104: its card comes unless she draws none, and is never given up."""
    t = camp(sheriff("evelyn_shebang", in_play="pickaxe"), outlaw(), *TWO, step="draw")
    t.choose("draw-fewer", number=number)
    t.choose("target", seat=1)
    assert len(t.hand(0)) == cards


@pytest.mark.parametrize("card", ["tomahawk", "bandidos"])
def test_the_calumet(camp: SetUp, card: str) -> None:
    """VS-72: it protects from Bandidos and Tomahawk."""
    t = camp(sheriff(hand=card), outlaw(in_play="calumet"), *TWO)
    t.play(card, at=1) if card == "tomahawk" else t.play(card)
    assert t.life(1) == 4


# Nuggets


@pytest.mark.parametrize("by", ["cat_balou", "pardner"])
def test_the_nuggets_of_a_ghost_that_leaves(camp: SetUp, by: str) -> None:
    """GR-155, GR-22, VS-13: they go back, and the equipment goes under its deck."""
    t = camp(
        sheriff(hand="cat_balou-KH", nuggets=2),
        outlaw(ghost=True, in_play="ghost-9S boots", nuggets=3),
        *TWO,
        row="pardner",
    )
    if by == "pardner":
        t.choose("buy", "pardner", kind="cat_balou", seat=1, pick="ghost")
    else:
        t.play("cat_balou", at=1, pick="ghost")
    assert (t.is_out(1), t.nuggets(1), t.in_play(1)) == (True, 0, [])
    assert "boots" in t.under()


def test_a_ghost_begins_with_nothing_and_trades(camp: SetUp) -> None:
    """GR-155, GR-22: nothing from before; what it earns it may spend."""
    t = camp(
        sheriff(hand="bang-7D ghost-9S"),
        outlaw(life=1, nuggets=5, in_play="boots"),
        *TWO,
        row="shot",
        deck="2C 3C 4C bang-5C 6C",
    )
    t.play("bang", at=1)
    t.play("ghost", at=1)
    assert (t.nuggets(1), t.in_play(1), t.nuggets(0)) == (0, ["ghost-9S"], 1)
    t.end_turn()
    t.play("bang-5C", at=0)
    t.choose("take-it")
    t.choose("buy", "shot", seat=0)
    assert (t.nuggets(1), t.life(0)) == (0, 5)


def test_no_nugget_for_what_saved_prevents(camp: SetUp) -> None:
    """GR-155: one of the two points of an aimed shot; the other one pays."""
    t = camp(sheriff(hand="bang-7D aim"), outlaw(), outlaw(hand="saved"), renegade())
    t.play("aim", at=1, pick="bang-7D")
    t.choose("play", "saved")
    assert (t.life(1), t.nuggets(0), t.nuggets(2)) == (3, 1, 0)


def test_bandidos_pay_for_the_others(camp: SetUp) -> None:
    """VS-25, GR-10: their losses are caused by who played it; the own one by nobody else."""
    t = camp(sheriff(hand="bandidos"), outlaw(), *TWO)
    t.play("bandidos")
    assert ([t.life(seat) for seat in range(4)], t.nuggets(0)) == ([4, 3, 3, 3], 3)


def test_shots_of_the_valley_pay_whoever_fires_them(camp: SetUp) -> None:
    """GR-10, VS-32, VS-54: the counter-shot of Backfire, and Henry Block's."""
    t = camp(sheriff(hand="bang-7D"), outlaw(hand="backfire"), *TWO)
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert (t.nuggets(0), t.nuggets(1)) == (0, 1)
    t = camp(sheriff(hand="panic-QH"), outlaw("henry_block", hand="beer-6H"), *TWO)
    t.play("panic", at=1)
    assert (t.nuggets(1), t.hand(0)) == (1, ["beer-6H"])


# What is bought


@pytest.mark.parametrize(
    ("card", "mode", "life"),
    [("bottle", "bang", 4), ("pardner", "duel", 5), ("bottle", "panic", 5)],
)
def test_mick_defender_and_what_is_bought(camp: SetUp, card: str, mode: str, life: int) -> None:
    """GR-155, VS-72, VS-57: brown-bordered; Backfire shoots back only at a Bottle that shot."""
    t = camp(sheriff(nuggets=2), outlaw("mick_defender", hand="backfire"), *TWO, row=card)
    t.choose("buy", card, kind=mode, seat=1)
    t.choose("parry", "backfire")
    assert (t.life(0), t.life(1), t.hand(0)) == (life, 4, [])


def test_henry_block_and_what_is_bought(camp: SetUp) -> None:
    """GR-44, VS-54: he shoots for a Pardner, but not when he is paid to discard equipment."""
    t = camp(
        sheriff(nuggets=6),
        outlaw("henry_block", in_play="boots", hand="beer-6H"),
        *TWO,
        row="pardner",
    )
    t.choose("force", seat=1, pick="boots")
    assert (t.in_play(1), t.life(0)) == ([], 5)
    t.choose("buy", "pardner", kind="cat_balou", seat=1)
    assert (t.hand(1), t.life(0)) == ([], 4)


# After a hit


def test_boots_before_the_shotgun(camp: SetUp) -> None:
    """VS-5, GR-131: what the victim draws is there to be discarded; then the Bounty pays."""
    t = camp(
        sheriff(hand="bang-7D", in_play="shotgun"),
        outlaw(in_play="boots bounty lucky_charm"),
        *TWO,
        deck="2C 3C",
    )
    t.play("bang", at=1)
    assert (t.pile()[0], t.hand(0), t.hand(1)) == ("bang-2C", ["bang-3C"], [])
    assert (t.nuggets(0), t.nuggets(1)) == (1, 1)


def test_wanted_and_bounty(camp: SetUp) -> None:
    """VS-5, GR-98, GR-99: both pay for the last hit, and a Sheriff then discards it all."""
    t = camp(
        sheriff(hand="bang-7D"),
        deputy(life=1, in_play="wanted bounty"),
        outlaw(),
        *TWO,
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.hand(0), t.nuggets(0)) == (True, [], 2)
    assert {"bang-2C", "bang-3C", "bang-4C"} <= set(t.pile())


def test_lemonade_jim_and_madam_yto(camp: SetUp) -> None:
    """VS-56, GR-120, B-76: both for the same Beer, clockwise from who plays it."""
    t = camp(
        sheriff(hand="beer-6H", life=2),
        outlaw("madam_yto"),
        outlaw("lemonade_jim", hand="missed-2S", life=2),
        renegade(),
    )
    t.play("beer")
    assert len(t.hand(1)) == 1
    t.choose("discard", "missed")
    assert (t.life(0), t.life(2)) == (3, 3)


def test_the_rucksack_comes_after_saved(camp: SetUp) -> None:
    """VS-34, GR-106: who is not quite saved may still pay, and has survived."""
    t = camp(
        sheriff(hand="bang-7D aim"),
        outlaw(life=1, in_play="rucksack", nuggets=2),
        outlaw(hand="saved"),
        renegade(),
        deck="2C 3C",
    )
    t.play("aim", at=1, pick="bang-7D")
    t.choose("play", "saved")
    t.choose("use", kind="rucksack")
    assert (t.life(1), t.nuggets(1), len(t.hand(2))) == (1, 0, 2)
