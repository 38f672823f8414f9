"""What the variant is for, and what it needs (SG-1 to SG-3)."""

import tomllib
from pathlib import Path

import pytest

import standoff
from standoff import SPECTATOR
from standoff.games.bang import RULES
from standoff.games.bang.sets.shadow_gunslingers import SHADOW_GUNSLINGERS

VARIANT = ["shadow_gunslingers"]
FACTS = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "shadow_gunslingers.toml").read_text("utf-8")
)


def test_the_set_is_as_its_facts_say() -> None:
    """SG-1: no card, no character, but a rule of the base game."""
    assert FACTS["module"]["counts"] == {"cards": 0, "characters": 0, "role_cards": 1}
    assert (SHADOW_GUNSLINGERS.kinds, SHADOW_GUNSLINGERS.characters) == ((), ())
    assert SHADOW_GUNSLINGERS.at_least == FACTS["rules"]["min_players"]
    assert RULES.playable().players[-1] == FACTS["rules"]["max_players"]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_four_to_eight_players(players: int) -> None:
    """SG-1, SG-2: with the base game alone, or with what eight players need."""
    sets = ["dodge_city"] if players == 8 else []
    match = standoff.new("bang", players=players, sets=sets, variants=VARIANT, seed=1)
    shown = match.view(SPECTATOR).parts["shadow_gunslingers"]
    assert shown == {"sides": {}, "gone": False}
    assert match.game.roles().count("renegade") == (2 if players == 8 else 1)


def test_not_with_three_players() -> None:
    """SG-2."""
    with pytest.raises(standoff.SetupError, match="'shadow_gunslingers' is for 4 players or more"):
        standoff.new("bang", players=3, sets=["dodge_city"], variants=VARIANT)


def test_the_shadow_renegade_is_never_dealt() -> None:
    """SG-3: the roles are those of the base game."""
    for seed in range(10):
        match = standoff.new("bang", players=4, variants=VARIANT, seed=seed)
        assert sorted(match.game.roles()) == ["outlaw", "outlaw", "renegade", "sheriff"]
