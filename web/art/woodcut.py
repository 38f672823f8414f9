"""Cuts the pictures of the client: python web/art/woodcut.py ICONS_JSON OUT_DIR.

ICONS_JSON is icons.json of @iconify-json/game-icons. What is drawn stands in the JSON files beside
this one and in drawn/; the README tells how to add a print.
"""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import frames
from glyphs import FIELD, HERE, Glyphs, drawn
from icon import icons as app_icons
from people import Busts, Person
from prints import HEIGHT, WIDTH, WOODCUT, Card, Style, card_print, cut_mask
from samurai import STYLE as INK
from samurai import Kanji, SamuraiCard, Warrior, back, ring, role_seals, warriors

_CUT = "cut"
_PRINT_CUT = "cut-print"


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


class Art(NamedTuple):
    """The pictures of a game, and what the client has to know of them."""

    parts: list[str]
    manifest: dict[str, Any]


def bang(glyphs: Glyphs) -> Art:
    """The card game."""
    cards: dict[str, Card] = _merged("cards.json")
    people: dict[str, Person] = _merged("people.json")
    return Art(
        [*_prints(glyphs, cards, WOODCUT), *Busts().symbols(people)], _manifest(cards, people)
    )


def dice(glyphs: Glyphs) -> Art:
    """The Dice Game: its people are those of the card game without expansions."""
    content = _read("dice.json")
    faces: dict[str, Card] = content["faces"]
    people: dict[str, Person] = _read("people.json")["base"]
    sides = [_die(glyphs, face, inks) for face, inks in content["dice"].items()]
    return Art(
        [
            *_prints(glyphs, faces, WOODCUT),
            *Busts().symbols(people),
            *sides,
            *drawn("dice").values(),
        ],
        _manifest(faces, people),
    )


def samurai(glyphs: Glyphs) -> Art:
    """Samurai Sword."""
    content = _read("samurai.json")
    cards: dict[str, SamuraiCard] = content["cards"]
    people: dict[str, Warrior] = content["people"]
    kanji = Kanji(_read("kanji.json"))
    written = [
        *(kanji.strip(name, card["kanji"]) for name, card in cards.items()),
        kanji.strip("honour", "誉"),
        *role_seals(content["roles"], kanji),
        back(kanji),
    ]
    return Art(
        [
            *_prints(glyphs, cards, INK),
            *warriors(people),
            *kanji.used(),
            *written,
            ring(),
            *drawn("samurai").values(),
        ],
        _manifest(cards, people)
        | {
            "kanji": {name: card["kanji"] for name, card in cards.items()},
            "roles": list(content["roles"]),
        },
    )


def _prints(glyphs: Glyphs, cards: Mapping[str, Card], style: Style) -> list[str]:
    """The prints and ticket glyphs of cards, with the backdrops and shapes they use."""
    made = [_print(name, card, style) for name, card in cards.items()]
    made += [_ticket(name, card) for name, card in cards.items()]
    used = "".join(made)
    grounds = [f'<g id="bd-{name}">{style.backdrops[name]}</g>' for name in _used("bd", used)]
    shapes = [f'<g id="g-{name}">{glyphs.body(name)}</g>' for name in _used("g", used)]
    return [cut_mask(_PRINT_CUT), *grounds, *shapes, *made]


def _manifest(cards: Mapping[str, Card], people: Iterable[str]) -> dict[str, Any]:
    return {
        "cards": {name: {"symbols": card["symbols"]} for name, card in cards.items()},
        "people": list(people),
    }


def _print(name: str, card: Card, style: Style) -> str:
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice"'
    return f'<symbol id="art-{name}" {view}>{card_print(card, style, _PRINT_CUT)}</symbol>'


def _ticket(name: str, card: Card) -> str:
    view = f'viewBox="0 0 {FIELD} {FIELD}"'
    return f'<symbol id="t-{name}" {view}><use href="#g-{card["icon"]}"/></symbol>'


def _die(glyphs: Glyphs, face: str, inks: list[tuple[str, str]]) -> str:
    """A side of a die: glyphs in their inks, to lie on ivory."""
    layers = "".join(f'<g color="{ink}">{glyphs.body(name)}</g>' for name, ink in inks)
    return f'<symbol id="die-{face}" viewBox="0 0 {FIELD} {FIELD}">{layers}</symbol>'


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
    """Write the sprites and the manifests."""
    glyphs = Glyphs(icons)
    files = {"ui.svg": ui_sprite(glyphs)}
    for game in (bang, dice, samurai):
        art = game(glyphs)
        manifest = json.dumps(art.manifest, ensure_ascii=False, separators=(",", ":"))
        files[f"{game.__name__}.svg"] = sprite(art.parts)
        files[f"{game.__name__}.json"] = manifest + "\n"
    out.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (out / name).write_text(content, encoding="utf-8")
    for name, picture in app_icons().items():
        (out / name).write_bytes(picture)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    main(Path(sys.argv[1]), Path(sys.argv[2]))
