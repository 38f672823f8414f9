"""The turn (B-13 to B-24)."""

import pytest

import standoff
from standoff import SPECTATOR, Text
from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_the_sheriff_begins() -> None:
    """B-13: wherever the Sheriff sits."""
    begins = set()
    for seed in range(30):
        match = standoff.new("bang", players=5, seed=seed)
        assert match.game.roles()[match.view(SPECTATOR).turn] == "sheriff"
        begins.add(match.view(SPECTATOR).turn)
    assert begins == {0, 1, 2, 3, 4}


def test_turns_skip_the_eliminated(table: SetUp) -> None:
    """B-13: clockwise to the next player still in the game."""
    t = table(sheriff(), outlaw(out=True), deputy(out=True), outlaw(), renegade())
    t.end_turn()
    assert t.turn() == 3
    t.end_turn()
    t.end_turn()
    assert t.turn() == 0


def test_a_turn_is_checks_then_draw_then_play_then_discard(table: SetUp) -> None:
    """B-14: in that order."""
    t = table(
        sheriff(hand="bang-2D bang-3D bang-4D bang-5D", in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="missed-KC beer-6H beer-7H",
        step="start",
    )
    assert [event.id for event in t.match.events] == [
        "turn",
        "flipped",
        "check-failed",
        "passed-on",
        "drew",
        "drew",
    ]
    t.asked(0, "ask-main")
    t.end_turn()
    t.asked(0, "ask-excess")
    t.choose("discard", "bang-2D")
    t.asked(1, "ask-main")


def test_the_dynamite_is_checked_before_the_jail(table: SetUp) -> None:
    """B-15, B-54: each with its own flip, whatever lay there first."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS dynamite"),
        outlaw(),
        renegade(),
        deck="missed-KC saloon-5H",
        turn=1,
        step="start",
    )
    assert t.pile() == ["jail-JS", "saloon-5H", "missed-KC"]
    assert (t.in_play(1), t.in_play(2)) == ([], ["dynamite-2H"])
    t.asked(1, "ask-main")


def test_a_player_whom_the_dynamite_eliminates_makes_no_jail_check(table: SetUp) -> None:
    """B-15, B-24: the next card of the deck is not flipped; it is drawn by the next player."""
    t = table(
        sheriff(),
        outlaw(in_play="dynamite jail-JS", life=3),
        outlaw(),
        renegade(),
        deck="missed-2S saloon-5H bang-2D",
        turn=1,
        step="start",
    )
    assert t.is_out(1)
    assert t.happened("flipped") == 1
    t.asked(2, "ask-main")
    assert t.hand(2) == ["saloon-5H", "bang-2D"]


def test_phase_1_draws_two_cards_unseen_by_others(table: SetUp) -> None:
    """B-16: the top two of the deck, and it is not a choice."""
    t = table(sheriff(), outlaw(), outlaw(), renegade(), deck="bang-2D beer-6H saloon")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.hand(1) == ["bang-2D", "beer-6H"]
    assert t.deck()[0] == "saloon-5H"
    assert t.match.view(1).players[1].hand == ("bang-2D", "beer-6H")
    for viewer in (0, 2, 3, SPECTATOR):
        assert t.match.view(viewer).players[1].hand == ()
        drawn = [e for e in t.match.events_for(viewer) if e.id.startswith("event-drew")]
        assert drawn == [Text("event-drew-hidden", {"seat": 1})] * 2


def test_cards_are_played_in_any_number_and_order(table: SetUp) -> None:
    """B-17: all of them here, weapons and healing and shots mixed."""
    t = table(sheriff(hand="beer bang-2D scope barrel", life=3), outlaw(), outlaw(), renegade())
    for card in ("scope", "beer", "barrel"):
        t.play(card)
    t.play("bang", at=1)
    assert t.hand(0) == []
    assert (t.life(0), t.life(1)) == (4, 3)
    t.asked(0, "ask-main")


def test_playing_nothing_is_possible(table: SetUp) -> None:
    """B-17, B-20: phase 2 ends when the player wants."""
    t = table(sheriff(hand="bang beer"), outlaw(), outlaw(), renegade())
    t.end_turn()
    assert t.hand(0) == ["bang-AS", "beer-6H"]
    t.asked(1, "ask-main")


def test_a_card_is_resolved_with_all_it_causes_before_the_next(table: SetUp) -> None:
    """B-18: the reaction, the elimination and the reward come before another card."""
    t = table(
        sheriff(hand="bang beer"),
        outlaw(life=1, hand="missed"),
        outlaw(),
        renegade(),
        deck="2D 3D 4D 5D",
    )
    t.play("bang", at=1)
    t.asked(1, "ask-shot")
    assert t.match.decision_for(0).options == ()
    t.choose("take-it")
    t.choose("give-up")
    t.asked(0, "ask-main")
    assert t.is_out(1)
    assert t.hand(0) == ["beer-6H", "bang-2D", "bang-3D", "bang-4D"]


def test_out_of_turn_a_shot_is_answered_with_missed_only(table: SetUp) -> None:
    """B-19: no other card can be played then."""
    hand = "missed-2S beer-6H bang-2D gatling barrel-QS"
    t = table(sheriff(hand="bang"), outlaw(hand=hand, life=3), outlaw(), renegade())
    t.play("bang", at=1)
    assert [option.key for option in t.decision.options] == ["play:missed-2S", "take-it"]
    assert t.match.explain("beer-6H") == Text("why-no-answer", {})
    t.choose("take-it")
    assert t.life(1) == 2
    t.asked(0, "ask-main")  # no Beer against a hit that is not the last


def test_on_ones_own_turn_missed_cannot_be_played(table: SetUp) -> None:
    """B-19: it only answers shots."""
    t = table(sheriff(hand="missed-2S"), outlaw(), outlaw(), renegade())
    assert not t.can("play", "missed")
    assert t.match.explain("missed-2S") == Text("why-only-answers", {})


def test_out_of_turn_a_beer_saves_the_last_life_point(table: SetUp) -> None:
    """B-19: Beer is the other card played off turn."""
    t = table(sheriff(hand="bang"), outlaw(life=1, hand="beer saloon"), outlaw(), renegade())
    t.play("bang", at=1)
    t.choose("take-it")
    t.asked(1, "ask-dying")
    assert not t.can("play", "saloon")
    t.choose("play", "beer")
    assert t.life(1) == 1
    assert t.hand(1) == ["saloon-5H"]


def test_a_bang_discarded_for_indians_is_not_played(table: SetUp) -> None:
    """B-19: it is a discard."""
    t = table(sheriff(hand="indians"), outlaw(hand="bang-2D"), outlaw(), renegade())
    t.play("indians")
    t.choose("discard", "bang-2D")
    assert t.happened("played", seat=1) == 0
    assert t.happened("discarded", seat=1) == 1
    assert [t.life(seat) for seat in range(4)] == [5, 4, 3, 3]


def test_after_phase_2_no_card_can_be_played(table: SetUp) -> None:
    """B-20: in phase 3 there is only discarding."""
    t = table(sheriff(life=1, hand="beer-6H bang-2D"), outlaw(), outlaw(), renegade())
    t.end_turn()
    keys = [option.key for option in t.decision.options]
    assert keys == ["discard:beer-6H", "discard:bang-2D"]
    t.choose("discard", "beer")
    assert t.life(0) == 1


def test_an_ability_for_any_time_works_in_phase_3(table: SetUp) -> None:
    """B-20: the exception; with a higher life there is nothing left to discard here."""
    t = table(sheriff("sid_ketchum", life=3, hand="2D 3D 4D 5D 6D"), outlaw(), outlaw(), renegade())
    t.end_turn()
    t.asked(0, "ask-excess")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "bang-2D")
    t.choose("discard", "bang-3D")
    assert (t.life(0), t.hand(0)) == (4, ["bang-4D", "bang-5D", "bang-6D"])
    t.asked(1, "ask-main")


def test_excess_cards_are_discarded_by_choice(table: SetUp) -> None:
    """B-21: until there are as many as life points, and not below."""
    t = table(sheriff(life=2, hand="2D 3D 4D 5D"), outlaw(), outlaw(), renegade())
    t.end_turn()
    assert t.asked(0, "ask-excess").prompt.args == {"number": 2}
    t.choose("discard", "bang-3D")
    assert t.asked(0, "ask-excess").prompt.args == {"number": 1}
    t.choose("discard", "bang-5D")
    assert t.hand(0) == ["bang-2D", "bang-4D"]
    assert t.pile() == ["bang-5D", "bang-3D"]
    t.asked(1, "ask-main")


@pytest.mark.parametrize("life", [2, 3])
def test_nobody_may_discard_below_the_limit(table: SetUp, life: int) -> None:
    """B-21: with no more cards than life points nothing is asked."""
    t = table(sheriff(life=life, hand="2D 3D"), outlaw(), outlaw(), renegade())
    assert not t.can("discard")
    t.end_turn()
    t.asked(1, "ask-main")
    assert (t.hand(0), t.pile()) == (["bang-2D", "bang-3D"], [])


def test_the_hand_limit_holds_only_in_ones_own_phase_3(table: SetUp) -> None:
    """B-22: before it, and off turn, a hand may be of any size."""
    t = table(
        sheriff(life=1, hand="stagecoach 2D"), outlaw(life=1, hand="3D 4D 5D"), outlaw(), renegade()
    )
    t.play("stagecoach")
    assert len(t.hand(0)) == 3
    t.asked(0, "ask-main")
    assert len(t.hand(1)) == 3


def test_a_turn_lost_to_jail_has_no_phases(table: SetUp) -> None:
    """B-23: no draw, no play, and no discard either."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS", life=1, hand="2D 3D"),
        outlaw(),
        renegade(),
        deck="4D 5D 6D 7D",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.hand(1) == ["bang-2D", "bang-3D"]
    assert t.pile() == ["jail-JS", "bang-4D"]
    assert t.hand(2) == ["bang-5D", "bang-6D"]


def test_the_turn_of_a_player_who_is_eliminated_ends_at_once(table: SetUp) -> None:
    """B-24: the next player clockwise takes a turn."""
    t = table(sheriff(hand="bang-2D"), outlaw(), outlaw(hand="duel-QD", life=1), renegade(), turn=2)
    t.play("duel", at=0)
    t.choose("discard", "bang-2D")
    assert t.is_out(2)
    t.asked(3, "ask-main")
    assert len(t.hand(3)) == 2


def test_nobody_else_discards_in_a_players_phase_3(table: SetUp) -> None:
    """B-22: whoever is not in turn keeps a hand above the limit."""
    t = table(sheriff(life=1, hand="2D 3D"), outlaw(life=1, hand="4D 5D 6D"), outlaw(), renegade())
    t.end_turn()
    t.choose("discard", "bang-2D")
    t.asked(1, "ask-main")
    assert (len(t.hand(0)), len(t.hand(1))) == (1, 5)
