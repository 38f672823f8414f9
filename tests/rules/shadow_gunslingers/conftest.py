"""Every scenario here is played with Shadow Gunslingers."""

from functools import partial

import pytest

from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, variants=["shadow_gunslingers"])
