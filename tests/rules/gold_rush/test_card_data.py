"""The code against the facts of rules/gold_rush.toml: cards and characters."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import Deed
from standoff.games.bang.data.hooks import does, draws_last, flips, hand_limit
from standoff.games.bang.data.sources import Source
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.gold_rush import GOLD_RUSH
from standoff.games.bang.sets.gold_rush.equipment import EQUIPMENT
from standoff.games.bang.sets.gold_rush.market import ROW, SURCHARGE
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets
from standoff.games.bang.vocabulary.targets import One

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "gold_rush.toml").read_text(encoding="utf-8")
)
KINDS = {kind.id: kind for kind in EQUIPMENT}
CHARACTERS = {character.id: character for character in GOLD_RUSH.characters}


def test_the_cards_are_those_of_the_box() -> None:
    """GR-3, GR-2: 24 cards of 15 kinds, 13 brown and 11 black; 8 characters."""
    counts = FACTS["module"]["counts"]
    assert sorted(KINDS) == sorted(card["id"] for card in FACTS["card"])
    assert sum(kind.copies for kind in EQUIPMENT) == counts["cards"] == 24
    for border in ("brown", "black"):
        number = sum(kind.copies for kind in EQUIPMENT if kind.border.id == border)
        assert number == counts[border]
    assert len(KINDS) == counts["kinds"]
    assert Box([BASE, GOLD_RUSH], ()).size == 80 + 24
    assert (
        FACTS["module"]["market_size"],
        FACTS["module"]["force_discard_surcharge"],
    ) == (ROW, SURCHARGE)


@pytest.mark.parametrize("card", FACTS["card"], ids=lambda card: str(card["id"]))
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    """GR-31, GR-71, GR-78, GR-97: cost, copies, border, modes, whom it is placed on."""
    kind = KINDS[card["id"]]
    assert (kind.cost, kind.copies, kind.border.id) == (card["cost"], card["count"], card["border"])
    assert kind.home == card["deck"]
    assert list(kind.modes) == card.get("modes", [""])
    assert kind.stays == (card["border"] == "black")
    assert not (kind.stays and kind.border.touchable)
    placed_on = card.get("placed_on", "buyer")
    if kind.play is not None and kind.stays:
        assert isinstance(kind.play.target, One) == (placed_on == "any_player")
    assert hand_limit.on(kind) == card.get("hand_limit")
    assert flips.on(kind) == card.get("extra_flips")
    assert draws_last.on(kind) == card.get("extra_draw")
    check_prices(kind, card)


@pytest.mark.parametrize("character", FACTS["character"], ids=lambda each: str(each["id"]))
def test_a_character_is_as_printed(character: dict[str, Any]) -> None:
    """GR-110 to GR-123: life points, what a use costs, how often."""
    who = CHARACTERS[character["id"]]
    assert who.life == character["life"] == 4
    if character["id"] != "pretty_luzena":
        check_prices(who, character)


def check_prices(source: Source, facts: dict[str, Any]) -> None:
    deeds: tuple[Deed, ...] = does.on(source) or ()
    prices = [deed.cost.number for deed in deeds if isinstance(deed.cost, Nuggets)]
    assert prices == ([facts["nugget_cost"]] if "nugget_cost" in facts else [])
    if "uses_per_turn" in facts:
        assert [deed.per_turn for deed in deeds] == [facts["uses_per_turn"]]


def test_the_catalog_tells_the_costs() -> None:
    """GR-31: what is printed, for those who show the cards."""
    part = next(part for part in RULES.catalog().sets if part.id == "gold_rush")
    assert {card.id: card.cost for card in part.cards} == {
        card["id"]: card["cost"] for card in FACTS["card"]
    }
