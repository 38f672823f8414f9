"""Glyphs by name: those of game-icons.net, and our own in drawn/."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

from paths import rounded_path

HERE = Path(__file__).parent
SVG = "http://www.w3.org/2000/svg"
FIELD = 512
"""Side of the field a glyph is drawn on."""

ET.register_namespace("", SVG)


def drawn(name: str) -> dict[str, str]:
    """The parts of a file in drawn/, by id."""
    root = ET.parse(HERE / "drawn" / f"{name}.svg").getroot()
    parts: dict[str, str] = {}
    for part in root:
        part.tail = None
        text = ET.tostring(part, encoding="unicode").replace(f' xmlns="{SVG}"', "")
        parts[part.attrib["id"]] = text.replace(" />", "/>")
    return parts


class Glyphs:
    """Every glyph we may print."""

    def __init__(self, icons: Path) -> None:
        self._icons: dict[str, dict[str, str]] = json.loads(icons.read_text())["icons"]
        self._own = drawn("glyphs")

    def body(self, name: str) -> str:
        """What is drawn, in currentColor, on a field of 512 by 512."""
        if name in self._own:
            return self._own[name].replace(f' id="{name}"', "", 1)
        if name not in self._icons:
            raise SystemExit(f"no glyph is called {name!r}")
        before, data, after = _around_path(self._icons[name]["body"])
        return before + rounded_path(data) + after

    def symbol(self, symbol_id: str, name: str) -> str:
        """The glyph as a symbol of its own."""
        return f'<symbol id="{symbol_id}" viewBox="0 0 {FIELD} {FIELD}">{self.body(name)}</symbol>'


def _around_path(body: str) -> tuple[str, str, str]:
    before, mark, rest = body.partition(' d="')
    data, quote, after = rest.partition('"')
    return before + mark, data, quote + after
