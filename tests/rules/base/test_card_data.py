"""The code against the facts of rules/base.toml: cards, characters, roles, setup."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from standoff.games import roles
from standoff.games.bang.data.box import FIRST_GAME, Box
from standoff.games.bang.data.signs import RANKS
from standoff.games.bang.mechanics.settle import REWARD
from standoff.games.bang.sets.base import BASE

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "base.toml").read_text(encoding="utf-8")
)
COUNTS = FACTS["module"]["counts"]
KINDS = {kind.id: kind for kind in BASE.kinds}


def test_the_cards_are_those_of_the_box() -> None:
    assert sorted(kind.id for kind in BASE.kinds) == sorted(card["id"] for card in FACTS["card"])


@pytest.mark.parametrize("card", FACTS["card"], ids=lambda card: str(card["id"]))
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    """B-34, B-109, B-148: border, copies, range, limit and book icon."""
    kind = KINDS[card["id"]]
    named = Counter(name for name in Box([BASE], ()).name if name.rsplit("-", 1)[0] == kind.id)
    assert kind.border.id == card["border"]
    assert kind.stays == (card["border"] == "blue")
    assert kind.reach == card.get("range", 0)
    assert kind.book == card.get("book", False)
    limited = kind.play is not None and kind.play.limited
    assert limited == ("per_turn" in card.get("limits", {}))
    assert named == Counter(f"{kind.id}-{sign}" for sign in card["copies"])


def test_totals() -> None:
    """B-148: 80 cards, 63 brown and 17 blue; 69 without the 11 book cards."""
    borders: Counter[str] = Counter()
    for kind in BASE.kinds:
        borders[kind.border.id] += len(kind.signs)
    assert borders == FACTS["module"]["borders"] == {"brown": 63, "blue": 17}
    assert Box([BASE], ()).size == COUNTS["cards"] == 80
    assert sum(len(kind.signs) for kind in BASE.kinds if kind.book) == FACTS["module"]["book_cards"]
    assert Box([BASE], (FIRST_GAME,)).size == 80 - 11


def test_the_characters_have_their_life_points() -> None:
    """B-5, B-111 to B-136."""
    printed = {character["id"]: character["life"] for character in FACTS["character"]}
    assert {character.id: character.life for character in BASE.characters} == printed
    assert len(BASE.characters) == COUNTS["characters"] == 16


@pytest.mark.parametrize("players", FACTS["module"]["players"])
def test_roles_by_number_of_players(players: int) -> None:
    """B-2."""
    dealt = Counter(roles.NAMES[role] for role in roles.CASTS[players].dealt)
    assert dealt == Counter(FACTS["setup"]["roles"][str(players)])
    assert dealt.total() == players


def test_the_base_game_is_for_four_to_seven() -> None:
    """B-1, B-2: and no role is dealt more often than it lies in the box."""
    assert list(BASE.players) == FACTS["module"]["players"] == [4, 5, 6, 7]
    in_the_box = {role["id"]: role["copies"] for role in FACTS["role"]}
    assert sorted(in_the_box) == sorted(roles.NAMES)
    assert Counter(roles.NAMES[role] for role in roles.CASTS[7].dealt) == in_the_box


def test_ranks_and_reward() -> None:
    """B-52, B-74."""
    assert list(RANKS) == FACTS["setup"]["rank_order"]
    assert FACTS["setup"]["outlaw_reward_cards"] == REWARD
