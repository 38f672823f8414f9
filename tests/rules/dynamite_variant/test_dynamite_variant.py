"""The Dynamite variant (DV-1 to DV-26)."""

import pytest

import standoff
from standoff import SPECTATOR
from standoff.games.bang import RULES
from standoff.games.bang.data.state import Bang
from standoff.kernel.record import Setup
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

VARIANT = ["dynamite_variant"]


def stick(t: Table) -> int:
    place = t.match.view(SPECTATOR).tokens["dynamite_stick"]
    assert isinstance(place, int)
    return place


def where(t: Table) -> int | None:
    """In front of whom the Dynamite lies."""
    return next((seat for seat in range(4) if "dynamite-2H" in t.in_play(seat)), None)


# Set-up


def test_the_sheriff_gets_the_stick_and_nobody_the_dynamite() -> None:
    """DV-1, DV-2, DV-17: one that is dealt is shown, and shuffled back into the deck."""
    shown = 0
    for seed in range(60):
        match = standoff.new("bang", players=7, variants=VARIANT, seed=seed)
        game = match.game
        assert isinstance(game, Bang)
        view = match.view(SPECTATOR)
        assert view.tokens == {"dynamite_stick": game.leader}
        first = next(place for place, event in enumerate(match.events) if event.id == "turn")
        before = [event.id for event in match.events[:first]]
        shown += before.count("showed")
        cards = sum(player.max_life for player in game.players)
        assert before.count("drew") == cards + before.count("showed")
        assert before.count("shuffled-in") == before.count("showed")
        for player in game.players:
            assert all(game.box.of(card).id != "dynamite" for card in player.hand)
    assert shown


def test_not_with_the_first_game() -> None:
    """DV-4."""
    with pytest.raises(standoff.SetupError, match="cannot be played together"):
        standoff.new("bang", players=4, variants=["first_game", "dynamite_variant"])


# The Stick


def test_a_hit_with_a_bang_card_takes_the_stick(table: SetUp) -> None:
    """DV-6, DV-9: in one's own turn; who has it keeps it."""
    t = table(
        sheriff(),
        outlaw(hand="bang-7D bang-8D", in_play="volcanic"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        turn=1,
    )
    assert stick(t) == 0
    t.play("bang-7D", at=2)
    assert (stick(t), t.happened("took-stick", seat=1)) == (1, 1)
    t.play("bang-8D", at=2)
    assert (stick(t), t.happened("took-stick")) == (1, 1)


def test_a_cancelled_shot_does_not_move_it(table: SetUp) -> None:
    """DV-7."""
    t = table(
        sheriff(),
        outlaw(hand="bang-7D"),
        outlaw(hand="missed-2S"),
        renegade(),
        variants=VARIANT,
        turn=1,
    )
    t.play("bang", at=2)
    t.choose("play", "missed")
    assert stick(t) == 0


def test_who_is_saved_by_a_beer_was_hit(table: SetUp) -> None:
    """DV-7, DV-10: the Stick moves before the Beer is played."""
    t = table(
        sheriff(),
        outlaw(hand="bang-7D"),
        outlaw(life=1, hand="beer-6H"),
        renegade(),
        variants=VARIANT,
        turn=1,
    )
    t.play("bang", at=2)
    t.choose("take-it")
    t.asked(2, "ask-dying")
    assert stick(t) == 1
    t.choose("play", "beer")


def test_only_bang_cards_count(table: SetUp) -> None:
    """DV-8: Gatling, Indians! and Duel do not; a Missed! used as a BANG! does."""
    t = table(
        sheriff(),
        outlaw("calamity_janet", hand="gatling indians duel-QD missed-2S"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        turn=1,
    )
    t.play("gatling")
    t.play("indians")
    t.play("duel", at=2)
    assert (stick(t), t.life(2)) == (0, 1)
    t.play("missed", at=2)
    assert (stick(t), t.is_out(2)) == (1, True)


def test_it_is_no_card(table: SetUp) -> None:
    """DV-11: nothing can take it."""
    t = table(
        sheriff(), outlaw(hand="panic cat_balou"), outlaw(), renegade(), variants=VARIANT, turn=1
    )
    assert not t.can("play")


def test_it_stays_at_the_place_of_one_who_is_eliminated(table: SetUp) -> None:
    """DV-12, DV-13: the Dynamite goes to the next player from there; the Stick does not move."""
    t = table(
        sheriff(hand="gatling"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        variants=VARIANT,
        stick=1,
        deck="2C 3C 4C dynamite 5C 6C",
    )
    t.play("gatling")
    assert (t.is_out(1), stick(t)) == (True, 1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (where(t), stick(t)) == (2, 1)


def test_a_holder_eliminated_by_a_bang_card_loses_it(table: SetUp) -> None:
    """DV-12."""
    t = table(
        sheriff(),
        outlaw(hand="bang-7D"),
        outlaw(life=1),
        renegade(),
        variants=VARIANT,
        turn=1,
        stick=2,
    )
    t.play("bang", at=2)
    assert (t.is_out(2), stick(t)) == (True, 1)


# The Dynamite


def test_drawn_it_is_placed_and_replaced(table: SetUp) -> None:
    """DV-14, worked example 1."""
    t = table(
        sheriff(),
        outlaw(hand="bang-7D"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        turn=1,
        deck="2C dynamite 3C",
    )
    t.play("bang", at=2)
    t.end_turn()
    t.asked(2, "ask-main")
    assert (where(t), t.hand(2)) == (1, ["bang-2C", "bang-3C"])


def test_flipped_it_is_placed_and_replaced(table: SetUp) -> None:
    """DV-15: it is not the card that counts."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(in_play="barrel"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        stick=3,
        deck="dynamite 2C",
    )
    t.play("bang", at=1)
    t.choose("check", kind="barrel")
    assert (where(t), t.life(1)) == (3, 3)
    assert t.pile()[0] == "bang-2C"


def test_wherever_it_comes_off_the_deck(table: SetUp) -> None:
    """DV-16: General Store, Kit Carlson, Lucky Duke, Black Jack."""
    store = table(
        sheriff(hand="general_store-9C"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        deck="2C dynamite 3C 4C 5C",
    )
    store.play("general_store")
    assert [option.card for option in store.decision.options] == [
        "bang-2C",
        "bang-3C",
        "bang-4C",
        "bang-5C",
    ]
    assert where(store) == 0
    for card in ("2C", "3C", "4C"):
        store.choose("take", f"bang-{card}")
    kit = table(
        sheriff("kit_carlson"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        step="draw",
        stick=2,
        deck="2C dynamite 3C 4C",
    )
    assert [option.card for option in kit.decision.options] == ["bang-2C", "bang-3C", "bang-4C"]
    assert where(kit) == 2
    kit.choose("keep", "bang-2C")
    kit.choose("keep", "bang-3C")
    duke = table(
        sheriff("lucky_duke", in_play="barrel"),
        outlaw(hand="bang-7D"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        turn=1,
        stick=2,
        deck="2C dynamite 6H",
    )
    duke.play("bang", at=0)
    duke.choose("check", kind="barrel")
    assert [option.card for option in duke.decision.options] == ["bang-2C", "beer-6H"]
    duke.choose("flip", "beer")
    assert (where(duke), duke.life(0)) == (2, 5)
    jack = table(
        sheriff("black_jack"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        step="draw",
        deck="2C dynamite 6H 4C",
    )
    assert jack.hand(0) == ["bang-2C", "beer-6H", "bang-4C"]


def test_once_placed_it_follows_the_ordinary_rules(table: SetUp) -> None:
    """DV-18: its owner checks it in the next turn; it passes to the left, not to the Stick."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        turn=1,
        step="start",
        deck="2C 3C 4C 5S",
    )
    assert where(t) == 2
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.life(2) == 1
    assert t.happened("lost-life", seat=2, by=-1) == 1


def test_exploded_it_is_shuffled_into_the_deck(table: SetUp) -> None:
    """DV-20, DV-25, worked example 3: it never lies on the discard pile."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        step="start",
        stick=3,
        deck="5S 2C 3C",
    )
    assert t.life(0) == 2
    assert "dynamite-2H" not in t.pile()
    assert t.happened("shuffled-in") == 1
    assert "dynamite-2H" in t.deck() or where(t) == 3


def test_placed_in_front_of_the_active_player_it_waits(table: SetUp) -> None:
    """DV-19: turned up by the "draw!" for the Jail, it is not checked in that turn."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        turn=1,
        stick=1,
        step="start",
        deck="dynamite 6H 5S 2C",
    )
    t.asked(1, "ask-main")
    assert (where(t), t.life(1), t.happened("flipped")) == (1, 4, 1)


def test_discarded_from_play_it_goes_into_the_deck(table: SetUp) -> None:
    """DV-20: by a Cat Balou, or with its owner's elimination."""
    t = table(
        sheriff(hand="cat_balou"),
        outlaw(in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
    )
    t.play("cat_balou", at=1, pick="dynamite")
    assert (where(t), "dynamite-2H" in t.deck(), t.pile()) == (None, True, ["cat_balou-KH"])
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1, in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        deck="2C 3C 4C",
    )
    t.play("bang", at=1)
    assert t.is_out(1)
    assert "dynamite-2H" not in t.pile()
    assert where(t) in (None, 0)


def test_taken_from_play_it_goes_to_the_stick(table: SetUp) -> None:
    """DV-21, worked example 2."""
    t = table(
        sheriff(hand="panic"),
        outlaw(in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        stick=2,
    )
    t.play("panic", at=1, pick="dynamite")
    assert (where(t), t.hand(0)) == (2, [])


def test_vulture_sam_does_not_inherit_it(table: SetUp) -> None:
    """DV-13, DV-21: it goes to the Stick; from its dead holder's place, to the next in the game."""
    for holder, to in ((0, 0), (1, 2)):
        t = table(
            sheriff(hand="duel-QD"),
            outlaw(life=1, in_play="dynamite mustang-8H"),
            outlaw(),
            renegade("vulture_sam"),
            variants=VARIANT,
            stick=holder,
        )
        t.play("duel", at=1)
        assert t.is_out(1)
        assert (t.hand(3), where(t)) == (["mustang-8H"], to)


def test_heirs_who_share_do_not_inherit_it(table: SetUp) -> None:
    """DV-13, DV-21, DC-76: from the holder of the Stick, to the next in the game."""
    t = table(
        sheriff("vera_custer", hand="duel-QD"),
        outlaw(life=1, in_play="dynamite-2H mustang-8H"),
        outlaw("vulture_sam"),
        renegade(),
        sets=["dodge_city"],
        variants=VARIANT,
        stick=1,
        step="draw",
        deck="6D 7D",
    )
    t.choose("copy", kind="vulture_sam")
    t.play("duel-QD", at=1)
    assert t.is_out(1)
    assert (t.hand(2), t.in_play(2)) == (["mustang-8H"], ["dynamite-2H"])


def test_taken_from_the_holder_it_stays(table: SetUp) -> None:
    """DV-22."""
    t = table(
        sheriff(hand="panic"),
        outlaw(in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        stick=1,
    )
    t.play("panic", at=1, pick="dynamite")
    assert (where(t), t.hand(0)) == (1, [])


def test_an_empty_deck_is_made_anew_with_it(table: SetUp) -> None:
    """DV-23: from the discard pile and the Dynamite."""
    t = table(
        sheriff(hand="cat_balou"),
        outlaw(in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        pile="bang-2C bang-3C",
        rest=2,
    )
    t.play("cat_balou", at=1, pick="dynamite")
    assert sorted(t.deck()) == ["bang-2C", "bang-3C", "cat_balou-KH", "dynamite-2H"]
    assert t.pile() == []


def test_pedro_ramirez_can_never_take_one(table: SetUp) -> None:
    """DV-25: the pile below it is on top."""
    t = table(
        sheriff(hand="cat_balou"),
        outlaw("pedro_ramirez", in_play="dynamite"),
        outlaw(),
        renegade(),
        variants=VARIANT,
    )
    t.play("cat_balou", at=1, pick="dynamite")
    t.end_turn()
    assert t.asked(1, "ask-first-card").options[1].card == "cat_balou-KH"
    t.choose("draw-pile")


def test_if_only_the_dynamite_is_left_the_pile_is_reshuffled(table: SetUp) -> None:
    """DV-26: and without a pile the draw does not happen."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        step="draw",
        deck="dynamite",
        pile="bang-2C bang-3C",
        rest=3,
    )
    assert (where(t), sorted(t.hand(0))) == (0, ["bang-2C", "bang-3C"])
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        step="draw",
        deck="dynamite",
        rest=3,
    )
    assert (where(t), t.hand(0)) == (0, [])


# Two Dynamites


def test_those_who_were_dealt_one_replace_it_in_turn() -> None:
    """DV-3: clockwise from the Sheriff."""
    several = 0
    for seed in range(300):
        setup = Setup("bang", 7, str(seed), sets=("dodge_city",), variants=tuple(VARIANT))
        game = RULES.deal(setup)
        shown = [event.seat for event in game.events if event.id == "showed"]
        places = [game.clockwise(game.leader).index(seat) for seat in shown]
        assert places == sorted(places)
        several += len(set(places)) > 1
    assert several


def test_a_second_one_is_shuffled_back(table: SetUp) -> None:
    """DV-24: if the holder has one already; another card is drawn."""
    t = table(
        sheriff(in_play="dynamite-2H"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        sets=["dodge_city"],
        turn=1,
        step="draw",
        deck="dynamite-10C",
    )
    t.asked(1, "ask-main")
    assert len(t.hand(1)) == 2
    assert t.in_play(0) == ["dynamite-2H"]
    assert "dynamite-10C" in t.deck()
    assert t.happened("shuffled-in") >= 1


def test_a_second_one_cannot_be_taken(table: SetUp) -> None:
    """DV-24: it is shuffled back too, and the taker gets nothing."""
    t = table(
        sheriff(in_play="dynamite-2H", hand="panic"),
        outlaw(in_play="dynamite-10C"),
        outlaw(),
        renegade(),
        variants=VARIANT,
        sets=["dodge_city"],
    )
    t.play("panic", at=1, pick="dynamite-10C")
    assert (t.hand(0), t.in_play(1)) == ([], [])
    assert "dynamite-10C" in t.deck()


def test_only_dynamites_that_cannot_land(table: SetUp) -> None:
    """DV-24, DV-26: the pile is reshuffled; without one nothing is drawn."""
    t = table(
        sheriff(in_play="dynamite-2H"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        sets=["dodge_city"],
        turn=1,
        step="draw",
        deck="dynamite-10C",
        pile="bang-2C",
        rest=3,
    )
    assert (t.hand(1), t.deck(), t.pile()) == (["bang-2C"], ["dynamite-10C"], [])


def test_the_stick_stays_when_the_dynamite_passes(table: SetUp) -> None:
    """DV-11: it does not pass with the Dynamite, nor when the Dynamite is taken away."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        variants=VARIANT,
        step="start",
        stick=0,
        deck="6H",
    )
    assert (where(t), t.match.view(1).tokens) == (1, {"dynamite_stick": 0})
