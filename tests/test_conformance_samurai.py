"""Random games of Samurai Sword of every size, with everything checked at every decision."""

from typing import Final

import pytest

from standoff.games.samurai import RULES
from standoff.games.samurai.invariants import check
from standoff.kernel.record import Setup
from standoff.lab.conformance import Walk

SIZES: Final = RULES.playable().players
SURPRISES: Final = ("event-scored",)  # cards in hand count at the end


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(4))
def test_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(3):
        Walk(Setup("samurai", players, f"{players}-{batch}-{number}"), check, SURPRISES).run()


@pytest.mark.soak
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(100))
def test_many_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(10):
        Walk(Setup("samurai", players, f"soak-{players}-{batch}-{number}"), check, SURPRISES).run()
