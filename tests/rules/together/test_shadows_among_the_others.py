"""Shadows with nuggets, tokens, events and the Stick (SG-70 to SG-77)."""

from functools import partial

import pytest

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.armed_and_dangerous.conftest import supply
from tests.rules.shadow_gunslingers.conftest import ended, gone, sides

DRAWN = ["bang-2C", "bang-3C"]


@pytest.fixture
def table(table: SetUp) -> SetUp:
    sets = ["dodge_city", "gold_rush", "high_noon", "fistful_of_cards", "armed_and_dangerous"]
    return partial(table, sets=sets, variants=["shadow_gunslingers"])


# Gold Rush


def test_nuggets_are_kept(table: SetUp) -> None:
    """SG-11, GR-22, GR-150, SG-31: through the elimination, a shadow's turn and its end."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(life=1, nuggets=3, in_play="boots"),
        outlaw(),
        renegade(),
        row="shot pickaxe rucksack",
    )
    t.play("bang", at=1)
    assert (t.nuggets(0), t.nuggets(1), t.under()) == (1, 3, ["boots"])
    t.end_turn()
    t.asked(1, "ask-main")
    t.choose("buy", "shot", seat=2)
    t.end_turn()
    assert t.nuggets(1) == 2


def test_equipment_of_a_shadow_goes_back(table: SetUp) -> None:
    """SG-30, SG-33, GR-62: face up under the deck; a Wanted in front of another stays."""
    t = table(
        sheriff(),
        outlaw(shadow=True, nuggets=9, hand="beer-6H"),
        outlaw(),
        renegade(),
        turn=1,
        row="gun_belt wanted pickaxe",
        stack="boots",
    )
    t.choose("sell", "beer")
    t.choose("buy", "gun_belt")
    t.choose("buy", "wanted", seat=2)
    t.end_turn()
    assert (t.in_play(1), t.in_play(2), t.nuggets(1)) == ([], ["wanted"], 6)
    assert t.under() == ["gun_belt"]


def test_a_shadow_forces_and_collects(table: SetUp) -> None:
    """SG-27, SG-28: a Horseshoe away; the Wanted Outlaw gives five cards and two nuggets."""
    t = table(
        sheriff(),
        outlaw(shadow=True, nuggets=3, hand="bang-2D"),
        outlaw(life=1, in_play="wanted horseshoe"),
        renegade(),
        deputy(),
        turn=1,
        row="gun_belt boots pickaxe",
    )
    t.choose("force", seat=2, pick="horseshoe")
    t.play("bang", at=2)
    assert (len(t.hand(1)), t.nuggets(1)) == (5, 2)


def test_nobody_earns_a_nugget_from_a_shadow(table: SetUp) -> None:
    """SG-25, GR-17: Julie Cutter's shot at one does nothing."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D"),
        outlaw("julie_cutter"),
        renegade(),
        turn=1,
        deck="5H",
    )
    t.play("bang", at=2)
    assert (t.nuggets(1), t.nuggets(2), t.is_out(1)) == (1, 0, False)


def test_boots_of_a_shadow(table: SetUp) -> None:
    """SG-70: they never hear of anything; nor does Simeon Picos."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("simeon_picos", shadow=True, hand="duel-QD", in_play="boots lucky_charm"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("duel", at=0)
    t.choose("discard", "bang")
    assert (t.hand(1), t.nuggets(1)) == ([], 0)


def test_simeon_picos_keeps_the_last_one(table: SetUp) -> None:
    """SG-70, GR-123, GR-131: taken before he leaves."""
    t = table(
        sheriff(hand="bang-2D"), outlaw("simeon_picos", life=1, nuggets=2), outlaw(), renegade()
    )
    t.play("bang", at=1)
    assert (t.is_out(1), t.nuggets(1), t.nuggets(0)) == (True, 3, 1)


def test_rhum_for_a_shadow(table: SetUp) -> None:
    """SG-70, SG-25: four cards are flipped for nothing; no Rucksack is offered."""
    t = table(
        sheriff(),
        outlaw(shadow=True, nuggets=9, in_play="rucksack"),
        outlaw(),
        renegade(),
        turn=1,
        row="rhum bottle boots",
        deck="2C 2D 5H missed-2S",
    )
    assert not t.can("use", kind="rucksack")
    t.choose("buy", "rhum")
    t.choose("buy", "bottle", kind="beer")
    assert (t.life(1), len(t.pile())) == (0, 4)


def test_gold_rush_of_a_shadow(table: SetUp) -> None:
    """SG-34: all is discarded, no life is regained, two new cards are drawn."""
    t = table(
        sheriff(),
        outlaw(shadow=True, nuggets=9, hand="jail-JS", in_play="boots scope"),
        outlaw(),
        renegade(),
        turn=1,
        row="gold_rush_card bottle pickaxe",
        deck="2C 3C 4C",
    )
    t.choose("buy", "gold_rush_card")
    t.asked(1, "ask-main")
    assert (t.life(1), t.hand(1), t.in_play(1), t.nuggets(1)) == (0, DRAWN, [], 4)
    t.end_turn()
    assert (t.turn(), t.is_out(1)) == (2, True)


@pytest.mark.parametrize(("top", "turn"), [("5H", 1), ("9C", 2)])
def test_don_bell_as_a_shadow(table: SetUp, top: str, turn: int) -> None:
    """SG-34, GR-110, GR-111: he "draws!" as ever, once."""
    t = table(
        sheriff(),
        outlaw("don_bell", shadow=True, hand="jail-JS", in_play="scope"),
        outlaw(),
        renegade(),
        turn=1,
        deck=f"{top} 2C 3C 4C 5C",
    )
    t.end_turn()
    t.asked(turn, "ask-main")
    assert (t.hand(turn), t.in_play(1)) == (DRAWN, [])
    if turn == 1:
        t.end_turn()
        t.asked(2, "ask-main")
        assert t.hand(2) == ["bang-4C", "bang-5C"]


def test_don_bell_the_renegade_takes_a_side_anew(table: SetUp) -> None:
    """SG-58, SG-52: an Outlaw falls in his first turn; in the extra one it is a tie."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(life=1),
        renegade("don_bell", shadow=True, side="deputy", hand="bang-2D"),
        deputy(),
        turn=3,
        deck="7C 8C 9C 5H 2C 3C",
    )
    t.play("bang", at=2)
    assert sides(t) == {"3": "deputy"}
    t.end_turn()
    t.asked(3, "ask-main")
    assert (sides(t), t.hand(3)) == ({"3": "outlaw"}, DRAWN)


def test_madam_yto_draws_for_a_shadows_beer(table: SetUp) -> None:
    """SG-26, GR-120: played without effect, or sold."""
    t = table(
        sheriff("madam_yto"),
        outlaw(shadow=True, hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C",
    )
    t.play("beer-6H")
    t.choose("sell", "beer-7H")
    assert (t.hand(0), t.nuggets(1), t.life(1)) == (DRAWN, 1, 0)


def test_dutch_will_as_a_shadow(table: SetUp) -> None:
    """SG-22: two cards, one of them for a nugget."""
    t = table(sheriff(), outlaw("dutch_will", out=True), outlaw(), renegade(), deck="2C 3C 4C")
    t.end_turn()
    t.choose("discard", "bang-3C")
    assert (t.hand(1), t.nuggets(1)) == (["bang-2C"], 1)


def test_the_nuggets_on_raddie_snake_when_he_leaves(table: SetUp) -> None:
    """GR-20, SG-31: those that lie on him go, the others stay."""
    t = table(
        sheriff(), outlaw("raddie_snake", shadow=True, nuggets=3), outlaw(), renegade(), turn=1
    )
    t.choose("use", kind="raddie_snake")
    t.choose("use", kind="raddie_snake")
    t.end_turn()
    assert (t.nuggets(1), t.match.view(0).parts["gold_rush"]["paid"]) == (1, {})


def test_out_for_good_with_a_wanted(table: SetUp) -> None:
    """SG-41, GR-131: the last Outlaw had a price on his head; it is paid, and all of it is left."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D", in_play="boots"),
        outlaw(life=1, in_play="wanted"),
        renegade(),
        turn=1,
    )
    t.play("bang", at=2)
    t.asked(3, "ask-main")
    assert gone(t)
    assert (t.hand(1), t.in_play(1), len(t.pile())) == ([], [], 6)
    assert sorted(t.under()) == ["boots", "wanted"]


def test_the_sheriffs_penalty_and_the_shadow_deputy(table: SetUp) -> None:
    """SG-10, SG-20, B-75: he loses all his cards, and the Deputy is back in his turn."""
    t = table(
        sheriff(hand="bang-2D jail-JS", in_play="scope boots"),
        deputy(life=1, nuggets=2),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.in_play(0)) == ([], [])
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.hand(1), t.nuggets(1)) == (DRAWN, 2)


# Armed & Dangerous


def test_tokens_of_a_shadow_go_back(table: SetUp) -> None:
    """SG-75, AD-141, SG-32: those on cards and character; what is discarded loads nothing."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="crate scope 2C 3C 4C"),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("crate")
    t.play("scope")
    t.choose("load", seat=1, pick=None)
    assert (t.load(1), supply(t)) == (1, 28)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.load(1), supply(t)) == (0, 32)


def test_red_ringo_as_a_shadow(table: SetUp) -> None:
    """SG-75, AD-14: his tokens went when he was eliminated; he gets no new ones."""
    t = table(sheriff(hand="bang-2D"), outlaw("red_ringo", life=1), outlaw(), renegade())
    assert t.load(1) == 4
    t.play("bang", at=1)
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.load(1), supply(t)) == (0, 32)


def test_bombs_of_a_shadow(table: SetUp) -> None:
    """SG-33, SG-30, AD-67: on another it stays, in front of himself it goes without a bang."""
    for at, stays in ((2, True), (1, False)):
        t = table(
            sheriff(), outlaw(shadow=True, hand="bomb"), outlaw(), renegade(), turn=1, deck="5H"
        )
        t.play("bomb", at=at)
        t.end_turn()
        if stays:
            t.choose("pass-on", seat=0)
            assert t.loads(0) == {"bomb": 3}
        else:
            assert (t.in_play(1), t.pile()) == ([], ["bomb-7D"])


def test_a_bomb_is_not_passed_to_one_who_is_away(table: SetUp) -> None:
    """SG-14: only players in the game."""
    t = table(
        sheriff(in_play="bomb"), outlaw(out=True), outlaw(), renegade(), step="start", deck="5H"
    )
    assert {option.seat for option in t.asked(0, "ask-pass-on").options} == {2, 3}
    t.choose("pass-on", seat=2)


def test_a_shadow_and_its_own_bomb(table: SetUp) -> None:
    """SG-25, AD-52: it spends the last token; the explosion costs it nothing."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="caravan", in_play="bomb", loads={"bomb": 2}),
        outlaw(),
        renegade(),
        turn=1,
        deck="2C 3C 4C",
    )
    t.play("caravan")
    while t.decision.prompt.id != "ask-main":
        t.choose("pay-load")
    assert (t.life(1), t.is_out(1), len(t.hand(1))) == (0, False, 3)


def test_a_shadow_with_the_big_fifty(table: SetUp) -> None:
    """SG-75: works against the living as usual."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D", in_play="big_fifty"),
        outlaw("bart_cassidy", in_play="barrel-QS"),
        renegade(),
        turn=1,
    )
    t.play("bang", at=2)
    t.choose("ride", kind="big_fifty")
    assert (t.life(2), t.hand(2)) == (3, [])


def test_frankie_canton_does_not_find_one_who_is_away(table: SetUp) -> None:
    """SG-14: and as a shadow what he takes is gone with him."""
    t = table(
        sheriff(load=2), outlaw("frankie_canton", shadow=True), outlaw(out=True), renegade(), turn=1
    )
    t.choose("use", kind="frankie_canton", seat=0)
    assert (t.load(0), t.load(1)) == (1, 1)
    t.end_turn()
    assert (t.load(1), supply(t)) == (0, 31)


# Events


def test_ghost_town_comes_before_the_variant(table: SetUp) -> None:
    """SG-71: three cards, a ghost and no shadow; eliminated again at the end."""
    t = table(
        sheriff(),
        outlaw(out=True, nuggets=2),
        outlaw("greg_digger", life=1),
        renegade(),
        event="ghost_town",
        deck="2C 3C 4C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    seen = t.match.view(0).players[1]
    assert (len(t.hand(1)), seen.ghost, seen.shadow) == (3, True, False)
    t.end_turn()
    while t.turn() == 1:  # three excess cards, and a token for each
        t.choose("discard", t.hand(1)[0]) if t.can("discard") else t.choose("no-load")
    assert (t.life(2), t.is_out(1), t.nuggets(1)) == (3, True, 2)


def test_a_ghost_renegade_is_none_any_more(table: SetUp) -> None:
    """SG-55, SG-62, HN-16: he eliminates the Sheriff with nobody else there; the Outlaws win."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(life=1),
        renegade(ghost=True, side="outlaw", hand="gatling"),
        turn=3,
        event="ghost_town",
    )
    t.play("gatling")
    assert ended(t)[1] == (1, 2, 3)


def test_the_first_one_out_comes_back_alive(table: SetUp) -> None:
    """SG-71, SG-72, FC-20: Dead Man before the variant; the second one is a shadow."""
    t = table(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True, nuggets=1),
        renegade(),
        deputy(),
        event="dead_man",
        first_out=1,
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1)), t.match.view(0).players[1].shadow) == (2, 4, False)
    t.end_turn()
    while t.turn() == 1:
        t.choose("discard", t.hand(1)[0]) if t.can("discard") else t.choose("no-load")
    t.asked(2, "ask-main")
    assert (t.life(2), t.match.view(0).players[2].shadow) == (0, True)
    assert not t.is_out(1)


def test_dead_man_brings_the_renegade_back_on_a_side(table: SetUp) -> None:
    """SG-72, SG-55: fixed as he returns; the last Outlaw falls and the law has won."""
    t = table(
        sheriff(),
        renegade(out=True),
        outlaw(life=1),
        outlaw(out=True),
        deputy(out=True),
        event="dead_man",
        first_out=1,
        deck="bang-2D 3C 4C 5C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert sides(t) == {"1": "deputy"}
    t.play("bang-2D", at=2)
    assert ended(t)[1] == (0, 1, 4)


@pytest.mark.parametrize(("event", "cards"), [("high_noon", 2), ("a_fistful_of_cards", 2)])
def test_final_cards_and_shadows(table: SetUp, event: str, cards: int) -> None:
    """SG-71, SG-29: no life to lose, no cards to be shot at for."""
    t = table(sheriff(), outlaw(out=True), outlaw(), renegade(), event=event, deck="2C 3C")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), len(t.hand(1)), t.is_out(1)) == (0, cards, False)


@pytest.mark.parametrize("event", ["blood_brothers", "hard_liquor"])
def test_events_that_give_and_take_life(table: SetUp, event: str) -> None:
    """SG-72, SG-25: a shadow is not asked."""
    t = table(sheriff(life=1), outlaw(out=True), outlaw(), renegade(), event=event, deck="2C 3C")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.life(0), t.hand(1)) == (0, 1, DRAWN)


def test_a_vendetta_turn_of_a_shadow(table: SetUp) -> None:
    """SG-34, FC-85: everything goes first, then two new cards; no second "draw!"."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="scope jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        event="vendetta",
        deck="5H 2C 3C beer-6H beer-7H",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.hand(1), len(t.pile())) == (DRAWN, 3)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(2) == ["beer-6H", "beer-7H"]


def test_abandoned_mine_and_a_shadow(table: SetUp) -> None:
    """SG-30, SG-32, FC-3: no excess cards on the deck: it discards."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="2C 3C 4C"),
        outlaw(),
        renegade(),
        turn=1,
        event="abandoned_mine",
        deck="9C 8C 7C",
    )
    t.end_turn()
    while t.decision.prompt.id != "ask-main":
        t.choose("any-order") if t.can("any-order") else t.choose("top", t.decision.options[0].card)
    t.asked(2, "ask-main")
    assert t.deck()[0] == "bang-9C"
    assert (len(t.hand(2)), len(t.pile())) == (2, 1)


def test_the_doctor_ignores_those_who_are_away(table: SetUp) -> None:
    """SG-71, HN-45."""
    t = table(
        sheriff(life=3),
        outlaw(out=True),
        outlaw(life=1),
        renegade(),
        events="the_doctor high_noon",
        number=5,
        step="start",
    )
    assert [t.life(seat) for seat in range(4)] == [3, 0, 2, 4]


def test_hangover_and_shadows(table: SetUp) -> None:
    """SG-21, HN-22: they come back without their abilities."""
    t = table(
        sheriff(),
        outlaw("pixie_pete", out=True),
        outlaw(),
        renegade(),
        event="hangover",
        deck="2C 3C",
    )
    t.end_turn()
    assert t.hand(1) == DRAWN


def test_the_order_of_turns_under_the_event_gold_rush(table: SetUp) -> None:
    """SG-13, HN-20: a shadow keeps its place, whichever way it goes round."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(out=True),
        renegade(),
        events="gold_rush_event blessing high_noon",
        number=5,
        step="start",
    )
    t.end_turn()
    t.asked(3, "ask-main")
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.match.view(0).players[2].shadow


# Dodge City


def test_vera_custer_and_the_shadows(table: SetUp) -> None:
    """DC-71, SG-14, SG-21: she cannot copy one who is away; as a shadow she copies the living."""
    t = table(
        sheriff(),
        outlaw("vera_custer", out=True),
        outlaw("bart_cassidy", out=True),
        renegade("el_gringo"),
        deputy("pixie_pete"),
        deck="2C 3C 4C",
    )
    t.end_turn()
    picks = {(option.seat, option.kind) for option in t.decision.options}
    assert (len(picks), t.decision.seat) == (3, 1)
    found = [o for o in t.decision.options if "pixie_pete" in o.key or o.seat == 4]
    t.answer(found[0].key)
    assert len(t.hand(1)) == 3
    t.end_turn()
    assert (t.hand(1), t.match.view(0).players[1].copies) == ([], ())


def test_the_shadow_of_herb_hunter(table: SetUp) -> None:
    """SG-28, DC-60: five cards for an Outlaw; Greg Digger regains nothing."""
    t = table(
        sheriff(),
        outlaw("herb_hunter", shadow=True, hand="bang-2D"),
        outlaw(life=1),
        renegade(),
        deputy("greg_digger", life=1),
        turn=1,
    )
    t.play("bang", at=2)
    assert (len(t.hand(1)), t.life(4)) == (5, 3)


def test_vulture_sam_is_a_shadow_himself(table: SetUp) -> None:
    """SG-14, SG-21: away he takes nothing; in his own turn he does, until it ends."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="scope", life=1),
        renegade(),
        outlaw("vulture_sam", out=True),
        deputy(),
    )
    t.play("bang", at=1)
    assert t.hand(3) == []
    t = table(
        sheriff(),
        outlaw(),
        outlaw(in_play="scope boots", life=1),
        outlaw("vulture_sam", shadow=True, hand="bang-2D"),
        renegade(),
        deputy(),
        turn=3,
        deck="2C 3C 4C",
    )
    t.play("bang", at=2)
    assert sorted(t.hand(3)) == ["bang-2C", "bang-3C", "bang-4C", "scope-AS"]
    t.end_turn()
    t.asked(4, "ask-main")
    assert t.hand(3) == []


# The Dynamite variant


def test_the_stick_stays_where_a_shadow_was(table: SetUp) -> None:
    """SG-77, DV-31, DV-13: a Dynamite then lands in front of the next player in the game."""
    t = table(
        sheriff(),
        outlaw(shadow=True, hand="bang-2D"),
        outlaw(),
        renegade(),
        turn=1,
        deck="dynamite-2H 2C 3C",
        variants=["shadow_gunslingers", "dynamite_variant"],
        sets=[],
    )
    t.play("bang", at=2)
    assert t.game.tokens == [1]
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.in_play(2), t.hand(2), t.game.tokens) == (["dynamite-2H"], DRAWN, [1])
