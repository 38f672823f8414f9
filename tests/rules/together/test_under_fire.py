"""Being shot at with several sets in play: what answers, what is silenced, who is paid."""

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.great_train_robbery.riding import TRAIN

NOON, FISTFUL, SHOW = "high_noon", "fistful_of_cards", "wild_west_show"
ARMS, GOLD, CITY = "armed_and_dangerous", "gold_rush", "dodge_city"
TWO = (outlaw(), renegade())


# The Big Fifty


def test_big_spencer_against_the_big_fifty(table: SetUp) -> None:
    """AD-80, WW-61: his ability has no effect, so for once he may play a Missed!."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("big_spencer", hand="missed-2S"),
        *TWO,
        sets=[ARMS, SHOW],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    t.choose("play", "missed")
    assert t.life(1) == 9


def test_teren_kill_against_the_big_fifty(table: SetUp) -> None:
    """AD-80, WW-69: no ability saves him, so nothing is flipped."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("teren_kill", life=1),
        *TWO,
        sets=[ARMS, SHOW],
        deck="2H 3C 4C 5C",
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.is_out(1), [card[-2:] for card in t.hand(0)]) == (True, ["2H", "3C", "4C"])


def test_simeon_picos_against_the_big_fifty(table: SetUp) -> None:
    """AD-80, GR-123: his nugget is a trigger, and is silenced; the shooter has his."""
    t = table(
        sheriff(hand="bang-2D", in_play="big_fifty"),
        outlaw("simeon_picos"),
        *TWO,
        sets=[ARMS, GOLD],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="big_fifty")
    assert (t.life(1), t.nuggets(1), t.nuggets(0)) == (3, 0, 1)


# Saved, turned, answered


def test_half_of_an_aim(valley: SetUp) -> None:
    """VS-33, VS-19, AD-105, GR-10, VS-5: one point: one nugget, her "draw!", then the Bounty."""
    t = valley(
        sheriff(hand="bang-2D aim"),
        outlaw("julie_cutter", in_play="bounty"),
        outlaw(hand="saved"),
        renegade(),
        sets=[ARMS, GOLD],
        deck="3C 4C 5C 6C 7C",
    )
    t.play("aim", at=1, pick="bang-2D")
    t.choose("play", "saved")
    assert (t.life(1), t.nuggets(0), t.life(0)) == (3, 1, 5)
    assert [card[-2:] for card in t.hand(2)] == ["3C", "4C"]
    assert ([card[-2:] for card in t.hand(0)], t.pile()[0][-2:]) == (["6C"], "5C")


def test_a_shot_that_costs_nothing_in_the_end(valley: SetUp) -> None:
    """VS-4, AD-106, GR-17: no hit: no Bounty, no Shotgun, no nugget, and she does not shoot."""
    t = valley(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw("julie_cutter", hand="beer-6H", in_play="bounty"),
        outlaw(hand="saved"),
        renegade(),
        sets=[ARMS, GOLD],
        deck="2H 3C 4C 5C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-deck")
    assert (t.life(1), t.hand(1), t.nuggets(0), t.hand(0)) == (4, ["beer-6H"], 0, [])
    assert (len(t.hand(2)), t.life(0)) == (2, 5)


def test_the_sheriffs_shot_is_turned_on_a_deputy(valley: SetUp) -> None:
    """GTR-91, B-75, VS-5: it remains his: the Bounty first, then everything goes."""
    t = valley(
        sheriff(hand="bang-2D beer-6H", in_play="scope"),
        outlaw("evan_babbit", hand="bang-3D"),
        deputy(life=1, in_play="bounty"),
        outlaw(),
        renegade(),
        sets=[TRAIN],
        deck="3C 4C",
    )
    t.play("bang", at=1)
    t.choose("turn-on", "bang-3D", seat=2)
    while t.decision.prompt.id == "ask-top":
        t.choose("any-order")
    assert (t.is_out(2), t.hand(0), t.in_play(0)) == (True, [], [])
    assert (t.happened("bounty-paid", seat=0), t.happened("penalty", seat=0)) == (1, 1)


def test_a_backfire_for_julie_cutter(valley: SetUp) -> None:
    """AD-105, VS-32: her shot is a shot, and what it brings her makes her "draw!" again."""
    t = valley(
        sheriff(hand="bang-2D backfire"),
        outlaw("julie_cutter"),
        *TWO,
        sets=[ARMS],
        deck="2H 3H",
    )
    t.play("bang", at=1)
    t.choose("play", "backfire")
    assert (t.life(1), t.life(0), [card[-2:] for card in t.pile()[:2]]) == (2, 4, ["3H", "QC"])


def test_a_backfire_for_the_mexicali_kid(valley: SetUp) -> None:
    """AD-107, VS-32: he shot, with a card or without one."""
    t = valley(
        sheriff("mexicali_kid", load=2),
        outlaw(hand="backfire"),
        *TWO,
        sets=[ARMS],
    )
    t.choose("use", kind="mexicali_kid", seat=1)
    t.choose("play", "backfire")
    assert (t.life(0), t.life(1), t.load(0)) == (4, 4, 0)


def test_escape_from_a_copied_bang(valley: SetUp) -> None:
    """GTR-57, VS-28: the Money Bag is a brown card, and no BANG! card."""
    t = valley(
        sheriff(hand="money_bag"),
        outlaw(hand="escape"),
        *TWO,
        pile="bang-2D saved",
        sets=[TRAIN],
    )
    t.play("money_bag", at=1)
    t.choose("play", "escape")
    assert t.life(1) == 4


def test_a_backfire_parries_a_copied_gatling(valley: SetUp) -> None:
    """VS-57, GTR-57: what is avoided was shooting at him, so it is shot back at."""
    t = valley(
        sheriff(hand="money_bag"),
        outlaw("mick_defender", hand="backfire"),
        *TWO,
        pile="gatling escape saved",
        sets=[TRAIN],
    )
    t.play("money_bag")
    t.choose("parry", "backfire")
    assert [t.life(seat) for seat in range(4)] == [4, 4, 3, 3]


def test_a_backfire_parries_a_copied_panic(valley: SetUp) -> None:
    """VS-57, GTR-57: what did not shoot at him is not shot back at."""
    t = valley(
        sheriff(hand="money_bag"),
        outlaw("mick_defender", hand="backfire", in_play="scope"),
        *TWO,
        pile="cat_balou-KH escape saved",
        sets=[TRAIN],
    )
    t.play("money_bag", at=1, pick="scope")
    t.choose("parry", "backfire")
    assert (t.life(0), t.in_play(1)) == (5, ["scope-AS"])


# Ms. Abigail


@pytest.mark.parametrize(("card", "ignored"), [("rev_carabine-AC", True), ("mustang-8H", False)])
def test_ms_abigail_and_a_showdown(table: SetUp, card: str, ignored: bool) -> None:
    """AD-108, WW-41, WW-42: a blue Ace used as a BANG! card is one in every respect, so brown."""
    t = table(sheriff(hand=card), outlaw("ms_abigail"), *TWO, sets=[ARMS, SHOW], show="showdown")
    t.answer(f"play:{card}=bang@1")
    if ignored:
        t.choose("use", kind="ms_abigail")
    assert t.life(1) == (4 if ignored else 3)


def test_ms_abigail_and_lemat(valley: SetUp) -> None:
    """AD-108, VS-16: likewise what a Lemat fires."""
    t = valley(
        sheriff(hand="schofield-KS", in_play="lemat"), outlaw("ms_abigail"), *TWO, sets=[ARMS]
    )
    t.answer("play:schofield-KS=bang@1")
    t.choose("use", kind="ms_abigail")
    assert t.life(1) == 4


def test_ms_abigail_and_black_flower(valley: SetUp) -> None:
    """AD-108, VS-50: and Black Flower's card of Clubs."""
    t = valley(
        sheriff("black_flower", hand="schofield-QC"), outlaw("ms_abigail"), *TWO, sets=[ARMS]
    )
    t.choose("clubs", "schofield", seat=1)
    t.choose("use", kind="ms_abigail")
    assert t.life(1) == 4


@pytest.mark.parametrize(("top", "ignored"), [("duel-8C", True), ("indians-KD", False)])
def test_ms_abigail_and_a_money_bag(table: SetUp, top: str, ignored: bool) -> None:
    """AD-108, GTR-57: a Queen aimed at her, but not for all, even if she is the only other."""
    t = table(
        sheriff(hand="money_bag"),
        outlaw(out=True),
        outlaw(out=True),
        renegade("ms_abigail"),
        sets=[ARMS, TRAIN],
        pile=top,
    )
    t.answer(next(o.key for o in t.decision.options if o.card == "money_bag-QC"))
    if ignored:
        t.choose("use", kind="ms_abigail")
    assert t.life(3) == (4 if ignored else 3)


# Showdown


def test_an_arrow_in_a_showdown(table: SetUp) -> None:
    """AD-91, WW-41: any card stands for the BANG! card that is asked for, but a BANG! card."""
    t = table(
        sheriff(hand="arrow"), outlaw(hand="bang-2D beer-6H"), *TWO, sets=[ARMS, SHOW],
        show="showdown",
    )  # fmt: skip
    t.answer(
        next(
            o.key
            for o in t.decision.options
            if o.key.startswith("play:arrow") and "=" not in o.key and o.seat == 1
        )
    )
    assert not t.can("discard", "bang-2D")
    t.choose("discard", "beer")
    assert t.life(1) == 4


def test_ricochet_in_a_showdown(table: SetUp) -> None:
    """FC-55, WW-41: any other card is discarded against a card in play; a BANG! card saves it."""
    t = table(
        sheriff(hand="beer-6H bang-3D"),
        outlaw(hand="bang-2D", in_play="mustang"),
        *TWO,
        sets=[FISTFUL, SHOW],
        event="ricochet",
        show="showdown",
    )
    found = [o for o in t.decision.options if o.pick and o.pick.startswith("mustang")]
    assert {o.card for o in found if o.verb != "play"} == {"beer-6H"}
    t.answer(next(o.key for o in found if o.verb != "play"))
    t.choose("play", "bang-2D")
    assert (t.in_play(1), t.hand(1), t.hand(0)) == (["mustang-8H"], [], ["bang-3D"])


def test_russian_roulette_in_a_showdown(table: SetUp) -> None:
    """FC-66, WW-41: Missed! cards and BANG! cards will do."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(hand="missed-2S"),
        *TWO,
        sets=[FISTFUL, SHOW],
        step="start",
        number=5,
        events="russian_roulette lasso",
        event="ranch",
        show="showdown",
    )
    t.choose("play", "bang")
    t.choose("play", "missed")
    assert [t.life(seat) for seat in range(4)] == [5, 4, 2, 4]


def test_a_double_barrel_in_a_showdown(table: SetUp) -> None:
    """AD-82, WW-42: the suit of the card that is used counts, whatever it is."""
    t = table(
        sheriff(hand="duel-QD", in_play="double_barrel"),
        outlaw(hand="bang-2D missed-2S", in_play="barrel-QS"),
        *TWO,
        sets=[ARMS, SHOW],
        show="showdown",
    )
    t.answer("play:duel-QD=bang@1")
    t.choose("ride", kind="double_barrel")
    assert (t.life(1), len(t.hand(1))) == (3, 2)


# Henry Block and Load tokens


def test_a_card_that_runs_empty_is_nobodys_doing(valley: SetUp) -> None:
    """AD-26, AD-104, VS-54, GTR-60: a token was taken; the card goes by itself."""
    t = valley(
        sheriff("frankie_canton"),
        outlaw("henry_block", in_play="refund bandolier", loads={"bandolier": 1}),
        *TWO,
        sets=[ARMS, TRAIN],
    )
    t.choose("use", kind="frankie_canton", seat=1, pick="bandolier")
    assert (t.life(0), t.in_play(1), t.hand(1)) == (5, ["refund-3S"], [])


# Fanning


def test_a_bell_rings_for_the_shooter_alone(valley: SetUp) -> None:
    """AD-63, VS-36: the second target is at distance 1 as the first one sees it."""
    t = valley(
        sheriff(hand="fanning"),
        outlaw(),
        outlaw(),
        outlaw(),
        deputy(),
        renegade(),
        sets=[ARMS],
        arrange=lambda game: game.turn.notes.update({game.box.index["bell_tower"]: 1}),
    )
    t.play("fanning", at=3)
    assert {o.seat for o in t.decision.options} == {2, 4}
    t.choose("target", seat=4)
    assert [t.life(seat) for seat in range(6)] == [5, 4, 4, 3, 3, 4]


def test_fanning_at_one_who_sees_nobody_near(valley: SetUp) -> None:
    """VS-36, GTR-83: with a Lumber Flatcar nobody is at distance 1, so there is no second shot."""
    t = valley(sheriff(hand="fanning"), outlaw(in_play="lumber_flatcar"), *TWO, sets=[TRAIN])
    t.play("fanning", at=1)
    assert [t.life(seat) for seat in range(4)] == [5, 3, 4, 4]


def test_lee_van_kliff_repeats_what_was_aimed(valley: SetUp) -> None:
    """WW-67, VS-30: what he repeats is the BANG! card; Aim went along with the first one."""
    t = valley(sheriff("lee_van_kliff", hand="bang-2D aim bang-3D"), outlaw(), *TWO, sets=[SHOW])
    t.play("aim", at=1, pick="bang-2D")
    t.choose("repeat", "bang-3D", seat=3)
    assert (t.life(1), t.life(3), t.hand(0)) == (2, 3, [])


def test_lee_van_kliff_and_a_thunderer(table: SetUp) -> None:
    """WW-67, AD-83: the BANG! card that came back may be the one he discards to repeat it."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D", in_play="thunderer"), outlaw(), *TWO,
        sets=[ARMS, SHOW],
    )  # fmt: skip
    t.play("bang", at=1)
    t.choose("ride", kind="thunderer")
    t.choose("repeat", "bang-2D", seat=3)
    assert (t.life(1), t.life(3), t.hand(0)) == (3, 3, [])


def test_a_repeated_shot_is_evaded(table: SetUp) -> None:
    """GTR-48, WW-68: the card whose effect it was is taken, not the one discarded for it."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D bang-3D"),
        outlaw(),
        outlaw(),
        renegade(hand="evaded"),
        sets=[SHOW, TRAIN],
    )
    t.play("bang-2D", at=1)
    t.choose("repeat", "bang-3D", seat=3)
    t.choose("play", "evaded")
    assert (t.life(3), t.hand(3)) == (4, ["bang-2D"])


def test_a_copied_flintlock_does_not_come_back(table: SetUp) -> None:
    """GTR-57, AD-94: a Money Bag stays where it is, as with a copied Knife Revolver."""
    t = table(
        sheriff("red_ringo", hand="money_bag", load=2),
        outlaw(hand="missed-2S"),
        *TWO,
        sets=[ARMS, TRAIN],
        pile="flintlock",
    )
    t.play("money_bag", at=1)
    t.choose("play", "missed")
    assert (t.hand(0), t.load(0)) == ([], 2)


def test_whoever_shot_is_out_by_a_backfire(valley: SetUp) -> None:
    """VS-32, GR-13, GR-98, B-24: in his own turn, which ends; the other one has it all."""
    t = valley(
        sheriff(),
        outlaw(life=1, hand="bang-2D", in_play="wanted"),
        renegade(hand="backfire"),
        outlaw(),
        sets=[GOLD],
        turn=1,
    )
    t.play("bang", at=2)
    t.choose("play", "backfire")
    assert (t.is_out(1), t.nuggets(2), len(t.hand(2)), t.turn()) == (True, 2, 3 + 2 + 2, 2)


def test_a_shot_without_a_card_is_not_turned(table: SetUp) -> None:
    """AD-105, GTR-91: Julie Cutter's is no BANG! card."""
    t = table(
        sheriff("evan_babbit", hand="bang-2D bang-3D beer-6H"),
        outlaw("julie_cutter"),
        *TWO,
        sets=[ARMS, TRAIN],
        deck="2H",
    )
    t.play("bang-2D", at=1)
    assert not t.can("turn-on")
    t.choose("take-it")
    assert (t.life(0), t.life(1)) == (4, 3)


def test_fanning_goes_on_without_its_card(valley: SetUp) -> None:
    """VS-35, GTR-48, GTR-51: the first target has it in hand; the second is shot at after that."""
    t = valley(sheriff(hand="fanning"), outlaw(hand="evaded"), outlaw(), renegade(), sets=[TRAIN])
    t.play("fanning", at=1)
    t.choose("play", "evaded")
    assert (t.life(1), t.hand(1), t.life(2)) == (4, ["fanning-2S"], 3)


def test_a_bell_and_an_aim(valley: SetUp) -> None:
    """AD-63, VS-30: both are played together, at anyone; after that the bell is silent."""
    t = valley(
        sheriff(hand="aim bang-2D bang-3D", in_play="bell_tower volcanic-10C"),
        outlaw(),
        outlaw(in_play="mustang"),
        renegade(),
        sets=[ARMS],
    )
    t.choose("use-card", "bell_tower")
    t.play("aim", at=2, pick="bang-2D")
    assert t.life(2) == 2
    assert not t.can("play", "bang-3D", seat=2)


@pytest.mark.parametrize("first", ["fanning", "knife_revolver"])
def test_two_in_a_shootout(valley: SetUp, first: str) -> None:
    """HN-36, VS-35, GTR-53: each of these uses up one of the two."""
    t = valley(
        sheriff(hand=f"{first} bang-2D bang-3D"),
        outlaw(in_play="lumber_flatcar"),
        *TWO,
        sets=[NOON, TRAIN],
        event="shootout",
        deck="2C",
    )
    t.play(first, at=1)
    t.play("bang-2D", at=1)
    assert (t.life(1), t.can("play", "bang-3D")) == (2, False)


# What is paid, and what is lost at once


def test_saved_from_a_dynamite_in_boots(valley: SetUp) -> None:
    """VS-34, GR-90, B-105: one of three points; the others draw a card each."""
    t = valley(
        sheriff(in_play="dynamite-2H boots", hand="scope"),
        outlaw(hand="saved"),
        *TWO,
        sets=[GOLD],
        step="start",
        deck="5S 2C 3C 4C 5C 6C",
    )
    t.choose("play", "saved")
    t.choose("from-deck")
    assert (t.life(0), len(t.hand(1)), len(t.hand(0))) == (3, 2, 1 + 2 + 2)


def test_a_snake_is_good_for_something(valley: SetUp) -> None:
    """GTR-69, VS-17: what another has put in front of him is a blue card of his own."""
    t = valley(sheriff(hand="bang-2D"), outlaw(in_play="rattlesnake caboose"), *TWO, sets=[TRAIN])
    t.play("bang", at=1)
    t.answer(next(o.key for o in t.decision.options if "rattlesnake" in o.key))
    assert (t.life(1), t.in_play(1)) == (4, ["caboose"])


# Orders


def test_an_ordered_shot_comes_back(table: SetUp) -> None:
    """WW-22, AD-83: to the hand of who shot, for a token of theirs."""
    t = table(
        sheriff(),
        outlaw(hand="bang-2D", in_play="thunderer"),
        *TWO,
        sets=[ARMS, SHOW],
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="bang")
    t.choose("order", seat=3)
    t.choose("obey", "bang-2D")
    t.choose("ride", kind="thunderer")
    assert (t.life(3), t.hand(1), t.loads(1)) == (3, ["bang-2D"], {"thunderer": 2})


def test_al_preacher_hears_what_he_ordered(table: SetUp) -> None:
    """WW-22, AD-101, B-76: another player has played it; the active player decides first."""
    t = table(
        sheriff("al_preacher", load=2),
        outlaw(hand="scope"),
        *TWO,
        sets=[ARMS, SHOW],
        show="dorothy_rage",
        deck="2C",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="scope")
    t.choose("obey", "scope")
    t.choose("pay-load", seat=0)
    t.choose("no-load")
    assert (t.in_play(1), t.hand(0), t.load(0)) == (["scope-AS"], ["bang-2C"], 0)


def test_any_card_out_of_a_lemat(valley: SetUp) -> None:
    """VS-2, VS-16, FC-55, FC-75: what counts as a BANG! card is one that can be discarded."""
    seats = (sheriff(hand="beer-6H scope", in_play="lemat"), outlaw(in_play="mustang"), *TWO)
    t = valley(*seats, sets=[FISTFUL], event="ricochet")
    t.choose("use", "beer", seat=1, pick="mustang")
    assert (t.in_play(1), t.hand(0)) == ([], ["scope-AS"])
    t = valley(*seats, sets=[FISTFUL], event="sniper")
    t.choose("use", "beer", seat=3)
    t.choose("discard", "scope")
    assert (t.life(3), t.hand(0)) == (3, [])


def test_teren_kill_has_a_price_on_his_head(valley: SetUp) -> None:
    """WW-69, WW-82, VS-19, GR-98: hit, which the Bounty pays for, and not eliminated."""
    t = valley(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, in_play="bounty wanted"),
        *TWO,
        sets=[GOLD, SHOW],
        deck="9H 2C 3C",
    )
    t.play("bang", at=1)
    assert (t.life(1), t.hand(1)) == (1, ["bang-2C"])
    assert (t.hand(0), t.nuggets(0)) == (["bang-3C"], 1)


def test_a_certain_shot_is_turned(table: SetUp) -> None:
    """AD-82, GTR-91: turning is no cancelling; the new target cannot cancel it either."""
    t = table(
        sheriff(hand="bang-2D", in_play="double_barrel"),
        outlaw("evan_babbit", hand="bang-3D"),
        outlaw(hand="missed-2S"),
        renegade(),
        sets=[ARMS, TRAIN],
    )
    t.play("bang", at=1)
    t.choose("ride", kind="double_barrel")
    t.choose("turn-on", "bang-3D", seat=2)
    assert (t.life(1), t.life(2), t.hand(2)) == (4, 3, ["missed-2S"])


def test_a_sleeper_car_answers_under_the_sermon(table: SetUp) -> None:
    """HN-31, HN-33, GTR-89: BANG! cards do not in one's own turn, but it is none."""
    t = table(
        sheriff(hand="duel-8C bang-3D", in_play="sleeper_car scope"),
        outlaw(hand="bang-2D"),
        *TWO,
        sets=[NOON, TRAIN],
        event="sermon",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang-2D")
    assert not t.can("discard", "bang-3D")
    t.choose("berth", "scope")
    assert (t.life(0), t.life(1)) == (5, 3)


def test_sgt_blaze_rides_with_the_bandidos(valley: SetUp) -> None:
    """GTR-95, VS-25: he is among the targets, and may leave himself out."""
    t = valley(sheriff("sgt_blaze", hand="bandidos beer-6H"), outlaw(), *TWO, sets=[TRAIN])
    t.play("bandidos")
    t.choose("spare", seat=0)
    assert ([t.life(seat) for seat in range(4)], t.hand(0)) == ([6, 3, 3, 3], ["beer-6H"])
