"""Gold Rush with Armed & Dangerous (GR-156, AD-140)."""

from functools import partial

import pytest

from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["gold_rush", "armed_and_dangerous"])


def flip(t: Table, sign: str) -> None:
    """Let the flipped card of that sign count."""
    cards = [option.card for option in t.decision.options if option.verb == "flip"]
    t.choose("flip", next(card for card in cards if card and card.endswith(sign)))


# Nuggets


@pytest.mark.parametrize("card", ["flintlock", "quick_shot", "arrow"])
def test_nuggets_for_what_shoots_without_a_bang_card(table: SetUp, card: str) -> None:
    """AD-140, GR-10."""
    t = table(sheriff(hand=card), outlaw(), outlaw(), renegade())
    t.play(card, at=1)
    assert (t.life(1), t.nuggets(0)) == (3, 1)


def test_a_nugget_for_each_further_target(table: SetUp) -> None:
    """AD-140, GR-11: whoever it is that the tokens add."""
    t = table(sheriff(hand="arrow", load=2), outlaw(), outlaw(), renegade())
    t.play("arrow", at=1)
    t.choose("target", seat=2)
    t.choose("target", seat=3)
    assert t.nuggets(0) == 3


def test_nuggets_for_mexicali_kid(table: SetUp) -> None:
    """AD-140: he has caused it."""
    t = table(sheriff("mexicali_kid", load=2), outlaw(), outlaw(), renegade())
    t.choose("use", kind="mexicali_kid", seat=1)
    assert t.nuggets(0) == 1


def test_nuggets_for_julie_cutter(table: SetUp) -> None:
    """AD-140: hers for the shot, and the other's for the wound before."""
    t = table(sheriff(hand="bang-7D"), outlaw("julie_cutter"), outlaw(), renegade(), deck="6H")
    t.play("bang", at=1)
    assert (t.life(0), t.nuggets(0), t.nuggets(1)) == (4, 1, 1)


def test_no_nugget_for_the_bomb(table: SetUp) -> None:
    """AD-140, GR-15."""
    t = table(
        sheriff(in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2S",
    )
    assert t.life(0) == 3
    assert [t.nuggets(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_simeon_picos_is_paid_even_by_the_bomb(table: SetUp) -> None:
    """GR-123: from any cause."""
    t = table(
        sheriff("simeon_picos", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2S",
    )
    assert t.nuggets(0) == 2


# Equipment that nobody can touch


def test_whip_and_squaw_do_not_reach_equipment(table: SetUp) -> None:
    """AD-140, GR-156, GR-61."""
    t = table(
        sheriff(hand="squaw", in_play="whip"),
        outlaw(in_play="boots"),
        outlaw(in_play="mustang-8H gun_belt"),
        renegade(),
    )
    picks = {option.pick for option in t.decision.options if option.seat in (1, 2)}
    assert picks == {"mustang-8H"}


def test_lockpick_takes_of_the_hand_alone(table: SetUp) -> None:
    """GR-156: one who has only equipment cannot be named."""
    t = table(sheriff(in_play="lockpick"), outlaw(in_play="boots"), outlaw(hand="beer"), renegade())
    seats = {option.seat for option in t.decision.options if option.verb == "use-card"}
    assert seats == {2}


def test_buying_is_not_playing(table: SetUp) -> None:
    """GR-153, AD-30, AD-101: no token for a black card, no card for Al Preacher."""
    t = table(sheriff(nuggets=3), outlaw("al_preacher", load=2), outlaw(), renegade(), row="boots")
    t.choose("buy", "boots")
    t.asked(0, "ask-main")
    assert (t.load(0), t.load(1)) == (0, 2)


# "Draw!"s


def test_a_horseshoe_helps_with_the_bomb(table: SetUp) -> None:
    """AD-140, GR-103."""
    t = table(
        sheriff(in_play="bomb horseshoe"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2S 6H",
    )
    flip(t, "6H")
    t.choose("pass-on", seat=2)
    assert t.loads(2) == {"bomb": 3}


def test_a_horseshoe_helps_julie_cutter(table: SetUp) -> None:
    """AD-140."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("julie_cutter", in_play="horseshoe"),
        outlaw(),
        renegade(),
        deck="2S 6H",
    )
    t.play("bang", at=1)
    flip(t, "6H")
    assert t.life(0) == 4


def test_a_tumbleweed_repeats_the_draw_of_don_bell(table: SetUp) -> None:
    """GR-156, AD-72."""
    t = table(
        sheriff("don_bell"),
        outlaw(in_play="tumbleweed"),
        outlaw(),
        renegade(),
        deck="6H 2S",
    )
    t.end_turn()
    t.asked(1, "ask-repeat")
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.turn(), t.loads(1)) == (1, {"tumbleweed": 2})


def test_a_tumbleweed_repeats_a_draw_with_the_horseshoe(table: SetUp) -> None:
    """GR-156, AD-73: two new cards, and a new choice."""
    t = table(
        outlaw(in_play="jail-JS horseshoe"),
        sheriff(in_play="tumbleweed"),
        outlaw(),
        renegade(),
        step="start",
        deck="6H 2S 3S 4S",
    )
    flip(t, "6H")
    t.choose("use-card", "tumbleweed")
    t.asked(0, "ask-flip")
    flip(t, "3S")
    t.choose("let-it")
    assert t.turn() == 1


def test_a_rhum_is_repeated_whole(table: SetUp) -> None:
    """GR-156, AD-73: four new cards; the ignored ones are discarded, and count for nothing."""
    t = table(
        sheriff(nuggets=3, life=1),
        outlaw(in_play="tumbleweed"),
        outlaw(),
        renegade(),
        row="rhum",
        deck="2C 6H 4D 2S 3C 4C 5C 6C",
    )
    t.choose("buy", "rhum")
    assert t.asked(1, "ask-repeat-suits").prompt.args["number"] == 4
    t.choose("use-card", "tumbleweed")
    assert t.asked(1, "ask-repeat-suits").prompt.args["number"] == 1
    t.choose("let-it")
    assert (t.life(0), len(t.pile()), t.loads(1)) == (2, 8, {"tumbleweed": 2})


# Shots without a card


def test_a_bottle_as_bang_uses_no_dangerous_weapon(table: SetUp) -> None:
    """GR-156, GR-72: neither does Jacky Murieta's shot."""
    t = table(
        sheriff("jacky_murieta", nuggets=4, in_play="big_fifty"),
        outlaw(in_play="barrel-QS"),
        outlaw(),
        renegade(),
        row="bottle",
        deck="2C 3C",
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")
    t.choose("use", kind="jacky_murieta", seat=1)
    t.asked(1, "ask-shot")
    t.choose("take-it")
    assert (t.life(1), t.loads(0)) == (2, {"big_fifty": 3})


# Calumet


@pytest.mark.parametrize("card", ["arrow", "bang-7D"])
def test_a_calumet_stops_diamonds(table: SetUp, card: str) -> None:
    """AD-140, GR-94."""
    t = table(sheriff(hand=card), outlaw(in_play="calumet"), outlaw(), renegade())
    t.play(card, at=1)
    assert t.life(1) == 4


def test_a_calumet_stops_a_squaw(table: SetUp) -> None:
    """AD-140."""
    t = table(sheriff(hand="squaw"), outlaw(in_play="calumet scope"), outlaw(), renegade())
    t.play("squaw", at=1, pick="scope")
    assert t.in_play(1) == ["calumet", "scope-AS"]


def test_a_calumet_stops_a_bang_card_that_cannot_be_cancelled(table: SetUp) -> None:
    """AD-140, AD-82: with Double Barrel."""
    t = table(
        sheriff(hand="bang-7D", in_play="double_barrel"),
        outlaw(in_play="calumet"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    if t.can("ride"):
        t.choose("ride", kind="double_barrel")
    assert t.life(1) == 4


def test_a_big_fifty_mutes_a_calumet(table: SetUp) -> None:
    """AD-80: nothing in front of the target has an effect against it."""
    t = table(
        sheriff(hand="bang-7D", in_play="big_fifty"),
        outlaw(in_play="calumet"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert t.life(1) == 3


@pytest.mark.parametrize(("event", "life"), [("", 5), ("curse", 3)])
def test_a_calumet_stops_the_blast_of_a_bomb(table: SetUp, event: str, life: int) -> None:
    """AD-140, GR-156: not its "draw!"; and not while the Bomb is no diamond (GR-96, HN-1)."""
    t = table(
        sheriff(in_play="bomb calumet", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2S",
        sets=["gold_rush", "high_noon", "armed_and_dangerous"],
        event=event,
    )
    t.asked(0, "ask-main")
    assert (t.life(0), t.in_play(0), t.happened("exploded", seat=0)) == (life, ["calumet"], 1)


def test_a_calumet_does_not_keep_the_bomb_from_being_passed(table: SetUp) -> None:
    """GR-156."""
    t = table(
        sheriff(in_play="bomb calumet"), outlaw(), outlaw(), renegade(), step="start", deck="6H"
    )
    t.choose("pass-on", seat=1)
    assert t.loads(1) == {"bomb": 3}


def test_apache_kid_is_hurt_by_the_bomb(table: SetUp) -> None:
    """AD-142: his immunity is for brown cards."""
    t = table(
        sheriff("apache_kid", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        deck="2S",
        sets=["dodge_city", "armed_and_dangerous"],
    )
    assert t.life(0) == 2


# Discards


def test_dutch_wills_discard_gives_no_token(table: SetUp) -> None:
    """AD-140, GR-156: it is not in phase 3."""
    t = table(sheriff("dutch_will"), outlaw(), outlaw(), renegade(), step="draw", deck="2C 3C")
    t.choose("discard", "bang-2C")
    t.asked(0, "ask-main")
    assert (t.load(0), t.nuggets(0)) == (0, 1)


def test_a_gun_belt_leaves_less_to_recharge_with(table: SetUp) -> None:
    """GR-102, AD-32: only what is too many gives tokens."""
    hand = "beer-6H beer-7H beer-8H beer-9H beer-10H beer-JH"
    t = table(sheriff(life=2, hand=hand, in_play="gun_belt"), outlaw(), outlaw(), renegade())
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.load(0) == 0


def test_the_penalty_takes_cards_tokens_and_equipment_but_no_nuggets(table: SetUp) -> None:
    """GR-23, GR-62, B-75: the tokens on cards go with them."""
    t = table(
        sheriff(hand="bang-7D", in_play="crate boots", nuggets=2),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.in_play(0), t.loads(0), t.nuggets(0)) == ([], {}, 3)


def test_she_draws_for_her_boots_before_she_shoots(table: SetUp) -> None:
    """GR-131, AD-105: the order of one's own triggers is one's own, and here it matters."""
    t = hit_in_boots(table)
    t.choose("first", kind="boots")
    assert t.hand(1) == ["beer-6H"]
    assert t.life(0) == 5  # the "draw!" is black


def test_she_shoots_before_she_draws_for_her_boots(table: SetUp) -> None:
    """GR-131, AD-105: the "draw!" comes first, and what she draws is another card."""
    t = hit_in_boots(table)
    t.choose("first", kind="julie_cutter")
    assert t.life(0) == 4
    assert t.hand(1) == ["bang-2C"]


def hit_in_boots(table: SetUp) -> Table:
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("julie_cutter", in_play="boots"),
        outlaw(),
        renegade(),
        deck="beer-6H bang-2C",
    )
    t.play("bang", at=1)
    t.asked(1, "ask-first")
    return t


def test_what_only_brings_something_in_comes_without_a_question(table: SetUp) -> None:
    """GR-131: a card for the Boots and a nugget for the Charm are the same in any order."""
    t = table(sheriff(hand="bang-7D"), outlaw(in_play="boots lucky_charm"), outlaw(), renegade())
    t.play("bang", at=1)
    assert (len(t.hand(1)), t.nuggets(1)) == (1, 1)
    assert t.decision.prompt.id == "ask-main"
