"""Paul Regret has nothing to fear from the Gatling."""

from standoff.scenario.dice import outlaw, renegade, sheriff
from tests.conftest import SetUpDice


def test_no_loss_from_the_gatling(dice_table: SetUpDice) -> None:
    """DG-44, DG-71: but from shots."""
    t = dice_table(
        sheriff(),
        outlaw("paul_regret"),
        outlaw(),
        renegade(),
        roll="gatling gatling gatling bullseye_1 dynamite",
    )
    t.stop()
    t.shoot(1)
    assert (t.life(1), t.life(2)) == (8, 7)
