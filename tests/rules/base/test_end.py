"""The end of the game (B-137 to B-144)."""

from standoff import SPECTATOR, Text
from standoff.games import roles
from standoff.scenario.bang import Table, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp


def ended(table: Table) -> tuple[str, tuple[int, ...]]:
    """How the match has ended, and for whom."""
    result = table.match.result
    assert result is not None
    return result.ending.id, result.winners


def test_the_game_ends_as_soon_as_the_sheriff_is_out(table: SetUp) -> None:
    """B-137, B-139: in the middle of a turn; the Outlaws win together."""
    t = table(sheriff(life=1), outlaw(hand="bang beer"), outlaw(), deputy(), renegade(), turn=1)
    t.play("bang", at=0)
    assert ended(t) == ("ending-outlaws", (1, 2))
    assert t.hand(1) == ["beer-6H"]


def test_the_game_ends_when_outlaws_and_renegade_are_out(table: SetUp) -> None:
    """B-137, B-140: the law wins, and nothing more is drawn as a reward."""
    t = table(sheriff(hand="bang"), outlaw(life=1), deputy(), outlaw(out=True), renegade(out=True))
    t.play("bang", at=1)
    assert ended(t) == ("ending-law", (0, 2))
    assert t.hand(0) == []


def test_victory_waits_for_the_card_to_finish(table: SetUp) -> None:
    """B-137: the Sheriff is lost, but the Gatling goes round; a later death changes who wins."""
    t = table(
        sheriff(life=1),
        outlaw(life=1, hand="2D"),
        outlaw(out=True),
        renegade(hand="gatling"),
        turn=3,
    )
    t.play("gatling")
    assert not t.match.over
    t.asked(1, "ask-shot")
    t.choose("take-it")
    t.choose("give-up")
    assert ended(t) == ("ending-renegade", (3,))


def test_the_renegade_left_alone_wins(table: SetUp) -> None:
    """B-138: the last duel with the Sheriff."""
    t = table(
        sheriff(life=1),
        deputy(out=True),
        outlaw(out=True),
        outlaw(out=True),
        renegade(hand="bang"),
        turn=4,
    )
    t.play("bang", at=0)
    assert ended(t) == ("ending-renegade", (4,))


def test_the_renegade_wins_even_by_a_dynamite(table: SetUp) -> None:
    """B-137, B-138: whatever eliminates the Sheriff."""
    t = table(
        sheriff(life=3, in_play="dynamite"),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        deck="2S",
        step="start",
    )
    assert ended(t) == ("ending-renegade", (3,))


def test_outlaws_win_even_if_none_is_left(table: SetUp) -> None:
    """B-139: the Renegade shot the Sheriff too early, with a Deputy still there."""
    t = table(
        sheriff(life=1),
        outlaw(out=True),
        outlaw(out=True),
        deputy(),
        renegade(hand="bang"),
        turn=4,
    )
    t.play("bang", at=0)
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_one_outlaw_left_alone_wins_for_all(table: SetUp) -> None:
    """B-139: the eliminated Outlaw too, and not the Renegade who is out."""
    t = table(sheriff(life=1), outlaw(hand="bang"), outlaw(out=True), renegade(out=True), turn=1)
    t.play("bang", at=0)
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_eliminated_deputies_win_with_the_sheriff(table: SetUp) -> None:
    """B-140: they need not be in the game."""
    t = table(
        sheriff(hand="bang"),
        renegade(life=1),
        deputy(out=True),
        outlaw(out=True),
        outlaw(out=True),
        outlaw(out=True),
        deputy(),
    )
    t.play("bang", at=1)
    assert ended(t) == ("ending-law", (0, 2, 6))


def test_the_sheriffs_elimination_decides(table: SetUp) -> None:
    """B-141: out together with the last Outlaw and the Renegade, a Deputy left: Outlaws win."""
    t = table(
        sheriff(life=1),
        outlaw(life=1),
        outlaw(out=True),
        deputy(hand="gatling"),
        renegade(life=1),
        turn=3,
    )
    t.play("gatling")
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_the_sheriff_and_the_last_outlaw_out_together(table: SetUp) -> None:
    """B-141: with the Renegade and a Deputy left it is not the Renegade who wins."""
    t = table(
        sheriff(life=1),
        outlaw(life=1),
        outlaw(out=True),
        deputy(life=2),
        renegade(hand="indians"),
        turn=4,
    )
    t.play("indians")
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_if_nobody_is_left_the_outlaws_win() -> None:
    """B-142: no card of the base game can do it, but the rule stands."""
    dealt = list(roles.CASTS[5].dealt)
    nobody = [False] * 5
    how = roles.ending(dealt, nobody)
    assert how == "ending-outlaws"
    assert roles.winners(how, dealt, nobody) == [2, 3]


def test_the_game_goes_on_against_the_renegade(table: SetUp) -> None:
    """B-143: with the last Outlaw out the reward is drawn and the turn continues."""
    t = table(sheriff(hand="bang"), outlaw(life=1), outlaw(out=True), renegade(), deck="2D 3D 4D")
    t.play("bang", at=1)
    assert not t.match.over
    assert t.match.result is None
    assert t.hand(0) == ["bang-2D", "bang-3D", "bang-4D"]
    t.asked(0, "ask-main")


def test_the_game_goes_on_while_an_outlaw_is_left(table: SetUp) -> None:
    """B-137: the Renegade out is not enough."""
    t = table(sheriff(hand="bang"), renegade(life=1), outlaw(out=True), outlaw())
    t.play("bang", at=1)
    t.asked(0, "ask-main")
    assert t.match.view(0).ending is None


def test_all_roles_are_revealed_at_the_end(table: SetUp) -> None:
    """B-144: to those who watch too, with the result."""
    t = table(sheriff(life=1), outlaw(hand="bang"), outlaw(), deputy(), renegade(), turn=1)
    assert [p.role for p in t.match.view(2).players] == ["sheriff", None, "outlaw", None, None]
    t.play("bang", at=0)
    everyone = ["sheriff", "outlaw", "outlaw", "deputy", "renegade"]
    for viewer in (0, 2, SPECTATOR):
        assert [p.role for p in t.match.view(viewer).players] == everyone
    assert t.match.result is not None
    assert t.match.result.roles == tuple(everyone)
    told = t.match.events_for(SPECTATOR)
    assert Text("event-ending-outlaws", {}) in told
    assert Text("event-role", {"seat": 4, "role": "renegade"}) in told
