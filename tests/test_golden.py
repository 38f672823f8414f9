"""The golden games: `make golden` plays them anew when the rules change on purpose."""

from itertools import zip_longest

import pytest

from tools.golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text().splitlines()
    for number, (was, now) in enumerate(zip_longest(kept, playthrough(name)), 1):
        assert now == was, f"line {number} of {name} differs"
