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
