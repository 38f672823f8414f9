"""Random games of every size, with everything checked at every decision."""

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.invariants import check
from standoff.kernel.record import Setup
from standoff.lab.conformance import Walk

SIZES = (4, 5, 6, 7)
VARIANTS = RULES.playable().variants
SURPRISES = ("event-turned-up",)  # the Dynamite, by the rules of its variant
DECKS: list[tuple[tuple[str, ...], tuple[str, ...], int]] = [
    (("high_noon",), (), 0),
    (("fistful_of_cards",), (), 0),
    (("high_noon", "fistful_of_cards"), (), 0),
    (("high_noon", "fistful_of_cards"), ("dynamite_variant",), 26),
]


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(10))
def test_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(6):
        Walk(Setup("bang", players, f"{players}-{batch}-{number}"), check).run()


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_of_every_variant_hold(variant: str) -> None:
    for players in SIZES:
        Walk(Setup("bang", players, "variant", variants=(variant,)), check, SURPRISES).run()


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize(("sets", "variants", "events"), DECKS)
def test_random_games_with_events_hold(
    players: int, sets: tuple[str, ...], variants: tuple[str, ...], events: int
) -> None:
    surprises = SURPRISES if variants else ()
    for number in range(4):
        seed = f"events-{number}"
        setup = Setup("bang", players, seed, sets=sets, variants=variants, events=events)
        Walk(setup, check, surprises).run()


@pytest.mark.soak
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(100))
def test_many_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(10):
        Walk(Setup("bang", players, f"soak-{players}-{batch}-{number}"), check).run()
