"""Scenarios here are played with Dodge City and both decks of events, unless they say otherwise."""

from functools import partial

import pytest

from tests.conftest import SetUp
from tests.rules.valley_of_shadows.conftest import with_valley


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["dodge_city", "high_noon", "fistful_of_cards"])


@pytest.fixture
def valley(table: SetUp) -> SetUp:
    """Played with the Valley of Shadows and the sets that are named."""
    return with_valley(table)
