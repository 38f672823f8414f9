"""Every scenario here is played with Gold Rush."""

from functools import partial

import pytest

from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["gold_rush"])
