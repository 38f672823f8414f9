"""Three players (DG-51 to DG-55)."""

import pytest

import standoff
from standoff import SPECTATOR
from standoff.scenario.dice import deputy, outlaw, renegade
from tests.conftest import SetUpDice
from tests.rules.dice_game.test_end import SHOT, ended

FIRE = "gatling gatling gatling arrow dynamite"
LAST_ARROW = "arrow beer beer gatling gatling"


@pytest.mark.parametrize("seed", range(4))
def test_open_roles_and_no_extra_life(seed: int) -> None:
    """DG-51: the Deputy plays first."""
    match = standoff.new("dice", players=3, seed=seed)
    table = match.view(SPECTATOR)
    assert sorted(str(player.role) for player in table.players) == ["deputy", "outlaw", "renegade"]
    first = next(event.seat for event in match.events if event.id == "turn")
    assert table.players[first].role == "deputy"
    printed = {each.id: each.life for each in match.rules.catalog().sets[0].characters}
    assert all(player.max_life == printed[player.character] for player in table.players)


@pytest.mark.parametrize(("by", "target"), [(0, 2), (2, 1), (1, 0)])
def test_whoever_takes_the_last_life_point_of_the_target_wins(
    dice_table: SetUpDice, by: int, target: int
) -> None:
    """DG-52: Deputy, Renegade and Outlaw hunt each other in a circle."""
    seats = [deputy(), outlaw(), renegade()]
    seats[target].life = 1
    t = dice_table(*seats, turn=by, roll=SHOT)
    t.stop()
    t.shoot(target)
    assert ended(t) == ("ending-hunter", (by,))


def test_the_wrong_player_leaves_a_duel(dice_table: SetUpDice) -> None:
    """DG-53: the Outlaw has eliminated the Deputy's target."""
    t = dice_table(deputy(), outlaw(), renegade(life=1), turn=1, roll=SHOT)
    t.stop()
    t.shoot(2)
    assert t.is_out(2)
    t.asked(0, "ask-roll")


def test_indians_leave_a_duel(dice_table: SetUpDice) -> None:
    """DG-53: in the Deputy's turn, but not by his doing."""
    t = dice_table(deputy(arrows=3), outlaw(), renegade(life=2, arrows=5), coming=LAST_ARROW)
    assert t.is_out(2)
    t.asked(0, "ask-roll")


def test_the_duel_is_won_by_the_last_one(dice_table: SetUpDice) -> None:
    """DG-53."""
    t = dice_table(deputy(), outlaw(life=1), renegade(out=True), roll=SHOT)
    t.stop()
    assert ended(t) == ("ending-last", (0,))


def test_the_gatling_counts_as_ones_own_doing(dice_table: SetUpDice) -> None:
    """DG-54."""
    t = dice_table(deputy(), outlaw(), renegade(life=1), roll=FIRE)
    t.stop()
    assert ended(t) == ("ending-hunter", (0,))


def test_target_and_third_player_together(dice_table: SetUpDice) -> None:
    """DG-54."""
    t = dice_table(deputy(), outlaw(life=1), renegade(life=1), roll=FIRE)
    t.stop()
    assert ended(t) == ("ending-last", (0,))


def test_an_attack_that_leaves_one(dice_table: SetUpDice) -> None:
    """DG-55."""
    t = dice_table(
        deputy(life=3, arrows=3), outlaw(), renegade(life=5, arrows=5), coming=LAST_ARROW
    )
    assert ended(t) == ("ending-last", (1,))


def test_an_attack_that_leaves_nobody(dice_table: SetUpDice) -> None:
    """DG-55: the Outlaw wins."""
    t = dice_table(
        deputy(life=3, arrows=3),
        outlaw(life=1, arrows=1),
        renegade(life=4, arrows=4),
        coming=LAST_ARROW,
    )
    assert ended(t) == ("ending-outlaws", (1,))
