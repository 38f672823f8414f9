"""Gold Rush with Shadow Gunslingers (GR-150, SG-70)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

OTHERS = (outlaw(), renegade())


@pytest.fixture
def dusk(table: SetUp) -> SetUp:
    """Seat 1 is a shadow, and it is its turn, unless said otherwise."""
    return partial(table, sets=["dodge_city", "gold_rush"], variants=["shadow_gunslingers"], turn=1)


@pytest.fixture
def day(table: SetUp) -> SetUp:
    """It is the turn of the living, who may meet shadows later."""
    return partial(table, sets=["gold_rush"], variants=["shadow_gunslingers"])


def test_who_is_eliminated_keeps_the_nuggets(dusk: SetUp) -> None:
    """GR-150, GR-22, SG-11, SG-10: the equipment goes, out of Vulture Sam's reach (B-151)."""
    t = dusk(
        sheriff(hand="bang-7D"),
        outlaw(life=1, nuggets=4, in_play="boots scope"),
        outlaw("vulture_sam"),
        renegade(),
        turn=0,
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.nuggets(1)) == (True, 4)
    assert (t.hand(2), t.under()) == (["scope-AS"], ["boots"])


def test_a_shadow_earns_and_buys_and_forces(dusk: SetUp) -> None:
    """GR-150, SG-27, SG-28: in its turn; a Wanted and an Outlaw pay it too."""
    t = dusk(
        sheriff(in_play="horseshoe"),
        outlaw(shadow=True, hand="bang-7D", nuggets=6),
        outlaw(life=1, in_play="wanted"),
        renegade(),
        deputy(),
        row="boots",
    )
    t.choose("buy", "boots")
    t.choose("force", seat=0, pick="horseshoe")
    t.play("bang", at=2)
    assert (t.nuggets(1), len(t.hand(1)), t.in_play(1)) == (2, 5, ["boots"])


def test_it_discards_its_equipment_at_the_end_and_keeps_its_nuggets(dusk: SetUp) -> None:
    """GR-150, SG-30, SG-31: Gun Belt keeps nothing for it."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, nuggets=5, hand="beer-6H"),
        *OTHERS,
        row="gun_belt",
    )
    t.choose("buy", "gun_belt")
    t.end_turn()
    assert (t.is_out(1), t.hand(1), t.nuggets(1), t.under()) == (True, [], 3, ["gun_belt"])


def test_a_beer_for_a_nugget(dusk: SetUp) -> None:
    """GR-150, SG-26: for life it would be played without effect; Madam Yto draws for both."""
    t = dusk(
        sheriff("madam_yto"), outlaw(shadow=True, hand="beer-6H beer-7H"), *OTHERS, deck="2C 3C"
    )
    t.choose("sell", "beer-6H")
    t.play("beer-7H")
    assert (t.nuggets(1), t.life(1), t.hand(0)) == (1, 0, ["bang-2C", "bang-3C"])


@pytest.mark.parametrize("card", ["bottle", "rhum"])
def test_it_regains_nothing(dusk: SetUp, card: str) -> None:
    """SG-70: Rhum, Rucksack and Bottle as Beer do nothing for it."""
    t = dusk(sheriff(), outlaw(shadow=True, in_play="rucksack", nuggets=9), *OTHERS, row=card)
    assert not t.can("use", kind="rucksack")
    t.choose("buy", card, **({"kind": "beer"} if card == "bottle" else {}))
    assert t.life(1) == 0


def test_nobody_earns_from_a_shadow(dusk: SetUp) -> None:
    """GR-17, SG-25, SG-70: it loses its own Duel for nothing; neither Boots nor Charm act."""
    t = dusk(
        sheriff(hand="bang-7D"),
        outlaw(shadow=True, hand="duel-QD", in_play="boots lucky_charm"),
        *OTHERS,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert (t.hand(1), t.nuggets(0), t.nuggets(1)) == ([], 0, 0)


def test_simeon_picos_keeps_what_he_has_for_his_last_point(dusk: SetUp) -> None:
    """SG-70, GR-123, GR-131."""
    t = dusk(sheriff(hand="bang-7D"), outlaw("simeon_picos", life=1), *OTHERS, turn=0)
    t.play("bang", at=1)
    assert (t.is_out(1), t.nuggets(1)) == (True, 1)


def test_dutch_will_takes_his_nugget(dusk: SetUp) -> None:
    """SG-22, SG-70, GR-114."""
    t = dusk(sheriff(), outlaw("dutch_will", out=True), *OTHERS, turn=0, deck="2C 3C")
    t.end_turn()
    t.choose("discard", "bang-2C")
    assert (t.turn(), t.hand(1), t.nuggets(1)) == (1, ["bang-3C"], 1)


def test_josh_mccloud_draws_equipment(dusk: SetUp) -> None:
    """SG-70, GR-117."""
    t = dusk(sheriff(), outlaw("josh_mccloud", shadow=True, nuggets=2), *OTHERS, stack="horseshoe")
    t.choose("use", kind="josh_mccloud")
    assert t.in_play(1) == ["horseshoe"]


def test_don_bell_plays_again_as_a_shadow(dusk: SetUp) -> None:
    """SG-34, SG-70, GR-110: with nothing of the first turn but his nuggets."""
    t = dusk(
        sheriff(),
        outlaw("don_bell", shadow=True, hand="beer-6H", in_play="boots", nuggets=2),
        *OTHERS,
        deck="7H 2C 3C",
    )
    t.end_turn()
    seen = t.match.view(0)
    assert (t.turn(), seen.extra_turn, seen.players[1].shadow) == (1, True, True)
    assert (t.hand(1), t.in_play(1), t.nuggets(1)) == (["bang-2C", "bang-3C"], [], 2)
    t.end_turn()
    assert t.is_out(1)


def test_gold_rush_gives_a_shadow_a_turn_but_no_life(dusk: SetUp) -> None:
    """SG-34, GR-85."""
    t = dusk(
        sheriff(),
        outlaw(shadow=True, hand="beer-6H", nuggets=5),
        *OTHERS,
        row="gold_rush_card",
        deck="2C 3C",
    )
    t.choose("buy", "gold_rush_card")
    assert (t.turn(), t.life(1), t.hand(1)) == (1, 0, ["bang-2C", "bang-3C"])
    assert t.match.view(0).players[1].shadow


def test_the_role_card_of_this_box_is_for_the_shadows_alone(dusk: SetUp) -> None:
    """GR-2: without them nobody comes back."""
    t = dusk(sheriff(), outlaw(out=True), *OTHERS, turn=0, variants=[])
    t.end_turn()
    assert t.turn() == 2


def test_greg_digger_does_not_mind_that_a_shadow_leaves(dusk: SetUp) -> None:
    """DC-97, SG-32: nor Herb Hunter."""
    t = dusk(sheriff("greg_digger", life=2), outlaw(shadow=True), outlaw("herb_hunter"), renegade())
    t.end_turn()
    assert (t.life(0), len(t.hand(2))) == (2, 2)


@pytest.mark.parametrize(("variants", "kept"), [(["shadow_gunslingers"], 3), ([], 0)])
def test_nuggets_are_kept(day: SetUp, variants: list[str], kept: int) -> None:
    """SG-11, GR-22, GR-150: those of the eliminated, in the variant only."""
    t = day(
        sheriff(hand="bang-7D"),
        outlaw(life=1, nuggets=3),
        outlaw(),
        renegade(),
        variants=variants,
    )
    t.play("bang", at=1)
    assert (t.nuggets(1), t.nuggets(0)) == (kept, 1)


def test_off_their_turn_they_earn_nothing(day: SetUp) -> None:
    """SG-14, SG-27: Simeon Picos and Madam Yto are out."""
    t = day(
        sheriff(hand="beer", life=3),
        outlaw("madam_yto", out=True, nuggets=2),
        outlaw(),
        renegade(),
    )
    t.play("beer")
    assert (t.hand(1), t.nuggets(1)) == ([], 2)


def test_a_wanted_they_put_in_front_of_another_stays(day: SetUp) -> None:
    """SG-33: and pays whoever eliminates that player."""
    t = day(
        sheriff(),
        outlaw(out=True, nuggets=2),
        outlaw(life=1),
        renegade(hand="bang-7D"),
        row="wanted",
    )
    t.end_turn()
    t.choose("buy", "wanted", seat=2)
    t.end_turn()
    while t.turn() == 2:
        t.choose("discard", t.hand(2)[0]) if t.can("discard") else t.end_turn()
    t.play("bang-7D", at=2)
    t.choose("take-it")
    t.choose("give-up")
    assert t.happened("bounty", seat=3, target=2) == 1


def test_a_wanted_in_front_of_themselves_pays_nobody(day: SetUp) -> None:
    """SG-32, GR-100: leaving is no elimination."""
    t = day(
        sheriff(), outlaw(out=True, nuggets=2), outlaw(), renegade(), row="wanted", deck="2C 3C"
    )
    t.end_turn()
    t.choose("buy", "wanted", seat=1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.under(), t.happened("bounty")) == (["wanted"], 0)


def test_a_shot_helps_the_living(day: SetUp) -> None:
    """SG-26."""
    t = day(
        sheriff(life=2), deputy(out=True, nuggets=1), outlaw(), outlaw(), renegade(), row="shot"
    )
    t.end_turn()
    t.choose("buy", "shot", seat=0)
    assert t.life(0) == 3


def test_a_pickaxe_is_too_late_and_does_not_last(day: SetUp) -> None:
    """SG-30, GR-104: it comes after phase 1, and is gone before the next."""
    t = day(
        sheriff(),
        outlaw(out=True, nuggets=4),
        outlaw(out=True),
        renegade(),
        deputy(),
        row="pickaxe",
    )
    t.end_turn()
    t.choose("buy", "pickaxe")
    assert len(t.hand(1)) == 2
    for _ in range(5):
        t.end_turn()
    t.asked(1, "ask-main")
    assert len(t.hand(1)) == 2


def test_don_bell_is_out_when_he_fails(day: SetUp) -> None:
    """SG-34."""
    t = day(sheriff(), outlaw("don_bell", out=True), outlaw(), renegade(), deck="2C 3C 4C")
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_two_extra_turns_of_a_shadow(day: SetUp) -> None:
    """SG-34, SG-58, GR-113: one after the other, a Renegade's side determined in each."""
    t = day(
        sheriff(),
        renegade("don_bell", out=True, nuggets=5),
        outlaw(),
        outlaw(),
        deck="2C 3C 6H",
        row="gold_rush_card",
    )
    t.end_turn()
    t.choose("buy", "gold_rush_card")
    for _ in range(2):
        t.asked(1, "ask-main")
        t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("turn", seat=1) == t.happened("shadow-side", seat=1) == 3
    assert t.happened("left", seat=1) == 1


def test_vendetta_and_don_bell(day: SetUp) -> None:
    """SG-34, GR-153, FC-103: two "draws!" of a shadow without cards, Vendetta first."""
    t = day(
        sheriff(),
        outlaw("don_bell", out=True),
        outlaw(),
        renegade(),
        deck="KD 2C 3C 6H 7H",
        sets=["gold_rush", "fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    t.end_turn()
    for _ in range(2):
        t.asked(1, "ask-main")
        t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("extra-turn", seat=1) == 2


def test_a_ghost_of_ghost_town_has_no_extra_turn(day: SetUp) -> None:
    """GR-152, HN-15, SG-71: and his nuggets are his while Ghost Town makes him a ghost."""
    t = day(
        sheriff(),
        outlaw("don_bell", out=True, nuggets=7),
        outlaw(),
        renegade(),
        sets=["gold_rush", "high_noon"],
        event="ghost_town",
        row="gold_rush_card",
        deck="scope barrel-QS mustang-8H",
    )
    t.end_turn()
    for card in ("scope", "barrel", "mustang"):
        t.play(card)
    t.choose("buy", "gold_rush_card")
    t.asked(2, "ask-main")
    assert (t.nuggets(1), t.is_out(1)) == (2, True)


def test_a_shadow_that_is_gone_for_good_loses_its_turn_with_what_it_bought(day: SetUp) -> None:
    """SG-41, SG-30: a Bottle eliminates the last Outlaw."""
    t = day(
        sheriff(),
        outlaw(out=True, nuggets=5),
        outlaw(life=1),
        renegade(),
        row="boots bottle",
    )
    t.end_turn()
    t.choose("buy", "boots")
    t.choose("buy", "bottle", kind="bang", seat=2)
    t.asked(3, "ask-main")
    assert (t.in_play(1), t.happened("left", seat=1)) == ([], 1)
    assert sorted(t.under()) == ["boots", "bottle"]


def test_extra_turns_are_lost_with_the_shadows(day: SetUp) -> None:
    """SG-41: of two that were earned, the second one is not played."""
    t = day(
        sheriff(),
        outlaw("don_bell", out=True, nuggets=5),
        outlaw(life=1),
        renegade(),
        deck="2C 3C 6H bang-7D beer-7H",
        row="gold_rush_card",
    )
    t.end_turn()
    t.choose("buy", "gold_rush_card")
    assert t.happened("extra-turn", seat=1) == 2
    t.play("bang-7D", at=2)
    t.asked(3, "ask-main")
    assert t.happened("turn", seat=1) == 2
