"""The tool that says by how much one bot is better than another (tools/levels.py)."""

from pathlib import Path

import pytest

from standoff.lab.crew import ALONE
from tools import levels
from tools.levels import ANY, Plan, all_played, blocks, dealt, played, spread, surely

pytestmark = pytest.mark.once


def plan(bot: str, again: int = 0, players: int = 4) -> Plan:
    return Plan("dice", players, bot, "gambler", "outlaw", 12, None, again)


@pytest.mark.parametrize("again", [0, 2])
def test_a_bot_in_its_own_place_gains_nothing(again: int) -> None:
    for number in range(3):
        told = played(plan("gambler", again), number)
        assert told.gain == 0
        assert not told.left


def test_the_gain_of_a_game_is_that_of_its_choices() -> None:
    told = played(plan("random", again=1), 1)
    assert len(told.left) > 1
    assert told.gain == pytest.approx(sum(told.left.values()))
    assert told.decisions > 0


def test_games_that_are_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, asked = tmp_path / "games", plan("random")
    first = all_played(asked, range(2, 4), ALONE, kept)
    all_played(plan("gambler"), range(2, 3), ALONE, kept)
    longer = all_played(asked, range(5), ALONE, kept)
    assert longer[2:4] == first
    monkeypatch.setattr(levels, "played", None)
    assert all_played(asked, range(5), ALONE, kept) == longer
    assert len(kept.read_text().splitlines()) == 6


def test_numbers_that_follow_each_other_are_played_together() -> None:
    assert list(blocks([3, 4, 5, 8])) == [range(3, 6), range(8, 9)]
    assert list(blocks([])) == []


def test_intervals_are_wider_for_few_games() -> None:
    assert surely(10) == pytest.approx(3.169, abs=0.02)
    assert surely(1000) == pytest.approx(2.581, abs=0.001)
    assert spread([0.0, 0.5] * 50) == "+25.0% (+18.4% to +31.6%)"


def test_the_seat_has_the_role_or_seats_take_turns() -> None:
    for number in range(4):
        match, seat = dealt(plan("gambler"), number)
        assert match.game.roles()[seat] == "outlaw"
        assert dealt(plan("gambler")._replace(role=ANY), number)[1] == number
