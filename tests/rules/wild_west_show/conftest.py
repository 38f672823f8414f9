"""Every scenario here is played with Wild West Show."""

from functools import partial

import pytest

from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["wild_west_show"])
