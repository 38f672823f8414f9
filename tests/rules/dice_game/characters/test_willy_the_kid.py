"""Willy the Kid needs two Gatlings."""

import pytest

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


@pytest.mark.parametrize(
    ("roll", "shots"),
    [
        ("gatling arrow arrow arrow dynamite", 0),
        ("gatling gatling arrow arrow dynamite", 1),
        ("gatling gatling gatling gatling dynamite", 1),
    ],
)
def test_two_results_fire_once(dice_table: SetUpDice, roll: str, shots: int) -> None:
    """DG-42, DG-70: at most once per turn."""
    t = dice_table(sheriff("willy_the_kid"), outlaw(), outlaw(), renegade(), roll=roll)
    t.stop()
    assert t.life(1) == 8 - shots
    assert t.happened("gatling", seat=0) == shots
