"""Random games of every size, with everything checked at every decision."""

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.box import VARIANTS
from standoff.games.bang.invariants import check
from standoff.kernel.record import Setup
from standoff.lab.conformance import Walk

SIZES = (4, 5, 6, 7)
FURTHER = [(part.id, players) for part in RULES.sets[1:] for players in part.players or SIZES]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(10))
def test_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(6):
        Walk(Setup("bang", players, f"{players}-{batch}-{number}"), check).run()


@pytest.mark.parametrize(("part", "players"), FURTHER)
@pytest.mark.parametrize("batch", range(3))
def test_random_games_of_every_set_hold(part: str, players: int, batch: int) -> None:
    for number in range(4):
        seed = f"{part}-{players}-{batch}-{number}"
        Walk(Setup("bang", players, seed, sets=(part,)), check).run()


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_of_every_variant_hold(variant: str) -> None:
    for players in SIZES:
        Walk(Setup("bang", players, "variant", variants=(variant,)), check).run()


@pytest.mark.soak
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(100))
def test_many_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(10):
        Walk(Setup("bang", players, f"soak-{players}-{batch}-{number}"), check).run()


@pytest.mark.soak
@pytest.mark.parametrize(("part", "players"), FURTHER)
@pytest.mark.parametrize("batch", range(100))
def test_many_random_games_of_every_set_hold(part: str, players: int, batch: int) -> None:
    for number in range(5):
        seed = f"soak-{part}-{players}-{batch}-{number}"
        Walk(Setup("bang", players, seed, sets=(part,)), check).run()
