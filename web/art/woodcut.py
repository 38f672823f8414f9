"""Cuts the pictures of the client: python web/art/woodcut.py ICONS_JSON OUT_DIR.

ICONS_JSON is icons.json of @iconify-json/game-icons. What is drawn stands in the JSON files beside
this one and in drawn/; the README tells how to add a print.
"""

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import frames
from glyphs import FIELD, HERE, Glyphs, drawn
from people import Busts, Person
from prints import BACKDROPS, HEIGHT, WIDTH, Card, card_print, cut_mask

_CUT = "cut"
_BANG_CUT = "cut-bang"


def sprite(parts: Iterable[str]) -> str:
    """A file of symbols, to be put into a page or used by address."""
    body = "\n".join(parts)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"<defs>\n{body}\n</defs></svg>\n"
    )


def ui_sprite(glyphs: Glyphs) -> str:
    """What every page needs."""
    names = _read("ui.json")
    parts = [cut_mask(_CUT), *frames.symbols(), *drawn("ui").values()]
    parts += [glyphs.symbol(f"s-{name}", glyph) for name, glyph in names["symbols"].items()]
    parts += [glyphs.symbol(f"i-{name}", glyph) for name, glyph in names["icons"].items()]
    return sprite(parts)


def bang_sprite(glyphs: Glyphs, cards: dict[str, Card], people: dict[str, Person]) -> str:
    """The prints, ticket glyphs and busts of the card game."""
    made = [_print(name, card) for name, card in cards.items()]
    made += [_ticket(name, card) for name, card in cards.items()]
    used = "".join(made)
    grounds = [f'<g id="bd-{name}">{BACKDROPS[name]}</g>' for name in _used("bd", used)]
    shapes = [f'<g id="g-{name}">{glyphs.body(name)}</g>' for name in _used("g", used)]
    return sprite([cut_mask(_BANG_CUT), *grounds, *shapes, *made, *Busts().symbols(people)])


def bang_manifest(cards: dict[str, Card], people: dict[str, Person]) -> dict[str, Any]:
    """What the client has to know of the sprite."""
    return {
        "cards": {name: {"symbols": card["symbols"]} for name, card in cards.items()},
        "people": list(people),
    }


def _print(name: str, card: Card) -> str:
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
    return f'<symbol id="art-{name}" {view}>{card_print(card, _BANG_CUT)}</symbol>'


def _ticket(name: str, card: Card) -> str:
    view = f'viewBox="0 0 {FIELD} {FIELD}"'
    return f'<symbol id="t-{name}" {view}><use href="#g-{card["icon"]}"/></symbol>'


def _used(prefix: str, text: str) -> list[str]:
    return sorted(set(re.findall(rf'href="#{prefix}-([\w-]+)"', text)))


def _read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((HERE / name).read_text(encoding="utf-8"))
    return content


def _merged(name: str) -> dict[str, Any]:
    """The entries of all sets in a file."""
    merged: dict[str, Any] = {}
    for part in _read(name).values():
        merged |= part
    return merged


def main(icons: Path, out: Path) -> None:
    """Write the sprites and the manifest."""
    glyphs = Glyphs(icons)
    cards: dict[str, Card] = _merged("cards.json")
    people: dict[str, Person] = _merged("people.json")
    out.mkdir(parents=True, exist_ok=True)
    manifest = json.dumps(bang_manifest(cards, people), separators=(",", ":"))
    files = {
        "ui.svg": ui_sprite(glyphs),
        "bang.svg": bang_sprite(glyphs, cards, people),
        "bang.json": manifest + "\n",
    }
    for name, content in files.items():
        (out / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
