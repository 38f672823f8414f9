"""Armed & Dangerous with the other sets (AD-140 to AD-144)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import pay, supply


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "armed_and_dangerous"]
    return partial(table, sets=sets)


# Dodge City


def test_apache_kid_and_the_new_diamonds(table: SetUp) -> None:
    """AD-142: no Arrow and no Squaw; another target of the same Arrow is hit."""
    t = table(
        sheriff(hand="arrow squaw", load=1),
        outlaw("apache_kid", in_play="scope"),
        outlaw(),
        renegade(),
    )
    t.play("squaw", at=1, pick="scope")
    t.play("arrow", at=1)
    t.choose("target", seat=2)
    pay(t)
    assert (t.life(1), t.in_play(1), t.life(2), t.load(0)) == (3, ["scope-AS"], 3, 0)


def test_elena_fuente_throws_a_bomb_away(table: SetUp) -> None:
    """AD-142: any card from her hand is a Missed!, without any other effect."""
    t = table(sheriff(hand="bang-2D"), outlaw("elena_fuente", hand="bomb"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("play", "bomb")
    assert (t.life(1), supply(t)) == (3, 32)


def test_molly_stark_and_an_arrow(table: SetUp) -> None:
    """AD-91, DC-66: a BANG! card she gives up for it is a voluntary discard."""
    t = table(
        sheriff(hand="arrow"),
        outlaw("molly_stark", hand="bang-2C"),
        outlaw(),
        renegade(),
        deck="3C",
    )
    t.play("arrow", at=1)
    t.choose("discard", "bang")
    assert (t.life(1), t.hand(1)) == (4, ["bang-3C"])


@pytest.mark.parametrize("card", ["flintlock", "quick_shot", "arrow"])
def test_el_gringo_and_the_new_cards(table: SetUp, card: str) -> None:
    """AD-122, B-116: he takes a card for each of them."""
    t = table(sheriff(hand=f"{card} jail-JS"), outlaw("el_gringo"), outlaw(), renegade())
    t.play(card, at=1)
    assert (t.life(1), t.hand(1), t.nuggets(0)) == (2, ["jail-JS"], 1)


def test_el_gringo_and_shots_without_a_card(table: SetUp) -> None:
    """B-166, AD-107: nothing for Mexicali Kid's; the nugget is earned (AD-140)."""
    t = table(
        sheriff("mexicali_kid", hand="jail-JS", load=2), outlaw("el_gringo"), outlaw(), renegade()
    )
    t.choose("use", kind="mexicali_kid", seat=1)
    pay(t)
    assert (t.life(1), t.hand(1), t.nuggets(0)) == (2, [], 1)


def test_el_gringo_and_julie_cutter(table: SetUp) -> None:
    """B-166, AD-105: nothing for the shot with which she answers him."""
    t = table(
        sheriff("el_gringo", hand="gatling"),
        outlaw("julie_cutter", hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.play("gatling")
    t.choose("take-it")
    assert (t.life(0), t.life(1), t.hand(0), t.hand(1)) == (3, 3, [], ["beer-6H"])


def test_ms_abigail_and_a_springfield(table: SetUp) -> None:
    """AD-108: a king that she ignores; both cards are gone, and no nugget is earned (GR-17)."""
    t = table(sheriff(hand="springfield beer-6H"), outlaw("ms_abigail"), outlaw(), renegade())
    t.play("springfield", at=1)
    t.choose("discard", "beer")
    t.choose("use", kind="ms_abigail")
    assert (t.life(1), t.hand(0), t.nuggets(0)) == (4, [], 0)


def test_ms_abigail_and_cards_in_play_of_others(table: SetUp) -> None:
    """AD-108: green cards are not covered, nor a Brawl, which is for all."""
    t = table(
        sheriff(hand="brawl-JS beer-6H", in_play="buffalo_rifle"),
        outlaw("ms_abigail", hand="2C"),
        outlaw(),
        renegade(),
    )
    t.choose("use-up", "buffalo_rifle", seat=1)
    t.choose("take-it")
    t.play("brawl")
    t.choose("discard", "beer")
    assert (t.life(1), t.hand(1)) == (3, [])


def test_ms_abigail_and_cards_that_are_not_played(table: SetUp) -> None:
    """AD-108, FC-57, FC-76: queens discarded for Sniper and Ricochet are no cards played at her."""
    t = table(
        sheriff(hand="bang-QD bang-QH"), outlaw("ms_abigail"), outlaw(), renegade(), event="sniper"
    )
    t.choose("use", "bang-QD", kind="sniper", seat=1)
    t.choose("discard")
    assert t.life(1) == 3
    t = table(
        sheriff(hand="bang-QD"),
        outlaw("ms_abigail", in_play="scope"),
        outlaw(),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-QD", pick="scope")
    assert t.in_play(1) == []


def test_ms_abigail_ignores_a_thunderer(table: SetUp) -> None:
    """AD-83, AD-108: the card is back in hand whether the shot succeeds or not."""
    t = table(
        sheriff(hand="bang-JD", in_play="thunderer"), outlaw("ms_abigail"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.choose("use", kind="ms_abigail")
    assert (t.hand(0), t.life(1)) == (["bang-JD"], 4)


def test_doc_holyday_uses_no_dangerous_weapon(table: SetUp) -> None:
    """AD-42: its reach he has, its ability not."""
    t = table(
        sheriff("doc_holyday", hand="2C 3C", in_play="big_fifty"),
        outlaw(),
        outlaw("jourdonnais"),
        renegade(),
        deck="5H",
    )
    t.choose("use", kind="doc_holyday", seat=2)
    while t.can("discard"):
        t.choose("discard", t.hand(0)[0])
    t.choose("check", kind="jourdonnais")
    assert (t.life(2), t.loads(0)) == (4, {"big_fifty": 3})


def test_vera_custer_and_julie_cutter_hit_by_one_gatling(table: SetUp) -> None:
    """AD-105, AD-106, B-76: each of them "draws!" when it is finished, clockwise."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("julie_cutter"),
        outlaw("vera_custer", copies="julie_cutter"),
        renegade(),
        deck="5H 2D",
    )
    t.play("gatling")
    assert (t.life(0), t.nuggets(0), t.nuggets(1), t.nuggets(2)) == (3, 3, 1, 1)


def test_vera_custer_as_red_ringo(table: SetUp) -> None:
    """AD-109, DC-72: she moves tokens, but starts with none."""
    t = table(
        sheriff("vera_custer", copies="red_ringo", in_play="crate", load=2),
        outlaw("red_ringo"),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="red_ringo", pick="crate")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    assert t.loads(0)["crate"] == 4


# Gold Rush


def test_a_calumet_and_the_new_diamonds(table: SetUp) -> None:
    """AD-140: Arrow and Squaw do nothing to its owner; a Bomb may still be put there."""
    t = table(
        sheriff(hand="arrow squaw bomb"), outlaw(in_play="calumet scope"), outlaw(), renegade()
    )
    t.play("arrow", at=1)
    t.play("squaw", at=1, pick="scope")
    t.play("bomb", at=1)
    assert (t.life(1), t.in_play(1)) == (4, ["calumet", "scope-AS", "bomb-7D"])


def test_equipment_is_out_of_reach(table: SetUp) -> None:
    """GR-156, AD-140: for Whip and Squaw."""
    t = table(sheriff(hand="squaw", in_play="whip"), outlaw(in_play="boots"), outlaw(), renegade())
    picks = {option.pick for option in t.decision.options if option.pick}
    assert picks == {"whip-5C"}
    assert not t.can("use-card", "whip")


def test_nuggets_for_a_quick_shot(table: SetUp) -> None:
    """AD-140, GR-11: one for each who is hit."""
    t = table(
        sheriff(hand="quick_shot", load=2, in_play="winchester"),
        outlaw(),
        outlaw(hand="missed-2S"),
        renegade(),
    )
    t.play("quick_shot", at=1)
    t.choose("target", seat=2)
    t.choose("target", seat=3)
    pay(t)
    t.choose("play", "missed")
    assert (t.nuggets(0), t.life(1), t.life(2), t.life(3)) == (2, 3, 4, 3)


def test_a_bought_shot_uses_no_dangerous_weapon(table: SetUp) -> None:
    """GR-156, GR-75: Bottle and Jacky Murieta; the reach of the weapon counts."""
    t = table(
        sheriff("jacky_murieta", nuggets=4, in_play="thunderer"),
        outlaw(),
        outlaw(),
        renegade(),
        row="bottle shot boots",
    )
    t.choose("buy", "bottle", kind="bang", seat=2)
    t.choose("use", kind="jacky_murieta", seat=2)
    assert (t.life(2), t.loads(0)) == (2, {"thunderer": 3})


def test_bell_tower_and_the_counter(table: SetUp) -> None:
    """AD-63, GR-153, GR-54: buying is not playing a card; selling a Beer is playing it."""
    t = table(
        sheriff(hand="beer-6H panic-JH", nuggets=2, in_play="bell_tower"),
        outlaw(),
        outlaw(in_play="scope"),
        renegade(),
        row="bottle shot boots",
    )
    t.choose("use-card", "bell_tower")
    assert not t.can("buy", "bottle", kind="bang", seat=2)
    assert t.can("play", "panic", seat=2)
    t.choose("buy", "bottle", kind="beer")
    assert t.can("play", "panic", seat=2)
    t.choose("sell", "beer")
    assert not t.can("play", "panic", seat=2)


def test_bell_tower_for_a_quick_shot_at_many(table: SetUp) -> None:
    """AD-63, AD-95: every target of that card counts as seen at distance 1."""
    t = table(
        sheriff(hand="quick_shot", load=2, in_play="bell_tower"),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(in_play="mustang-8H"),
        outlaw(),
    )
    t.choose("use-card", "bell_tower")
    t.play("quick_shot", at=2)
    for seat in (4, 3):
        t.choose("target", seat=seat)
        t.answer("pay-load@0")
    t.choose("keep-loads")
    assert [t.life(seat) for seat in range(1, 6)] == [4, 3, 3, 3, 4]


def test_bell_tower_does_not_help_mexicali_kid(table: SetUp) -> None:
    """AD-63: his shot is played without a card, and does not use it up."""
    t = table(
        sheriff("mexicali_kid", hand="bang-2D", load=2, in_play="bell_tower"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use-card", "bell_tower")
    assert not t.can("use", kind="mexicali_kid", seat=2)
    t.choose("use", kind="mexicali_kid", seat=1)
    while t.decision.prompt.id != "ask-main":
        t.answer("pay-load@0")
    assert t.can("play", "bang", seat=2)


def test_bell_tower_lapses(table: SetUp) -> None:
    """AD-63: at the end of the turn."""
    t = table(
        sheriff(hand="bang-2D", in_play="bell_tower"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C 7C 8C 9C",
    )
    t.choose("use-card", "bell_tower")
    for _ in range(4):
        t.end_turn()
    t.asked(0, "ask-main")
    assert not t.can("play", "bang", seat=2)


def test_dutch_will_loads_nothing(table: SetUp) -> None:
    """GR-156, AD-140, AD-33: his discard is not in phase 3."""
    t = table(sheriff("dutch_will"), outlaw(), outlaw(), renegade(), step="start", deck="2C 3C")
    t.choose("discard", "bang-2C")
    t.asked(0, "ask-main")
    assert t.load(0) == 0


def test_a_tumbleweed_for_don_bell(table: SetUp) -> None:
    """GR-156, AD-72: his heart is ignored, and the turn passes."""
    t = table(sheriff("don_bell"), outlaw(in_play="tumbleweed"), outlaw(), renegade(), deck="5H 9C")
    t.end_turn()
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    t.asked(1, "ask-main")


def test_a_tumbleweed_for_a_rhum(table: SetUp) -> None:
    """GR-156, AD-73: repeated whole, as many cards again; the ignored ones are discarded."""
    t = table(
        sheriff(life=1, nuggets=3),
        outlaw(in_play="tumbleweed"),
        outlaw(),
        renegade(),
        row="rhum shot boots",
        deck="2C 2D 5H missed-2S 3C 4C 5C 6C",
    )
    t.choose("buy", "rhum")
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert (t.life(0), len(t.pile())) == (2, 8)


def test_a_tumbleweed_for_a_horseshoe(table: SetUp) -> None:
    """GR-156, AD-73: two new cards, and another choice."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS horseshoe"),
        outlaw(in_play="tumbleweed"),
        renegade(),
        deck="5H 9C 8C beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.choose("flip", "saloon")
    t.choose("use-card", "tumbleweed")
    t.choose("flip", "beer-6H")
    t.choose("let-it")
    assert t.life(1) == 4


def test_buying_is_no_sermon_for_al_preacher(table: SetUp) -> None:
    """AD-31, AD-101: no token for whoever buys, no card for him."""
    t = table(
        sheriff(nuggets=3),
        outlaw("al_preacher", load=4),
        outlaw(),
        renegade(),
        row="boots shot wanted",
    )
    t.choose("buy", "boots")
    t.asked(0, "ask-main")
    assert (t.load(0), t.load(1)) == (0, 4)


def test_rust_a_bomb_and_a_rucksack(table: SetUp) -> None:
    """AD-97, GR-106, GR-15: two points, four nuggets; who played Rust earns none."""
    t = table(
        sheriff(hand="rust"),
        outlaw(in_play="bomb rucksack wanted", loads={"bomb": 1}, life=1, nuggets=4),
        outlaw(),
        renegade(),
    )
    t.play("rust")
    t.choose("use", kind="rucksack")
    t.choose("use", kind="rucksack")
    assert (t.life(1), t.nuggets(0), t.load(0)) == (1, 0, 1)


# Events


def test_shootout_and_bandolier(table: SetUp) -> None:
    """AD-61, HN-36: one more than whatever limit applies: three."""
    t = table(
        sheriff(hand="bang-2C bang-3C bang-4C bang-5C", in_play="bandolier"),
        outlaw(),
        outlaw(),
        renegade(),
        event="shootout",
    )
    for card in ("bang-2C", "bang-3C"):
        t.play(card, at=1)
    assert t.loads(0) == {"bandolier": 3}
    t.play("bang-4C", at=1)
    assert t.loads(0) == {"bandolier": 2}
    assert not t.can("play", "bang-5C")


def test_the_shown_card_comes_back(table: SetUp) -> None:
    """FC-35, AD-83: with a Thunderer it has been played, though Willy could play it again."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2C", in_play="thunderer"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="bang-2C",
    )
    assert not t.can("end")
    t.play("bang-2C", at=1)
    t.choose("ride", kind="thunderer")
    assert t.hand(0) == ["bang-2C"]
    assert t.can("end")


def test_a_shown_dangerous_card(table: SetUp) -> None:
    """FC-38: it must be laid down, a Bomb on somebody; a Duck! need not be played."""
    t = table(
        sheriff(hand="bomb"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="bomb-7D",
    )
    assert not t.can("end")
    t.play("bomb", at=2)
    assert t.can("end")
    t = table(
        sheriff(hand="duck"),
        outlaw(),
        outlaw(),
        renegade(),
        event="law_of_the_west",
        shown="duck-3D",
    )
    assert t.can("end")


def test_abandoned_mine_still_recharges(table: SetUp) -> None:
    """AD-144, FC-3: excess cards go onto the deck, and a token comes for each."""
    t = table(
        sheriff(hand="2C 3C 4C", life=2), outlaw(), outlaw(), renegade(), event="abandoned_mine"
    )
    t.end_turn()
    while t.turn() == 0:
        if t.can("load"):
            t.choose("load", seat=0)
        else:
            t.answer(t.decision.options[0].key)
    assert t.load(0) == 1


def test_ricochet_at_a_bomb(table: SetUp) -> None:
    """AD-144, AD-67, FC-104: it may be aimed at, and does not go off."""
    t = table(
        sheriff(hand="bang-2C"),
        outlaw(in_play="bomb", loads={"bomb": 1}),
        outlaw(),
        renegade(),
        event="ricochet",
    )
    t.choose("use", "bang-2C", pick="bomb")
    assert (t.life(1), t.in_play(1), supply(t)) == (4, [], 32)


def test_lasso_and_dangerous_cards(table: SetUp) -> None:
    """AD-144: neither Crate nor Tumbleweed nor Bandolier; their tokens pay for upgrades."""
    t = table(
        sheriff(hand="bang-2C bang-3C jail-JS", in_play="bandolier"),
        outlaw("jourdonnais", in_play="crate tumbleweed", hand="duck"),
        outlaw(),
        renegade(),
        event="lasso",
        deck="5H",
    )
    t.play("bang-2C", at=1)
    assert {option.verb for option in t.decision.options} == {"play", "check", "take-it"}
    t.choose("play", "duck")
    t.answer("pay-load@1/crate-3H")
    t.answer("pay-load@1/crate-3H")
    assert (t.hand(1), t.loads(1)) == (["duck-3D"], {"crate": 1, "tumbleweed": 3})
    assert not t.can("play", "bang-3C")


def test_a_crate_against_a_fistful_of_cards(table: SetUp) -> None:
    """AD-70, FC-91: a shot of nobody's is a shot."""
    t = table(
        sheriff(hand="scope", in_play="crate"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="a_fistful_of_cards",
    )
    t.choose("use-card", "crate")
    assert (t.life(0), t.loads(0)) == (5, {"crate": 1})


def test_red_ringo_as_a_ghost(table: SetUp) -> None:
    """AD-14, HN-14: no new tokens; those of his turn go when he does."""
    t = table(
        sheriff(),
        outlaw("red_ringo", ghost=True, load=0, hand="crate"),
        outlaw(),
        renegade(),
        turn=1,
        event="ghost_town",
    )
    t.play("crate")
    t.end_turn()
    assert (t.load(1), t.in_play(1), supply(t)) == (0, [], 32)


def test_thirst_and_a_caravan(table: SetUp) -> None:
    """AD-143: two cards all the same."""
    t = table(sheriff(hand="caravan"), outlaw(), outlaw(), renegade(), event="thirst")
    t.play("caravan")
    assert len(t.hand(0)) == 2


def test_a_vendetta_is_repeated(table: SetUp) -> None:
    """AD-72, FC-85: any "draw!" of anyone."""
    t = table(
        sheriff(),
        outlaw(in_play="tumbleweed"),
        outlaw(),
        renegade(),
        event="vendetta",
        deck="5H 9C",
    )
    t.end_turn()
    t.choose("use-card", "tumbleweed")
    t.choose("let-it")
    assert t.turn() == 1


def test_hangover_silences_the_preacher(table: SetUp) -> None:
    """AD-143: the characters are off, cards in play are not."""
    t = table(
        sheriff("julie_cutter", hand="scope"),
        outlaw("al_preacher", load=4),
        outlaw(),
        renegade(),
        event="hangover",
    )
    t.play("scope")
    t.choose("no-load")
    t.asked(0, "ask-main")


def test_julie_cutter_and_a_sniper(table: SetUp) -> None:
    """AD-105, FC-75: another player makes her lose a point, by whatever means."""
    t = table(
        sheriff(hand="bang-2C bang-3C"),
        outlaw("julie_cutter"),
        outlaw(),
        renegade(),
        event="sniper",
        deck="5H",
    )
    t.choose("use", "bang-2C", kind="sniper", seat=1)
    t.choose("discard")
    assert (t.life(1), t.life(0)) == (3, 4)


def test_julie_cutter_and_high_noon(table: SetUp) -> None:
    """AD-106, EV-15: an event is no player."""
    t = table(
        sheriff(),
        outlaw("julie_cutter"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="high_noon",
        deck="5H 2C 3C",
    )
    assert (t.life(1), t.hand(1)) == (3, ["saloon-5H", "bang-2C"])


# The Dynamite variant


def test_a_squaw_for_the_dynamite(table: SetUp) -> None:
    """DV-21, DV-20, AD-98: taken it lies by the Stick, discarded it is shuffled into the deck."""
    for load, where in ((2, ["dynamite-2H"]), (0, [])):
        t = table(
            sheriff(hand="squaw", load=load),
            outlaw(in_play="dynamite"),
            outlaw(),
            renegade(),
            stick=3,
            sets=["armed_and_dangerous"],
            variants=["dynamite_variant"],
        )
        t.play("squaw", at=1, pick="dynamite")
        pay(t)
        assert (t.in_play(3), t.in_play(1), t.hand(0)) == (where, [], [])
        assert ("dynamite-2H" in t.deck()) == (load == 0)


def test_a_dynamite_that_lands_loads_nothing(table: SetUp) -> None:
    """DV-27, AD-30, AD-101: it is placed, not played."""
    t = table(
        sheriff("al_preacher", load=4),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        stick=1,
        deck="dynamite 2C 3C",
        sets=["armed_and_dangerous"],
        variants=["dynamite_variant"],
    )
    t.asked(1, "ask-main")
    assert (t.in_play(1), t.load(1), t.load(0)) == (["dynamite-2H"], 0, 4)


def test_the_stick_and_the_new_shots(table: SetUp) -> None:
    """DV-8, AD-94: a Flintlock does not move it; a BANG! card with a Thunderer does."""
    t = table(
        sheriff(),
        outlaw(hand="flintlock bang-2D", in_play="thunderer"),
        outlaw(),
        renegade(),
        turn=1,
        sets=["armed_and_dangerous"],
        variants=["dynamite_variant"],
    )
    t.play("flintlock", at=2)
    assert t.game.tokens == [0]
    t.play("bang", at=2)
    t.choose("ride", kind="thunderer")
    assert (t.game.tokens, t.hand(1)) == ([1], ["bang-2D"])


# What the last token pays for


def test_a_quick_shot_paid_with_the_weapon(table: SetUp) -> None:
    """AD-26, AD-52, AD-95: the Thunderer goes, its targets stay in reach."""
    t = table(
        sheriff(hand="quick_shot", in_play="thunderer", loads={"thunderer": 1}),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        outlaw(),
    )
    t.play("quick_shot", at=3)
    t.choose("target", seat=2)
    pay(t)
    assert (t.life(3), t.life(2), t.in_play(0)) == (3, 3, [])


def test_a_buntline_special_that_is_gone(table: SetUp) -> None:
    """AD-26, AD-81: an effect paid for with its last token still takes place."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special", loads={"buntline_special": 1}),
        outlaw(hand="missed-2S beer-6H jail-JS"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("play", "missed")
    t.choose("discard", "jail")
    assert (t.hand(1), t.in_play(0)) == (["beer-6H"], [])


def test_lockpick_and_suzy_lafayette(table: SetUp) -> None:
    """AD-71, B-129: her last card is taken, and she draws; an empty hand cannot be picked."""
    t = table(
        sheriff(in_play="lockpick"),
        outlaw("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="2C",
    )
    assert {o.seat for o in t.decision.options if o.verb == "use-card"} == {1}
    t.choose("use-card", "lockpick", seat=1)
    assert (t.hand(0), t.hand(1), t.in_play(0)) == (["beer-6H"], ["bang-2C"], [])
