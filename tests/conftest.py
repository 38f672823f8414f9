"""Scenario tests run in four modes, and fail if they leave a question unanswered."""

import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest

from standoff.kernel.scenario import MODES, Scenario
from standoff.scenario.bang import Table
from standoff.scenario.dice import DiceTable
from standoff.scenario.samurai import SamuraiTable

SetUp = Callable[..., Table]
SetUpDice = Callable[..., DiceTable]
SetUpSamurai = Callable[..., SamuraiTable]


@pytest.fixture(scope="session", autouse=True)
def a_folder_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever a test writes by the way, it does not write into the project."""
    os.chdir(tmp_path_factory.mktemp("here"))


S = TypeVar("S", bound=Scenario)


@pytest.fixture(params=MODES)
def table(request: pytest.FixtureRequest) -> Iterator[SetUp]:
    """Sets up positions of the card game, in each mode."""
    yield from positions(Table, request.param)


@pytest.fixture(params=MODES)
def dice_table(request: pytest.FixtureRequest) -> Iterator[SetUpDice]:
    """Sets up positions of the Dice Game, in each mode."""
    yield from positions(DiceTable, request.param)


@pytest.fixture(params=MODES)
def samurai_table(request: pytest.FixtureRequest) -> Iterator[SetUpSamurai]:
    """Sets up positions of Samurai Sword, in each mode."""
    yield from positions(SamuraiTable, request.param)


def positions(game: Callable[..., S], mode: str) -> Iterator[Callable[..., S]]:
    """Gives what sets up positions of a game; afterwards no question may be left in them."""
    made: list[S] = []

    def set_up(*seats: Any, **position: Any) -> S:
        made.append(game(*seats, mode=mode, **position))
        return made[-1]

    yield set_up
    for each in made:
        each.finish()
