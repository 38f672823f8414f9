"""Dangerous weapons against everything that might stop them (AD-40 to AD-42, AD-80 to AD-83)."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

WITH_DODGE_CITY = ["dodge_city", "armed_and_dangerous"]


def test_big_fifty_against_a_barrel_and_jourdonnais(table: SetUp) -> None:
    """AD-80: neither the card nor the ability is offered; a Missed! is."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("jourdonnais", in_play="barrel-QS crate", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert {option.verb for option in t.asked(1, "ask-shot").options} == {"play", "take-it"}
    assert t.loads(0) == {"big_fifty": 2}
    t.choose("play", "missed")
    assert t.life(1) == 4


def test_big_fifty_unpaid(table: SetUp) -> None:
    """AD-40, AD-80: without a token it is a weapon like any other."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("jourdonnais", in_play="barrel-QS crate"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.play("bang", at=1)
    t.choose("no-more")
    assert t.can("check", kind="jourdonnais")
    assert t.can("use-card", "crate")
    t.choose("check", kind="barrel")
    assert (t.life(1), t.loads(0)) == (4, {"big_fifty": 3})


@pytest.mark.parametrize("character", ["bart_cassidy", "el_gringo", "julie_cutter"])
def test_big_fifty_against_those_who_answer_a_hit(table: SetUp, character: str) -> None:
    """AD-80: it lasts until all is resolved, triggers included."""
    t = table(
        sheriff(hand="bang-2D jail-JS", in_play="big_fifty"),
        outlaw(character),
        outlaw(),
        renegade(),
        deck="5H 6H",
    )
    life = t.life(1)
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1), t.life(0), t.hand(0)) == (life - 1, [], 5, ["jail-JS"])
    assert t.deck()[0] == "saloon-5H"


def test_big_fifty_against_sid_ketchum(table: SetUp) -> None:
    """AD-80: no saving by an ability; a Beer works."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("sid_ketchum", hand="jail-JS jail-4H beer-6H", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.choose("take-it")
    assert {option.verb for option in t.asked(1, "ask-dying").options} == {"play", "give-up"}
    t.choose("play", "beer")
    assert t.life(1) == 1


def test_big_fifty_against_rucksack_boots_and_charm(table: SetUp) -> None:
    """AD-80, GR-67: equipment of the target is a card in play too."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw(in_play="rucksack", nuggets=4, life=1),
        outlaw(in_play="boots lucky_charm"),
        renegade(),
        sets=["gold_rush", "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert t.is_out(1)
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw(),
        outlaw(in_play="boots lucky_charm calumet"),
        renegade(),
        sets=["gold_rush", "armed_and_dangerous"],
    )
    t.play("bang", at=2)
    t.choose("ride", kind="big_fifty")
    assert (t.life(2), t.hand(2), t.nuggets(2), t.nuggets(0)) == (3, [], 0, 1)


def test_big_fifty_against_apache_kid(table: SetUp) -> None:
    """AD-80, AD-142: it cancels his immunity; without the token he is not hurt."""
    for answer, left in (("ride", 2), ("no-more", 3)):
        t = table(
            sheriff(hand="bang-2D", in_play="big_fifty"),
            outlaw("apache_kid"),
            outlaw(),
            renegade(),
            sets=WITH_DODGE_CITY,
        )
        t.play("bang", at=1)
        t.choose(answer)
        assert t.life(1) == left


def test_big_fifty_against_green_cards_and_elena_fuente(table: SetUp) -> None:
    """AD-80: a Sombrero does not help, nor just any card from her hand; a Dodge does."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("elena_fuente", hand="beer-6H dodge-7D", in_play="sombrero"),
        outlaw(),
        renegade(),
        sets=WITH_DODGE_CITY,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert {option.card for option in t.decision.options} == {"dodge-7D", None}
    t.choose("play", "dodge")
    assert t.life(1) == 3


def test_big_fifty_against_tequila_joe(table: SetUp) -> None:
    """AD-80, DC-70: for that shot his Beer is a Beer like any other."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("tequila_joe", hand="beer-6H", life=1),
        outlaw(),
        renegade(),
        sets=WITH_DODGE_CITY,
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(1) == 1


def test_big_fifty_silences_the_target_alone(table: SetUp) -> None:
    """AD-80: Vulture Sam, who is not shot at, takes the cards; Bart gets nothing elsewhere."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("bart_cassidy", in_play="mustang-8H", life=1),
        outlaw("vulture_sam"),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.is_out(1), t.hand(2), len(t.hand(0))) == (True, ["mustang-8H"], 3)


def test_big_fifty_with_its_last_token(table: SetUp) -> None:
    """AD-26, AD-80: the weapon is gone, the shot keeps its target and its force."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty", loads={"big_fifty": 1}),
        outlaw(),
        outlaw(in_play="barrel-QS mustang-8H"),
        renegade(),
        deputy(),
        deck="5H",
    )
    t.play("bang", at=2)
    t.choose("ride", kind="big_fifty")
    assert (t.life(2), t.in_play(0)) == (3, [])
    assert sorted(t.pile()) == ["bang-2D", "big_fifty-QS"]


def test_double_barrel_wants_diamonds(table: SetUp) -> None:
    """AD-82: with another suit it cannot be paid."""
    t = table(
        sheriff(hand="bang-2C", in_play="double_barrel"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert t.loads(0) == {"double_barrel": 3}


def test_double_barrel_cannot_be_cancelled(table: SetUp) -> None:
    """AD-82: neither Missed! nor Barrel nor Crate nor Jourdonnais."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw("jourdonnais", hand="missed-2S", in_play="barrel-QS crate"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    t.asked(0, "ask-main")
    assert (t.life(1), t.hand(1)) == (3, ["missed-2S"])


def test_double_barrel_does_not_override_immunity(table: SetUp) -> None:
    """AD-82, AD-142, AD-140: Apache Kid and a Calumet."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(in_play="calumet"),
        sets=["dodge_city", "gold_rush", "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    assert t.life(1) == 3
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(in_play="calumet"),
        sets=["dodge_city", "gold_rush", "armed_and_dangerous"],
    )
    t.play("bang", at=3)
    t.choose("ride", kind="double_barrel")
    assert (t.life(3), t.nuggets(0)) == (4, 0)


def test_double_barrel_and_the_dying(table: SetUp) -> None:
    """AD-82, B-66: what cannot be cancelled can be survived."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw(hand="beer-6H", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    t.choose("play", "beer")
    assert t.life(1) == 1


def test_thunderer_gives_the_card_back_but_not_the_turn(table: SetUp) -> None:
    """AD-83: in hand before the target reacts; it was the BANG! card of this turn."""
    t = table(
        sheriff(hand="bang-2D", in_play="thunderer"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.asked(1, "ask-shot")
    assert (t.hand(0), t.pile()) == (["bang-2D"], [])
    t.choose("play", "missed")
    assert not t.can("play", "bang")


def test_thunderer_and_bandolier(table: SetUp) -> None:
    """AD-83, AD-61: the same card is the extra one, and comes back again."""
    t = table(
        sheriff(hand="bang-2D", in_play="thunderer bandolier"), outlaw(), outlaw(), renegade()
    )
    for _ in range(2):
        t.play("bang", at=1)
        t.choose("ride", kind="thunderer")
    assert (t.life(1), t.hand(0)) == (2, ["bang-2D"])
    assert t.loads(0) == {"thunderer": 1, "bandolier": 2}
    assert not t.can("play", "bang")


def test_thunderer_and_willy_the_kid(table: SetUp) -> None:
    """AD-83, AD-122: no limit: three tokens, three more shots of one card."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D", in_play="thunderer"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    for _ in range(3):
        t.play("bang", at=1)
        t.choose("ride", kind="thunderer")
    assert (t.life(1), t.hand(0), t.in_play(0)) == (1, ["bang-2D"], [])
    t.play("bang", at=1)
    assert (t.is_out(1), "bang-2D" in t.pile()) == (True, True)


def test_thunderer_and_el_gringo(table: SetUp) -> None:
    """AD-83, B-116: the card that came back can be taken."""
    t = table(
        sheriff(hand="bang-2D", in_play="thunderer"), outlaw("el_gringo"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    assert (t.hand(0), t.hand(1)) == ([], ["bang-2D"])


def test_thunderer_and_suzy_lafayette(table: SetUp) -> None:
    """AD-83, B-129: her hand is not empty when the shot is over."""
    t = table(
        sheriff("suzy_lafayette", hand="bang-2D", in_play="thunderer"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2C",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    assert t.hand(0) == ["bang-2D"]


def test_buntline_special_when_it_is_cancelled(table: SetUp) -> None:
    """AD-81: by a Barrel too; the target chooses the card."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw(hand="jail-JS beer-6H", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="5H",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("check", kind="barrel")
    t.choose("discard", "jail")
    assert t.hand(1) == ["beer-6H"]


def test_buntline_special_when_it_hits(table: SetUp) -> None:
    """AD-81: nothing but the hit."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw(hand="jail-JS beer-6H"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["jail-JS", "beer-6H"])


def test_buntline_special_and_the_last_card(table: SetUp) -> None:
    """AD-81: the Missed! was the last one; there is nothing left to discard."""
    t = table(
        sheriff(hand="bang-2D", in_play="buntline_special"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("play", "missed")
    t.asked(0, "ask-main")


def test_bloody_mary_with_a_buntline_special(table: SetUp) -> None:
    """AD-103, AD-81: both follow from one cancelled shot."""
    t = table(
        sheriff("bloody_mary", hand="bang-2D", in_play="buntline_special"),
        outlaw(hand="missed-2S beer-6H"),
        outlaw(),
        renegade(),
        deck="2C",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="buntline_special")
    t.choose("play", "missed")
    t.asked(0, "ask-main")
    assert (t.hand(0), t.hand(1)) == (["bang-2C"], [])


def test_bloody_mary_and_an_immune_target(table: SetUp) -> None:
    """AD-103, AD-81: Apache Kid was not shot at all: no card for her, none from him."""
    t = table(
        sheriff("bloody_mary", hand="bang-2D", in_play="buntline_special"),
        outlaw("apache_kid", hand="beer-6H"),
        outlaw(),
        renegade(),
        sets=WITH_DODGE_CITY,
    )
    t.play("bang", at=1)
    t.choose("ride")
    t.asked(0, "ask-main")
    assert (t.hand(0), t.hand(1)) == ([], ["beer-6H"])


@pytest.mark.parametrize("card", ["flintlock", "quick_shot"])
def test_no_weapon_ability_for_other_shots(table: SetUp, card: str) -> None:
    """AD-42, AD-94, AD-95, AD-103: no question of the weapon, and no card for Bloody Mary."""
    t = table(
        sheriff("bloody_mary", hand=card, in_play="thunderer"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play(card, at=1)
    while t.decision.seat == 0:
        assert t.decision.prompt.id != "ask-rider"
        t.choose("keep-loads")
    t.choose("play", "missed")
    while t.decision.prompt.id != "ask-main":
        t.choose("keep-loads")
    assert (t.hand(0), t.loads(0)) == ([], {"thunderer": 3})


def test_calamity_janet_with_a_dangerous_weapon(table: SetUp) -> None:
    """AD-42, B-113: her Missed! is a BANG! card in every respect."""
    t = table(
        sheriff("calamity_janet", hand="missed-2S", in_play="thunderer"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("missed", at=1)
    t.choose("ride", kind="thunderer")
    assert (t.hand(0), t.life(1)) == (["missed-2S"], 3)
    assert not t.can("play", "missed")


def test_slab_the_killer_and_other_shots(table: SetUp) -> None:
    """AD-122: one Missed! against a Flintlock."""
    t = table(
        sheriff("slab_the_killer", hand="flintlock"),
        outlaw(hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    t.play("flintlock", at=1)
    t.choose("play", "missed-2S")
    assert (t.life(1), t.hand(1)) == (4, ["missed-3S"])


def test_a_crate_twice_against_slab(table: SetUp) -> None:
    """AD-70: four tokens are two Missed!."""
    t = table(
        sheriff("slab_the_killer", hand="bang-2D"),
        outlaw(in_play="crate", loads={"crate": 4}),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("use-card", "crate")
    t.choose("use-card", "crate")
    assert (t.life(1), t.in_play(1)) == (4, [])


def test_a_crate_and_what_is_no_shot(table: SetUp) -> None:
    """AD-70, AD-91: not against Indians!, a Duel or an Arrow."""
    for card, at in (("indians-KD", None), ("duel-QD", 1), ("arrow", 1)):
        t = table(sheriff(hand=card), outlaw(in_play="crate", hand="bang-2C"), outlaw(), renegade())
        t.play(card, at=at)
        assert not t.can("use-card", "crate")
        t.choose("take-it")
        assert (t.life(1), t.loads(1)) == (3, {"crate": 3})


def test_the_sermon_and_dangerous_weapons(table: SetUp) -> None:
    """AD-143: no BANG! card, no Bandolier; Flintlock, Quick Shot, Arrow and Mexicali Kid shoot."""
    t = table(
        sheriff(
            "mexicali_kid",
            hand="bang-2D flintlock quick_shot arrow",
            in_play="bandolier",
            load=2,
        ),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
        sets=["high_noon", "armed_and_dangerous"],
    )
    assert not t.can("play", "bang")
    for card in ("flintlock", "quick_shot", "arrow"):
        assert t.can("play", card, seat=1)
    t.choose("use", kind="mexicali_kid", seat=1)
    while t.decision.prompt.id != "ask-main":
        t.answer("pay-load@0")
    assert t.life(1) == 3


def test_blessing_unloads_the_double_barrel(table: SetUp) -> None:
    """AD-143, AD-82: every BANG! is hearts."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        event="blessing",
        sets=["high_noon", "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    t.choose("play", "missed")
    assert (t.life(1), t.loads(0)) == (4, {"double_barrel": 3})


def test_lasso_takes_the_weapon_but_not_its_tokens(table: SetUp) -> None:
    """AD-144, FC-31: no reach, no ability; a Caravan can be paid with its tokens."""
    t = table(
        sheriff(hand="bang-2D caravan", in_play="big_fifty"),
        outlaw(),
        outlaw(),
        renegade(),
        event="lasso",
        sets=["fistful_of_cards", "armed_and_dangerous"],
        deck="2C 3C 4C",
    )
    assert not t.can("play", "bang", seat=2)
    t.play("bang", at=1)
    assert t.loads(0) == {"big_fifty": 3}
    t.play("caravan")
    t.answer("pay-load@0/big_fifty-QS")
    while t.decision.prompt.id != "ask-main":
        t.choose("keep-loads") if t.can("keep-loads") and t.loads(0)["big_fifty"] < 2 else t.answer(
            "pay-load@0/big_fifty-QS"
        )
    assert (len(t.hand(0)), t.loads(0)) == (3, {"big_fifty": 1})


def test_belle_star_and_the_dangerous_cards_of_others(table: SetUp) -> None:
    """AD-142: a Crate does nothing in her turn; its tokens can still take a Duck! back."""
    t = table(
        sheriff("belle_star", hand="bang-2D"),
        outlaw(in_play="crate", hand="duck"),
        outlaw(),
        renegade(),
        sets=WITH_DODGE_CITY,
    )
    t.play("bang", at=1)
    assert not t.can("use-card", "crate")
    t.choose("play", "duck")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.life(1), t.hand(1), t.loads(1)) == (4, ["duck-3D"], {"crate": 1})
