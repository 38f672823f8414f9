"""Random games of every size, and every mix of sets, with everything checked at every decision."""

from itertools import combinations
from typing import Final

import pytest

from standoff.games import bang, dice, samurai
from standoff.games.bang.door.invariants import check as check_bang
from standoff.games.dice.invariants import check as check_dice
from standoff.games.samurai.invariants import check as check_samurai
from standoff.kernel.record import Setup
from standoff.lab.conformance import Walk

SIZES: Final = (4, 5, 6, 7)
SETS: Final = bang.RULES.playable().sets[1:]
VARIANTS: Final = bang.RULES.playable().variants
ALL_EVENTS: Final = 26

TURNED_UP: Final = ("event-turned-up",)  # the Dynamite, by the rules of its variant
SCORED: Final = ("event-scored",)  # cards in hand count at the end of Samurai Sword
ROLLED: Final = ("event-rolled",)  # what dice show comes to light with every roll

Mix = tuple[tuple[str, ...], tuple[str, ...]]

MIXES: Final[list[Mix]] = [
    *(((), (variant,)) for variant in VARIANTS),
    *(((part,), ()) for part in SETS),
    *((pair, ()) for pair in combinations(SETS, 2)),
    *(((part,), ("dynamite_variant",)) for part in SETS),
    (SETS, ()),
    (SETS, ("dynamite_variant",)),
]
"""Every single set and variant, every pair, and all together."""


def sizes(sets: tuple[str, ...]) -> tuple[int, ...]:
    """For how many players a mix is."""
    needs = bang.RULES.playable().needs
    further = [number for number, one_of in needs.items() if set(one_of) & set(sets)]
    return tuple(sorted([*SIZES, *further]))


PLAYED: Final = [(mix, players) for mix in MIXES for players in sizes(mix[0])]


def walk(mix: Mix, players: int, seed: str, events: int = 0) -> None:
    sets, variants = mix
    setup = Setup("bang", players, seed, sets, variants, options={"events": events})
    Walk(setup, check_bang, TURNED_UP if "dynamite_variant" in variants else ()).run()


def walk_with_dice(players: int, seed: str) -> None:
    Walk(Setup("dice", players, seed), check_dice, ROLLED).run()


def walk_with_swords(players: int, seed: str) -> None:
    Walk(Setup("samurai", players, seed), check_samurai, SCORED).run()


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(10))
def test_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(6):
        walk(((), ()), players, f"{players}-{batch}-{number}")


@pytest.mark.parametrize(("mix", "players"), PLAYED)
def test_random_games_of_every_mix_hold(mix: Mix, players: int) -> None:
    walk(mix, players, f"{players}")


@pytest.mark.parametrize("players", sizes(SETS))
def test_random_games_with_every_event_hold(players: int) -> None:
    walk((SETS, ()), players, f"{players}", ALL_EVENTS)


@pytest.mark.parametrize("players", dice.RULES.playable().players)
def test_random_games_with_dice_hold(players: int) -> None:
    for number in range(4):
        walk_with_dice(players, f"{players}-{number}")


@pytest.mark.parametrize("players", samurai.RULES.playable().players)
def test_random_games_with_swords_hold(players: int) -> None:
    for number in range(6):
        walk_with_swords(players, f"{players}-{number}")


@pytest.mark.soak
@pytest.mark.parametrize("players", samurai.RULES.playable().players)
@pytest.mark.parametrize("batch", range(20))
def test_many_random_games_with_swords_hold(players: int, batch: int) -> None:
    for number in range(10):
        walk_with_swords(players, f"soak-{players}-{batch}-{number}")


@pytest.mark.soak
@pytest.mark.parametrize("players", dice.RULES.playable().players)
@pytest.mark.parametrize("batch", range(20))
def test_many_random_games_with_dice_hold(players: int, batch: int) -> None:
    for number in range(10):
        walk_with_dice(players, f"soak-{players}-{batch}-{number}")


@pytest.mark.soak
@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("batch", range(100))
def test_many_random_games_hold_everywhere(players: int, batch: int) -> None:
    for number in range(10):
        walk(((), ()), players, f"soak-{players}-{batch}-{number}")


@pytest.mark.soak
@pytest.mark.parametrize(("mix", "players"), PLAYED)
@pytest.mark.parametrize("batch", range(20))
def test_many_random_games_of_every_mix_hold(mix: Mix, players: int, batch: int) -> None:
    for number in range(5):
        walk(mix, players, f"soak-{players}-{batch}-{number}")
