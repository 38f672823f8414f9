"""The environments pass the tests of the libraries they are for."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from standoff.env import aec
from standoff.games import GAMES

SEAT = "standoff.env.seat:standoff/Seat-v0"
WAYS = [
    pytest.param("bang", {"players": 5}, id="bang"),
    pytest.param("bang", {"players": 8, "sets": GAMES["bang"].playable().sets[1:]}, id="all"),
    pytest.param("dice", {"players": 4}, id="dice"),
    pytest.param("samurai", {"players": 3}, id="samurai"),
]


def seeded(env: Any) -> Any:
    """An environment that deals the same matches, and offers the same actions, every time."""
    env.reset(seed=1)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)
    return env


@pytest.mark.once
@pytest.mark.parametrize(("game", "more"), WAYS)
def test_pettingzoo_finds_nothing_wrong(game: str, more: dict[str, Any]) -> None:
    with warnings.catch_warnings():  # an observation with its mask is none of the plainest spaces
        warnings.filterwarnings("ignore", message="Observation (space for|is not a NumPy)")
        api_test(seeded(aec.env(game, **more)), num_cycles=60)
    seed_test(lambda: aec.env(game, **more), num_cycles=10)


@pytest.mark.once
def test_pettingzoo_measures_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would take five seconds; a clock that runs fast is enough to see that it can."""
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("time.time", lambda: next(ticks) / 10)
    performance_benchmark(aec.raw_env("bang"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.once
@pytest.mark.parametrize(("game", "more"), WAYS)
def test_gymnasium_finds_nothing_wrong(game: str, more: dict[str, Any]) -> None:
    seat = gymnasium.make(SEAT, game=game, render_mode="ansi", **more).unwrapped
    seat.action_space.seed(1)
    check_env(seat)


def test_gymnasium_makes_it_by_name() -> None:
    made = gymnasium.make(SEAT, game="dice", players=4)
    seen, _ = made.reset(seed=3)
    legal = int(np.flatnonzero(seen["action_mask"])[0])
    assert made.step(legal)[1] == 0
