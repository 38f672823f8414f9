"""Shadow Gunslingers with Gold Rush (SG-11, SG-27, SG-30, SG-31, SG-34, SG-70, GR-22, GR-150)."""

from functools import partial

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["gold_rush"], variants=["shadow_gunslingers"])


# Being eliminated


@pytest.mark.parametrize(("variants", "kept"), [(["shadow_gunslingers"], 3), ([], 0)])
def test_nuggets_are_kept(table: SetUp, variants: list[str], kept: int) -> None:
    """SG-11, GR-22, GR-150: those of the eliminated, in the variant only."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, nuggets=3),
        outlaw(),
        renegade(),
        variants=variants,
    )
    t.play("bang", at=1)
    assert (t.nuggets(1), t.nuggets(0)) == (kept, 1)


def test_equipment_goes_under_its_deck(table: SetUp) -> None:
    """SG-10, SG-12, SG-78, GR-63, B-151: not even Vulture Sam has it."""
    t = table(
        sheriff("vulture_sam", hand="bang-7D"),
        outlaw(life=1, in_play="scope boots"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert t.hand(0) == ["scope-AS", "bang-2C", "bang-3C", "bang-4C"]
    assert t.under() == ["boots"]


def test_simeon_picos_takes_a_nugget_for_his_last_point(table: SetUp) -> None:
    """SG-70, GR-123: and keeps it, to spend it as a shadow."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw("simeon_picos", life=1),
        outlaw(life=3),
        renegade(),
        row="shot",
    )
    t.play("bang", at=1)
    assert t.nuggets(1) == 1
    t.end_turn()
    t.choose("buy", "shot", seat=2)
    assert (t.nuggets(1), t.life(2)) == (0, 4)


# The shadow turn


def test_shadows_earn_buy_and_force(table: SetUp) -> None:
    """SG-27, SG-28, GR-150."""
    t = table(
        sheriff(in_play="horseshoe"),
        outlaw(out=True, nuggets=4),
        outlaw(),
        renegade(),
        deck="bang-7D beer-6H",
        row="gun_belt",
    )
    t.end_turn()
    t.play("bang", at=2)
    assert t.nuggets(1) == 5
    t.choose("buy", "gun_belt")
    t.choose("force", seat=0, pick="horseshoe")
    assert (t.nuggets(1), t.in_play(1), t.in_play(0)) == (0, ["gun_belt"], [])


def test_off_their_turn_they_earn_nothing(table: SetUp) -> None:
    """SG-14, SG-27: Simeon Picos and Madam Yto are out."""
    t = table(
        sheriff(hand="beer", life=3),
        outlaw("madam_yto", out=True, nuggets=2),
        outlaw(),
        renegade(),
    )
    t.play("beer")
    assert (t.hand(1), t.nuggets(1)) == ([], 2)


def test_what_they_bought_goes_with_them_and_their_nuggets_stay(table: SetUp) -> None:
    """SG-30, SG-31, GR-62, GR-150: face up under the equipment deck, whatever the hand limit."""
    t = table(
        sheriff(),
        outlaw(out=True, nuggets=6),
        outlaw(),
        renegade(),
        deck="scope 2C",
        row="gun_belt",
    )
    t.end_turn()
    t.play("scope")
    t.choose("buy", "gun_belt")
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.in_play(1), t.under(), t.nuggets(1)) == ([], ["gun_belt"], 4)
    assert sorted(t.pile()) == ["bang-2C", "scope-AS"]


def test_a_wanted_they_put_in_front_of_another_stays(table: SetUp) -> None:
    """SG-33: and pays whoever eliminates that player."""
    t = table(
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


def test_a_wanted_in_front_of_themselves_pays_nobody(table: SetUp) -> None:
    """SG-32, GR-100: leaving is no elimination."""
    t = table(
        sheriff(), outlaw(out=True, nuggets=2), outlaw(), renegade(), row="wanted", deck="2C 3C"
    )
    t.end_turn()
    t.choose("buy", "wanted", seat=1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.under(), t.happened("bounty")) == (["wanted"], 0)


def test_they_are_paid_for_whom_they_eliminate(table: SetUp) -> None:
    """SG-28, GR-98: three cards, two for the Wanted, its nugget and that of the wound."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(life=1, in_play="wanted"),
        renegade(),
        deputy(),
        deck="bang-7D beer-6H",
    )
    t.end_turn()
    t.play("bang", at=2)
    assert (len(t.hand(1)), t.nuggets(1)) == (1 + 3 + 2, 2)


def test_nobody_earns_a_nugget_from_them(table: SetUp) -> None:
    """SG-25, GR-17: nor do they from a lost Duel, by Boots or a Lucky Charm."""
    t = table(
        sheriff(hand="bang-8D"),
        outlaw("simeon_picos", out=True, nuggets=8),
        outlaw(),
        renegade(),
        deck="duel-QD beer-6H",
        row="boots lucky_charm horseshoe",
    )
    t.end_turn()
    t.choose("buy", "boots")
    t.choose("buy", "lucky_charm")
    t.play("duel", at=0)
    t.choose("discard", "bang")
    t.choose("take-it")
    assert (t.nuggets(0), t.nuggets(1), t.hand(1)) == (0, 2, ["beer-6H"])


def test_a_beer_for_a_nugget_and_one_for_nothing(table: SetUp) -> None:
    """SG-26, SG-70: Madam Yto draws for both."""
    t = table(
        sheriff("madam_yto"),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deck="beer-6H beer-7H",
    )
    t.end_turn()
    t.choose("sell", "beer-6H")
    t.play("beer-7H")
    assert (t.nuggets(1), t.life(1), len(t.hand(0))) == (1, 0, 2)


def test_what_heals_does_nothing_for_them(table: SetUp) -> None:
    """SG-70: Rhum and a Bottle as Beer can be bought in vain; a Rucksack cannot even be used."""
    t = table(
        sheriff(),
        outlaw(out=True, nuggets=12),
        outlaw(),
        renegade(),
        row="rhum bottle rucksack",
    )
    t.end_turn()
    assert t.match.warnings(1)["buy:bottle=beer"].id == "warn-no-effect"
    t.choose("buy", "bottle", kind="beer")
    t.choose("buy", "rhum")
    t.choose("buy", "rucksack")
    assert (t.life(1), t.nuggets(1), t.happened("healed")) == (0, 4, 0)
    assert not t.can("use", kind="rucksack")
    assert t.can("end")


def test_a_shot_helps_the_living(table: SetUp) -> None:
    """SG-26."""
    t = table(
        sheriff(life=2), deputy(out=True, nuggets=1), outlaw(), outlaw(), renegade(), row="shot"
    )
    t.end_turn()
    t.choose("buy", "shot", seat=0)
    assert t.life(0) == 3


def test_dutch_will(table: SetUp) -> None:
    """SG-22: he draws 2, discards 1 and takes a nugget."""
    t = table(sheriff(), outlaw("dutch_will", out=True), outlaw(), renegade(), deck="2C 3C")
    t.end_turn()
    t.choose("discard", "bang-2C")
    assert (t.hand(1), t.nuggets(1)) == (["bang-3C"], 1)


def test_josh_mccloud(table: SetUp) -> None:
    """SG-70: he uses his ability, and loses at the end what it brought."""
    t = table(
        sheriff(),
        outlaw("josh_mccloud", out=True, nuggets=2),
        outlaw(),
        renegade(),
        stack="calumet",
    )
    t.end_turn()
    t.choose("use", kind="josh_mccloud")
    assert t.in_play(1) == ["calumet"]
    t.end_turn()
    assert t.under() == ["calumet"]


def test_a_pickaxe_is_too_late_and_does_not_last(table: SetUp) -> None:
    """SG-30, GR-104: it comes after phase 1, and is gone before the next."""
    t = table(
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


# Extra turns


def test_don_bell(table: SetUp) -> None:
    """SG-34, GR-110, GR-111: all is discarded, then he "draws!"; not again in the extra turn."""
    t = table(
        sheriff(),
        outlaw("don_bell", out=True, nuggets=3),
        outlaw(),
        renegade(),
        deck="2C 3C 6H 4C 5C",
        row="boots",
    )
    t.end_turn()
    t.choose("buy", "boots")
    t.end_turn()
    t.asked(1, "ask-main")
    t.in_order(Event("discarded", seat=1), Event("flipped", seat=1), Event("extra-turn", seat=1))
    assert (t.hand(1), t.in_play(1)) == (["bang-4C", "bang-5C"], [])
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("flipped", seat=1) == 1


def test_don_bell_is_out_when_he_fails(table: SetUp) -> None:
    """SG-34."""
    t = table(sheriff(), outlaw("don_bell", out=True), outlaw(), renegade(), deck="2C 3C 4C")
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_the_gold_rush_card(table: SetUp) -> None:
    """SG-34, GR-85: the turn ends, all is discarded, and nothing is healed."""
    t = table(
        sheriff(),
        outlaw(out=True, nuggets=5),
        outlaw(),
        renegade(),
        deck="2C scope 4C 5C",
        row="gold_rush_card",
    )
    t.end_turn()
    t.play("scope")
    t.choose("buy", "gold_rush_card")
    t.asked(1, "ask-main")
    assert (t.life(1), t.hand(1), t.in_play(1)) == (0, ["bang-4C", "bang-5C"], [])
    t.end_turn()
    t.asked(2, "ask-main")


def test_two_extra_turns_of_a_shadow(table: SetUp) -> None:
    """SG-34, SG-58, GR-113: one after the other, a Renegade's side determined in each."""
    t = table(
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


def test_vendetta_and_don_bell(table: SetUp) -> None:
    """SG-34, GR-153, FC-103: two "draws!" of a shadow without cards, Vendetta first."""
    t = table(
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


def test_a_ghost_of_ghost_town_has_no_extra_turn(table: SetUp) -> None:
    """GR-152, HN-15, SG-71: and his nuggets are his while Ghost Town makes him a ghost."""
    t = table(
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


# Out for good


def test_a_shadow_that_is_gone_for_good_loses_its_turn_with_what_it_bought(table: SetUp) -> None:
    """SG-41, SG-30: a Bottle eliminates the last Outlaw."""
    t = table(
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


def test_extra_turns_are_lost_with_the_shadows(table: SetUp) -> None:
    """SG-41: of two that were earned, the second one is not played."""
    t = table(
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
