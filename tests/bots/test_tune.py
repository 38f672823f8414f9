"""The tool that looks for better numbers: it moves those of one role, and towards what wins."""

import random
from collections.abc import Sequence

import pytest

from tools.tune import FIELDS, STANDARD, Role, steps, sure

pytestmark = pytest.mark.once


class Hill(Role):
    """Wins the likelier, the nearer its numbers are to 1; chance is left out."""

    def gains(self, values: list[float], than: list[float], deals: range) -> list[int]:
        lead = far(than) - far(values)
        wins = round(min(abs(lead) / 20, 1.0) * len(deals))
        return [1 if lead > 0 else -1] * wins + [0] * (len(deals) - wins)


def far(values: Sequence[float]) -> float:
    return sum((value - 1.0) ** 2 for value in values)


@pytest.mark.parametrize("game", STANDARD)
@pytest.mark.parametrize("name", FIELDS)
def test_what_a_role_wants_is_put_back_as_it_was(game: str, name: str) -> None:
    role = Role(game, 5, name)
    assert role.wants(role.usual) == STANDARD[game]


@pytest.mark.parametrize("game", STANDARD)
@pytest.mark.parametrize("name", FIELDS)
def test_every_number_of_a_role_is_moved_and_no_other(game: str, name: str) -> None:
    role = Role(game, 5, name)
    usual, moved = STANDARD[game]._asdict(), role.wants([each + 1.0 for each in role.usual])
    changed = {field for field, value in moved._asdict().items() if value != usual[field]}
    assert changed == set(FIELDS[name])
    assert ("sheriff", 0) not in role.numbers


def test_numbers_against_themselves_gain_nothing() -> None:
    role = Role("dice", 4, "outlaw")
    assert role.gains(role.usual, role.usual, range(3)) == [0] * 3


def test_the_steps_climb() -> None:
    role = Hill("bang", 5, "outlaw")
    found = list(steps(role, 60, 100, random.Random("hill")))
    assert len(found) == 60
    assert far(found[-1]) < far(role.usual) / 10


def test_a_difference_is_told_with_its_interval() -> None:
    assert sure([1, 0] * 50) == "+50.0% (+37.1% to +62.9%)"
