"""Foolish moves of shadows: who is on whose side as things are (SG-54)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(("side", "warned"), [("deputy", True), ("outlaw", False)])
def test_a_shadow_renegade_is_warned_of_shooting_an_ally(
    table: SetUp, side: str, warned: bool
) -> None:
    t = table(
        sheriff(), renegade(shadow=True, side=side, hand="bang-7D"), outlaw(), outlaw(), turn=1
    )
    warnings = t.match.warnings(1)
    assert ("play:bang-7D@0" in warnings) == warned
