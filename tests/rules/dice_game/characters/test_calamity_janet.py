"""Calamity Janet uses a "1" as a "2" and a "2" as a "1"."""

import pytest

from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice


@pytest.mark.parametrize(
    ("face", "other", "near", "far"),
    [("bullseye_1", "bullseye_2", [1, 4], [2, 3]), ("bullseye_2", "bullseye_1", [2, 3], [1, 4])],
)
def test_either_distance(
    dice_table: SetUpDice, face: str, other: str, near: list[int], far: list[int]
) -> None:
    """DG-59, DG-72: the option tells the face it is used as, if that is the other one."""
    t = dice_table(
        sheriff("calamity_janet"),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(),
        roll=f"{face} arrow arrow dynamite dynamite",
    )
    t.stop()
    used_as = {option.seat: option.kind for option in t.decision.options}
    assert used_as == dict.fromkeys(near) | dict.fromkeys(far, other)
    t.choose("shoot", seat=far[0], kind=other)
    assert t.life(far[0]) == 7


def test_die_by_die(dice_table: SetUpDice) -> None:
    """DG-59: even a player one place away may be hit by both."""
    t = dice_table(
        sheriff("calamity_janet"),
        outlaw(),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_2 arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    t.shoot(1)
    assert t.life(1) == 6


def test_with_three_players_both_are_the_same(dice_table: SetUpDice) -> None:
    """DG-32, DG-59."""
    t = dice_table(
        sheriff("calamity_janet"),
        outlaw(),
        outlaw(out=True),
        renegade(),
        roll="bullseye_2 arrow arrow dynamite dynamite",
    )
    t.stop()
    assert [option.key for option in t.decision.options] == ["shoot@1", "shoot@3"]
    t.shoot(1)
