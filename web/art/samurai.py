"""Samurai Sword: ink on washi. Backdrops, warriors, kanji, seals and the brush ring."""

import math
import random
from typing import Final, NotRequired, TypedDict

from people import SIDE, Parts
from prints import Card, Style
from shapes import brush_arc, burst, strokes

INK: Final = "var(--ink)"
SUN: Final = "var(--sun,#b3262a)"
BONE: Final = "#f6f1e4"
KANJI_SIDE: Final = 500
"""Side of the field a kanji is drawn on."""


class SamuraiCard(Card):
    """A card of samurai.json: the kanji of its strip stand in reading order."""

    kanji: str


class Warrior(TypedDict):
    """A person of samurai.json: parts of drawn/warriors.svg from back to front."""

    parts: list[str]
    ground: str
    accent: str
    robe: str


class Role(TypedDict):
    """A role seal of samurai.json: its kanji on a shape of its own, with the stars of its rank."""

    kanji: str
    shape: str
    stars: NotRequired[int]


def _wash(path: str, opacity: float) -> str:
    return f'<path d="{path}" fill="{INK}" opacity="{opacity:g}"/>'


def _stroke(path: str, width: float, opacity: float = 1) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{width:g}" '
        f'opacity="{opacity:g}"/>'
    )


def _disc(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{SUN}" opacity=".92"/>'


def _bamboo() -> str:
    canes = ((30, 6, 0.55), (46, 3.5, 0.35), (132, 7, 0.5), (117, 3, 0.28))
    stems = (_stroke(f"M{x} -4V38M{x} 41V82M{x} 85V128", width, shade) for x, width, shade in canes)
    leaves = (
        "M30 40C42 32 52 32 62 38C52 42 40 44 30 40"
        "M132 82C120 74 108 74 100 80C110 86 122 88 132 82"
        "M132 40C124 28 116 24 106 24C110 34 120 40 132 40"
    )
    return "".join(stems) + _wash(leaves, 0.6)


def _blossoms() -> str:
    """A cherry branch from the upper right."""
    flowers = ((110, 22, 4.2), (88, 30, 3.4), (132, 40, 3.8), (64, 20, 3), (118, 52, 3))
    petals = "".join(
        f'<circle cx="{x + reach * math.cos(turn):.1f}" cy="{y + reach * math.sin(turn):.1f}" '
        f'r="{reach * 0.72:.1f}"/>'
        for x, y, reach in flowers
        for turn in (math.radians(18 + 72 * petal) for petal in range(5))
    )
    fallen = '<path d="M40 92l6-2l-2 5zM112 104l5 2l-5 2zM28 50l5 1l-4 4z"/>'
    branch = (
        "M164 6C140 12 128 22 108 26C92 30 78 24 58 24C76 28 90 36 108 32L116 52L114 31"
        "C126 26 144 20 164 18ZM150 14L134 42L154 16Z"
    )
    return _wash(branch, 0.8) + f'<g fill="{SUN}" opacity=".85">{petals}{fallen}</g>'


def _waves() -> str:
    """Rows of the sea, each a scale over the next."""
    rows = ""
    for row, y in enumerate((92, 106, 120)):
        for x in range(-10 + 14 * (row % 2), 176, 28):
            for radius in (14, 9.5, 5):
                rows += f"M{x - radius:g} {y}A{radius:g} {radius:g} 0 0 1 {x + radius:g} {y}"
    return _disc(80, 56, 38) + _stroke(rows, 1.8, 0.6)


def _torii() -> str:
    gate = (
        "M20 18C60 26 100 26 140 18L142 29C100 36 60 36 18 29ZM32 46H128V54H32ZM75 35H85V46H75Z"
        "M42 34H52L50 116H38ZM108 34H118L122 116H110Z"
    )
    return f'<path d="{gate}" fill="{SUN}" opacity=".92"/>' + _wash(
        strokes(8, 152, [(116, 2.4), (121, 1.6)], 5, 30), 0.6
    )


def _moon() -> str:
    return (
        f'<circle cx="96" cy="50" r="42" fill="{INK}" opacity=".16"/>'
        + _wash("M54 50A42 42 0 0 1 96 8A48 48 0 0 0 54 50Z", 0.2)
        + _wash(strokes(14, 146, [(76, 4), (88, 6), (104, 5), (114, 3)], 8, 50), 0.22)
    )


def _slash() -> str:
    stroke = (
        "M16 102C50 62 96 30 150 12C134 26 128 30 122 38C132 36 136 36 140 36C96 54 56 80 30 112"
        "C30 106 31 104 33 101C26 104 22 104 16 102ZM128 44L146 36L120 52ZM18 112L28 96L22 114Z"
    )
    return f'<path d="{stroke}" fill="{SUN}" opacity=".9"/>'


STYLE: Final = Style(
    backdrops={
        "sun": _disc(82, 56, 46),
        "fuji": _disc(112, 34, 22)
        + _stroke("M-4 112L58 44L64 40L72 44L140 112", 2.4)
        + _wash("M58 44L52 58L60 54L66 62L72 54L80 60L72 44L64 40Z", 0.28)
        + _wash(strokes(4, 156, [(104, 2.6), (111, 2), (118, 1.4)], 5, 30), 0.5),
        "mist": _disc(52, 36, 20)
        + _wash(
            strokes(4, 150, [(24, 5), (40, 7), (58, 4), (74, 6), (92, 8), (108, 5)], 9, 70), 0.17
        ),
        "bamboo": _bamboo(),
        "blossoms": _blossoms(),
        "waves": _waves(),
        "torii": _torii(),
        "moon": _moon(),
        "slash": _slash(),
        "roar": f'<path d="{burst(80, 62, 15, 46, 66, 5)}" fill="{SUN}" opacity=".92"/>'
        f'<path d="{burst(80, 62, 15, 38, 52, 8)}" fill="var(--paper)"/>',
    },
    always=frozenset({"nospot", "halo"}),
    halo="var(--paper)",
)


def ring(hairs: int = 34) -> str:
    """The brush ring on the cloth: one stroke, every hair of the brush a line."""
    chance = random.Random(7)
    lines = "".join(
        f'<path d="{brush_arc(420, 235, 376 + hair, 190 + hair, chance)}" '
        f'stroke-width="{chance.uniform(0.6, 2.1):.1f}" opacity="{chance.uniform(0.28, 0.8):.2f}"/>'
        for hair in range(hairs)
    )
    return (
        '<symbol id="ring" viewBox="0 0 840 470" preserveAspectRatio="none">'
        f'<g fill="none" stroke="{INK}" stroke-linecap="round">{lines}</g></symbol>'
    )


def warriors(people: dict[str, Warrior]) -> list[str]:
    """All busts, and the parts they use."""
    parts = Parts("warriors", "w")
    view = f'viewBox="0 0 {SIDE} {SIDE}" overflow="visible"'
    busts = [
        f'<symbol id="face-{name}" {view}>'
        f'<rect x="-{SIDE // 2}" width="{SIDE * 2}" height="{SIDE}" fill="{person["ground"]}"/>'
        f'<circle cx="60" cy="52" r="40" fill="{person["accent"]}" opacity=".85"/>'
        + "".join(parts.use(part, person["robe"], person["accent"]) for part in person["parts"])
        + "</symbol>"
        for name, person in people.items()
    ]
    return [*parts.used(), *busts]


class Kanji:
    """Kanji by the outlines of kanji.json."""

    def __init__(self, outlines: dict[str, str]) -> None:
        self._outlines = outlines
        self._used: set[str] = set()

    def strip(self, name: str, text: str) -> str:
        """Kanji below one another, as a card carries them."""
        column = "".join(self.place(kanji, 0, KANJI_SIDE * at) for at, kanji in enumerate(text))
        view = f"0 0 {KANJI_SIDE} {KANJI_SIDE * len(text)}"
        return f'<symbol id="k-{name}" viewBox="{view}" fill="currentColor">{column}</symbol>'

    def place(self, kanji: str, x: float, y: float, side: float = KANJI_SIDE) -> str:
        """One kanji with its corner at x and y; its colour is the fill of what it stands in."""
        self._used.add(kanji)
        scale = f" scale({side / KANJI_SIDE:g})" if side != KANJI_SIDE else ""
        return f'<use href="#kj-{ord(kanji):x}" transform="translate({x:g} {y:g}){scale}"/>'

    def used(self) -> list[str]:
        """The outlines of all kanji placed."""
        return [
            f'<path id="kj-{ord(kanji):x}" d="{self._outlines[kanji]}"/>'
            for kanji in sorted(self._used)
        ]


_SHAPES: Final = {
    "disc": "M16 .6A15.4 15.4 0 1 1 15.9 .6Z",
    "hexagon": "M16 .4L29.8 8V24L16 31.6L2.2 24V8Z",
    "banner": "M3 1L29 .6L30.4 30.8L28 31.4L2 31.2L1.6 3Z",
    "drop": "M16 .4C22 7 30.8 11 30.8 19.2C30.8 26.6 24.2 31.6 16 31.6"
    "S1.2 26.6 1.2 19.2C1.2 11 10 7 16 .4Z",
}


def _stars(count: int) -> str:
    """The rank of a ninja: one to three stars along the foot."""
    star = "M0-4.4L1.3-1.5L4.4-1.2L2.1 1L2.7 4.2L0 2.5L-2.7 4.2L-2.1 1L-4.4-1.2L-1.3-1.5Z"
    return "".join(
        f'<path transform="translate({16 + 9 * (place - (count - 1) / 2):g} 24.8)" d="{star}"/>'
        for place in range(count)
    )


def role_seals(roles: dict[str, Role], kanji: Kanji) -> list[str]:
    """Every role on its shape; the property c is the shape, on is what lies on it."""
    seals = []
    for name, role in roles.items():
        stars = role.get("stars", 0)
        side, middle = (17, 11) if stars else (21, 16)
        sign = kanji.place(role["kanji"], 16 - side / 2, middle - side / 2, side)
        seals.append(
            f'<symbol id="role-{name}" viewBox="0 0 32 32">'
            f'<path d="{_SHAPES[role["shape"]]}" fill="var(--c,#1b1a1c)"/>'
            f'<g fill="var(--on,{BONE})">{sign}{_stars(stars)}</g></symbol>'
        )
    return seals


def back(kanji: Kanji) -> str:
    """The back of a card."""
    return (
        '<symbol id="back" viewBox="0 0 200 280"><rect width="200" height="280" rx="12" '
        'fill="#1b1a1c"/><rect x="11" y="11" width="178" height="258" rx="5" fill="none" '
        f'stroke="{SUN}" stroke-width="3"/><circle cx="100" cy="140" r="70" fill="{SUN}" '
        f'opacity=".28"/><g fill="#e9e1cd">{kanji.place("侍", 36, 76, 128)}</g></symbol>'
    )
