"""The deck of the show: how it lies, and what turns it over (WW-1 to WW-9)."""

import standoff
from standoff.games.bang.data.parts import EventDeck
from standoff.games.bang.data.state import Bang
from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_it_lies_face_down_over_the_final_card() -> None:
    """WW-2: nine cards that nobody knows over the last one; none is in force at first."""
    match = standoff.new("bang", players=5, seed=3, sets=["wild_west_show"])
    game = match.game
    assert isinstance(game, Bang)
    deck = game.part("wild_west_show")
    assert isinstance(deck, EventDeck)
    assert (len(deck.deck), len(deck.past)) == (10, 0)
    assert game.kind_name(deck.deck[0]) == "wild_west_show_final"
    view = match.view(0)
    assert (view.shows, view.next_event, view.parts["wild_west_show"]) == ((), None, {"left": 10})
    nexts = set()
    for seed in range(5):
        imagined = match.fork(0, seed).game
        assert isinstance(imagined, Bang)
        nexts.add(imagined.part("wild_west_show").data()["deck"][-1])
    assert len(nexts) > 1
    everyone = {c.id for part in match.rules.catalog().sets for c in part.characters}
    assert "john_pain" in everyone  # WW-1


def test_a_stagecoach_is_drawn_first_and_then_turns_it_over(table: SetUp) -> None:
    """WW-3, WW-4: the next card replaces the last one, which is gone; B-154."""
    t = table(
        sheriff(hand="stagecoach wells_fargo"),
        outlaw(),
        outlaw(),
        renegade(),
        deck="2D 3D 4D 5D 6D",
        shows="gag sacagaway miss_susanna",
    )
    t.play("stagecoach")
    assert (t.show(), t.hand(0)) == ("gag", ["wells_fargo-3H", "bang-2D", "bang-3D"])
    drawn = [event.id for event in t.match.events]
    assert drawn.index("event") > drawn.index("drew")
    t.play("wells_fargo")
    assert t.show() == "sacagaway"
    assert t.match.view(2).shows == ("sacagaway",)


def test_no_other_card_turns_it_over(table: SetUp) -> None:
    """WW-3, DC-101: a Pony Express does not; nor does a card that is discarded (WW-6)."""
    t = table(
        sheriff("sid_ketchum", hand="stagecoach beer pony_express", life=1),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "dodge_city"],
        shows="gag",
    )
    t.play("pony_express")
    t.choose("use", kind="sid_ketchum")
    t.choose("discard", "stagecoach")
    t.choose("discard", "beer")
    assert (t.match.view(0).shows, t.life(0)) == ((), 2)


def test_the_final_card_stays(table: SetUp) -> None:
    """WW-5: further Stagecoaches only draw."""
    t = table(
        sheriff(hand="stagecoach wells_fargo"),
        outlaw(),
        outlaw(),
        renegade(),
        shows="wild_west_show_final",
    )
    t.play("stagecoach")
    t.play("wells_fargo")
    assert t.show() == "wild_west_show_final"
    assert len(t.hand(0)) == 5


def test_what_is_lost_to_it_is_lost_to_nobody(table: SetUp) -> None:
    """WW-7, EV-15, EV-16: El Gringo takes nothing, nobody is rewarded, and a Beer saves."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("el_gringo"),
        outlaw(life=1),
        renegade(life=1, hand="beer-7H"),
        turn=1,
        show="miss_susanna",
        deck="2D 3D 4D 5D",
    )
    t.end_turn()
    assert (t.life(1), t.hand(1)) == (2, [])
    t.end_turn()
    t.choose("discard", "bang-2D")
    t.choose("give-up")
    assert t.is_out(2)
    assert t.happened("reward") == 0
    t.end_turn()
    t.choose("discard", "bang-4D")
    t.choose("discard", "bang-5D")
    t.choose("play", "beer-7H")
    assert t.life(3) == 1


def test_what_acts_at_the_start_of_a_turn_acts_from_the_next_one_on(table: SetUp) -> None:
    """WW-8: Darling Valentine does nothing in the turn in which she appears."""
    t = table(
        sheriff(hand="stagecoach beer"),
        outlaw(hand="missed-2S"),
        outlaw(),
        renegade(),
        deck="2D 3D 4D 5D 6D",
        shows="darling_valentine",
    )
    t.play("stagecoach")
    assert t.hand(0) == ["beer-6H", "bang-2D", "bang-3D"]
    t.end_turn()
    assert t.hand(1) == ["bang-4D", "bang-5D", "bang-6D"]


def test_two_events_are_in_force_together(table: SetUp) -> None:
    """WW-9, EV-19, WW-80: what one forbids the other does not allow."""
    t = table(
        sheriff(hand="beer missed-2S"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "high_noon"],
        event="sermon",
        show="showdown",
    )
    assert not t.can("play", "missed")
    view = t.match.view(0)
    assert (view.event, view.shows) == ("sermon", ("showdown",))
    assert t.why_not("missed-2S", 1) == "why-forbidden"


def test_the_event_of_the_leader_comes_first(table: SetUp) -> None:
    """WW-9, EV-20: High Noon takes a life point, then Darling Valentine takes the hand."""
    t = table(
        sheriff(),
        outlaw("bart_cassidy"),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "high_noon"],
        event="high_noon",
        show="darling_valentine",
        deck="2D 3D 4D 5D",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-3D", "bang-4D", "bang-5D"]
    assert t.pile() == ["bang-2D"]


def test_what_changes_a_turn_changes_the_one_in_which_it_appears(table: SetUp) -> None:
    """WW-8: whoever reveals Showdown may use any card as a BANG! card at once."""
    t = table(
        sheriff(hand="stagecoach scope"), outlaw(), outlaw(), renegade(), shows="showdown gag"
    )
    assert not t.can("play", "scope", kind="bang")
    t.play("stagecoach")
    t.choose("play", "scope", kind="bang", seat=1)
    assert t.life(1) == 3


def test_one_event_is_replaced_and_the_other_stays(table: SetUp) -> None:
    """WW-3, WW-9, EV-19: each deck has its own card in force."""
    t = table(
        sheriff(hand="stagecoach"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["wild_west_show", "high_noon"],
        event="thirst",
        events="blessing",
        show="sacagaway",
        shows="gag",
    )
    t.play("stagecoach")
    assert (t.event(), t.show()) == ("thirst", "gag")
    view = t.match.view(2)
    assert (view.event, view.next_event, view.shows) == ("thirst", "blessing", ("gag",))
    for seat in (1, 2, 3, 0):
        t.end_turn()
        t.asked(seat, "ask-main")
    assert (t.event(), t.show()) == ("blessing", "gag")
