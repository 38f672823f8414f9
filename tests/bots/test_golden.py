"""The best bots choose as they did: `make golden` writes their choices anew when they change."""

import pytest

from tools.golden import GAMES
from tools.golden_bots import FILE, STEP, choices, line

KEPT = {kept.partition(" ")[0]: kept for kept in FILE.read_text().splitlines()}


@pytest.mark.parametrize("name", GAMES)
def test_the_best_bots_choose_as_they_did(name: str) -> None:
    made = list(choices(name))
    was, now = KEPT[name].split(), line(name, made).split()
    same = [one == other for one, other in zip(was[2:], now[2:], strict=False)]
    first = same.index(False) * STEP if False in same else len(same) * STEP
    assert now == was, f"one of the choices from {first} on: {made[first : first + STEP]}"
