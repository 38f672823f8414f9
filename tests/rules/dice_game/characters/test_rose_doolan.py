"""Rose Doolan shoots further."""

import pytest

from standoff.scenario.dice import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice

SEVEN = (outlaw(), outlaw(), outlaw(), renegade(), deputy(), deputy())


@pytest.mark.parametrize(
    ("face", "others", "targets"),
    [
        ("bullseye_1", SEVEN, [1, 2, 5, 6]),
        ("bullseye_2", SEVEN, [2, 3, 4, 5]),
        ("bullseye_1", (outlaw(), outlaw(), renegade()), [1, 2, 3]),
        ("bullseye_2", (outlaw(), outlaw(), renegade()), [1, 2, 3]),
        ("bullseye_2", (outlaw(), outlaw(out=True), renegade()), [1, 3]),
    ],
)
def test_one_place_further(
    dice_table: SetUpDice, face: str, others: tuple[Seat, ...], targets: list[int]
) -> None:
    """DG-65: three places one way may be one place the other way; DG-32 comes first."""
    t = dice_table(sheriff("rose_doolan"), *others, roll=f"{face} arrow arrow dynamite dynamite")
    t.stop()
    assert t.targets() == targets
    assert [option.verb for option in t.decision.options] == ["shoot"] * len(targets)
    t.shoot(targets[0])
