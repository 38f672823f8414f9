"""The Shadow Renegade (SG-50 to SG-58)."""

import pytest

from standoff.games.roles import DEPUTY, OUTLAW, RENEGADE
from standoff.kernel.event import Event
from standoff.scenario.bang import Seat, deputy, outlaw, renegade, sheriff
from tests.conftest import SetUp
from tests.rules.shadow_gunslingers.conftest import ended, sides


def test_no_side_when_eliminated(table: SetUp) -> None:
    """SG-50, SG-51: the role lies open, the side is fixed at the start of the next turn."""
    t = table(sheriff(hand="bang-7D"), renegade(life=1), outlaw(), outlaw())
    t.play("bang", at=1)
    seen = t.match.view(2).players[1]
    assert (seen.role, seen.open_role, seen.returns, sides(t)) == ("renegade", True, True, {})
    t.end_turn()
    t.asked(1, "ask-main")
    assert sides(t) == {"1": "deputy"}


@pytest.mark.parametrize(
    ("others", "side"),
    [
        ((outlaw(), outlaw(), deputy()), "deputy"),
        ((outlaw(out=True), outlaw(), deputy()), "outlaw"),
        ((outlaw(out=True), outlaw(), deputy(out=True)), "deputy"),
        ((outlaw(out=True), outlaw(out=True), deputy(out=True), outlaw()), "outlaw"),
    ],
)
def test_the_open_roles_are_counted(table: SetUp, others: tuple[Seat, ...], side: str) -> None:
    """SG-52, SG-53, SG-E1 to SG-E3: a tie makes an Outlaw; the own cards never count."""
    t = table(sheriff(), renegade(out=True), *others)
    t.end_turn()
    assert sides(t) == {"1": side}
    role = DEPUTY if side == "deputy" else OUTLAW
    t.in_order(
        Event("shadow", seat=1, role=RENEGADE),
        Event("turn", seat=1),
        Event("shadow-side", seat=1, role=role),
        Event("drew", seat=1),
    )


def test_from_the_law_to_the_outlaws_and_back(table: SetUp) -> None:
    """SG-52, SG-54, SG-55, SG-E1 to SG-E3: counted anew in each turn, and held until the next."""
    t = table(
        sheriff(hand="bang-7D"),
        renegade(out=True, side="deputy"),
        outlaw(life=1),
        outlaw(hand="bang-9D"),
        deputy(life=1),
    )
    t.play("bang", at=2)
    assert sides(t) == {"1": "deputy"}
    t.end_turn()
    assert sides(t) == {"1": "outlaw"}
    t.end_turn()
    t.end_turn()
    t.asked(3, "ask-main")
    t.play("bang-9D", at=4)
    assert sides(t) == {"1": "outlaw"}
    for seat in (4, 0, 1):
        t.end_turn()
        t.asked(seat, "ask-main")
    assert sides(t) == {"1": "deputy"}


@pytest.mark.parametrize(("side", "wins"), [("deputy", False), ("outlaw", True)])
def test_they_win_with_the_side_they_are_on(table: SetUp, side: str, wins: bool) -> None:
    """SG-54, SG-62: also on another's turn, whatever would be counted now."""
    t = table(
        sheriff(life=1),
        renegade(out=True, side=side),
        outlaw(hand="bang-7D"),
        outlaw(),
        turn=2,
    )
    t.play("bang", at=0)
    assert ended(t) == ("ending-outlaws", (1, 2, 3) if wins else (2, 3))


@pytest.mark.parametrize(("side", "wins"), [("deputy", True), ("outlaw", False)])
def test_they_win_with_the_law(table: SetUp, side: str, wins: bool) -> None:
    """SG-54, SG-62."""
    t = table(
        sheriff(hand="bang-7D"), outlaw(life=1), outlaw(out=True), renegade(out=True, side=side)
    )
    t.play("bang", at=1)
    assert ended(t) == ("ending-law", (0, 3) if wins else (0,))


def test_they_never_are_a_renegade_again(table: SetUp) -> None:
    """SG-55, SG-62: a shadow who shoots the last one with the Sheriff wins nothing alone."""
    t = table(
        sheriff(life=1),
        renegade(out=True),
        outlaw(out=True),
        outlaw(life=1),
        deck="gatling 2C",
    )
    t.end_turn()
    assert sides(t) == {"1": "outlaw"}
    t.play("gatling")
    assert ended(t) == ("ending-outlaws", (1, 2, 3))


def test_without_a_side_they_do_not_win(table: SetUp) -> None:
    """SG-56: the game ends before their next turn."""
    t = table(sheriff(hand="gatling"), outlaw(life=1), outlaw(out=True), renegade(life=1))
    t.play("gatling")
    assert ended(t) == ("ending-law", (0,))


@pytest.mark.parametrize(
    ("others", "side"),
    [
        ((renegade(out=True, side="outlaw"),), "outlaw"),  # 1 to 1
        ((renegade(out=True, side="deputy"),), "deputy"),  # 2 to 0
        ((renegade(out=True),), "deputy"),  # 1 to 0: who has no side is ignored
        ((renegade(out=True, side="deputy"), outlaw(out=True)), "deputy"),  # 2 to 1
        ((renegade(out=True), outlaw(out=True)), "outlaw"),  # 1 to 1
    ],
)
def test_two_renegades(table: SetUp, others: tuple[Seat, ...], side: str) -> None:
    """SG-57, SG-53: the other one counts for the side they are on."""
    rest = [deputy(), deputy(), *(outlaw() for _ in range(4 - len(others)))]
    t = table(sheriff(), renegade(out=True), *others, *rest, sets=["dodge_city"])
    t.end_turn()
    assert sides(t)["1"] == side


def test_the_second_renegade_has_a_side_of_their_own(table: SetUp) -> None:
    """SG-57, SG-2: each takes one in their own turn."""
    t = table(
        sheriff(),
        renegade(out=True),
        renegade(out=True),
        outlaw(out=True),
        outlaw(out=True),
        deputy(),
        deputy(),
        outlaw(),
        sets=["dodge_city"],
    )
    t.end_turn()
    t.end_turn()
    t.asked(2, "ask-main")
    assert sides(t) == {"1": "outlaw", "2": "outlaw"}


def test_an_extra_turn_is_a_new_one(table: SetUp) -> None:
    """SG-58, SG-34: the side is determined again."""
    t = table(
        sheriff(),
        renegade(out=True),
        outlaw(life=1),
        outlaw(),
        deputy(),
        deck="KD bang-7D beer-7H 3C 4C 5C 6H",
        sets=["fistful_of_cards"],
        event="vendetta",
    )
    t.end_turn()
    assert sides(t) == {"1": "deputy"}
    t.play("bang", at=2)
    assert sides(t) == {"1": "deputy"}
    t.end_turn()
    t.asked(1, "ask-main")
    assert sides(t) == {"1": "outlaw"}
