"""Every scenario here is played with Armed & Dangerous."""

from functools import partial

import pytest

from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["armed_and_dangerous"])
