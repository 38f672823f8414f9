"""Scenario tests run in four modes, and fail if they leave a question unanswered."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from standoff.kernel.scenario import MODES
from standoff.scenario.bang import Table

SetUp = Callable[..., Table]


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
