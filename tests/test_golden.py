"""The golden games: `make golden` plays them anew when the rules change on purpose."""

from itertools import zip_longest

import pytest

from tools.golden import FOLDER, GAMES, is_another_game, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_as_it_was(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text().splitlines()
    for number, (was, now) in enumerate(zip_longest(kept, playthrough(name)), 1):
        assert now == was, f"line {number} of {name} differs"


def test_another_game_needs_another_edition_of_the_rules() -> None:
    """Another answer, question or end; what was only told may change."""
    kept = ["rules base-1", "turn seat=0", "? 0 ask-main", "  end", "  views ab", "! end", "= {}"]
    assert not is_another_game(kept, kept)
    for line, other in ((1, "turn seat=1"), (4, "  views cd")):
        assert not is_another_game(kept, [*kept[:line], other, *kept[line + 1 :]])
    for line, other in ((2, "? 1 ask-main"), (5, "! pass"), (6, "= 1")):
        fresh = [*kept[:line], other, *kept[line + 1 :]]
        assert is_another_game(kept, fresh)
        assert not is_another_game(kept, ["rules base-2", *fresh[1:]])
    assert not is_another_game([], kept), "a new golden game"
