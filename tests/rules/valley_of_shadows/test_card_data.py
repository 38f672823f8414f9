"""The code against the facts of rules/valley_of_shadows.toml: cards and characters."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import LOSS, TARGETED
from standoff.games.bang.data.names import MISSED
from standoff.games.bang.data.signs import RANKS, SUITS
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.valley_of_shadows import VALLEY_OF_SHADOWS

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "valley_of_shadows.toml").read_text(encoding="utf-8")
)
BOTH = Box([BASE, VALLEY_OF_SHADOWS], ())
KINDS = {kind.id: kind for kind in VALLEY_OF_SHADOWS.kinds}


def named(card: dict[str, Any]) -> str:
    return str(card["id"])


def test_the_cards_are_those_of_the_box() -> None:
    """VS-1, VS-3: 16 cards with the 80, 8 characters with the 16."""
    assert sorted(KINDS) == sorted(card["id"] for card in FACTS["card"])
    assert BOTH.size == 80 + FACTS["module"]["counts"]["cards"] == 96
    assert len(BOTH.characters) == 16 + FACTS["module"]["counts"]["characters"] == 24


@pytest.mark.parametrize("card", FACTS["card"], ids=named)
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    """VS-1: border, signs, range, what it counts as and when it is played."""
    kind = KINDS[card["id"]]
    signs = [f"{RANKS[sign.rank]}{SUITS[sign.suit]}" for sign in kind.signs]
    assert (kind.border.id, signs) == (card["border"], card["copies"])
    assert kind.reach == card.get("range", 0)
    assert (kind.name == MISSED) == card.get("counts_as_missed", False)
    limited = kind.play is not None and kind.play.limited
    assert limited == (card.get("counts_as_bang") == "limit")
    answers = any(deed.window & (TARGETED | LOSS) for deed in kind.deeds) or kind.name == MISSED
    assert answers == card.get("reaction", False)


def test_the_characters_have_their_life_points() -> None:
    """VS-50 to VS-58."""
    printed = {who["id"]: who["life"] for who in FACTS["character"]}
    assert {who.id: who.life for who in VALLEY_OF_SHADOWS.characters} == printed
