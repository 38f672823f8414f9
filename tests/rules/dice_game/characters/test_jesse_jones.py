"""Jesse Jones gains more by his own Beers when he is low."""

import pytest

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


@pytest.mark.parametrize(("life", "after"), [(4, 8), (5, 7), (3, 7)])
def test_looked_at_once_at_the_start_of_the_step(
    dice_table: SetUpDice, life: int, after: int
) -> None:
    """DG-61: for all Beers of the step."""
    t = dice_table(
        sheriff(),
        outlaw("jesse_jones", life=life),
        outlaw(),
        renegade(),
        turn=1,
        roll="beer beer arrow arrow dynamite",
    )
    t.stop()
    t.choose("pour", seat=1)
    t.choose("pour", seat=1)
    assert t.life(1) == after


def test_a_beer_for_others_or_from_others_gives_one(dice_table: SetUpDice) -> None:
    """DG-61."""
    seats = [sheriff(life=3), outlaw("jesse_jones", life=2), outlaw(), renegade()]
    t = dice_table(*seats, turn=1, roll="beer arrow arrow dynamite dynamite")
    t.stop()
    t.choose("pour", seat=0)
    assert t.life(0) == 4
    t = dice_table(*seats, turn=0, roll="beer arrow arrow dynamite dynamite")
    t.stop()
    t.choose("pour", seat=1)
    assert t.life(1) == 3
