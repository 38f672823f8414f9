"""Tokens, upgrades and characters, and what they are not for (AD-10 to AD-33, AD-50, AD-100)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import supply

WITH_DODGE_CITY = ["dodge_city", "armed_and_dangerous"]


def test_a_short_supply_is_taken_as_it_is(table: SetUp) -> None:
    """AD-12, AD-96: Reloading with two tokens left."""
    t = table(
        sheriff(hand="reload"),
        outlaw(load=4),
        outlaw(load=4, in_play="crate whip", loads={"crate": 4, "whip": 4}),
        renegade(load=4, in_play="lockpick", loads={"lockpick": 4}),
        deputy(load=4, in_play="ace_up_the_sleeve", loads={"ace_up_the_sleeve": 2}),
    )
    assert supply(t) == 2
    t.play("reload")
    assert (t.load(0), supply(t)) == (2, 0)


def test_a_short_supply_keeps_dangerous_cards_in_hand(table: SetUp) -> None:
    """AD-22: two tokens left; also for a weapon that would replace a Dangerous one."""
    t = table(
        sheriff(hand="bandolier big_fifty schofield", in_play="thunderer"),
        outlaw(load=4),
        outlaw(load=4, in_play="crate whip", loads={"crate": 4, "whip": 4}),
        renegade(load=4, in_play="lockpick", loads={"lockpick": 4}),
        deputy(load=3),
    )
    assert supply(t) == 2
    assert not t.can("play", "bandolier")
    assert not t.can("play", "big_fifty")
    t.play("schofield")
    t.choose("no-load")
    assert supply(t) == 5
    t.play("bandolier")
    assert t.loads(0) == {"bandolier": 3}


def test_bass_greeves_and_a_short_supply(table: SetUp) -> None:
    """AD-102, AD-11: room for one token; the second is lost."""
    t = table(
        sheriff("bass_greeves", hand="jail-JS beer-6H", load=3), outlaw(), outlaw(), renegade()
    )
    t.choose("use", kind="bass_greeves", seat=0)
    t.choose("discard", "jail")
    assert (t.load(0), supply(t), t.hand(0)) == (4, 28, ["beer-6H"])
    assert not t.can("use")


def test_al_preacher_waits_for_colours(table: SetUp) -> None:
    """AD-101, AD-142: blue and orange of the others; brown and green give him nothing."""
    t = table(
        sheriff(hand="beer-6H sombrero scope crate"),
        outlaw("al_preacher", load=4),
        outlaw(),
        renegade(),
        sets=WITH_DODGE_CITY,
        deck="2C 3C 4C",
    )
    t.play("beer")
    t.play("sombrero")
    t.asked(0, "ask-main")
    t.play("scope")
    t.choose("no-load")
    t.choose("pay-load")
    t.asked(0, "ask-main")
    t.play("crate")
    t.choose("pay-load")
    assert (t.load(1), t.hand(1)) == (0, ["bang-2C", "bang-3C"])


def test_al_preacher_plays_himself(table: SetUp) -> None:
    """AD-101: his own cards do not count, nor a Dynamite that is passed to him."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw("al_preacher", hand="scope", load=3),
        outlaw(),
        renegade(),
        step="start",
        deck="5H 2C 3C 4C 5C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.in_play(1) == []
    t.play("scope")
    t.choose("load", seat=1)
    t.asked(1, "ask-main")


def test_al_preacher_and_jail(table: SetUp) -> None:
    """AD-101, AD-30, AD-E4: on him; whoever plays it may take a token, then he draws."""
    t = table(
        sheriff(hand="jail-JS"),
        outlaw("al_preacher", in_play="bandolier"),
        outlaw(),
        renegade(),
        deck="2C",
    )
    t.play("jail", at=1)
    t.choose("load", seat=0)
    t.choose("pay-load")
    assert (t.load(0), t.hand(1), t.loads(1)) == (1, ["bang-2C"], {"bandolier": 1})


def test_al_preacher_empties_a_bomb(table: SetUp) -> None:
    """AD-100, AD-52, AD-67: his tokens may be those of the Bomb in front of him."""
    t = table(
        sheriff(hand="scope"),
        outlaw("al_preacher", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        renegade(),
        deck="2C",
    )
    t.play("scope")
    t.choose("no-load")
    t.choose("pay-load")
    assert (t.life(1), t.hand(1)) == (2, ["bang-2C"])


def test_the_judge_leaves_al_preacher_nothing(table: SetUp) -> None:
    """AD-144: no Dangerous card is played."""
    t = table(
        sheriff(hand="crate scope bomb", in_play="ace_up_the_sleeve"),
        outlaw("al_preacher", load=4),
        outlaw(),
        renegade(),
        event="the_judge",
        sets=["fistful_of_cards", "armed_and_dangerous"],
        deck="2C",
    )
    assert not t.can("play")
    t.choose("use-card", "ace_up_the_sleeve")
    assert len(t.hand(0)) == 4


@pytest.mark.parametrize("card", ["bang-JD", "duel-QD", "panic-JH", "cat_balou-KH", "flintlock-AS"])
def test_ms_abigail_ignores_high_cards(table: SetUp, card: str) -> None:
    """AD-108: brown, J to A, at her alone; nothing was cancelled."""
    t = table(
        sheriff("bloody_mary", hand=card, load=4),
        outlaw("ms_abigail", hand="beer-6H"),
        outlaw(),
        renegade(),
    )
    t.choose("play", card, seat=1)
    t.choose("use", kind="ms_abigail")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.hand(0), t.load(0)) == (4, ["beer-6H"], [], 4)


@pytest.mark.parametrize("card", ["bang-10D", "duel-8C", "panic-8D", "quick_shot", "arrow"])
def test_ms_abigail_and_low_cards(table: SetUp, card: str) -> None:
    """AD-108: a ten or less acts on her as on anyone."""
    t = table(sheriff(hand=card), outlaw("ms_abigail", hand="beer-6H"), outlaw(), renegade())
    t.choose("play", card, seat=1)
    assert not t.can("use", kind="ms_abigail")
    if t.decision.seat == 1:
        t.choose("take-it")
    assert (t.life(1), len(t.hand(1))) in ((3, 1), (4, 0))


def test_ms_abigail_and_cards_for_all(table: SetUp) -> None:
    """AD-108: even if she is the only other player left."""
    t = table(
        sheriff(hand="indians-KD"), outlaw("ms_abigail"), outlaw(out=True), renegade(out=True)
    )
    t.play("indians")
    assert t.life(1) == 3


def test_ms_abigail_and_blue_cards(table: SetUp) -> None:
    """AD-108: a Jail of jacks is not brown."""
    t = table(sheriff(hand="jail-JS"), outlaw("ms_abigail"), outlaw(), renegade())
    t.play("jail", at=1)
    while t.decision.prompt.id != "ask-main":
        t.choose("no-load")
    assert t.in_play(1) == ["jail-JS"]


def test_ms_abigail_lets_it_and_cancels_it(table: SetUp) -> None:
    """AD-108, AD-103: decided before other reactions; a Missed! after that does cancel."""
    t = table(
        sheriff("bloody_mary", hand="bang-JD"),
        outlaw("ms_abigail", hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="2C",
    )
    t.play("bang", at=1)
    t.choose("let-it")
    t.choose("play", "missed")
    assert t.hand(0) == ["bang-2C"]


def test_ms_abigail_and_the_big_fifty(table: SetUp) -> None:
    """AD-80: her ability is off."""
    t = table(
        sheriff(hand="bang-JD", in_play="big_fifty"), outlaw("ms_abigail"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert t.life(1) == 3


def test_ms_abigail_and_a_duel_in_progress(table: SetUp) -> None:
    """AD-108: the Duel card counts, not the BANG! cards that follow it."""
    t = table(
        sheriff(hand="duel-8C bang-JD"),
        outlaw("ms_abigail", hand="bang-2C"),
        outlaw(),
        renegade(),
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    assert t.life(1) == 3


def test_ms_abigail_and_a_bottle(table: SetUp) -> None:
    """GR-76: it has no value."""
    t = table(
        sheriff(nuggets=2),
        outlaw("ms_abigail"),
        outlaw(),
        renegade(),
        row="bottle shot boots",
        sets=["gold_rush", "armed_and_dangerous"],
    )
    t.choose("buy", "bottle", kind="bang", seat=1)
    assert t.life(1) == 3


def test_julie_cutter_shoots_back(table: SetUp) -> None:
    """AD-105: at any distance, cancelled like any shot; hers is the deed."""
    t = table(
        sheriff(hand="duel-QD", life=1),
        outlaw(),
        outlaw("julie_cutter"),
        renegade(),
        deputy(),
        deck="5H",
    )
    t.play("duel", at=2)
    assert t.match.over
    assert t.game.winners == [1, 2]


def test_julie_cutter_is_met_with_a_missed(table: SetUp) -> None:
    """AD-105, B-45."""
    t = table(
        sheriff(hand="gatling missed-2S", life=1),
        outlaw(),
        outlaw("julie_cutter"),
        renegade(),
        deck="5H",
    )
    t.play("gatling")
    t.asked(0, "ask-shot")
    assert (t.life(1), t.life(3)) == (3, 3)
    t.choose("play", "missed")
    assert t.life(0) == 1


def test_julie_cutter_draws_black(table: SetUp) -> None:
    """AD-105: nothing happens, and it was the only chance."""
    t = table(sheriff(hand="bang-2D"), outlaw("julie_cutter"), outlaw(), renegade(), deck="9C 5H")
    t.play("bang", at=1)
    assert (t.life(0), t.deck()[0]) == (5, "saloon-5H")


def test_julie_cutter_and_her_own_duel(table: SetUp) -> None:
    """AD-106: nobody made her lose that point."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("julie_cutter", hand="duel-QD"),
        outlaw(),
        renegade(),
        turn=1,
        deck="5H",
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert (t.life(1), t.life(0), t.deck()[0]) == (3, 5, "saloon-5H")


def test_julie_cutter_eliminated(table: SetUp) -> None:
    """AD-106: only if she is still in the game; saved by a Beer she is."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("julie_cutter", life=1),
        outlaw(),
        renegade(),
        deck="5H 2C 3C",
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.life(0), len(t.hand(0))) == (True, 5, 3)
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("julie_cutter", life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.life(0)) == (1, 4)


def test_julie_cutter_and_vera_custer_in_a_chain(table: SetUp) -> None:
    """AD-105, AD-106, B-79: each hit is answered by the next "draw!", until one is black."""
    t = table(
        sheriff("vera_custer", hand="bang-2D", copies="julie_cutter"),
        outlaw("julie_cutter"),
        outlaw(),
        renegade(),
        deck="5H 6H 7H 9C",
        sets=WITH_DODGE_CITY,
    )
    t.play("bang", at=1)
    assert (t.life(0), t.life(1), t.deck()[:0]) == (2, 2, [])
    assert "bang-9C" in t.pile()


def test_julie_cutter_earns_what_she_hits(table: SetUp) -> None:
    """AD-140, AD-106: a nugget, and three cards for an Outlaw."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", life=1, in_play="wanted"),
        renegade("julie_cutter"),
        outlaw(),
        turn=1,
        sets=["gold_rush", "armed_and_dangerous"],
        deck="5H 2C 3C 4C 5C 6C 7C",
    )
    t.play("bang", at=2)
    t.asked(2, "ask-main")  # whose turn is next, and who has drawn for it
    assert (t.is_out(1), t.nuggets(2), len(t.hand(2))) == (True, 2, 5 + 2)
    assert t.nuggets(1) == 0


def test_quick_shot_at_several(table: SetUp) -> None:
    """AD-95: a token for each more; one after the other, clockwise from the shooter."""
    t = table(
        sheriff(),
        outlaw(hand="quick_shot", in_play="winchester", load=2),
        outlaw(life=1, hand="beer-6H"),
        renegade(),
        deputy(hand="missed-2S"),
        turn=1,
    )
    t.play("quick_shot", at=4)
    t.choose("target", seat=0)
    t.choose("target", seat=2)
    while t.decision.seat == 1:
        t.choose("pay-load")
    t.asked(2, "ask-shot")
    t.choose("take-it")
    t.choose("give-up")
    t.asked(4, "ask-shot")
    assert not t.is_out(2)
    t.choose("play", "missed")
    assert (t.life(0), t.is_out(2), t.life(3), t.load(1)) == (4, True, 4, 0)


def test_quick_shot_only_within_reach(table: SetUp) -> None:
    """AD-95: further targets are within the weapon's range too, and different."""
    t = table(sheriff(hand="quick_shot", load=4), outlaw(), outlaw(), renegade(), deputy())
    assert {o.seat for o in t.decision.options if o.card} == {1, 4}
    t.play("quick_shot", at=1)
    assert {o.seat for o in t.decision.options if o.verb == "target"} == {4}
    t.choose("keep-loads")
    assert (t.life(1), t.life(4), t.load(0)) == (3, 4, 4)


def test_arrow_at_several(table: SetUp) -> None:
    """AD-91: at any distance; a BANG! card or a life point, clockwise."""
    t = table(
        sheriff(hand="arrow", load=4),
        outlaw(),
        outlaw(hand="bang-2C missed-2S"),
        renegade(),
        deputy(),
    )
    t.play("arrow", at=3)
    t.choose("target", seat=2)
    t.choose("keep-loads")
    while t.decision.seat == 0:
        t.choose("pay-load")
    assert {o.card for o in t.asked(2, t.decision.prompt.id).options} == {"bang-2C", None}
    t.choose("discard", "bang")
    assert ([t.life(seat) for seat in range(1, 5)], t.load(0)) == ([4, 4, 3, 4], 3)


def test_flintlock_taken_back(table: SetUp) -> None:
    """AD-94: when it is cancelled, by whatever means; and played again at once."""
    t = table(
        sheriff(hand="flintlock", load=2),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("flintlock", at=1)
    t.choose("play", "missed")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.hand(0), t.load(0)) == (["flintlock-AS"], 0)
    t.play("flintlock", at=1)
    assert (t.life(1), t.hand(0)) == (3, [])


def test_flintlock_that_hits_is_gone(table: SetUp) -> None:
    """AD-94: nothing to pay for."""
    t = table(sheriff(hand="flintlock", load=4), outlaw(), outlaw(), renegade())
    t.play("flintlock", at=1)
    t.asked(0, "ask-main")
    assert (t.hand(0), t.load(0)) == ([], 4)


def test_duck_twice_against_slab(table: SetUp) -> None:
    """AD-93: taken back, it may be the second Missed! too."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(hand="duck", load=4),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("play", "duck")
    while t.decision.prompt.id != "ask-shot":
        t.choose("pay-load")
    t.choose("play", "duck")
    while t.decision.seat == 1:
        t.choose("pay-load")
    assert (t.life(1), t.hand(1), t.load(1)) == (4, ["duck-3D"], 0)


def test_duck_is_no_missed_card(table: SetUp) -> None:
    """AD-93, AD-122, AD-142: not for Calamity Janet, and Molly Stark draws nothing."""
    t = table(sheriff("calamity_janet", hand="duck"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "duck")
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("molly_stark", hand="duck"),
        outlaw(),
        renegade(),
        sets=WITH_DODGE_CITY,
    )
    t.play("bang", at=1)
    t.choose("play", "duck")
    assert (t.life(1), t.hand(1)) == (4, [])


def test_a_little_nip_for_the_whole_way(table: SetUp) -> None:
    """AD-90, AD-E1, AD-51: six tokens, three points; never when dying."""
    t = table(
        sheriff(hand="a_little_nip", in_play="crate", load=3, life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("a_little_nip")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load", pick=None) if t.can("pay-load", pick=None) else t.choose("pay-load")
    assert (t.life(0), t.load(0), t.in_play(0)) == (4, 0, [])


@pytest.mark.parametrize("hand", ["a_little_nip", "saloon"])
def test_only_beer_saves(table: SetUp, hand: str) -> None:
    """AD-54: neither Beer Keg nor A Little Nip nor Saloon."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand=hand, in_play="beer_keg", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("take-it")
    assert {option.verb for option in t.asked(1, "ask-dying").options} == {"give-up"}
    t.choose("give-up")
    assert t.is_out(1)


def test_the_beer_keg_is_no_beer(table: SetUp) -> None:
    """AD-62: with two players left, one point for Tequila Joe, under The Reverend."""
    t = table(
        sheriff("tequila_joe", in_play="beer_keg", life=2),
        outlaw(out=True),
        outlaw(out=True),
        renegade("madam_yto"),
        event="the_reverend",
        sets=["dodge_city", "gold_rush", "high_noon", "armed_and_dangerous"],
    )
    t.choose("use-card", "beer_keg")
    assert (t.life(0), t.hand(3), t.in_play(0)) == (3, [], [])


def test_the_bell_tower_for_one_card(table: SetUp) -> None:
    """AD-63: the next card uses it up, even one without a range."""
    seats = (
        sheriff(hand="beer-6H panic-JH bang-2D", in_play="bell_tower"),
        outlaw(),
        outlaw(),
        renegade(in_play="mustang-8H"),
        deputy(),
        outlaw(),
    )
    t = table(*seats)
    assert not t.can("play", "panic", seat=3)
    t.choose("use-card", "bell_tower")
    assert t.can("play", "bang", seat=3)
    t.play("panic", at=3, pick="mustang")
    assert not t.can("play", "bang", seat=3)
    t = table(*seats)
    t.choose("use-card", "bell_tower")
    t.play("beer")
    assert not t.can("play", "panic", seat=3)


def test_red_ringo_moves_two(table: SetUp) -> None:
    """AD-109: onto one card, once in a turn, never back."""
    t = table(
        sheriff("red_ringo", in_play="crate", loads={"crate": 1}), outlaw(), outlaw(), renegade()
    )
    t.choose("use", kind="red_ringo", pick="crate")
    while t.decision.prompt.id != "ask-main":
        t.choose(t.decision.options[0].verb, pick="crate")
    assert (t.load(0), t.loads(0)) == (2, {"crate": 3})
    assert not t.can("use", kind="red_ringo")


def test_mexicali_kid_once(table: SetUp) -> None:
    """AD-107, AD-42, AD-120: no weapon ability; Jourdonnais may "draw!" against it."""
    t = table(
        sheriff("mexicali_kid", in_play="thunderer", load=4),
        outlaw("jourdonnais"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.choose("use", kind="mexicali_kid", seat=1)
    while t.decision.seat == 0:
        t.answer("pay-load@0")
    t.choose("check", kind="jourdonnais")
    assert (t.life(1), t.load(0)) == (4, 2)
    assert not t.can("use", kind="mexicali_kid")


def test_excess_cards_recharge(table: SetUp) -> None:
    """AD-32, AD-E3: three life points, five cards: two tokens, placed as one likes."""
    t = table(
        sheriff(hand="2C 3C 4C 5C 6C", in_play="crate", life=3), outlaw(), outlaw(), renegade()
    )
    t.end_turn()
    t.choose("discard", t.hand(0)[0])
    while t.turn() == 0:
        if t.can("discard"):
            t.choose("discard", t.hand(0)[0])
        else:
            t.choose("load", seat=0, pick=None if t.load(0) == 0 else "crate")
    assert (len(t.hand(0)), t.load(0), t.loads(0)) == (3, 1, {"crate": 4})


def test_the_sheriff_keeps_the_tokens_on_his_character(table: SetUp) -> None:
    """AD-14: those on the cards he loses go back."""
    t = table(
        sheriff(hand="bang-2D", in_play="crate whip", load=3),
        deputy(life=1, load=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    assert (t.in_play(0), t.load(0), supply(t)) == ([], 3, 29)


def test_jose_delgado_and_orange_cards(table: SetUp) -> None:
    """AD-142, DC-99: his discard must be blue."""
    t = table(
        sheriff("jose_delgado", hand="crate"), outlaw(), outlaw(), renegade(), sets=WITH_DODGE_CITY
    )
    assert not t.can("use", kind="jose_delgado")


def test_pat_brennan_takes_a_dangerous_card(table: SetUp) -> None:
    """AD-142, DC-99: instead of drawing; its tokens go to the supply."""
    t = table(
        sheriff("pat_brennan"),
        outlaw(in_play="crate"),
        outlaw(),
        renegade(),
        step="start",
        sets=WITH_DODGE_CITY,
    )
    found = [o for o in t.decision.options if o.pick == "crate-3H"]
    t.answer(found[0].key)
    assert (t.hand(0), supply(t)) == (["crate-3H"], 32)


def test_hangover_and_tokens(table: SetUp) -> None:
    """AD-143: Mexicali Kid is silent; the tokens on him still pay for a Caravan."""
    t = table(
        sheriff("mexicali_kid", hand="caravan", load=2),
        outlaw(),
        outlaw(),
        renegade(),
        event="hangover",
        sets=["high_noon", "armed_and_dangerous"],
        deck="2C 3C 4C",
    )
    assert not t.can("use", kind="mexicali_kid")
    t.play("caravan")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (len(t.hand(0)), t.load(0)) == (3, 0)
