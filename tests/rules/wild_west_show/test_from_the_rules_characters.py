"""The eight characters of the show (WW-60 to WW-70, WW-81 to WW-86)."""

import pytest

import standoff
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

# Big Spencer


def test_big_spencer_no_missed_cards(table: SetUp) -> None:
    """WW-60: he has nine life points, and ten as Sheriff."""
    t = table(
        sheriff(hand="bang-2D"), outlaw("big_spencer", hand="missed-2S"), outlaw(), renegade()
    )
    assert t.life(1) == 9
    t.play("bang", at=1)
    if t.decision.seat == 1:
        assert not t.can("play", "missed")
        t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (8, ["missed-2S"])
    t = table(sheriff("big_spencer"), outlaw(), outlaw(), renegade())
    assert t.life(0) == 10


def test_big_spencer_starts_with_five_cards(table: SetUp) -> None:
    """WW-60: in whatever role."""
    found = 0
    for number in range(40):
        match = standoff.new("bang", players=7, sets=["wild_west_show"], seed=f"spencer {number}")
        view = match.view(0)
        for player in view.players:
            if player.character == "big_spencer" and player.seat != view.turn:
                assert (player.hand_size, player.life) == (5, 9)
                found += 1
    assert found


def test_big_spencer_other_ways_to_dodge(table: SetUp) -> None:
    """WW-61: Dodge, Bible and Barrel."""
    t = table(
        sheriff("willy_the_kid", hand="bang-2D bang-3D bang-4D"),
        outlaw("big_spencer", hand="dodge-7D", in_play="bible barrel-QS"),
        outlaw(),
        renegade(),
        deck="beer-6H 3C 4C 5C",
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("bang-2D", at=1)
    t.choose("check", kind="barrel")
    t.play("bang-3D", at=1)
    t.choose("use-up", "bible")
    t.play("bang-4D", at=1)
    t.choose("play", "dodge")
    assert t.life(1) == 9


def test_big_spencer_no_backfire(table: SetUp) -> None:
    """WW-61: what counts as a Missed! card is not open to him."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("big_spencer", hand="backfire"),
        outlaw(),
        renegade(),
        pile="escape saved",
        sets=["valley_of_shadows", "wild_west_show"],
    )
    t.play("bang", at=1)
    if t.decision.seat == 1:
        assert not t.can("play", "backfire")
        t.choose("take-it")
    assert (t.life(1), t.life(0)) == (8, 5)


def test_big_spencer_under_showdown(table: SetUp) -> None:
    """WW-43: BANG! cards as Missed! he may use; a Missed! shoots like any card."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("big_spencer", hand="bang-2D missed-2S"),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "beer", kind="bang", seat=1)
    assert not t.can("play", "missed")
    t.choose("play", "bang", kind="missed")
    assert t.life(1) == 9
    t = table(
        sheriff("big_spencer", hand="missed-2S"), outlaw(), outlaw(), renegade(), show="showdown"
    )
    t.choose("play", "missed", kind="bang", seat=1)
    assert t.life(1) == 3


def test_big_spencer_under_hangover(table: SetUp) -> None:
    """HN-23: his ability is off, also where it hinders."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("big_spencer", hand="missed-2S"),
        outlaw(),
        renegade(),
        event="hangover",
        sets=["high_noon", "wild_west_show"],
    )
    t.play("bang", at=1)
    t.choose("play", "missed")
    assert t.life(1) == 9


def test_big_spencer_in_russian_roulette(table: SetUp) -> None:
    """FC-105."""
    t = table(
        sheriff("big_spencer", hand="missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        number=5,
        events="russian_roulette",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    if t.decision.prompt.id == "ask-roulette":
        assert not t.can("play", "missed")
        t.choose("take-two")
    assert t.life(0) == 8


def test_big_spencer_hand_limit(table: SetUp) -> None:
    """WW-60: it follows his life points."""
    t = table(
        sheriff("big_spencer", hand="beer-6H beer-7H beer-8H beer-9H beer-10H jail-JS jail-4H"),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.end_turn()
    t.asked(1, "ask-main")
    assert len(t.hand(0)) == 7


# Flint Westwood


def test_flint_westwood_one_for_two(table: SetUp) -> None:
    """WW-62: his own choice, theirs at random; once per turn, at any distance."""
    t = table(
        sheriff("flint_westwood", hand="jail-JS scope"),
        outlaw(),
        outlaw(hand="beer-6H beer-7H beer-8H"),
        renegade(),
        deputy(),
        at_random="beer-6H beer-8H",
    )
    t.choose("trade", "jail", seat=2)
    assert sorted(t.hand(0)) == ["beer-6H", "beer-8H", "scope-AS"]
    assert sorted(t.hand(2)) == ["beer-7H", "jail-JS"]
    assert not t.can("trade")


def test_flint_westwood_one_for_one(table: SetUp) -> None:
    """WW-62, WW-E7."""
    t = table(
        sheriff("flint_westwood", hand="jail-JS"), outlaw(hand="beer-6H"), outlaw(), renegade()
    )
    t.choose("trade", "jail", seat=1)
    assert (t.hand(0), t.hand(1)) == (["beer-6H"], ["jail-JS"])


def test_flint_westwood_nothing_to_trade(table: SetUp) -> None:
    """WW-62: with an empty hand on either side."""
    t = table(sheriff("flint_westwood"), outlaw(hand="beer-6H"), outlaw(), renegade())
    assert not t.can("trade")
    t = table(sheriff("flint_westwood", hand="jail-JS"), outlaw(), outlaw(), renegade())
    assert not t.can("trade")


def test_flint_westwood_who_knows_what(table: SetUp) -> None:
    """WW-62, B-11: the two of them know the cards that changed hands, nobody else does."""
    t = table(
        sheriff("flint_westwood", hand="jail-JS"),
        outlaw(hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
    )
    t.choose("trade", "jail", seat=1)
    assert t.match.view(0).players[1].hand == ("jail-JS",)
    assert sorted(t.match.view(1).players[0].hand) == ["beer-6H", "beer-7H"]
    assert t.match.view(2).players[0].hand == t.match.view(2).players[1].hand == ()


def test_flint_westwood_and_henry_block(table: SetUp) -> None:
    """WW-84: a shot for each card taken."""
    t = table(
        sheriff("flint_westwood", hand="jail-JS"),
        outlaw("henry_block", hand="beer-6H beer-7H"),
        outlaw(),
        renegade(),
        pile="escape saved",
        sets=["valley_of_shadows", "wild_west_show"],
    )
    t.choose("trade", "jail", seat=1)
    while t.decision.prompt.id == "ask-shot":
        t.choose("take-it")
    assert (t.life(0), sorted(t.hand(0)), t.hand(1)) == (3, ["beer-6H", "beer-7H"], ["jail-JS"])


def test_flint_westwood_and_suzy_lafayette(table: SetUp) -> None:
    """WW-62, B-129: she gets his card, so her hand is not empty."""
    t = table(
        sheriff("flint_westwood", hand="jail-JS"),
        outlaw("suzy_lafayette", hand="beer-6H"),
        outlaw(),
        renegade(),
    )
    t.choose("trade", "jail", seat=1)
    assert t.hand(1) == ["jail-JS"]


def test_flint_westwood_is_not_playing_a_card(table: SetUp) -> None:
    """WW-38, WW-62: abilities do not count for Miss Susanna."""
    t = table(
        sheriff("flint_westwood", hand="jail-JS scope mustang-8H"),
        outlaw(hand="beer-6H"),
        outlaw(),
        renegade(),
        show="miss_susanna",
    )
    t.choose("trade", "jail", seat=1)
    t.play("scope")
    t.play("mustang")
    t.end_turn()
    assert t.life(0) == 4


# Gary Looter


def test_gary_looter_takes_the_excess(table: SetUp) -> None:
    """WW-63: all of it, into hand."""
    t = table(
        sheriff(hand="beer-6H beer-7H jail-JS", life=1), outlaw(), outlaw("gary_looter"), renegade()
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    t.choose("discard", "jail")
    assert (sorted(t.hand(2)), t.pile()) == (["beer-6H", "jail-JS"], [])


def test_gary_looter_nothing_else(table: SetUp) -> None:
    """WW-63: no other discards, no cards of the eliminated, not his own excess."""
    t = table(
        sheriff(hand="duel-QD bang-2D"),
        outlaw(hand="bang-3D", life=1, in_play="scope"),
        outlaw("gary_looter"),
        renegade(),
        deck="3C 4C 5C",
    )
    t.play("duel", at=1)
    t.choose("discard", "bang")
    t.choose("discard", "bang")
    assert (t.is_out(1), t.hand(2)) == (True, [])
    t = table(
        sheriff("gary_looter", hand="beer-6H beer-7H", life=1), outlaw(), outlaw(), renegade()
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    assert t.hand(0) == ["beer-7H"]


def test_gary_looter_under_abandoned_mine(table: SetUp) -> None:
    """FC-105: instead of their going onto the deck."""
    t = table(
        sheriff(hand="beer-6H beer-7H", life=1),
        outlaw("gary_looter"),
        outlaw(),
        renegade(),
        event="abandoned_mine",
        deck="3C 4C",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    assert t.hand(1)[0] == "beer-6H"


def test_gary_looter_and_a_ghost_of_the_valley(table: SetUp) -> None:
    """WW-63: the hand a ghost has to discard in phase 3 is excess."""
    t = table(
        sheriff(),
        outlaw(ghost=True, hand="beer-6H jail-JS", in_play="ghost-9S"),
        outlaw("gary_looter"),
        renegade(),
        turn=1,
        pile="escape saved",
        deck="3C 4C",
        sets=["valley_of_shadows", "wild_west_show"],
    )
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(1)[0])
    assert {"beer-6H", "jail-JS"} <= set(t.hand(2))


def test_gary_looter_twice(table: SetUp) -> None:
    """WW-63: they alternate, the one nearer clockwise to the discarding player first."""
    t = table(
        sheriff(hand="beer-6H beer-7H beer-8H jail-JS", life=1),
        outlaw(),
        outlaw("gary_looter"),
        renegade("vera_custer", copies="gary_looter"),
        sets=["dodge_city", "wild_west_show"],
        deck="2C 3C",
    )
    t.end_turn()
    for card in ("beer-6H", "beer-7H", "beer-8H"):
        t.choose("discard", card)
    assert (sorted(t.hand(2)), t.hand(3)) == (["beer-6H", "beer-8H"], ["beer-7H"])


def test_gary_looter_and_henry_block(table: SetUp) -> None:
    """WW-84: no shot."""
    t = table(
        sheriff("henry_block", hand="beer-6H beer-7H", life=1),
        outlaw("gary_looter"),
        outlaw(),
        renegade(),
        pile="escape saved",
        sets=["valley_of_shadows", "wild_west_show"],
    )
    t.end_turn()
    t.choose("discard", "beer-6H")
    assert (t.life(1), "beer-6H" in t.hand(1)) == (5, True)


# Greygory Deck


def test_greygory_deck_has_two_from_the_start(table: SetUp) -> None:
    """WW-64, WW-65: of the base game, and nobody else's."""
    found = 0
    for number in range(40):
        match = standoff.new("bang", players=7, sets=["wild_west_show"], seed=f"deck {number}")
        players = match.view(0).players
        for player in players:
            if player.character == "greygory_deck":
                assert len(set(player.copies)) == 2
                assert not set(player.copies) & {other.character for other in players}
                assert player.max_life in (4, 5)
                found += 1
    assert found


def test_greygory_deck_both_or_neither(table: SetUp) -> None:
    """WW-64, WW-E8."""
    t = table(
        sheriff("greygory_deck", copies="bart_cassidy paul_regret"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
    )
    assert [o.verb for o in t.asked(0, "ask-both").options] == ["keep-both", "change-both"]
    t.choose("keep-both")
    assert set(t.match.view(2).players[0].copies) == {"bart_cassidy", "paul_regret"}


def test_greygory_deck_has_both_abilities(table: SetUp) -> None:
    """WW-64: Bart Cassidy draws, Paul Regret is farther away."""
    t = table(
        sheriff("greygory_deck", copies="bart_cassidy paul_regret"),
        outlaw(hand="bang-2D", in_play="scope"),
        outlaw(),
        renegade(),
        turn=1,
        deck="3C",
    )
    assert t.match.view(3).players[0].distance == 2
    t.play("bang", at=0)
    assert (t.life(0), t.hand(0)) == (4, ["bang-3C"])


def test_greygory_deck_after_jail(table: SetUp) -> None:
    """WW-65: not in a turn lost to Jail; after Dynamite and Jail."""
    t = table(
        sheriff(),
        outlaw("greygory_deck", copies="bart_cassidy lucky_duke", in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    if t.decision.prompt.id == "ask-flip":
        t.choose("flip", "bang-2C")
    t.asked(2, "ask-main")
    t = table(
        sheriff(),
        outlaw("greygory_deck", copies="bart_cassidy lucky_duke", in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="beer-6H 3C 4C 5C",
    )
    t.choose("flip", "beer-6H")
    t.asked(1, "ask-both")
    assert t.hand(1) == []
    t.choose("keep-both")


def test_greygory_deck_life_points_stay(table: SetUp) -> None:
    """WW-65: El Gringo's and Paul Regret's three are not his."""
    t = table(
        sheriff("greygory_deck", copies="el_gringo paul_regret"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
    )
    t.choose("change-both")
    assert (t.life(0), t.player(0).max_life) == (5, 5)
    while t.decision.prompt.id != "ask-main":
        option = t.decision.options[0]
        t.answer(option.key)


def test_greygory_deck_may_draw_the_same(table: SetUp) -> None:
    """WW-65: the old two are shuffled back first; those of others at the table never come."""
    for number in range(10):
        t = table(
            sheriff("greygory_deck", copies="slab_the_killer willy_the_kid"),
            outlaw("bart_cassidy"),
            outlaw("rose_doolan"),
            renegade("lucky_duke"),
            step="start",
            seed=f"greygory {number}",
        )
        t.choose("change-both")
        new = set(t.match.view(0).players[0].copies)
        assert len(new) == 2
        assert not new & {"bart_cassidy", "rose_doolan", "lucky_duke", "greygory_deck"}
        while t.decision.prompt.id != "ask-main":
            t.answer(t.decision.options[0].key)


def test_greygory_deck_one_of_two_in_phase_1(table: SetUp) -> None:
    """WW-65: Kit Carlson and Jesse Jones exclude each other: he picks one each time."""
    t = table(
        sheriff("greygory_deck", copies="kit_carlson jesse_jones"),
        outlaw(hand="beer-6H"),
        outlaw(),
        renegade(),
        step="draw",
        deck="2C 3C 4C",
    )
    t.choose("keep-both")
    t.asked(0, "ask-draw-how")
    t.answer(t.decision.options[0].key)
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    assert len(t.hand(0)) == 2


def test_greygory_deck_under_hangover(table: SetUp) -> None:
    """HN-24: he does not choose, and has neither."""
    t = table(
        sheriff("greygory_deck", copies="bart_cassidy paul_regret"),
        outlaw(),
        outlaw(),
        renegade(),
        step="start",
        event="hangover",
        sets=["high_noon", "wild_west_show"],
    )
    t.asked(0, "ask-main")
    assert t.match.view(3).players[0].distance == 1


# John Pain


def test_john_pain_takes_what_is_flipped(table: SetUp) -> None:
    """WW-66: whoever draws!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS"),
        outlaw("john_pain"),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert (t.life(1), t.hand(2), t.pile()) == (4, ["beer-6H"], ["bang-2D"])


def test_john_pain_six_cards_are_enough(table: SetUp) -> None:
    """WW-66: with six the card is discarded as usual."""
    six = "beer-7H beer-8H jail-JS jail-4H mustang-8H mustang-9H"
    t = table(
        sheriff(hand="bang-2D"),
        outlaw(in_play="barrel-QS"),
        outlaw("john_pain", hand=six),
        renegade(),
        deck="beer-6H",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert (len(t.hand(2)), t.pile()[0]) == (6, "beer-6H")


def test_john_pain_lucky_duke(table: SetUp) -> None:
    """WW-66: both cards, one at a time, while he has fewer than six."""
    five = "beer-7H beer-8H jail-JS jail-4H mustang-8H"
    for hand, kept in (("", 2), (five, 1)):
        t = table(
            sheriff(hand="bang-2D"),
            outlaw("lucky_duke", in_play="barrel-QS"),
            outlaw("john_pain", hand=hand),
            renegade(),
            deck="beer-6H bang-2C",
        )
        t.play("bang", at=1)
        t.choose("check", kind="barrel")
        t.choose("flip", "beer-6H")
        assert len(t.hand(2)) == len(hand.split()) + kept


def test_john_pain_not_in_time(table: SetUp) -> None:
    """WW-66, WW-E1: the Beer flipped for the Dynamite does not save him from it."""
    t = table(
        sheriff(),
        outlaw("john_pain", in_play="dynamite", life=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="beer-6S 3C 4C",
        sets=["dodge_city", "wild_west_show"],
    )
    t.asked(2, "ask-main")
    assert t.is_out(1)


def test_john_pain_another_beer_does(table: SetUp) -> None:
    """WW-E1: unless he already held another; then the flipped one is his."""
    t = table(
        sheriff(),
        outlaw("john_pain", in_play="dynamite", hand="beer-7H", life=3),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="beer-6S 3C 4C",
        sets=["dodge_city", "wild_west_show"],
    )
    t.asked(1, "ask-dying")
    assert not t.can("play", "beer-6S")
    t.choose("play", "beer-7H")
    t.asked(1, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["beer-6S", "bang-3C", "bang-4C"])


def test_john_pain_his_own_barrel(table: SetUp) -> None:
    """WW-66: a Missed! flipped for his own Barrel cannot cancel that shot."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("john_pain", in_play="barrel-QS"),
        outlaw(),
        renegade(),
        deck="missed-5S",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    if t.decision.prompt.id == "ask-shot":
        assert not t.can("play", "missed")
        t.choose("take-it")
    assert (t.life(1), t.hand(1)) == (3, ["missed-5S"])


def test_john_pain_vendetta_and_peyote(table: SetUp) -> None:
    """FC-105: the card of a Vendetta, not one of Peyote."""
    t = table(
        sheriff(),
        outlaw("john_pain"),
        outlaw(),
        renegade(),
        event="vendetta",
        deck="bang-2C 3C 4C 5C",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    t.end_turn()
    assert "bang-2C" in t.hand(1)
    t = table(
        sheriff(),
        outlaw("john_pain"),
        outlaw(),
        renegade(),
        step="draw",
        event="peyote",
        deck="bang-2C 3C 4C 5C",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    t.choose("red")
    assert (t.hand(1), t.pile()) == ([], ["bang-2C"])


def test_john_pain_rattlesnake_and_colorado_bill(table: SetUp) -> None:
    """WW-84."""
    both = ["valley_of_shadows", "wild_west_show"]
    t = table(
        sheriff("colorado_bill", hand="bang-2D"),
        outlaw(in_play="rattlesnake"),
        outlaw("john_pain"),
        renegade(),
        pile="escape saved",
        deck="bang-2C bang-3C 4C 5C",
        sets=both,
    )
    t.play("bang", at=1)
    assert t.hand(2) == ["bang-2C"]
    t.end_turn()
    assert t.hand(2) == ["bang-2C", "bang-3C"]


def test_john_pain_twice(table: SetUp) -> None:
    """WW-81: the player nearer clockwise to the one who draws! gets the card."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("john_pain"),
        outlaw("vera_custer", copies="john_pain"),
        renegade(in_play="barrel-QS"),
        deck="beer-6H",
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("bang", at=3)
    t.choose("check", kind="barrel")
    assert (t.hand(1), t.hand(2)) == (["beer-6H"], [])


def test_john_pain_helena_zontero(table: SetUp) -> None:
    """WW-66, WW-28: her draw! as well."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw("john_pain"),
        outlaw(),
        renegade(),
        shows="helena_zontero",
        deck="3C 4C missed-5S",
    )
    t.play("stagecoach")
    assert t.hand(1) == ["missed-5S"]


# Lee Van Kliff


def test_lee_van_kliff_repeats(table: SetUp) -> None:
    """WW-67, WW-68: with another target, outside the BANG! limit, and only once."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D bang-3D bang-4D"), outlaw(), outlaw(), renegade()
    )
    assert not t.can("repeat")
    t.play("bang-2D", at=1)
    t.choose("repeat", "bang-3D", seat=3)
    assert (t.life(1), t.life(3), t.hand(0)) == (3, 3, ["bang-4D"])
    assert not t.can("repeat")
    assert not t.can("play", "bang")


def test_lee_van_kliff_just_played(table: SetUp) -> None:
    """WW-68: nothing else in between, and a brown one."""
    t = table(
        sheriff("lee_van_kliff", hand="beer-6H scope bang-4D", life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("beer")
    assert t.can("repeat")
    t.play("scope")
    assert not t.can("repeat")


def test_lee_van_kliff_stagecoach(table: SetUp) -> None:
    """WW-67, WW-E2: no second card of the show; one card for Miss Susanna."""
    t = table(
        sheriff("lee_van_kliff", hand="wells_fargo bang-4D"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="miss_susanna gag",
        deck="2C 3C 4C scope mustang-8H barrel-QS",
    )
    t.play("wells_fargo")
    t.choose("repeat", "bang-4D")
    assert (t.show(), len(t.hand(0))) == ("miss_susanna", 6)
    t.play("scope")
    t.end_turn()
    while t.decision.prompt.id == "ask-excess":
        t.choose("discard", t.hand(0)[0])
    assert t.life(0) == 4


def test_lee_van_kliff_a_reach_of_the_repeated_card(table: SetUp) -> None:
    """WW-68: reach and suit are those of the repeated card."""
    t = table(sheriff("lee_van_kliff", hand="bang-2D bang-3C"), outlaw(), outlaw(), renegade())
    t.play("bang-2D", at=1)
    assert {o.seat for o in t.decision.options if o.verb == "repeat"} == {1, 3}
    t = table(
        sheriff("lee_van_kliff", hand="bang-2D bang-3C"),
        outlaw("apache_kid"),
        outlaw(),
        renegade(),
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("bang-2D", at=1)
    t.choose("repeat", "bang-3C", seat=1)
    assert t.life(1) == 3


def test_lee_van_kliff_no_extra_cost(table: SetUp) -> None:
    """WW-68: a Springfield is repeated without another card."""
    t = table(
        sheriff("lee_van_kliff", hand="springfield jail-JS bang-3C scope"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("springfield", at=1)
    t.choose("discard", "jail")
    t.choose("repeat", "bang", seat=2)
    assert (t.life(1), t.life(2), t.hand(0)) == (3, 3, ["scope-AS"])


def test_lee_van_kliff_under_the_sermon(table: SetUp) -> None:
    """HN-75: he may not discard a BANG! card for it."""
    t = table(
        sheriff("lee_van_kliff", hand="beer-6H bang-3C", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        event="sermon",
        sets=["high_noon", "wild_west_show"],
    )
    t.play("beer")
    assert not t.can("repeat")


def test_lee_van_kliff_under_showdown(table: SetUp) -> None:
    """WW-43: any card, a BANG! card included."""
    t = table(
        sheriff("lee_van_kliff", hand="beer-6H scope bang-3C", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        show="showdown",
    )
    t.choose("play", "beer", kind=None)
    assert {o.card for o in t.decision.options if o.verb == "repeat"} == {"scope-AS", "bang-3C"}
    t.choose("repeat", "scope")
    assert t.life(0) == 3


def test_lee_van_kliff_the_discarded_card_is_not_played(table: SetUp) -> None:
    """WW-68: a Beer first, its repetition, and then a BANG! card of the turn."""
    t = table(
        sheriff("lee_van_kliff", hand="beer-6H bang-3C bang-4C", life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("beer")
    t.choose("repeat", "bang-3C")
    t.play("bang-4C", at=1)
    assert (t.life(0), t.life(1)) == (3, 3)


def test_lee_van_kliff_calamity_janet_copied(table: SetUp) -> None:
    """WW-67, B-113: with her ability a Missed! is a BANG! card for it."""
    t = table(
        sheriff("lee_van_kliff", copies="calamity_janet", hand="beer-6H missed-2S", life=1),
        outlaw(),
        outlaw(),
        renegade(),
    )
    t.play("beer")
    t.choose("repeat", "missed")
    assert t.life(0) == 3


def test_lee_van_kliff_not_a_reaction_or_anothers_card(table: SetUp) -> None:
    """WW-67: in his turn, a card that he played."""
    t = table(
        sheriff("lee_van_kliff", hand="bang-3C"),
        outlaw(hand="beer-6H", life=2),
        outlaw(),
        renegade(),
        turn=1,
    )
    t.play("beer")
    t.asked(1, "ask-main")
    t.end_turn()
    assert t.life(1) == 3


# Teren Kill


@pytest.mark.parametrize(("card", "lives"), [("2C", True), ("beer-6H", True), ("missed-5S", False)])
def test_teren_kill_draws(table: SetUp, card: str, lives: bool) -> None:
    """WW-69: any suit but Spades."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        deck=f"{card} 3C 4C 5C 6C",
    )
    t.play("bang", at=1)
    assert t.is_out(1) != lives
    if lives:
        assert (t.life(1), t.hand(1), t.hand(0)) == (1, ["bang-3C"], [])
    else:
        assert len(t.hand(0)) == 3


def test_teren_kill_beers_first(table: SetUp) -> None:
    """WW-69: enough Beers avoid the draw!; after a failed one there is no Beer."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="missed-5S 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("play", "beer")
    assert (t.life(1), t.hand(1), t.deck()[0]) == (1, [], "missed-5S")
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="missed-5S 3C",
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.choose("give-up")
    assert t.is_out(1)


def test_teren_kill_a_dynamite(table: SetUp) -> None:
    """WW-69: however many points; he is left with one, and plays his turn."""
    t = table(
        sheriff(),
        outlaw("teren_kill", life=1, in_play="dynamite"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 2C 3C 4C 5C",
    )
    t.asked(1, "ask-main")
    assert (t.life(1), t.hand(1)) == (1, ["bang-3C", "bang-4C", "bang-5C"])


def test_teren_kill_too_few_beers(table: SetUp) -> None:
    """WW-69: he plays one, which is not enough, and draws!."""
    t = table(
        sheriff(),
        outlaw("teren_kill", life=1, in_play="dynamite", hand="beer-6H"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="missed-5S 2C 3C 4C 5C",
    )
    t.choose("play", "beer")
    if t.decision.prompt.id == "ask-dying":
        t.choose("give-up")
    assert (t.life(1), t.is_out(1)) == (1, False)


def test_teren_kill_nothing_that_looks_at_eliminations(table: SetUp) -> None:
    """WW-69: no reward, no Vulture Sam, no penalty."""
    t = table(
        sheriff(hand="bang-2D beer-6H"),
        deputy("teren_kill", life=1, in_play="scope"),
        outlaw(),
        outlaw("vulture_sam"),
        renegade(),
        deck="2C 3C",
    )
    t.play("bang", at=1)
    assert (t.hand(0), t.hand(3), t.in_play(1)) == (["beer-6H"], [], ["scope-AS"])


def test_teren_kill_before_the_gatling_goes_on(table: SetUp) -> None:
    """WW-85: his draw! and his card come before the next player is shot at."""
    t = table(
        sheriff(hand="gatling"),
        outlaw("teren_kill", life=1),
        outlaw(hand="missed-2S"),
        renegade(),
        deck="2C 3C",
    )
    t.play("gatling")
    t.asked(2, "ask-shot")
    assert (t.life(1), t.hand(1)) == (1, ["bang-3C"])
    t.choose("take-it")


@pytest.mark.parametrize(
    ("event", "card", "lives"), [("blessing", "missed-5S", True), ("curse", "2C", False)]
)
def test_teren_kill_under_blessing_and_curse(
    table: SetUp, event: str, card: str, lives: bool
) -> None:
    """HN-75."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        deck=f"{card} 3C 4C 5C 6C",
        event=event,
        sets=["high_noon", "wild_west_show"],
    )
    t.play("bang", at=1)
    assert t.is_out(1) != lives


def test_teren_kill_a_nugget_all_the_same(table: SetUp) -> None:
    """WW-82."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        deck="2C 3C",
        sets=["gold_rush", "wild_west_show"],
    )
    t.play("bang", at=1)
    assert (t.life(1), t.nuggets(0)) == (1, 1)


def test_teren_kill_under_the_reverend(table: SetUp) -> None:
    """WW-69, HN-46: no Beer, but the draw!."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("teren_kill", life=1, hand="beer-6H"),
        outlaw(),
        renegade(),
        deck="2C 3C",
        event="the_reverend",
        sets=["high_noon", "wild_west_show"],
    )
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(0, "ask-main")
    assert (t.life(1), len(t.hand(1))) == (1, 2)


def test_teren_kill_miss_susanna_and_gag(table: SetUp) -> None:
    """WW-69: whenever he is about to be eliminated, by whatever."""
    t = table(
        sheriff(),
        outlaw("teren_kill", life=1),
        outlaw(),
        renegade(),
        turn=1,
        show="miss_susanna",
        deck="2C 3C 4C 5C",
    )
    t.end_turn()
    assert (t.life(1), t.hand(1)) == (1, ["bang-3C"])
    t = table(
        sheriff(), outlaw("teren_kill", life=1), outlaw(), renegade(), show="gag", deck="2C 3C"
    )
    t.talk(1)
    assert (t.life(1), t.hand(1)) == (1, ["bang-3C"])


def test_teren_kill_a_bounty_pays(table: SetUp) -> None:
    """VS-4, VS-19: he lost his life point and got it back; that was a hit."""
    t = table(
        sheriff(hand="bang-2D", in_play="shotgun"),
        outlaw("teren_kill", life=1, in_play="bounty"),
        outlaw(),
        renegade(),
        deck="2C 3C 4C",
        pile="escape saved",
        sets=["valley_of_shadows", "wild_west_show"],
    )
    t.play("bang", at=1)
    if t.decision.prompt.id == "ask-discard":
        t.choose("discard", "bang")
    assert (t.life(1), t.hand(1), t.hand(0)) == (1, [], ["bang-4C"])


# Youl Grinner


def test_youl_grinner_all_who_hold_more(table: SetUp) -> None:
    """WW-70: clockwise, each a card of their choice; then he draws."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw("youl_grinner", hand="scope"),
        outlaw(hand="jail-JS jail-4H"),
        renegade(hand="mustang-8H"),
        turn=1,
        step="start",
        deck="2C 3C",
    )
    t.asked(2, "ask-give-card")
    t.choose("give", "jail-JS")
    t.asked(0, "ask-give-card")
    t.choose("give", "beer-6H")
    t.asked(1, "ask-main")
    assert t.hand(1) == ["scope-AS", "jail-JS", "beer-6H", "bang-2C", "bang-3C"]
    assert t.hand(3) == ["mustang-8H"]


def test_youl_grinner_hands_are_compared_once(table: SetUp) -> None:
    """WW-70: what he is given does not spare the others."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("youl_grinner"),
        outlaw(hand="jail-JS"),
        renegade(hand="mustang-8H"),
        turn=1,
        step="start",
        deck="2C 3C",
    )
    while t.decision.prompt.id == "ask-give-card":
        t.choose("give", t.hand(t.decision.seat)[0])
    assert t.hand(1) == ["jail-JS", "mustang-8H", "beer-6H", "bang-2C", "bang-3C"]


def test_youl_grinner_not_in_jail(table: SetUp) -> None:
    """WW-70: after Dynamite and Jail; not in a turn lost."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw("youl_grinner", in_play="jail-JS"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    t.asked(2, "ask-main")
    assert t.hand(1) == []


def test_youl_grinner_under_hard_liquor_and_peyote(table: SetUp) -> None:
    """WW-70: it happens when phase 1 is skipped or replaced."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("youl_grinner", life=2),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        event="hard_liquor",
        sets=["fistful_of_cards", "wild_west_show"],
    )
    if t.decision.prompt.id == "ask-give-card":
        t.choose("give", "beer")
    t.choose("skip")
    assert (t.life(1), t.hand(1)) == (3, ["beer-6H"])


def test_youl_grinner_is_seen_by_the_two(table: SetUp) -> None:
    """WW-70, B-11: giver and receiver know the card, the others do not."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw("youl_grinner"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
    )
    t.choose("give", "beer-6H")
    assert t.match.view(0).players[1].hand == ("beer-6H",)
    assert t.match.view(2).players[1].hand == ()


def test_youl_grinner_and_henry_block(table: SetUp) -> None:
    """WW-84: no shot for what is given."""
    t = table(
        sheriff("henry_block", hand="beer-6H beer-7H"),
        outlaw("youl_grinner"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        pile="escape saved",
        sets=["valley_of_shadows", "wild_west_show"],
    )
    t.choose("give", "beer-6H")
    assert t.life(1) == 4


def test_youl_grinner_and_suzy_lafayette(table: SetUp) -> None:
    """WW-70, B-129: she has given her last card, and draws one before him."""
    t = table(
        sheriff("suzy_lafayette", hand="beer-6H"),
        outlaw("youl_grinner"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        deck="2C 3C 4C",
    )
    if t.decision.prompt.id == "ask-give-card":
        t.choose("give", "beer")
    assert (t.hand(0), t.hand(1)) == (["bang-2C"], ["beer-6H", "bang-3C", "bang-4C"])


def test_youl_grinner_under_darling_valentine(table: SetUp) -> None:
    """WW-15, EV-20: the exchange comes first; the given cards are safe from it."""
    t = table(
        sheriff(hand="beer-6H beer-7H"),
        outlaw("youl_grinner", hand="scope"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        show="darling_valentine",
        deck="2C 3C 4C",
    )
    t.choose("give", "beer-6H")
    assert t.hand(1) == ["bang-2C", "beer-6H", "bang-3C", "bang-4C"]


def test_vera_custer_copies_big_spencer(table: SetUp) -> None:
    """WW-81: it only forbids Missed! cards."""
    t = table(
        sheriff(hand="bang-2D"),
        outlaw("vera_custer", copies="big_spencer", hand="missed-2S"),
        outlaw(),
        renegade(),
        sets=["dodge_city", "wild_west_show"],
    )
    t.play("bang", at=1)
    if t.decision.seat == 1:
        t.choose("take-it")
    assert (t.life(1), t.player(1).max_life, t.hand(1)) == (2, 3, ["missed-2S"])


def test_vera_custer_copies_greygory_deck(table: SetUp) -> None:
    """WW-81: two base characters at once, lost with the copy."""
    t = table(
        sheriff("greygory_deck", copies="slab_the_killer willy_the_kid"),
        outlaw("vera_custer"),
        outlaw(),
        renegade(),
        turn=1,
        step="start",
        sets=["dodge_city", "wild_west_show"],
    )
    t.choose("copy", kind="greygory_deck")
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[0].key)
    copies = set(t.match.view(0).players[1].copies)
    assert len(copies - {"greygory_deck"}) == 2
    assert not copies & {"slab_the_killer", "willy_the_kid"}


def test_tumbleweed_and_john_pain(table: SetUp) -> None:
    """WW-86: he takes only what is flipped for the result that counts."""
    t = table(
        sheriff(hand="bang-2D", in_play="tumbleweed"),
        outlaw(in_play="barrel-QS"),
        outlaw("john_pain"),
        renegade(),
        deck="beer-6H bang-2C",
        sets=["wild_west_show", "armed_and_dangerous"],
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    t.asked(0, "ask-repeat")
    t.answer(
        next(o.key for o in t.decision.options if o.verb != "no-repeat" and o.verb != "let-it")
    )
    while t.decision.prompt.id != "ask-main":
        t.answer(t.decision.options[-1].key)
    assert (t.life(1), t.hand(2), "beer-6H" in t.pile()) == (3, ["bang-2C"], True)
