"""The code against the facts of rules/dodge_city.toml: cards, characters, roles."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from standoff.games import roles
from standoff.games.bang.data.box import FIRST_GAME, Box
from standoff.games.bang.data.deeds import Deed
from standoff.games.bang.data.hooks import does
from standoff.games.bang.data.signs import RANKS, SUITS
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.dodge_city import DODGE_CITY
from standoff.games.bang.vocabulary.costs import ExtraCard
from standoff.games.bang.vocabulary.effects import NOTHING
from standoff.games.bang.vocabulary.targets import Reachable, Within

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "dodge_city.toml").read_text(encoding="utf-8")
)
BOTH = Box([BASE, DODGE_CITY], ())
KINDS = {kind.id: kind for kind in DODGE_CITY.kinds}
NEW = [card for card in FACTS["card"] if "extends" not in card]
REPRINTS = [card for card in FACTS["card"] if "extends" in card]


def copies(box: Box, kind: str) -> Counter[str]:
    return Counter(name for name in box.name if name.rsplit("-", 1)[0] == kind)


def test_the_cards_are_those_of_the_box() -> None:
    """DC-1: 40 cards shuffled into the 80, 15 characters with the 16."""
    assert sorted(KINDS) == sorted(card["id"] for card in NEW)
    assert BOTH.size == 80 + FACTS["module"]["counts"]["cards"] == 120
    assert len(BOTH.characters) == 31


@pytest.mark.parametrize("card", NEW, ids=lambda card: str(card["id"]))
def test_a_new_card_is_as_printed(card: dict[str, Any]) -> None:
    """DC-2, DC-25 to DC-45: border, copies, cost, distance."""
    kind = KINDS[card["id"]]
    play = kind.play or Deed(NOTHING)
    assert kind.border.id == card["border"]
    assert kind.stays == (card["border"] != "brown")
    assert kind.waits == (card["border"] == "green")
    assert isinstance(play.cost, ExtraCard) == ("cost" in card)
    assert kind.cancels == ("missed" in card["icons"])
    target = uses[0].target if (uses := does.on(kind)) else play.target
    limits = [each.limit for each in target.conditions if isinstance(each, Within)]
    reachable = any(isinstance(each, Reachable) for each in target.conditions)
    distance = card.get("distance", "any")
    assert limits == ([distance] if isinstance(distance, int) else [])
    assert reachable == (distance == "reachable")
    assert copies(BOTH, kind.id) == Counter(f"{kind.id}-{sign}" for sign in card["copies"])


@pytest.mark.parametrize("card", REPRINTS, ids=lambda card: str(card["id"]))
def test_a_reprint_is_the_base_card_again(card: dict[str, Any]) -> None:
    """DC-2: same kind, more copies."""
    signs = [f"{RANKS[s.rank]}{SUITS[s.suit]}" for s in DODGE_CITY.reprints[card["id"]]]
    assert signs == card["copies"]
    added = copies(BOTH, card["id"]) - copies(Box([BASE], ()), card["id"])
    assert added == Counter(f"{card['id']}-{sign}" for sign in signs)


def test_totals() -> None:
    """DC-96."""
    borders: Counter[str] = Counter()
    for kind in DODGE_CITY.kinds:
        borders[kind.border.id] += len(kind.signs)
    for id, signs in DODGE_CITY.reprints.items():
        borders[BOTH.kinds[BOTH.index[id]].border.id] += len(signs)
    assert borders == FACTS["module"]["borders"]
    assert sum(len(signs) for signs in DODGE_CITY.reprints.values()) == FACTS["module"]["reprints"]
    totals = {
        "bang": 29,
        "missed": 13,
        "beer": 8,
        "cat_balou": 5,
        "panic": 5,
        "general_store": 3,
        "indians": 3,
        "barrel": 3,
        "mustang": 3,
        "dynamite": 2,
        "remington": 2,
        "rev_carabine": 2,
    }
    assert {kind: copies(BOTH, kind).total() for kind in totals} == totals


def test_first_games_leave_the_book_cards_out() -> None:
    """DC-95: this set's Dynamite, General Store and Indians! too."""
    first = Box([BASE, DODGE_CITY], (FIRST_GAME,))
    assert first.size == 120 - 11 - FACTS["module"]["book_cards"]
    for kind in ("dynamite", "general_store", "indians"):
        assert not copies(first, kind)


def test_the_characters_have_their_life_points() -> None:
    """DC-46 to DC-77."""
    printed = {character["id"]: character["life"] for character in FACTS["character"]}
    assert {character.id: character.life for character in DODGE_CITY.characters} == printed


def test_roles_by_number_of_players() -> None:
    """DC-3, DC-78, DC-82: 3 to 8 players, 4 to 7 as in the base game."""
    assert list(DODGE_CITY.players) == FACTS["module"]["players"] == list(roles.CASTS)
    for players, expected in FACTS["setup"]["roles"].items():
        dealt = Counter(roles.NAMES[role] for role in roles.CASTS[int(players)].dealt)
        assert dealt == +Counter(expected)
    three, facts = roles.CASTS[3], FACTS["setup"]["three_players"]
    assert roles.NAMES[three.first] == facts["first_player"]
    named = {roles.NAMES[one]: roles.NAMES[other] for one, other in three.hunts.items()}
    assert named == facts["targets"]
