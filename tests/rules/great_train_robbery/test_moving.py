"""Moving the Train (GTR-10 to GTR-16, GTR-118)."""

from standoff.games.bang.data.state import Bang
from standoff.kernel.event import Event
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp

PART = "great_train_robbery"
OTHERS = (outlaw(), outlaw(), renegade())


def place(t: Table) -> int:
    """The station the Locomotive stands at, from 1."""
    at: int = t.match.view(0).parts[PART]["at"]
    return at + 1


def test_it_advances_in_every_turn_of_the_sheriff(table: SetUp) -> None:
    """GTR-10, GTR-11: his first turn included; not in those of others."""
    t = table(sheriff(), *OTHERS, step="start", row="caboose mail_car express_car")
    assert place(t) == 2
    wagons = t.match.view(0).parts[PART]["wagons"]
    assert [wagon["station"] for wagon in wagons] == [0, None, None]
    assert [wagon["id"] for wagon in wagons] == ["caboose", "mail_car", "express_car"]
    for _ in range(3):
        t.end_turn()
        while t.decision.prompt.id != "ask-main":
            t.choose("discard", t.hand(t.decision.seat)[0])
    assert place(t) == 2
    t.end_turn()
    assert (t.turn(), place(t)) == (0, 3)


def test_it_is_the_first_thing_of_the_turn(table: SetUp) -> None:
    """GTR-12, GTR-98: before the Dynamite, and before phase 1."""
    t = table(sheriff(in_play="dynamite"), *OTHERS, step="start", deck="6H")
    t.in_order(
        Event("turn", seat=0),
        Event("train-advances"),
        Event("flipped", seat=0),
        Event("drew", seat=0),
    )


def test_an_event_comes_first(table: SetUp) -> None:
    """GTR-12, GTR-98, HN-74: the next event is turned over, then the Train moves."""
    t = table(
        sheriff(life=3),
        *OTHERS,
        step="start",
        number=5,
        sets=[PART, "high_noon"],
        events="the_doctor high_noon",
    )
    t.in_order(Event("event"), Event("healed", seat=0), Event("train-advances"))


def test_start_of_turn_events_act_first(table: SetUp) -> None:
    """GTR-12: High Noon costs its life point before the Train moves."""
    t = table(
        sheriff(life=3),
        *OTHERS,
        step="start",
        number=5,
        sets=[PART, "high_noon"],
        event="high_noon",
    )
    t.in_order(Event("lost-life", seat=0), Event("train-advances"))


def test_an_extra_turn_counts(table: SetUp) -> None:
    """GTR-13."""
    t = table(sheriff(), *OTHERS, step="start", extra=True)
    assert place(t) == 2


def test_of_three_players_the_deputy_moves_it(table: SetUp) -> None:
    """GTR-14: who plays first; when out, the next one to the left does."""
    t = table(deputy(), outlaw(), renegade(), step="start", sets=[PART, "dodge_city"])
    assert place(t) == 2
    t = table(
        deputy(out=True),
        outlaw(),
        renegade(),
        turn=1,
        leader=1,
        step="start",
        sets=[PART, "dodge_city"],
    )
    assert place(t) == 2


def test_the_duty_passes_on_with_the_leader(table: SetUp) -> None:
    """GTR-14: in the turns of the next player still in play."""
    t = table(
        deputy(life=1),
        outlaw(),
        renegade(hand="bang-7D"),
        turn=2,
        sets=[PART, "dodge_city"],
    )
    t.play("bang", at=0)
    assert t.game.leader == 1
    t.end_turn()
    assert (t.turn(), place(t)) == (1, 2)
    t.end_turn()
    assert (t.turn(), place(t)) == (2, 2)


def test_other_ways_to_advance(table: SetUp) -> None:
    """GTR-15, GTR-16, GTR-59, GTR-97: Next Stop and Zippy Roy, before or after an acquisition."""
    t = table(
        outlaw("zippy_roy", hand="next_stop-2D bang-7D"),
        sheriff(),
        *OTHERS[1:],
        line="crowns_hole boom_town",
        row="caboose mail_car express_car",
    )
    t.play("next_stop")
    assert place(t) == 2
    t.choose("use", kind="zippy_roy")
    assert place(t) == 3
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    assert t.in_play(0) == ["caboose"]


def test_an_advance_after_an_acquisition(table: SetUp) -> None:
    """GTR-16: in any order."""
    t = table(
        outlaw("zippy_roy", hand="bang-7D"),
        sheriff(),
        *OTHERS[1:],
        row="caboose mail_car express_car",
        at=2,
    )
    t.choose("acquire", "caboose")
    t.choose("discard", "bang")
    t.choose("use", kind="zippy_roy")
    assert (place(t), t.in_play(0)) == (3, ["caboose"])


def test_a_turn_that_is_skipped_does_not_move_it(table: SetUp) -> None:
    """GTR-118."""

    def skips(game: Bang) -> None:
        game.players[0].skips = True

    t = table(sheriff(), *OTHERS, turn=3, arrange=skips)
    t.end_turn()
    assert (t.turn(), place(t)) == (1, 1)
