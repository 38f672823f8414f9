"""High Noon, the final card (HN-56, HN-57)."""

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp

SETS = ["high_noon"]


def test_every_turn_starts_with_a_life_point_lost(table: SetUp) -> None:
    """HN-56, EV-12, EV-15: before the "draw!" for a Jail, and even if the turn is lost."""
    t = table(
        sheriff(),
        outlaw(in_play="jail-JS"),
        outlaw(),
        renegade(),
        sets=SETS,
        event="high_noon",
        deck="2C",
    )
    t.end_turn()
    t.asked(2, "ask-main")
    assert [t.life(seat) for seat in range(4)] == [5, 3, 3, 4]
    assert t.happened("turn-lost", seat=1) == 1


def test_it_stays_to_the_end(table: SetUp) -> None:
    """HN-56, EV-8: nothing is revealed after it."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        sets=SETS,
        event="high_noon",
        number=9,
        step="start",
    )
    assert t.life(0) == 4
    assert (t.event(), t.match.view(1).events_left) == ("high_noon", 0)
    assert t.happened("event") == 0


def test_bart_cassidy_draws_and_el_gringo_takes_nothing(table: SetUp) -> None:
    """HN-57, HN-60, EV-15."""
    t = table(
        sheriff(hand="beer-6H"),
        outlaw("bart_cassidy"),
        outlaw("el_gringo"),
        renegade(),
        sets=SETS,
        event="high_noon",
        deck="2C 3C 4C 5C 6C",
    )
    t.end_turn()
    assert t.hand(1) == ["bang-2C", "bang-3C", "bang-4C"]
    t.end_turn()
    t.asked(2, "ask-main")
    assert (t.hand(0), t.hand(2)) == (["beer-6H"], ["bang-5C", "bang-6C"])


def test_a_beer_saves_and_without_one_the_next_player_begins(table: SetUp) -> None:
    """HN-57, EV-15, EV-16: nobody is rewarded or punished for it."""
    t = table(
        sheriff(),
        outlaw(life=1, hand="beer-6H"),
        outlaw(life=1),
        renegade(),
        sets=SETS,
        event="high_noon",
    )
    t.end_turn()
    t.choose("play", "beer")
    t.asked(1, "ask-main")
    assert t.life(1) == 1
    t.end_turn()
    while t.turn() == 1:
        t.choose("discard", t.hand(1)[0])
    t.asked(3, "ask-main")
    assert t.is_out(2)
    assert t.happened("reward") == 0
