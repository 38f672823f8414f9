"""Every scenario here is played with the Great Train Robbery."""

from functools import partial

import pytest

from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["great_train_robbery"])
