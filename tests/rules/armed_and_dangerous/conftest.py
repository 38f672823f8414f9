"""Every scenario here is played with Armed & Dangerous."""

from functools import partial

import pytest

from standoff import SPECTATOR
from standoff.scenario.bang import Table
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, sets=["armed_and_dangerous"])


def supply(t: Table) -> int:
    """The tokens that nobody has."""
    return int(t.match.view(SPECTATOR).parts["armed_and_dangerous"]["supply"])


def pay(t: Table) -> None:
    """The tokens that are asked for, from the first place that has any."""
    while t.can("pay-load"):
        t.answer(next(o.key for o in t.decision.options if o.verb == "pay-load"))
