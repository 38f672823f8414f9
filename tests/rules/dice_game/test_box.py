"""The code against the facts of rules/dice_game.toml: faces, characters, roles, numbers."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from standoff.games import roles
from standoff.games.dice import RULES
from standoff.games.dice.character import GATLINGS, ROLLS
from standoff.games.dice.faces import DICE, DYNAMITE, FACES
from standoff.games.dice.setup import SHERIFF_LIFE
from standoff.games.dice.state import ARROWS
from standoff.games.dice.turn import DYNAMITES

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "dice_game.toml").read_text(encoding="utf-8")
)
COUNTS = FACTS["module"]["counts"]


def test_the_faces_are_those_of_the_dice() -> None:
    """DG-8, DG-10: in the order in which they are resolved, two of them together."""
    assert list(FACES) == [face["id"] for face in FACTS["die_face"]]
    assert len(FACES) == COUNTS["faces"] == 6
    assert DICE == COUNTS["dice"] == 5
    assert [face["order"] for face in FACTS["die_face"]] == [1, 2, 3, 3, 5, 6]


def test_only_dynamite_is_locked() -> None:
    """DG-18."""
    locked = [face["id"] for face in FACTS["die_face"] if not face["reroll"]]
    assert locked == [FACES[DYNAMITE]]


def test_the_numbers_of_the_game() -> None:
    """DG-5, DG-15, DG-17, DG-42."""
    module = FACTS["module"]
    assert ARROWS == FACTS["tokens"]["arrows"] == COUNTS["arrows"] == 9
    assert ROLLS == module["rolls_per_turn"] == 3
    assert GATLINGS == module["gatling_needed"] == 3
    assert DYNAMITES == module["dynamite_limit"] == 3


def test_the_characters_have_their_life_points() -> None:
    """DG-4, DG-57 to DG-71."""
    printed = {character["id"]: character["life"] for character in FACTS["character"]}
    assert {character.id: character.life for character in RULES.characters} == printed
    assert len(RULES.characters) == COUNTS["characters"] == 16


@pytest.mark.parametrize("players", RULES.playable().players)
def test_roles_by_number_of_players(players: int) -> None:
    """DG-1, DG-50, DG-51."""
    facts = FACTS["setup"][str(players)]
    cast = roles.CASTS[players]
    assert Counter(roles.NAMES[role] for role in cast.dealt) == facts["roles"]
    assert roles.NAMES[cast.first] == facts["first"]
    assert (set(cast.open) == set(cast.dealt)) == facts.get("open_roles", False)
    extra = {"sheriff": SHERIFF_LIFE} if roles.SHERIFF in cast.dealt else {}
    assert extra == facts.get("extra_life", {})


def test_the_game_is_for_three_to_eight() -> None:
    """DG-1: and no role is dealt more often than it lies in the box."""
    players = FACTS["module"]["players"]
    assert RULES.playable().players == tuple(range(players["min"], players["max"] + 1))
    in_the_box = {role["id"]: role["count"] for role in FACTS["role"]}
    assert Counter(roles.NAMES[role] for role in roles.CASTS[8].dealt) == in_the_box


def test_the_catalog_lists_the_box() -> None:
    part = RULES.catalog().sets[0]
    assert part.id == FACTS["module"]["id"]
    assert part.faces == FACES
    assert [character.id for character in part.characters] == [c["id"] for c in FACTS["character"]]
