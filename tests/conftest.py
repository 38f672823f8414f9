"""Scenario tests run in four modes, and fail if they leave a question unanswered."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from standoff.kernel.scenario import MODES
from standoff.scenario.bang import Table

SetUp = Callable[..., Table]


@pytest.fixture(scope="session", autouse=True)
def a_folder_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever a test writes by the way, it does not write into the project."""
    os.chdir(tmp_path_factory.mktemp("here"))


@pytest.fixture(params=MODES)
def table(request: pytest.FixtureRequest) -> Iterator[SetUp]:
    """Sets up positions of the card game, in each mode."""
    made: list[Table] = []

    def set_up(*seats: Any, **position: Any) -> Table:
        made.append(Table(*seats, mode=request.param, **position))
        return made[-1]

    yield set_up
    for each in made:
        each.finish()
