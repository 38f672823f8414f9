"""Three players, events and the Dynamite variant: who leads, and who is responsible."""

import pytest

import standoff
from standoff.games.bang.data.state import Bang
from standoff.scenario.bang import Table, deputy, outlaw, renegade
from tests.conftest import SetUp

SETS = ["dodge_city", "high_noon", "fistful_of_cards"]


def ended(t: Table) -> tuple[str, tuple[int, ...]]:
    assert t.match.result is not None
    return t.match.result.ending.id, t.match.result.winners


def test_the_deputy_leads_and_gets_the_stick() -> None:
    """EV-11, DV-5, DC-83: without a Sheriff."""
    for seed in range(10):
        match = standoff.new("bang", players=3, sets=SETS, variants=["dynamite_variant"], seed=seed)
        game = match.game
        assert isinstance(game, Bang)
        assert game.roles()[game.leader] == "deputy"
        assert game.tokens == [game.leader]
        assert game.turn.seat == game.leader


def test_the_leader_in_jail_reveals_first(table: SetUp) -> None:
    """EV-10, EV-12, DC-88: then draws! for the Jail under the event just revealed."""
    for event, turn in (("blessing", 0), ("curse", 1)):
        t = table(
            deputy(),
            outlaw(),
            renegade(hand="jail-JS"),
            events=f"{event} high_noon",
            number=3,
            turn=2,
        )
        t.play("jail", at=0)
        t.end_turn()
        assert (t.event(), t.turn()) == (event, turn)


def test_the_leader_is_eliminated(table: SetUp) -> None:
    """EV-11, DC-86: by one who does not hunt them; the next player clockwise leads for good."""
    t = table(
        deputy(life=1),
        renegade(hand="bang-2C"),
        outlaw(),
        event="thirst",
        events="shootout ambush high_noon",
        number=5,
        turn=1,
    )
    t.play("bang-2C", at=0)
    assert (t.is_out(0), t.match.view(1).leader) == (True, 1)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.event() == "thirst"
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.event() == "shootout"


@pytest.mark.parametrize("event", ["high_noon", "a_fistful_of_cards"])
def test_nobody_eliminates_by_an_event(table: SetUp, event: str) -> None:
    """EV-15, DC-86, HN-57, FC-93: no hunter wins, and nobody is rewarded."""
    t = table(
        deputy(),
        outlaw(),
        renegade(life=1, hand="bang-2C"),
        event=event,
        number=5,
        turn=1,
        deck="6C 7C 8C",
    )
    t.end_turn()
    while t.decision.seat == 2 and t.decision.prompt.id != "ask-main":
        t.choose("give-up" if t.decision.prompt.id == "ask-dying" else "take-it")
    assert t.is_out(2)
    assert not t.match.over
    assert t.happened("reward") == 0
    assert t.turn() == 0


def test_russian_roulette_among_three(table: SetUp) -> None:
    """EV-15, FC-67, FC-68: the leader goes, and the next player begins."""
    t = table(
        deputy(life=2),
        outlaw(),
        renegade(),
        events="russian_roulette shootout high_noon",
        number=4,
        step="start",
    )
    assert t.is_out(0)
    assert not t.match.over
    t.asked(1, "ask-main")
    assert t.match.view(1).leader == 1
    assert t.event() == "shootout"


def test_a_ghost_may_hunt(table: SetUp) -> None:
    """HN-12, HN-61, DC-85: who eliminates their target in a ghost's turn wins at once."""
    t = table(
        deputy(life=1),
        outlaw(out=True),
        renegade(),
        event="ghost_town",
        deck="bang-2C 3C 4C",
    )
    t.end_turn()
    t.play("bang-2C", at=0)
    assert ended(t) == ("ending-hunter", (1,))


def test_the_last_one_has_won_when_the_ghost_goes(table: SetUp) -> None:
    """HN-17, DC-86: while it is there, two are in the game."""
    t = table(
        deputy(),
        outlaw(out=True),
        renegade(life=1),
        event="ghost_town",
        deck="bang-2C scope-AS mustang-8H remington-KC barrel-QS binocular",
    )
    t.end_turn()
    t.play("bang-2C", at=2)
    assert t.is_out(2)
    assert not t.match.over
    t.end_turn()
    for card in t.hand(1):
        t.choose("discard", card)
    assert ended(t) == ("ending-last", (0,))


def test_the_dead_man_can_be_hunted_again(table: SetUp) -> None:
    """FC-21, FC-22, DC-85: he counts for everything, and Dead Man does nothing more."""
    t = table(
        deputy(hand="bang-2C bang-3C", in_play="volcanic-10S"),
        outlaw(),
        renegade(out=True),
        event="dead_man",
        first_out=2,
        turn=1,
        deck="4C 5C 6C 7C",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.life(2), len(t.hand(2))) == (2, 4)
    t.end_turn()
    t.choose("discard", "bang-4C")
    t.choose("discard", "bang-5C")
    t.play("bang-2C", at=2)
    t.choose("take-it")
    t.play("bang-3C", at=2)
    t.choose("take-it")
    t.choose("give-up")
    assert ended(t) == ("ending-hunter", (0,))


def test_beer_with_a_ghost_at_the_table(table: SetUp) -> None:
    """HN-12, DC-89: three are in the game then."""
    t = table(
        deputy(life=1, hand="beer-6H"),
        outlaw(out=True),
        renegade(),
        event="ghost_town",
        deck="bang-2C 3C 4C",
    )
    t.end_turn()
    t.play("bang-2C", at=0)
    t.choose("take-it")
    t.choose("play", "beer")
    assert t.life(0) == 1


def test_the_leader_goes_out_in_the_very_first_turn(table: SetUp) -> None:
    """EV-5, EV-11: the next Leader's first turn is the second one of a Leader."""
    t = table(
        deputy(life=1, hand="duel-QD"),
        outlaw(),
        renegade(hand="bang-2D"),
        events="the_doctor high_noon",
        number=1,
    )
    t.play("duel", at=2)
    t.choose("discard", "bang-2D")
    t.asked(1, "ask-main")
    assert (t.is_out(0), t.match.view(1).leader, t.event()) == (True, 1, "the_doctor")
