"""Step 3: shots (DG-31 to DG-37)."""

import pytest

from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice

NOTHING = "dynamite dynamite arrow arrow"


@pytest.mark.parametrize(("face", "targets"), [("bullseye_1", [1, 5]), ("bullseye_2", [2, 4])])
def test_a_shot_hits_exactly_so_many_places_away(
    dice_table: SetUpDice, face: str, targets: list[int]
) -> None:
    """DG-31: to the left or to the right."""
    t = dice_table(
        sheriff(), outlaw(), outlaw(), outlaw(), renegade(), deputy(), roll=f"{face} {NOTHING}"
    )
    t.stop()
    assert t.targets() == targets
    t.shoot(targets[0])
    assert t.life(targets[0]) == 7
    assert t.happened("aimed", by=0, target=targets[0], number=1) == 1


def test_those_who_are_out_are_no_places(dice_table: SetUpDice) -> None:
    """DG-31, DG-33."""
    t = dice_table(
        sheriff(),
        outlaw(out=True),
        outlaw(),
        outlaw(),
        renegade(),
        deputy(out=True),
        roll=f"bullseye_1 {NOTHING}",
    )
    assert [player.distance for player in t.match.view(0).players] == [0, None, 1, 2, 1, None]
    t.stop()
    assert t.targets() == [2, 4]
    t.shoot(2)


def test_two_places_away_among_four_is_one_player(dice_table: SetUpDice) -> None:
    """DG-33, DG-35: with one legal target there is no choice."""
    t = dice_table(sheriff(), outlaw(), outlaw(), renegade(), roll=f"bullseye_2 {NOTHING}")
    t.stop()
    assert (t.life(2), t.turn()) == (7, 1)


def test_with_three_players_a_2_is_a_1(dice_table: SetUpDice) -> None:
    """DG-32."""
    t = dice_table(sheriff(), outlaw(), outlaw(out=True), renegade(), roll=f"bullseye_2 {NOTHING}")
    t.stop()
    assert t.targets() == [1, 3]
    t.shoot(3)
    assert t.life(3) == 7


def test_with_two_players_every_shot_hits_the_other(dice_table: SetUpDice) -> None:
    """DG-32, DG-35."""
    t = dice_table(
        sheriff(),
        outlaw(out=True),
        outlaw(out=True),
        renegade(),
        roll="bullseye_2 bullseye_1 arrow arrow dynamite",
    )
    t.stop()
    assert (t.life(3), t.turn()) == (6, 3)


def test_places_are_those_at_the_start_of_the_step(dice_table: SetUpDice) -> None:
    """DG-33, DG-34: all shots are assigned before any of them hits."""
    t = dice_table(
        sheriff(),
        outlaw(life=1),
        outlaw(),
        renegade(),
        deputy(),
        roll="bullseye_1 bullseye_1 bullseye_2 arrow dynamite",
    )
    t.stop()
    t.shoot(1)
    t.asked(0, "ask-shot")
    assert t.life(1) == 1
    t.shoot(1)
    assert t.targets() == [2, 3]
    t.shoot(2)
    assert t.is_out(1)
    assert t.life(2) == 7


def test_more_hits_than_life_points_may_be_assigned(dice_table: SetUpDice) -> None:
    """DG-34: what is lost is what there was."""
    t = dice_table(
        sheriff(),
        outlaw(life=1),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 arrow arrow beer",
    )
    t.stop()
    t.shoot(1)
    t.shoot(1)
    assert t.happened("lost-life-to", seat=1, by=0, number=1) == 1
    assert t.is_out(1)


def test_hits_go_clockwise_from_the_active_player(dice_table: SetUpDice) -> None:
    """DG-36, DG-37: decisions of several players; first all hits, then arrows returned."""
    t = dice_table(
        sheriff(),
        renegade("pedro_ramirez", arrows=2),
        outlaw(),
        outlaw("bart_cassidy"),
        roll="bullseye_1 bullseye_1 arrow arrow dynamite",
    )
    t.stop()
    t.shoot(3)
    t.shoot(1)
    t.asked(3, "ask-hit")
    assert t.life(1) == 8
    t.choose("take-it")
    t.asked(1, "ask-return")
    assert (t.life(1), t.life(3)) == (7, 7)
    t.choose("return", number=1)
    assert t.arrows(1) == 1


def test_what_follows_the_hits_in_order(dice_table: SetUpDice) -> None:
    """DG-36: out of the game, Vulture Sam gains, then El Gringo's shooter takes an arrow."""
    t = dice_table(
        sheriff(),
        outlaw("el_gringo", life=1),
        renegade("vulture_sam", life=3),
        outlaw(),
        roll="bullseye_1 arrow arrow dynamite dynamite",
    )
    t.stop()
    t.shoot(1)
    told = [event.id for event in t.match.events]
    assert told.index("eliminated") < told.index("healed") < told.index("took-arrows")
    assert (t.life(2), t.arrows(0)) == (5, 1)


def test_why_not_that_player(dice_table: SetUpDice) -> None:
    """DG-31, DG-33: the reason comes from what decides."""
    t = dice_table(
        sheriff(),
        outlaw(),
        outlaw(out=True),
        outlaw(),
        renegade(),
        deputy(),
        roll=f"bullseye_1 {NOTHING}",
    )
    t.stop()
    reasons = [t.match.explain("bullseye_1", seat) for seat in range(6)]
    assert [reason and reason.id for reason in reasons] == [
        "why-yourself",
        None,
        "why-not-in-game",
        "why-places",
        "why-places",
        None,
    ]
    assert t.match.explain("bullseye_1") is None
    other = t.match.explain("beer", 1)
    assert other is not None
    assert other.id == "why-no-use"
    t.shoot(1)
