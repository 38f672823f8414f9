"""Lady Rose of Texas (WW-30 to WW-32)."""

from standoff.scenario.bang import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def test_seats_are_changed_with_the_player_on_the_right(table: SetUp) -> None:
    """WW-30, WW-31: who then sits on the left and skips; distances change at once."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(in_play="jail-JS"),
        deputy(out=True),
        show="lady_rose_of_texas",
    )
    assert [option.seat for option in t.decision.options if option.verb == "swap-seats"] == [3]
    t.choose("swap-seats")
    view = t.match.view(0)
    assert view.ring == (3, 1, 2, 0, 4)
    assert [p.distance for p in view.players[:4]] == [0, 2, 1, 1]
    assert not t.can("swap-seats")
    t.end_turn()
    t.asked(1, "ask-main")
    assert t.happened("turn-skipped", seat=3) == 1
    assert t.in_play(3) == ["jail-JS"]  # WW-32
    assert not t.player(3).skips


def test_not_with_two_players(table: SetUp) -> None:
    """WW-30."""
    t = table(sheriff(), outlaw(out=True), outlaw(out=True), renegade(), show="lady_rose_of_texas")
    assert not t.can("swap-seats")


def test_nobody_skips_two_turns(table: SetUp) -> None:
    """WW-32: who has to skip already does so once."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        show="lady_rose_of_texas",
        arrange=lambda game: setattr(game.players[3], "skips", True),
    )
    t.choose("swap-seats")
    t.end_turn()
    t.asked(1, "ask-main")
    t.end_turn()
    t.end_turn()
    t.asked(0, "ask-main")
    t.end_turn()
    t.asked(3, "ask-main")


def test_a_leader_who_skips_reveals_nothing(table: SetUp) -> None:
    """EV-10, WW-32: no event, for one more round."""
    t = table(
        sheriff(),
        outlaw(),
        outlaw(),
        renegade(),
        turn=1,
        number=5,
        sets=["wild_west_show", "high_noon"],
        event="thirst",
        events="blessing",
        show="lady_rose_of_texas",
    )
    t.choose("swap-seats", seat=0)
    t.end_turn()
    t.asked(2, "ask-main")
    assert t.event() == "thirst"
