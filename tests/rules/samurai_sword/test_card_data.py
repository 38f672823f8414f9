"""The code against the facts of rules/samurai_sword.toml: cards, characters, roles, set-up."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from standoff.games.samurai import RULES, roles
from standoff.games.samurai.ending import PENALTY
from standoff.games.samurai.turn import CARDS, HAND_LIMIT

ROOT = Path(__file__).parents[3]
FACTS: dict[str, Any] = tomllib.loads(
    (ROOT / "rules" / "samurai_sword.toml").read_text(encoding="utf-8")
)
BOX = RULES.box
PLAYED = [card["id"] for card in FACTS["card"]]


def test_the_box_is_complete() -> None:
    """SS-9, SS-22, SS-81: 90 cards, 12 characters, and the numbers of the rules."""
    counts = FACTS["module"]["counts"]
    assert [kind.id for kind in BOX.kinds] == PLAYED
    assert BOX.size == counts["cards"] == 90
    kinds = Counter(card["kind"] for card in FACTS["card"] for _ in range(card["count"]))
    assert kinds == {
        "weapon": counts["weapons"],
        "property": counts["properties"],
        "action": counts["actions"],
    }
    assert [each.id for each in BOX.characters] == [each["id"] for each in FACTS["character"]]
    assert FACTS["module"]["hand_limit"] == HAND_LIMIT
    assert FACTS["module"]["draw"] == CARDS
    assert PENALTY == 3


@pytest.mark.parametrize("card", FACTS["card"], ids=lambda card: str(card["id"]))
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    """SS-24, SS-30, SS-32, SS-55: border, copies, Difficulty and wounds."""
    kind = BOX.kinds[BOX.index[card["id"]]]
    assert kind.border == card["border"]
    assert kind.copies == BOX.name.count(kind.id) == card["count"]
    assert (kind.reach, kind.damage) == (card.get("difficulty", 0), card.get("damage", 0))
    assert (kind.damage > 0) == (card["kind"] == "weapon")
    assert kind.stays == (card["kind"] == "property")
    assert kind.is_parry == card.get("parry", False)


@pytest.mark.parametrize("character", FACTS["character"], ids=lambda each: str(each["id"]))
def test_a_character_is_as_printed(character: dict[str, Any]) -> None:
    """SS-7, SS-66 to SS-75: Resilience."""
    assert BOX.character(BOX.index[character["id"]]).resilience == character["resilience"]


@pytest.mark.parametrize("players", roles.CASTS)
def test_a_table_is_set_up_as_the_rules_say(players: int) -> None:
    """SS-4, SS-8, SS-9, SS-85, SS-89 to SS-93: roles, Honour, hands, and the help for one."""
    facts = FACTS["setup"][str(players)]
    cast = roles.CASTS[players]
    dealt = Counter(roles.NAMES[role] for role in cast.besides) + Counter(ninja=cast.ninjas)
    assert dealt == facts["roles"]
    assert {"shogun": cast.shoguns_honour, "other": cast.honour} == facts["honour"]
    assert list(roles.HANDS[:players]) == facts["hands"]
    assert cast.outnumbered == ("shogun_extra_draw" in facts)
    assert cast.outnumbered != facts["swordmaster_victory"]


@pytest.mark.parametrize("role", FACTS["role"], ids=lambda role: str(role["id"]))
def test_honour_counts_as_printed(role: dict[str, Any]) -> None:
    """SS-1, SS-78, SS-79: the team of a role, and what its Honour is multiplied by."""
    number = roles.NAMES.index(role["id"])
    assert roles.TEAMS[roles.TEAM[number]] == role["team"]
    for players, times in role["multiplier"].items():
        cast = roles.CASTS[int(players)]
        if isinstance(times, list):
            fewer, more = times
            least = [number, roles.NINJA_1] if number != roles.NINJA_1 else [number, roles.NINJA_2]
            assert cast.times(least, min(least)) == fewer
            assert cast.times(least, max(least)) == more
        else:
            assert cast.times([*cast.besides, *roles.NINJAS], number) == times


def test_the_catalog_shows_the_numbers_of_weapons() -> None:
    (part,) = RULES.catalog().sets
    katana = next(card for card in part.cards if card.id == "katana")
    assert (katana.copies, katana.reach, katana.damage, katana.border) == (1, 2, 3, "red")
    parry = next(card for card in part.cards if card.id == "parry")
    assert (parry.copies, parry.reach, parry.damage) == (15, None, None)
