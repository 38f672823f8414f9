"""Every scenario here is played with Shadow Gunslingers."""

from functools import partial

import pytest

from standoff import SPECTATOR
from standoff.scenario.bang import Table
from tests.conftest import SetUp


@pytest.fixture
def table(table: SetUp) -> SetUp:
    return partial(table, variants=["shadow_gunslingers"])


def sides(t: Table) -> dict[str, str]:
    """The sides of those who were Renegades, by seat."""
    return dict(t.match.view(SPECTATOR).parts["shadow_gunslingers"]["sides"])


def gone(t: Table) -> bool:
    """Whether the shadows are out for good."""
    return bool(t.match.view(SPECTATOR).parts["shadow_gunslingers"]["gone"])


def ended(t: Table) -> tuple[str, tuple[int, ...]]:
    """How it ended, and who won."""
    assert t.match.result is not None
    return t.match.result.ending.id, t.match.result.winners
