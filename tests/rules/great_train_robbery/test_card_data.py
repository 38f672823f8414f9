"""The code against the facts of rules/great_train_robbery.toml."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang import RULES
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import ANSWER_BANG, ANSWER_MISSED
from standoff.games.bang.data.hooks import does
from standoff.games.bang.data.signs import RANKS, SUITS
from standoff.games.bang.sets.base import BASE
from standoff.games.bang.sets.great_train_robbery import GREAT_TRAIN_ROBBERY
from standoff.games.bang.sets.great_train_robbery.cards import CARDS
from standoff.games.bang.sets.great_train_robbery.stations import LOCOMOTIVES, STATIONS
from standoff.games.bang.sets.great_train_robbery.wagons import WAGONS
from standoff.games.bang.vocabulary.targets import NotSheriff, One

FACTS: dict[str, Any] = tomllib.loads(
    (Path(__file__).parents[3] / "rules" / "great_train_robbery.toml").read_text(encoding="utf-8")
)
KINDS = {kind.id: kind for kind in GREAT_TRAIN_ROBBERY.kinds}
CHARACTERS = {character.id: character for character in GREAT_TRAIN_ROBBERY.characters}


def ids(what: str) -> list[str]:
    return sorted(entry["id"] for entry in FACTS[what])


def test_all_is_there() -> None:
    """GTR-1: 16 wagons, 2 sides of a Locomotive, 16 cards, 13 stations, 8 characters."""
    counts = FACTS["module"]["counts"]
    assert sorted(kind.id for kind in CARDS) == ids("card")
    assert sorted(kind.id for kind in WAGONS) == ids("wagon")
    assert sorted(tile.id for tile in STATIONS) == ids("station")
    assert sorted(side.id for side in LOCOMOTIVES) == ids("locomotive")
    assert sorted(CHARACTERS) == ids("character")
    assert sum(kind.copies for kind in CARDS) == counts["cards"] == 16
    assert sum(kind.copies for kind in WAGONS) == counts["wagons"] == 16
    for border in ("brown", "blue"):
        assert sum(kind.copies for kind in CARDS if kind.border.id == border) == counts[border]
    assert Box([BASE, GREAT_TRAIN_ROBBERY], ()).size == 80 + 16 + 16


@pytest.mark.parametrize("card", FACTS["card"], ids=lambda card: str(card["id"]))
def test_a_card_is_as_printed(card: dict[str, Any]) -> None:
    """GTR-1, GTR-46 to GTR-67: border, copies, range."""
    kind = KINDS[card["id"]]
    signs = [f"{RANKS[sign.rank]}{SUITS[sign.suit]}" for sign in kind.signs]
    assert (kind.border.id, signs, kind.reach) == (
        card["border"],
        card["copies"],
        card.get("range", 0),
    )
    assert (kind.play is None) == (card["kind"] == "reaction") == kind.cancels


@pytest.mark.parametrize("wagon", FACTS["wagon"], ids=lambda wagon: str(wagon["id"]))
def test_a_wagon_is_as_printed(wagon: dict[str, Any]) -> None:
    """GTR-25, GTR-32, GTR-35, GTR-36: no sign, one of each; whom it goes in front of; how used."""
    kind = KINDS[wagon["id"]]
    assert (kind.border.id, kind.signs, kind.copies) == (wagon["border"], [], 1)
    assert kind.play is not None
    target = kind.play.target
    on = wagon.get("on", "self")
    assert isinstance(target, One) == (on != "self")
    spares = any(isinstance(condition, NotSheriff) for condition in target.conditions)
    assert spares == (on == "any_but_sheriff_even_eliminated") == kind.clings
    deeds = does.on(kind) or ()
    assert any(deed.itself for deed in deeds) == (wagon["use"] == "discard")
    off_turn = any(deed.window & (ANSWER_MISSED | ANSWER_BANG) for deed in deeds)
    assert off_turn == wagon.get("out_of_turn", False)


@pytest.mark.parametrize("station", FACTS["station"], ids=lambda station: str(station["id"]))
def test_a_station_asks_for_what_is_printed(station: dict[str, Any]) -> None:
    """GTR-20, GTR-21: what is paid there."""
    tile = next(tile for tile in STATIONS if tile.id == station["id"])
    cost = station["cost"]
    shown = tile.toll.shown()
    if "life" in cost:
        assert shown == {"life": cost["life"]}
    elif cost["discard"] == "card":
        assert shown == {"cards": cost["cards"]}
    elif cost["discard"] == "suit":
        assert shown == {"suit": cost["suit"]}
    elif cost["discard"] == "rank":
        assert shown == {"ranks": [cost["from"], cost["to"]]}
    elif cost["discard"] == "border":
        assert shown == {"border": cost["border"]}
    else:
        assert shown == {"any": cost["count"]}


@pytest.mark.parametrize("character", FACTS["character"], ids=lambda each: str(each["id"]))
def test_a_character_is_as_printed(character: dict[str, Any]) -> None:
    """GTR-90 to GTR-97: life points."""
    assert CHARACTERS[character["id"]].life == character["life"]


def test_stations_and_locomotives_stand_in_the_catalog() -> None:
    """GTR-1: they are shown, but they are no cards."""
    part = next(part for part in RULES.catalog().sets if part.id == "great_train_robbery")
    tiles = [card.id for card in part.cards if card.border == "rail"]
    assert sorted(tiles) == sorted([*ids("station"), *ids("locomotive")])
