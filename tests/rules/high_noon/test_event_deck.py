"""The event deck (EV-1 to EV-20)."""

import pytest

import standoff
from standoff import SPECTATOR
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.parts import EventDeck
from standoff.games.bang.data.state import Bang
from standoff.games.bang.sets.fistful_of_cards import FISTFUL_OF_CARDS
from standoff.games.bang.sets.high_noon import HIGH_NOON
from standoff.scenario.bang import Table, outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def dealt(seed: int, *sets: str, events: int = 0) -> Bang:
    game = standoff.new("bang", players=5, sets=sets, seed=seed, events=events).game
    assert isinstance(game, Bang)
    return game


def deck_of(game: Bang) -> EventDeck:
    assert game.event_deck is not None
    return game.event_deck


@pytest.mark.parametrize(("part", "size"), [(HIGH_NOON, 13), (FISTFUL_OF_CARDS, 15)])
def test_one_deck(part: Set, size: int) -> None:
    """EV-1, EV-2, EV-3, EV-14, FC-1: all its events, shuffled, over the final card."""
    orders = set()
    for seed in range(5):
        game = dealt(seed, part.id)
        deck = [game.kind_name(event) for event in deck_of(game).deck]
        assert sorted(deck) == sorted(kind.id for kind in part.kinds)
        assert len(deck) == size
        assert game.box.kinds[deck_of(game).deck[0]].id in ("high_noon", "a_fistful_of_cards")
        assert deck_of(game).aside == []
        orders.add(tuple(deck))
    assert len(orders) > 1
    assert {kind.border.id for kind in part.kinds} == {"event"}
    assert not any(kind.signs for kind in part.kinds)
    assert not {"handcuffs", "new_identity"} & {kind.id for kind in part.kinds}


@pytest.mark.parametrize(("events", "size"), [(0, 12), (12, 12), (20, 20), (26, 26)])
def test_the_combined_deck(events: int, size: int) -> None:
    """EV-4: 12 of 26 or as many as agreed, over one of the two final cards; the rest is out."""
    finals = set()
    for seed in range(12):
        game = dealt(seed, "high_noon", "fistful_of_cards", events=events)
        names = [game.kind_name(event) for event in deck_of(game).deck]
        assert len(names) == size + 1
        assert len(deck_of(game).aside) == 28 - size - 1
        assert not {"high_noon", "a_fistful_of_cards"} & set(names[1:])
        finals.add(names[0])
    assert finals == {"high_noon", "a_fistful_of_cards"}


def test_a_number_of_events_that_cannot_be() -> None:
    """EV-4: 12 to 26, and only for a combined deck."""
    for events in (1, 11, 27):
        with pytest.raises(standoff.SetupError, match="12 to 26 events"):
            dealt(1, "high_noon", "fistful_of_cards", events=events)
    with pytest.raises(standoff.SetupError, match="two sets"):
        dealt(1, "high_noon", events=12)
    with pytest.raises(standoff.SetupError, match="two sets"):
        dealt(1, events=12)


def test_the_number_of_events_is_in_the_record() -> None:
    """EV-4: and a record without it is what it always was."""
    sets = ["high_noon", "fistful_of_cards"]
    match = standoff.new("bang", players=4, sets=sets, events=20, seed=1)
    assert b'"events":20' in standoff.encode(match.record())
    again = standoff.replay(standoff.encode(match.record()))
    assert again.game.data() == match.game.data()
    plain = standoff.new("bang", players=4, seed=1)
    assert b"events" not in standoff.encode(plain.record())


def test_only_the_next_event_is_known() -> None:
    """EV-3, EV-4, EV-7, worked example HN-E3: in the first turn none is in force."""
    match = standoff.new("bang", players=5, sets=["high_noon", "fistful_of_cards"], seed=4)
    game = match.game
    assert isinstance(game, Bang)
    view = match.view(SPECTATOR)
    assert (view.event, view.events_left) == (None, 13)
    assert view.next_event == game.kind_name(deck_of(game).deck[-1])
    orders, finals = set(), set()
    for seed in range(20):
        fork = match.fork(0, seed).game
        assert isinstance(fork, Bang)
        assert deck_of(fork).deck[-1] == deck_of(game).deck[-1]
        assert fork.box.kinds[deck_of(fork).deck[0]].id in ("high_noon", "a_fistful_of_cards")
        orders.add(tuple(deck_of(fork).deck))
        finals.add(deck_of(fork).deck[0])
    assert len(orders) > 10
    assert len(finals) == 2


def rounds(t: Table, number: int) -> None:
    """Everyone ends their turn, that many times round."""
    for _ in range(number * 4):
        t.asked(t.turn(), "ask-main")
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.decision.options[0].card)


def test_an_event_at_the_start_of_each_turn_of_the_leader(table: SetUp) -> None:
    """EV-5, EV-6, EV-7, EV-8, EV-19: from the second one on; only the last one is in force."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        events="shootout thirst high_noon",
        step="start",
    )
    assert t.match.view(1).event is None
    rounds(t, 1)
    view = t.match.view(1)
    assert (view.event, view.next_event, view.events_left) == ("shootout", "thirst", 2)
    assert (view.leader, view.past_events, view.bangs_left) == (0, (), 2)
    rounds(t, 1)
    view = t.match.view(1)
    assert (view.event, view.next_event, view.events_left) == ("thirst", "high_noon", 1)
    assert (view.past_events, view.bangs_left) == (("shootout",), 1)
    rounds(t, 1)
    view = t.match.view(1)
    assert (view.event, view.next_event, view.events_left) == ("high_noon", None, 0)
    rounds(t, 1)
    assert t.match.view(1).event == "high_noon"
    assert t.happened("event") == 3


def test_the_final_card_comes_in_the_fourteenth_turn() -> None:
    """EV-6, worked examples HN-E1, HN-E2, FC-E5: 12 events before it, or 14."""
    for sets, turn in ((["high_noon"], 14), (["fistful_of_cards"], 16)):
        assert len(deck_of(dealt(1, *sets)).deck) == turn - 1
    assert len(deck_of(dealt(1, "high_noon", "fistful_of_cards")).deck) == 13


def test_an_extra_turn_reveals_no_event(table: SetUp) -> None:
    """EV-9, FC-87."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=["fistful_of_cards"],
        event="vendetta",
        events="ambush a_fistful_of_cards",
        number=5,
        deck="6H 2C 3C",
    )
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.match.view(0).extra_turn
    assert t.event() == "vendetta"


def test_the_event_comes_before_everything_else_in_the_turn(table: SetUp) -> None:
    """EV-12, EV-13, EV-20: Blessing is revealed before the "draw!" for the Dynamite."""
    t = table(
        sheriff(in_play="dynamite"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        events="blessing high_noon",
        number=5,
        step="start",
        deck="5S",
    )
    assert t.life(0) == 5
    ids = [event.id for event in t.match.events]
    assert ids[:4] == ["turn", "event", "next-event", "flipped"]


def test_a_leader_in_jail_reveals_the_event_first(table: SetUp) -> None:
    """EV-10: so Blessing frees them."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        events="blessing high_noon",
        leader=1,
        turn=1,
        number=6,
        step="start",
        deck="2S",
    )
    t.asked(1, "ask-main")
    assert t.happened("escaped", seat=1) == 1


def test_the_leader_passes_to_the_left(table: SetUp) -> None:
    """EV-11: for good, to the next in the game; they reveal an event in each regular turn."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        sets=SETS,
        event="shootout",
        events="thirst blessing high_noon",
        leader=1,
        number=5,
    )
    t.play("bang", at=1)
    assert t.match.view(0).leader == 2
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.event() == "thirst"
    for _ in range(3):
        t.end_turn()
        while t.decision.prompt.id == "ask-excess":
            t.choose("discard", t.decision.options[0].card)
    t.asked(2, "ask-main")
    assert t.event() == "blessing"


def test_an_event_that_is_covered_stops_acting(table: SetUp) -> None:
    """EV-17, EV-19: what it did stays done."""
    t = table(
        sheriff(hand="bang-7D bang-8D"),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="sermon",
        events="the_reverend high_noon",
        number=4,
        turn=3,
    )
    t.end_turn()
    t.asked(0, "ask-main")
    assert t.can("play", "bang-7D")


def test_life_lost_to_an_event_is_nobodys_doing(table: SetUp) -> None:
    """EV-14, EV-15: no reward for an Outlaw, no penalty for the Sheriff."""
    t = table(
        sheriff(hand="bang-7D"),
        outlaw(life=1),
        outlaw(),
        renegade(),
        sets=SETS,
        event="high_noon",
    )
    t.end_turn()
    assert t.is_out(1)
    t.asked(2, "ask-main")
    assert (t.happened("reward"), t.happened("penalty"), t.hand(0)) == (0, 0, ["bang-7D"])


def test_one_who_is_eliminated_at_the_start_does_not_play(table: SetUp) -> None:
    """EV-16, EV-20: the next player begins, and draws."""
    t = table(
        sheriff(),
        outlaw(life=1, in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="high_noon",
        deck="2C 3C",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.happened("flipped") == 0
    assert t.hand(2) == ["bang-2C", "bang-3C"]
