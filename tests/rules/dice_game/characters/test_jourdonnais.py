"""Jourdonnais loses little to the Indians."""

import pytest

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


@pytest.mark.parametrize(("arrows", "life"), [(4, 6), (1, 6), (0, 7)])
def test_at_most_one_life_point(dice_table: SetUpDice, arrows: int, life: int) -> None:
    """DG-62: none without arrows."""
    t = dice_table(
        sheriff(arrows=8 - arrows),
        outlaw("jourdonnais", arrows=arrows),
        outlaw(),
        renegade(),
        coming="arrow beer beer gatling gatling",
    )
    assert t.life(1) == life
    assert t.arrows(1) == 0
