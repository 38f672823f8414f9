"""Every card, face, character and role has a picture, and the pictures are sound."""

import json
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang import RULES

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
ART = WEB / "art"
ICONS = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
SQUARE = '<path fill="currentColor" d="M0 0h512v512H0z"/>'
GAMES = ("bang", "dice", "samurai")
SPRITES = ("ui", *GAMES)


def read(name: str) -> dict[str, dict[str, Any]]:
    content: dict[str, dict[str, Any]] = json.loads((ART / name).read_text(encoding="utf-8"))
    return content


def merged(name: str) -> dict[str, Any]:
    return {entry: value for part in read(name).values() for entry, value in part.items()}


def cards() -> dict[str, dict[str, Any]]:
    """The cards of every set of every game, by the name of the set."""
    dice, samurai = read("dice.json")["faces"], read("samurai.json")["cards"]
    return read("cards.json") | {"dice": dice, "samurai": samurai}


def facts(module: str, what: str) -> set[str]:
    """What a file of rules/ names."""
    content = tomllib.loads((ROOT / "rules" / f"{module}.toml").read_text(encoding="utf-8"))
    return {entry["id"] for entry in content[what]}


def glyph_names() -> set[str]:
    names = {glyph for part in read("ui.json").values() for glyph in part.values()}
    for part in cards().values():
        for card in part.values():
            names |= {card["icon"], *(layer[0] for layer in card["layers"])}
    names |= {layer[0] for layers in read("dice.json")["dice"].values() for layer in layers}
    return {name for name in names if not name.startswith("own-")}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sprites, with a square for every glyph of the icon package."""
    folder = tmp_path_factory.mktemp("art")
    icons = {"icons": {name: {"body": SQUARE} for name in glyph_names()}}
    (folder / "icons.json").write_text(json.dumps(icons))
    paths = [str(ART / "woodcut.py"), str(folder / "icons.json"), str(folder / "out")]
    subprocess.run([sys.executable, "-B", *paths], check=True)
    return folder / "out"


def symbols(made: Path, sprite: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (made / f"{sprite}.svg").read_text()))


def parts_with_id(made: Path, sprite: str) -> dict[str, str]:
    """All that has an id, as it is drawn."""
    elements = ET.parse(made / f"{sprite}.svg").findall(".//*[@id]")
    return {each.attrib["id"]: ET.tostring(each, encoding="unicode") for each in elements}


def test_every_card_has_a_print() -> None:
    assert {kind.id for part in RULES.sets for kind in part.kinds} <= set(merged("cards.json"))


def test_every_character_has_a_bust() -> None:
    people = merged("people.json")
    assert {who.id for part in RULES.sets for who in part.characters} <= set(people)


def test_what_has_no_picture_has_a_stand_in(made: Path) -> None:
    assert {"art-unknown", "t-unknown", "face-unknown", "role-unknown"} <= symbols(made, "ui")


def test_every_side_and_character_of_the_dice_game_is_drawn(made: Path) -> None:
    faces, people = facts("dice_game", "die_face"), facts("dice_game", "character")
    ids = symbols(made, "dice")
    assert {f"{kind}-{face}" for face in faces for kind in ("die", "t", "art")} <= ids
    assert {f"face-{who}" for who in people} <= ids
    assert {"arrow", "arrow-pile"} <= ids
    assert {f"role-{role}" for role in facts("dice_game", "role")} <= symbols(made, "ui")


def test_every_card_character_and_role_of_samurai_sword_is_drawn(made: Path) -> None:
    kinds, people = facts("samurai_sword", "card"), facts("samurai_sword", "character")
    ids = symbols(made, "samurai")
    assert {f"{part}-{kind}" for kind in kinds for part in ("art", "t", "k")} <= ids
    assert {f"face-{who}" for who in people} <= ids
    assert {f"role-{role}" for role in facts("samurai_sword", "role")} <= ids
    assert {"back", "seal", "heart", "heart-off", "drop", "ring"} <= ids


def test_no_two_warriors_wear_the_same() -> None:
    counted = Counter(who["parts"][-1] for who in read("samurai.json")["people"].values())
    assert [part for part, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("name", ["cards.json", "people.json"])
def test_no_entry_stands_in_two_sets(name: str) -> None:
    counted = Counter(entry for part in read(name).values() for entry in part)
    assert [entry for entry, count in counted.items() if count > 1] == []


def test_no_two_people_share_hat_and_hair() -> None:
    counted = Counter((who["hat"], who["hair"]) for who in merged("people.json").values())
    assert [pair for pair, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("part", cards())
def test_no_two_cards_of_a_set_share_their_picture(part: str) -> None:
    counted = Counter(
        (card["backdrop"], *(layer[0] for layer in card["layers"]))
        for card in cards()[part].values()
    )
    assert [picture for picture, count in counted.items() if count > 1] == []


@pytest.mark.skipif(not ICONS.exists(), reason="the icon package is not installed")
def test_every_named_glyph_exists() -> None:
    assert glyph_names() <= set(json.loads(ICONS.read_text())["icons"])


@pytest.mark.parametrize("sprite", SPRITES)
def test_no_inline_style(made: Path, sprite: str) -> None:
    """The content security policy of the pages forbids it."""
    for element in ET.parse(made / f"{sprite}.svg").iter():
        assert "style" not in element.attrib
        assert not element.tag.endswith("}style")


@pytest.mark.parametrize("sprite", SPRITES)
def test_ids_are_unique_in_a_sprite(made: Path, sprite: str) -> None:
    ids = Counter(element.get("id") for element in ET.parse(made / f"{sprite}.svg").iter())
    del ids[None]
    assert [each for each, count in ids.items() if count > 1] == []


def test_an_id_means_the_same_drawing_in_every_sprite(made: Path) -> None:
    """A page that has shown two games holds the sprites of both."""
    drawings: dict[str, set[str]] = {}
    for each, drawing in chain.from_iterable(parts_with_id(made, s).items() for s in SPRITES):
        drawings.setdefault(each, set()).add(drawing)
    assert [each for each, different in drawings.items() if len(different) > 1] == []


@pytest.mark.parametrize("sprite", SPRITES)
def test_a_sprite_refers_to_itself_only(made: Path, sprite: str) -> None:
    text = (made / f"{sprite}.svg").read_text()
    ids = set(re.findall(r'\bid="([^"]+)"', text))
    assert set(re.findall(r'(?:href="|url\()#([^")]+)', text)) <= ids


@pytest.mark.parametrize("game", GAMES)
def test_the_manifest_tells_what_the_sprite_holds(made: Path, game: str) -> None:
    manifest = json.loads((made / f"{game}.json").read_text(encoding="utf-8"))
    ids = symbols(made, game)
    for card in manifest["cards"]:
        assert {f"art-{card}", f"t-{card}"} <= ids
    assert {f"face-{who}" for who in manifest["people"]} <= ids
    assert {f"k-{card}" for card in manifest.get("kanji", {})} <= ids
    assert {f"role-{role}" for role in manifest.get("roles", [])} <= ids


@pytest.mark.parametrize("game", GAMES)
def test_printed_symbols_are_drawn(made: Path, game: str) -> None:
    manifest = json.loads((made / f"{game}.json").read_text(encoding="utf-8"))
    printed = {sign for card in manifest["cards"].values() for sign in card["symbols"]}
    assert {f"s-{sign}" for sign in printed} <= symbols(made, "ui")
