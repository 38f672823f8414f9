"""Every scenario here is played with Dodge City and both decks of events."""

from functools import partial

import pytest

from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["dodge_city", "high_noon", "fistful_of_cards"])
