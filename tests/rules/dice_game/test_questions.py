"""Who decides what (DG-72 to DG-74, DG-76), and answers that look foolish."""

import standoff
from standoff.scenario.dice import deputy, outlaw, renegade, sheriff
from tests.conftest import SetUpDice

OF_THE_ACTIVE_PLAYER = {"ask-heal", "ask-roll", "ask-shot", "ask-beer", "ask-discard-arrow"}
OF_OTHERS = {"ask-hit", "ask-return"}


def test_these_are_all_questions() -> None:
    """DG-72 to DG-74: whatever else happens is automatic."""
    asked = set()
    for seed in range(60):
        match = standoff.new("dice", players=3 + seed % 6, seed=seed, checkpoints=False)
        while not match.over:
            decision = match.decision
            turn = match.view(decision.seat).turn
            prompt = decision.prompt.id
            asked.add(prompt)
            if prompt in OF_THE_ACTIVE_PLAYER:
                assert decision.seat == turn
            if prompt == "ask-hit":
                assert decision.seat != turn
            match.choose(len(match.events) * 7 % match.width)
    assert asked == OF_THE_ACTIVE_PLAYER | OF_OTHERS


def test_what_is_gained_and_lost_is_the_common_stock(dice_table: SetUpDice) -> None:
    """DG-76: a life point that is shot away goes to nobody, and arrows come from the pile."""
    t = dice_table(
        sheriff(life=5),
        outlaw(),
        outlaw(),
        renegade(),
        coming="bullseye_1 arrow beer gatling dynamite",
    )
    t.stop()
    t.shoot(1)
    assert (t.life(0), t.life(1), t.arrows(0), t.pile()) == (5, 7, 1, 8)
    t.choose("pour", seat=0)


def test_shooting_an_ally_looks_foolish(dice_table: SetUpDice) -> None:
    """A Deputy knows the Sheriff; the Sheriff does not know the Deputy."""
    seats = [sheriff(), deputy(), outlaw(), outlaw(), renegade()]
    t = dice_table(*seats, turn=1, roll="bullseye_1 arrow arrow dynamite dynamite")
    t.stop()
    assert {key: text.id for key, text in t.match.warnings(1).items()} == {"shoot@0": "warn-ally"}
    t.shoot(2)
    t = dice_table(*seats, turn=0, roll="bullseye_1 arrow arrow dynamite dynamite")
    t.stop()
    assert t.match.warnings(0) == {}
    t.shoot(4)


def test_a_beer_for_someone_healthy_looks_foolish(dice_table: SetUpDice) -> None:
    """DG-39."""
    t = dice_table(
        sheriff(life=9),
        outlaw(),
        outlaw(),
        renegade(life=3),
        roll="beer arrow arrow dynamite dynamite",
    )
    t.stop()
    warned = t.match.warnings(0)
    assert {key: text.id for key, text in warned.items()} == {
        "pour@1": "warn-healthy",
        "pour@2": "warn-healthy",
    }
    t.choose("pour", seat=0)


def test_giving_up_the_last_life_point_looks_foolish(dice_table: SetUpDice) -> None:
    """DG-57: while there are arrows to take."""
    t = dice_table(
        sheriff(),
        outlaw("bart_cassidy", life=2),
        outlaw(),
        renegade(),
        roll="bullseye_1 bullseye_1 bullseye_1 dynamite dynamite",
    )
    t.stop()
    for _ in range(3):
        t.shoot(1)
    assert t.match.warnings(1)["take-it"].id == "warn-last-life"
    t.choose("take-arrow")
    assert t.match.warnings(1)["take-it"].id == "warn-last-life"
    t.choose("take-arrow")
    assert t.match.warnings(1) == {}
    t.choose("take-it")
    assert t.life(1) == 1
