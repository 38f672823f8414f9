"""Scenarios fail if they leave a question unanswered."""

import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import hypothesis
import pytest

from standoff.kernel.scenario import Scenario
from standoff.scenario.bang import Table
from standoff.scenario.dice import DiceTable
from standoff.scenario.samurai import SamuraiTable

SetUp = Callable[..., Table]
SetUpDice = Callable[..., DiceTable]
SetUpSamurai = Callable[..., SamuraiTable]


# What is generated is the same every time, however busy the machine: nothing fails by chance.
hypothesis.settings.register_profile("fixed", derandomize=True, deadline=None)
hypothesis.settings.load_profile("fixed")

# What is tested is said in English, whatever language the machine speaks.
os.environ["LC_ALL"] = "C"


@pytest.fixture(scope="session", autouse=True)
def a_folder_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever a test writes by the way, it does not write into the project."""
    os.chdir(tmp_path_factory.mktemp("here"))


S = TypeVar("S", bound=Scenario)


@pytest.fixture
def table() -> Iterator[SetUp]:
    """Sets up positions of the card game."""
    yield from positions(Table)


@pytest.fixture
def dice_table() -> Iterator[SetUpDice]:
    """Sets up positions of the Dice Game."""
    yield from positions(DiceTable)


@pytest.fixture
def samurai_table() -> Iterator[SetUpSamurai]:
    """Sets up positions of Samurai Sword."""
    yield from positions(SamuraiTable)


def positions(game: Callable[..., S]) -> Iterator[Callable[..., S]]:
    """Gives what sets up positions of a game; afterwards no question may be left in them."""
    made: list[S] = []

    def set_up(*seats: Any, **position: Any) -> S:
        made.append(game(*seats, **position))
        return made[-1]

    yield set_up
    for each in made:
        each.finish()
