"""Elimination and the end of the game (DG-46 to DG-50, DG-75)."""

from standoff import SPECTATOR
from standoff.games import roles
from standoff.scenario.dice import DiceTable, deputy, outlaw, renegade, sheriff
from standoff.texts import Texts
from tests.conftest import SetUpDice

SHOT = "bullseye_1 arrow arrow dynamite dynamite"


def ended(table: DiceTable) -> tuple[str, tuple[int, ...]]:
    """How the match has ended, and for whom."""
    result = table.match.result
    assert result is not None
    return result.ending.id, result.winners


def test_who_is_out_shows_the_role_and_returns_arrows(dice_table: SetUpDice) -> None:
    """DG-46."""
    t = dice_table(sheriff(), outlaw(life=1, arrows=4), outlaw(), renegade(), roll=SHOT)
    assert t.match.view(SPECTATOR).players[1].role is None
    t.stop()
    t.shoot(1)
    assert t.is_out(1)
    assert t.match.view(SPECTATOR).players[1].role == "outlaw"
    assert t.pile() == 9


def test_outlaws_win_with_those_who_are_out(dice_table: SetUpDice) -> None:
    """DG-46, DG-47: as soon as the Sheriff is eliminated."""
    t = dice_table(sheriff(life=1), outlaw(), outlaw(out=True), renegade(), turn=1, roll=SHOT)
    t.stop()
    t.shoot(0)
    assert ended(t) == ("ending-outlaws", (1, 2))
    assert [player.role for player in t.match.view(SPECTATOR).players] == t.game.roles()


def test_the_law_wins_with_the_deputies(dice_table: SetUpDice) -> None:
    """DG-47: all Outlaws and Renegades are eliminated."""
    t = dice_table(
        sheriff(), outlaw(life=1), outlaw(out=True), renegade(out=True), deputy(out=True), roll=SHOT
    )
    t.stop()
    assert ended(t) == ("ending-law", (0, 4))


def test_the_renegade_wins_alone(dice_table: SetUpDice) -> None:
    """DG-47: the only player in play when the Sheriff is eliminated."""
    t = dice_table(
        sheriff(life=1), outlaw(out=True), outlaw(out=True), renegade(), turn=3, roll=SHOT
    )
    t.stop()
    assert ended(t) == ("ending-renegade", (3,))


def test_the_end_is_checked_once_for_all_who_go_out(dice_table: SetUpDice) -> None:
    """DG-48: the Outlaw falls in the same step as the Sheriff, so the Renegade is alone."""
    t = dice_table(
        sheriff(life=1),
        renegade(),
        outlaw(life=1),
        outlaw(out=True),
        turn=1,
        roll="bullseye_1 bullseye_1 arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(0)
    t.shoot(2)
    assert ended(t) == ("ending-renegade", (1,))


def test_if_nobody_is_left_the_outlaws_win(dice_table: SetUpDice) -> None:
    """DG-49: all go out at once."""
    t = dice_table(
        sheriff(life=3, arrows=2),
        outlaw(life=3, arrows=3),
        outlaw(out=True),
        renegade(life=3, arrows=3),
        coming="arrow beer beer gatling gatling",
    )
    assert all(t.is_out(seat) for seat in range(4))
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_the_sheriff_is_looked_at_first(dice_table: SetUpDice) -> None:
    """DG-49: out together with the last Outlaw, a Deputy being left: the Outlaws win."""
    t = dice_table(
        sheriff(life=2, arrows=4),
        outlaw(life=2, arrows=4),
        outlaw(out=True),
        renegade(out=True),
        deputy(),
        coming="arrow beer beer gatling gatling",
    )
    assert ended(t) == ("ending-outlaws", (1, 2))


def test_two_renegades_play_each_alone(dice_table: SetUpDice) -> None:
    """DG-50: the Sheriff is eliminated while both are in play: the Outlaws win."""
    t = dice_table(
        sheriff(life=1),
        renegade(),
        outlaw(out=True),
        outlaw(out=True),
        outlaw(out=True),
        deputy(out=True),
        deputy(out=True),
        renegade(),
        turn=1,
        roll=SHOT,
    )
    t.stop()
    t.shoot(0)
    assert ended(t) == ("ending-outlaws", (2, 3, 4))


def test_the_last_of_two_renegades_wins(dice_table: SetUpDice) -> None:
    """DG-50."""
    t = dice_table(
        sheriff(life=1),
        renegade(),
        outlaw(out=True),
        outlaw(out=True),
        outlaw(out=True),
        deputy(out=True),
        deputy(out=True),
        renegade(out=True),
        turn=1,
        roll=SHOT,
    )
    t.stop()
    assert ended(t) == ("ending-renegade", (1,))


def test_every_role_is_told_its_aim() -> None:
    """DG-75."""
    for language in ("en", "es", "it"):
        texts = Texts(language, "dice")
        aims = {texts.goal(role, players) for role in roles.NAMES for players in (3, 4)}
        assert len(aims) == 4 + 3
