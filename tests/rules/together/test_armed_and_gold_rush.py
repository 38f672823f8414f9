"""Armed & Dangerous with Gold Rush (AD-140, GR-156)."""

from typing import Any, Final

import pytest

from standoff.scenario.bang import Seat, Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS: Final = (outlaw(), outlaw(), renegade())
TWO_MORE: Final = OTHERS[1:]


GOLD: Final = {"sets": ["armed_and_dangerous", "gold_rush"]}


def gold(table: SetUp, *seats: Seat, **position: Any) -> Table:
    return table(*seats, **GOLD | position)


@pytest.mark.parametrize("card", ["flintlock", "quick_shot", "arrow"])
def test_nuggets_for_brown_cards_that_hit(table: SetUp, card: str) -> None:
    """AD-140."""
    t = gold(table, sheriff(hand=card), *OTHERS)
    t.play(card, at=1)
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_nuggets_for_mexicali_kid_and_julie_cutter(table: SetUp) -> None:
    """AD-140: he hits her, and she him."""
    t = gold(table, sheriff("mexicali_kid", load=2), outlaw("julie_cutter"), *TWO_MORE, deck="6H")
    t.choose("use", kind="mexicali_kid", seat=1)
    assert (t.life(0), t.life(1)) == (4, 3)
    assert (t.nuggets(0), t.nuggets(1)) == (1, 1)


def test_no_nuggets_for_the_bomb(table: SetUp) -> None:
    """AD-140: it is nobody's."""
    t = gold(table, sheriff(hand="rust"), outlaw(in_play="bomb", loads={"bomb": 1}), *TWO_MORE)
    t.play("rust")
    assert (t.life(1), [t.nuggets(seat) for seat in range(4)]) == (2, [0, 0, 0, 0])


def test_equipment_is_not_touched(table: SetUp) -> None:
    """AD-140, GR-156: by neither Whip nor Squaw."""
    t = gold(table, sheriff(hand="squaw", in_play="whip"), outlaw(in_play="boots"), *TWO_MORE)
    assert not t.can("use-card", "whip", seat=1)
    assert not t.can("play", "squaw", seat=1)


def test_a_lockpick_takes_cards_of_the_hand_alone(table: SetUp) -> None:
    """GR-156."""
    t = gold(table, sheriff(in_play="lockpick"), outlaw(in_play="boots"), *TWO_MORE)
    assert not t.can("use-card", "lockpick")


def test_the_horseshoe_helps_with_the_bomb(table: SetUp) -> None:
    """AD-140: one of two flipped cards counts."""
    t = gold(table, sheriff(in_play="bomb horseshoe"), *OTHERS, step="start", deck="2S 6H")
    t.choose("flip", "bang-6H")
    t.choose("pass-on", seat=1)
    assert t.loads(1) == {"bomb": 3}


def test_the_horseshoe_helps_julie_cutter(table: SetUp) -> None:
    """AD-140."""
    t = gold(
        table,
        sheriff(hand="bang-2D"),
        outlaw("julie_cutter", in_play="horseshoe"),
        *TWO_MORE,
        deck="2S 6H",
    )
    t.play("bang-2D", at=1)
    t.choose("flip", "bang-6H")
    assert t.life(0) == 4


@pytest.mark.parametrize("card", ["arrow", "squaw", "bang-2D"])
def test_calumet_stops_diamonds(table: SetUp, card: str) -> None:
    """AD-140: with a Double Barrel too."""
    t = gold(
        table,
        sheriff(hand=card, in_play="double_barrel"),
        outlaw(in_play="calumet scope"),
        *TWO_MORE,
    )
    pick = {"pick": "scope"} if card == "squaw" else {}
    t.play(card, at=1, **pick)
    if card == "bang-2D":
        t.choose("ride", kind="double_barrel")
    else:
        t.choose("keep-loads")
    assert (t.life(1), t.in_play(1)) == (4, ["calumet", "scope-AS"])


def test_the_big_fifty_cancels_calumet(table: SetUp) -> None:
    """AD-80."""
    t = gold(
        table, sheriff(hand="bang-2D", in_play="big_fifty"), outlaw(in_play="calumet"), *TWO_MORE
    )
    t.play("bang-2D", at=1)
    t.choose("ride", kind="big_fifty")
    assert t.life(1) == 3


@pytest.mark.parametrize("who", ["boots", "lucky_charm"])
def test_the_big_fifty_stops_what_the_hit_would_trigger(table: SetUp, who: str) -> None:
    """AD-80."""
    t = gold(table, sheriff(hand="bang-2D", in_play="big_fifty"), outlaw(in_play=who), *TWO_MORE)
    t.play("bang-2D", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.hand(1), t.nuggets(1)) == ([], 0)


def test_the_bomb_costs_the_owner_of_a_calumet_nothing(table: SetUp) -> None:
    """AD-140, GR-156: it is still drawn for, and it is gone."""
    t = gold(
        table, sheriff(in_play="bomb calumet", loads={"bomb": 2}), *OTHERS, step="start", deck="2S"
    )
    assert (t.happened("flipped"), t.life(0), t.in_play(0)) == (1, 5, ["calumet"])


def test_the_bomb_is_passed_by_the_owner_of_a_calumet(table: SetUp) -> None:
    """GR-156."""
    t = gold(table, sheriff(in_play="bomb calumet"), *OTHERS, step="start", deck="6H")
    t.choose("pass-on", seat=2)
    assert t.loads(2) == {"bomb": 3}


def test_dutch_wills_discard_gives_no_token(table: SetUp) -> None:
    """AD-140, GR-156."""
    t = gold(table, sheriff("dutch_will"), *OTHERS, step="draw", deck="2D 3D")
    t.choose("discard", "bang-2D")
    t.asked(0, "ask-main")
    assert t.load(0) == 0


def test_a_bottle_is_no_bang_card(table: SetUp) -> None:
    """GR-156: it uses no Dangerous weapon; nor does Jacky Murieta's shot."""
    t = gold(
        table,
        sheriff("jacky_murieta", nuggets=4, in_play="big_fifty"),
        *OTHERS,
        row="bottle boots calumet",
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.choose("use", kind="jacky_murieta", seat=1)
    assert (t.life(1), t.loads(0)) == (2, {"big_fifty": 3})


def test_any_draw_of_gold_rush_is_repeated(table: SetUp) -> None:
    """GR-156: Don Bell's, at the end of his turn."""
    t = gold(
        table, sheriff("don_bell"), outlaw(in_play="tumbleweed"), *TWO_MORE, deck="6H 2S 2D 3D"
    )
    t.end_turn()
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert t.turn() == 1


def test_buying_gives_no_token(table: SetUp) -> None:
    """AD-31: nor does it give Al Preacher a card."""
    t = gold(
        table,
        sheriff(nuggets=3),
        outlaw("al_preacher", load=4),
        *TWO_MORE,
        row="boots rhum calumet",
    )
    t.choose("buy", "boots")
    t.asked(0, "ask-main")
    assert (t.load(0), t.load(1)) == (0, 4)


def test_a_beer_keg_is_no_beer_for_madam_yto(table: SetUp) -> None:
    """AD-62."""
    t = gold(table, sheriff(in_play="beer_keg", life=2), outlaw("madam_yto"), *TWO_MORE)
    t.choose("use-card", "beer_keg")
    assert (t.life(0), t.hand(1)) == (3, [])
