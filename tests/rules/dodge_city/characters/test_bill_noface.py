"""Bill Noface (DC-54)."""

import pytest

from standoff.scenario.bang import outlaw, renegade, sheriff
from tests.conftest import SetUp


@pytest.mark.parametrize(("life", "drawn"), [(5, 1), (4, 2), (3, 3), (1, 5)])
def test_a_card_and_one_for_each_missing_life_point(table: SetUp, life: int, drawn: int) -> None:
    """DC-54, example 8: for the Sheriff with 5 points at the start."""
    t = table(sheriff("bill_noface", life=life), outlaw(), outlaw(), renegade(), step="draw")
    assert len(t.hand(0)) == drawn
