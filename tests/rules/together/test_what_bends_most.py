"""What bends the rules most: ghosts and who saves, certain shots and second ones, two at once."""

from functools import partial

import pytest

from standoff.kernel.event import Event
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.valley_of_shadows.passing import pass_by


@pytest.fixture
def show(table: SetUp) -> SetUp:
    """Played with Wild West Show and both decks of events."""
    return partial(table, sets=["high_noon", "fistful_of_cards", "wild_west_show"])


# The Valley of Shadows


def test_vulture_sam_is_a_ghost(valley: SetUp) -> None:
    """VS-11, B-134: with his ability; he takes what another leaves."""
    t = valley(
        sheriff(hand="bang-2D", in_play="winchester"),
        outlaw(life=1, in_play="scope mustang-8H"),
        outlaw("vulture_sam", ghost=True, in_play="ghost-9S"),
        renegade(),
        deputy(),
    )
    t.play("bang", at=1)
    assert (t.is_out(1), sorted(t.hand(2))) == (True, ["mustang-8H", "scope-AS"])


def test_henry_block_defends_his_ghost(valley: SetUp) -> None:
    """VS-54, VS-55, VS-13: the thief dies of the shot, so the Ghost stays where it is."""
    t = valley(
        sheriff(),
        outlaw(hand="cat_balou-9D", life=1),
        outlaw("henry_block", ghost=True, in_play="ghost-9S"),
        renegade(),
        deputy(),
        turn=1,
    )
    t.play("cat_balou", at=2, pick="ghost-9S")
    assert (t.is_out(1), t.is_out(2), t.in_play(2)) == (True, False, ["ghost-9S"])


def test_a_thief_survives_henry_block(valley: SetUp) -> None:
    """VS-54, B-66: with a Beer the thief stays, and has the card then."""
    t = valley(
        sheriff(),
        outlaw(hand="panic-8D beer-6H", life=1),
        outlaw("henry_block", in_play="scope"),
        renegade(),
        turn=1,
    )
    t.play("panic", at=2, pick="scope")
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1), t.in_play(2)) == (1, ["scope-AS"], [])


def test_what_was_saved_was_no_hit(valley: SetUp) -> None:
    """VS-4, VS-33, DV-7: the Stick stays, no Bounty is paid, and the Shotgun costs nothing."""
    t = valley(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw(in_play="bounty", hand="beer-6H"),
        outlaw(),
        renegade(hand="saved"),
        variants=["dynamite_variant"],
        stick=2,
        deck="2C 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-deck")
    assert (t.life(1), t.hand(0), t.hand(1), t.game.tokens) == (4, [], ["beer-6H"], [2])


def test_saved_spares_teren_kill_the_draw(valley: SetUp) -> None:
    """VS-34, WW-69: he is not about to be eliminated then."""
    t = valley(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, hand="beer-6H beer-7H"),
        outlaw(hand="saved"),
        renegade(),
        sets=["wild_west_show"],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "saved")
    t.choose("from-hand")
    assert (t.life(1), t.hand(1), t.hand(2)) == (1, [], ["beer-6H", "beer-7H"])
    assert not t.happened("flipped")


def test_bart_cassidy_survives_an_aimed_shot(valley: SetUp) -> None:
    """VS-30, B-111: both Beers first, then a card for either point."""
    t = valley(
        sheriff(hand="aim bang-2D"),
        outlaw("bart_cassidy", life=1, hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.choose("play", "aim", pick="bang-2D", seat=1)
    t.choose("take-it")
    t.choose("play", "beer-6H")
    t.choose("play", "beer-7H")
    assert (t.life(1), t.hand(1)) == (1, ["bang-2C", "bang-3C"])


def test_backfire_waits_for_the_second_shot_of_fanning(valley: SetUp) -> None:
    """VS-32, VS-36, B-76: even the reward for the second one comes before the counter-shot."""
    t = valley(
        sheriff(hand="fanning", life=1),
        outlaw(hand="backfire"),
        outlaw(life=1),
        renegade(),
        deputy(),
        deck="missed-2S 3C 4C",
    )
    t.play("fanning", at=1)
    t.choose("play", "backfire")
    t.asked(0, "ask-shot")
    t.choose("play", "missed")
    t.in_order(Event("eliminated", seat=2), Event("reward", seat=0))
    assert (t.is_out(2), t.life(0), t.hand(0)) == (True, 1, ["bang-3C", "bang-4C"])


def test_suzy_lafayette_el_gringo_shotgun_and_bounty(valley: SetUp) -> None:
    """VS-5, B-118, B-79: she draws, he takes it, she draws; then he discards, then she is paid."""
    t = valley(
        sheriff("suzy_lafayette", hand="bang-2D", in_play="shotgun"),
        outlaw("el_gringo", in_play="bounty"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    pass_by(t, "ask-shot")
    assert (t.hand(0), t.hand(1)) == (["bang-3C", "bang-4C"], [])
    assert t.pile()[0] == "bang-2C"


def test_john_pain_takes_what_makes_the_shot_certain(valley: SetUp) -> None:
    """VS-51, WW-66: on Spades neither his Missed! nor his Barrel helps; the card is his."""
    t = valley(
        sheriff("colorado_bill", hand="bang-2D"),
        outlaw("john_pain", hand="missed-3S", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        sets=["wild_west_show"],
        deck="missed-2S",
    )
    t.play("bang", at=1)
    pass_by(t)
    assert (t.life(1), t.hand(1)) == (3, ["missed-3S", "missed-2S"])


def test_evelyn_shebang_is_rewarded_between_her_shots(valley: SetUp) -> None:
    """VS-53, B-69, B-74: each shot is finished before the next; then 2 is within her reach."""
    t = valley(
        sheriff("evelyn_shebang"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deputy(),
        step="draw",
        deck="2C 3C 4C 5C",
    )
    t.choose("draw-fewer", number=0)
    t.choose("target", seat=1)
    assert t.hand(0) == ["bang-2C", "bang-3C", "bang-4C"]
    t.choose("target", seat=2)
    t.asked(0, "ask-main")
    assert (t.life(2), len(t.hand(0))) == (3, 3)


def test_mick_defender_against_slab_the_killer(valley: SetUp) -> None:
    """VS-57, B-128: a single Missed! avoids the whole card."""
    t = valley(
        sheriff("slab_the_killer", hand="gatling indians-AD"),
        outlaw("mick_defender", hand="missed-2S missed-3S"),
        outlaw(),
        renegade(),
    )
    for card, spent in (("gatling", "missed-2S"), ("indians", "missed-3S")):
        t.play(card)
        t.choose("parry", spent)
    assert (t.life(1), t.hand(1), t.life(2)) == (4, [], 2)


# Wild West Show


def test_a_ghost_of_ghost_town_changes_seats(show: SetUp) -> None:
    """WW-30, WW-31, HN-12: it is out again at its new seat; who sits on its left skips."""
    t = show(
        sheriff(),
        outlaw(),
        outlaw(out=True),
        renegade(),
        deputy(),
        event="ghost_town",
        show="lady_rose_of_texas",
        turn=1,
    )
    t.end_turn()
    t.choose("swap-seats")
    assert t.match.view(0).ring == (0, 2, 1, 3, 4)
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(2)[0])
    assert (t.is_out(2), t.turn()) == (True, 3)
    assert t.happened("turn-skipped", seat=1) == 1


def test_an_ordered_duel_is_lost_by_who_obeys(show: SetUp) -> None:
    """WW-22, B-73, B-116: it is his own Duel; nobody is to blame, El Gringo takes nothing."""
    t = show(
        sheriff(hand="beer-6H"),
        outlaw("el_gringo", hand="duel-QD"),
        outlaw(hand="bang-2D beer-7H"),
        renegade(),
        show="dorothy_rage",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="duel")
    t.choose("order", seat=2)
    t.choose("obey", "duel")
    t.choose("discard", "bang-2D")
    assert (t.life(1), t.hand(1)) == (2, [])
    assert (t.hand(0), t.hand(2)) == (["beer-6H"], ["beer-7H"])


def test_an_ordered_duel_under_the_sermon(show: SetUp) -> None:
    """WW-22, HN-31: who gave the order cannot discard BANG! cards; who obeys could."""
    t = show(
        sheriff(hand="bang-3D"),
        outlaw(hand="duel-QD bang-2D"),
        outlaw(),
        renegade(),
        show="dorothy_rage",
        event="sermon",
    )
    t.choose("command", seat=1)
    t.choose("name", kind="duel")
    t.choose("order", seat=0)
    t.choose("obey", "duel")
    assert (t.life(0), t.hand(0), t.hand(1)) == (4, ["bang-3D"], ["bang-2D"])


def test_greygory_deck_is_hit(show: SetUp) -> None:
    """WW-64, B-111, B-116, HN-22: two abilities react, under Hangover neither."""
    for event, hands in (("", (["bang-2C", "beer-6H"], [])), ("hangover", ([], ["beer-6H"]))):
        t = show(
            sheriff(hand="bang-2D beer-6H"),
            outlaw("greygory_deck", copies="bart_cassidy el_gringo"),
            outlaw(),
            renegade(),
            event=event,
            deck="2C",
        )
        t.play("bang", at=1)
        assert (sorted(t.hand(1)), t.hand(0)) == hands


def test_lee_van_kliff_discards_what_the_stagecoach_brought(show: SetUp) -> None:
    """WW-67: the BANG! card may have come with it; and once is all."""
    t = show(
        sheriff("lee_van_kliff", hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2D 3D 4D 5D",
        shows="gag",
    )
    t.play("stagecoach")
    t.choose("repeat", "bang-2D")
    assert t.hand(0) == ["bang-3D", "bang-4D", "bang-5D"]
    assert not t.can("repeat")


def test_teren_kill_survives_a_dynamite_and_faces_the_jail(show: SetUp) -> None:
    """WW-69, WW-85, B-108: the card of his success comes before the Jail's "draw!"."""
    t = show(
        sheriff(),
        outlaw("teren_kill", life=2, in_play="dynamite jail-JS"),
        outlaw(),
        renegade(),
        deck="5S 2C 3C 4H 5C 6C",
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.life(1), t.in_play(1)) == (1, [])
    assert t.hand(1) == ["bang-3C", "bang-5C", "bang-6C"]


def test_youl_grinner_leaves_suzy_lafayette_without_a_card(show: SetUp) -> None:
    """WW-70, B-132: hands are compared once; she has drawn when he does."""
    t = show(
        sheriff("suzy_lafayette", hand="beer-6H"),
        outlaw("youl_grinner"),
        outlaw(),
        renegade(hand="beer-7H"),
        deck="2C 3C 4C",
    )
    t.end_turn()
    assert t.hand(0) == ["bang-2C"]
    assert t.hand(1) == ["beer-7H", "beer-6H", "bang-3C", "bang-4C"]


def test_gary_looter_and_the_sheriffs_penalty(show: SetUp) -> None:
    """WW-63, B-75: that is no excess of phase 3."""
    t = show(
        sheriff(hand="bang-2D beer-6H", in_play="scope"),
        outlaw("gary_looter"),
        outlaw(),
        renegade(),
        deputy(life=1),
    )
    t.play("bang", at=4)
    assert (t.hand(0), t.in_play(0), t.hand(1)) == ([], [], [])


def test_what_is_guessed_lies_open(show: SetUp) -> None:
    """WW-9, WW-40, FC-45: under Peyote and Sacagaway together."""
    t = show(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        event="peyote",
        show="sacagaway",
        deck="2D 3C",
    )
    t.end_turn()
    t.choose("red")
    assert t.match.view(3).players[1].hand == ("bang-2D",)
    t.leave(1, "ask-colour")


def test_a_beer_that_cannot_be_played_is_none_of_the_three(show: SetUp) -> None:
    """WW-9, HN-46, WW-35: The Reverend and Miss Susanna together."""
    t = show(
        sheriff(hand="stagecoach-9S scope beer-6H", life=3),
        outlaw(),
        outlaw(),
        renegade(),
        event="the_reverend",
        show="miss_susanna",
    )
    t.play("stagecoach")
    t.play("scope")
    assert not t.can("play", "beer-6H")
    t.end_turn()
    assert t.life(0) == 2
