"""Who is to blame, what is still switched off, and what comes first when sets meet."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import pay
from tests.rules.shadow_gunslingers.conftest import ended

SETS = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "armed_and_dangerous"]


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=SETS)


# A Bomb that goes off in the middle of something


def test_a_duck_paid_with_a_bomb(table: SetUp) -> None:
    """AD-52, AD-69, B-73: he ducks the shot and dies of the Bomb: nobody eliminated him."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="duck", in_play="bomb wanted", loads={"bomb": 2}, life=2),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C",
    )
    t.play("bang", at=1)
    t.choose("play", "duck")
    pay(t)
    assert (t.is_out(1), t.hand(0), t.nuggets(0)) == (True, [], 0)


def test_al_preacher_dies_of_his_curiosity(table: SetUp) -> None:
    """AD-101, AD-52, AD-69: the Sheriff's Scope costs the Sheriff nothing."""
    t = table(
        sheriff(hand="scope jail-JS"),
        deputy("al_preacher", in_play="bomb", loads={"bomb": 2}, life=2),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("scope")
    t.choose("no-load")
    pay(t)
    assert (t.is_out(1), t.hand(0), t.in_play(0)) == (True, ["jail-JS"], ["scope-AS"])


def test_a_shooter_who_dies_of_the_payment(table: SetUp) -> None:
    """AD-52, B-69, B-74, GR-100: the Quick Shot is still fired; out himself, he earns nothing."""
    t = table(
        sheriff(),
        outlaw(hand="quick_shot", in_play="bomb winchester", loads={"bomb": 1}, life=2),
        outlaw(in_play="wanted", life=1),
        renegade(),
        deputy(),
        turn=1,
        deck="2C 3C 4C 5C 6C 7C",
    )
    t.play("quick_shot", at=2)
    t.choose("target", seat=3)
    pay(t)
    assert (t.is_out(1), t.is_out(2), t.life(3)) == (True, True, 3)
    assert t.hand(1) == []
    t.asked(3, "ask-main")
    assert t.hand(3) == ["bang-2C", "bang-3C"]


def test_frankie_canton_empties_a_weapon(table: SetUp) -> None:
    """AD-104, AD-26: discarded, without any harm; its owner is back to the Colt."""
    t = table(
        sheriff("frankie_canton"),
        outlaw(in_play="big_fifty", loads={"big_fifty": 1}),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="frankie_canton", seat=1, pick="big_fifty")
    assert (t.load(0), t.in_play(1), t.life(1), t.pile()) == (1, [], 4, ["big_fifty-QS"])


# As long as the Big Fifty's shot lasts, and no longer


def test_the_big_fifty_and_the_shot_after_it(table: SetUp) -> None:
    """AD-80: for that BANG! alone: Bart Cassidy draws for the next one."""
    t = table(
        sheriff(hand="bang-2D bang-3D", in_play="big_fifty bandolier"),
        outlaw("bart_cassidy", in_play="boots"),
        outlaw(),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang-2D", at=1)
    t.choose("ride", kind="big_fifty")
    assert t.hand(1) == []
    t.play("bang-3D", at=1)
    t.choose("no-more")
    assert (t.life(1), t.hand(1)) == (2, ["bang-2C", "bang-3C"])


def test_the_big_fifty_and_a_price_on_a_head(table: SetUp) -> None:
    """AD-80, GR-67, GR-98: the Wanted lies in front of the target and has no effect."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw(in_play="wanted", life=1),
        outlaw(),
        renegade(),
        deck="2C 3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.is_out(1), len(t.hand(0)), t.nuggets(0)) == (True, 3, 1)


def test_the_big_fifty_against_molly_stark(table: SetUp) -> None:
    """AD-80, DC-65: her Missed! works, her ability does not."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("molly_stark", hand="missed-2S"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.choose("play", "missed")
    assert (t.life(1), t.hand(1)) == (4, [])


@pytest.mark.parametrize("character", ["madam_yto", "simeon_picos"])
def test_the_big_fifty_against_gold_diggers(table: SetUp, character: str) -> None:
    """AD-80: no card for the Beer that saves her, no nugget for his last point."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw(character, hand="beer-6H", life=1),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1), t.nuggets(1)) == (1, [], 0)


def test_the_big_fifty_against_vulture_sam(table: SetUp) -> None:
    """AD-80, B-134: he is the one who is eliminated; nobody takes anything."""
    t = table(
        sheriff("bart_cassidy", hand="bang-2D", in_play="big_fifty"),
        outlaw("vulture_sam", life=1, in_play="scope"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.is_out(1), len(t.hand(0)), "scope-AS" in t.pile()) == (True, 3, True)


def test_double_barrel_and_ms_abigail(table: SetUp) -> None:
    """AD-82, AD-108: ignoring is not cancelling."""
    t = table(
        sheriff(hand="bang-JD", in_play="double_barrel"), outlaw("ms_abigail"), outlaw(), renegade()
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    t.choose("use", kind="ms_abigail")
    assert t.life(1) == 4


def test_a_thunderer_against_a_calumet(table: SetUp) -> None:
    """AD-83, GR-96: no effect, and it was the BANG! card of this turn; it is back in hand."""
    t = table(
        sheriff(hand="bang-2D", in_play="thunderer"),
        outlaw(in_play="calumet"),
        outlaw(),
        renegade(),
    )
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    assert (t.life(1), t.hand(0)) == (4, ["bang-2D"])
    assert not t.can("play", "bang")


# Gold


def test_the_sheriff_loses_his_gold_pan(table: SetUp) -> None:
    """GR-20, GR-99: the nuggets that lie on it go back at once."""
    t = table(
        sheriff(hand="bang-2D", in_play="gold_pan", nuggets=2),
        deputy(life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.choose("use", kind="gold_pan")
    t.play("bang", at=1)
    assert t.match.view(0).parts["gold_rush"]["paid"] == {}
    assert (t.in_play(0), t.nuggets(0)) == ([], 2)


def test_raddie_snake_dies_in_his_own_turn(table: SetUp) -> None:
    """GR-20, GR-22: what lies on him goes back with the rest."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("raddie_snake", hand="duel-QD", life=1, nuggets=3),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.choose("use", kind="raddie_snake")
    t.play("duel", at=0)
    t.choose("discard", "bang")
    t.choose("take-it")
    t.choose("give-up")
    assert (t.nuggets(1), t.match.view(0).parts["gold_rush"]["paid"]) == (0, {})


def test_don_bell_dies_in_the_first_of_two_extra_turns(table: SetUp) -> None:
    """GR-113, B-24: the other one is not played."""
    t = table(
        sheriff(),
        outlaw("don_bell", nuggets=5, in_play="dynamite", max_life=3, life=1),
        outlaw(),
        renegade(),
        turn=1,
        row="gold_rush_card shot boots",
        deck="5H missed-5S 2C 3C",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(2, "ask-main")
    assert (t.is_out(1), t.hand(2)) == (True, ["bang-2C", "bang-3C"])


def test_julie_cutter_the_sheriff(table: SetUp) -> None:
    """AD-106, B-75, GR-99: her shot eliminates a Wanted Deputy in his own turn: two cards, none."""
    t = table(
        sheriff("julie_cutter", hand="jail-JS", in_play="barrel-QS gun_belt", load=2),
        deputy(hand="bang-2D", in_play="wanted", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
        deck="5H 2C 3C 4C 6C 7C",
    )
    t.play("bang", at=0)
    t.choose("take-it")
    assert (t.is_out(1), t.hand(0), t.in_play(0)) == (True, [], [])
    assert (t.nuggets(0), t.load(0)) == (2, 2)
    t.asked(2, "ask-main")


def test_a_gatling_and_julie_cutter(table: SetUp) -> None:
    """B-76, AD-106, B-79: reward first, then her "draw!", then Bart, who sits behind her."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw("julie_cutter"),
        renegade("bart_cassidy"),
        deck="2C 3C 4C 5H 6C",
    )
    t.play("gatling")
    t.choose("take-it")
    assert (t.hand(0), t.life(0)) == (["bang-2C", "bang-3C", "bang-4C"], 4)
    assert t.hand(3) == ["bang-6C"]


def test_lucky_duke_with_a_horseshoe_repeats(table: SetUp) -> None:
    """AD-73, GR-103: three new cards, and another choice."""
    t = table(
        sheriff(),
        outlaw("lucky_duke", in_play="jail-JS horseshoe"),
        outlaw(in_play="tumbleweed"),
        renegade(),
        turn=1,
        step="start",
        deck="5H 2C 3C 4C 5C 6C 7C 8C",
    )
    t.choose("flip", "saloon")
    t.choose("use-card", "tumbleweed")
    t.choose("flip", "bang-4C")
    t.choose("let-it")
    t.asked(2, "ask-main")
    assert (t.hand(2), len(t.pile())) == (["bang-7C", "bang-8C"], 7)


# Shadows


def test_a_general_store_without_those_who_are_away(table: SetUp) -> None:
    """SG-14, GR-79: one card for each who is there."""
    t = table(
        sheriff(nuggets=2),
        outlaw(out=True),
        outlaw(),
        renegade(),
        row="pardner shot boots",
        variants=["shadow_gunslingers"],
    )
    t.choose("buy", "pardner", kind="general_store")
    for seat in (0, 2):
        t.asked(seat, t.decision.prompt.id)
        t.answer(t.decision.options[0].key)
    assert [len(t.hand(seat)) for seat in range(4)] == [1, 0, 1, 1]


def test_the_shadow_renegade_wins_with_the_law(table: SetUp) -> None:
    """SG-62, SG-54: as a Shadow Deputy, on another player's turn."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1),
        renegade(out=True, side="deputy"),
        deputy(out=True),
        outlaw(out=True),
        variants=["shadow_gunslingers"],
    )
    t.play("bang", at=1)
    assert ended(t)[1] == (0, 2, 3)


def test_a_shadow_dies_of_nothing(table: SetUp) -> None:
    """SG-25, SG-24, AD-106: Julie Cutter's shot at it; it need not answer, and loses nothing."""
    t = table(
        sheriff("julie_cutter"),
        outlaw(shadow=True, hand="bang-2D missed-2S", in_play="crate"),
        outlaw(),
        renegade(),
        turn=1,
        deck="5H",
        variants=["shadow_gunslingers"],
    )
    t.play("bang", at=0)
    t.choose("take-it")
    t.asked(1, "ask-main")
    assert (t.hand(1), t.nuggets(0), t.is_out(1)) == (["missed-2S"], 0, False)


def test_an_extra_turn_that_is_not_played_any_more(table: SetUp) -> None:
    """SG-41, GR-110: out for good in his own turn, Don Bell does not "draw!"."""
    t = table(
        sheriff(),
        outlaw("don_bell", shadow=True, hand="bang-2D"),
        outlaw(life=1),
        renegade(),
        turn=1,
        deck="2C 3C 4C 5H 6C",
        variants=["shadow_gunslingers"],
    )
    t.play("bang", at=2)
    t.asked(3, "ask-main")
    assert t.hand(3) == ["saloon-5H", "bang-6C"]


def test_don_bell_dies_in_an_extra_turn_among_shadows(table: SetUp) -> None:
    """SG-13, SG-10: he is out until his next turn comes round."""
    t = table(
        sheriff(),
        outlaw("don_bell", in_play="dynamite", life=3),
        outlaw(),
        renegade(),
        turn=1,
        deck="5H missed-5S 2C 3C",
        variants=["shadow_gunslingers"],
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_simeon_picos_is_silenced_when_he_dies(table: SetUp) -> None:
    """SG-70, AD-80: without his ability there is no nugget for the last point."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("simeon_picos", life=1, nuggets=1),
        outlaw(),
        renegade(),
        variants=["shadow_gunslingers"],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.is_out(1), t.nuggets(1)) == (True, 1)


def test_a_shadow_takes_the_only_dynamite_along(table: SetUp) -> None:
    """SG-33, DV-20: with the variant of the Stick it is shuffled into the deck as it leaves."""
    t = table(
        sheriff(),
        outlaw(shadow=True, in_play="dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        sets=[],
        variants=["shadow_gunslingers", "dynamite_variant"],
    )
    t.end_turn()
    assert (t.in_play(1), "dynamite-2H" in t.pile()) == ([], False)
