"""Every card and character has a picture, and the pictures are sound."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from standoff.games.bang import RULES

WEB = Path(__file__).parents[2] / "web"
ART = WEB / "art"
ICONS = WEB / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
SQUARE = '<path fill="currentColor" d="M0 0h512v512H0z"/>'


def read(name: str) -> dict[str, dict[str, Any]]:
    content: dict[str, dict[str, Any]] = json.loads((ART / name).read_text(encoding="utf-8"))
    return content


def merged(name: str) -> dict[str, Any]:
    return {entry: value for part in read(name).values() for entry, value in part.items()}


def glyph_names() -> set[str]:
    names = {glyph for part in read("ui.json").values() for glyph in part.values()}
    for card in merged("cards.json").values():
        names |= {card["icon"], *(layer[0] for layer in card["layers"])}
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


def test_every_card_has_a_print() -> None:
    cards = merged("cards.json")
    assert {kind.id for part in RULES.sets for kind in part.kinds} <= set(cards)
    assert "unknown" in cards


def test_every_character_has_a_bust() -> None:
    people = merged("people.json")
    assert {who.id for part in RULES.sets for who in part.characters} <= set(people)


@pytest.mark.parametrize("name", ["cards.json", "people.json"])
def test_no_entry_stands_in_two_sets(name: str) -> None:
    counted = Counter(entry for part in read(name).values() for entry in part)
    assert [entry for entry, count in counted.items() if count > 1] == []


def test_no_two_people_share_hat_and_hair() -> None:
    counted = Counter((who["hat"], who["hair"]) for who in merged("people.json").values())
    assert [pair for pair, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("part", read("cards.json"))
def test_no_two_cards_of_a_set_share_their_picture(part: str) -> None:
    counted = Counter(
        (card["backdrop"], *(layer[0] for layer in card["layers"]))
        for card in read("cards.json")[part].values()
    )
    assert [picture for picture, count in counted.items() if count > 1] == []


@pytest.mark.skipif(not ICONS.exists(), reason="the icon package is not installed")
def test_every_named_glyph_exists() -> None:
    assert glyph_names() <= set(json.loads(ICONS.read_text())["icons"])


@pytest.mark.parametrize("name", ["ui.svg", "bang.svg"])
def test_no_inline_style(made: Path, name: str) -> None:
    """The content security policy of the pages forbids it."""
    for element in ET.parse(made / name).iter():
        assert "style" not in element.attrib
        assert not element.tag.endswith("}style")


def test_ids_are_unique_in_a_page_with_both_sprites(made: Path) -> None:
    sprites = [ET.parse(made / name) for name in ("ui.svg", "bang.svg")]
    ids = Counter(element.get("id") for sprite in sprites for element in sprite.iter())
    del ids[None]
    assert [each for each, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("name", ["ui.svg", "bang.svg"])
def test_a_sprite_refers_to_itself_only(made: Path, name: str) -> None:
    text = (made / name).read_text()
    ids = set(re.findall(r'\bid="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text)) <= {
        pair for each in ids for pair in ((each, ""), ("", each))
    }


def test_the_manifest_tells_what_the_sprite_holds(made: Path) -> None:
    manifest = json.loads((made / "bang.json").read_text())
    ids = set(re.findall(r'<symbol id="([^"]+)"', (made / "bang.svg").read_text()))
    for card in manifest["cards"]:
        assert {f"art-{card}", f"t-{card}"} <= ids
    assert {f"face-{who}" for who in [*manifest["people"], "unknown"]} <= ids


def test_printed_symbols_are_drawn(made: Path) -> None:
    manifest = json.loads((made / "bang.json").read_text())
    ids = set(re.findall(r'<symbol id="([^"]+)"', (made / "ui.svg").read_text()))
    printed = {sign for card in manifest["cards"].values() for sign in card["symbols"]}
    assert {f"s-{sign}" for sign in printed} <= ids
