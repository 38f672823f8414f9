"""The prints of the cards: a backdrop in the spot colour, then the glyphs cut in ink."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple, NotRequired, TypedDict

from glyphs import FIELD
from shapes import burst, number, rays, strokes

WIDTH: Final = 160
HEIGHT: Final = 124

Layer = list[str | float]
"""Glyph, centre x, centre y, size, turn in degrees, then any of OPTIONS."""

OPTIONS: Final = frozenset({"flip", "flat", "nospot", "light", "halo"})
"""Mirrored; without cuts; without its coloured plate; in paper colour; set off by an edge."""


class Card(TypedDict):
    """How a card is drawn: an entry of cards.json."""

    icon: str
    backdrop: str
    layers: list[Layer]
    symbols: list[str]
    light: NotRequired[bool]


class Style(NamedTuple):
    """How a game prints: its backdrops, what holds for every glyph, what sets one off."""

    backdrops: dict[str, str]
    always: frozenset[str] = frozenset()
    halo: str = "var(--paper-2)"


_SPOT = 'fill="var(--spot)"'
_INK = 'fill="var(--ink)"'
_PAPER = 'fill="var(--paper)"'


def cut_mask(mask_id: str) -> str:
    """The knife: tapering strokes from the upper left, where the light comes from."""
    chance = random.Random(4)
    path = ""
    left = -140
    for line in range(-160, 700, 26):
        reach = chance.uniform(210, 400)
        half = 13 * chance.uniform(0.8, 1.1) / 2
        y = line + chance.uniform(-3, 3)
        path += f"M{left} {y - half:.0f}L{left + reach:.0f} {y:.0f}L{left} {y + half:.0f}Z"
    area = 'x="-40" y="-40" width="600" height="600"'
    return (
        f'<mask id="{mask_id}" maskUnits="userSpaceOnUse" {area}><rect {area} fill="#fff"/>'
        f'<path transform="rotate(-24 256 256)" d="{path}" fill="#000"/></mask>'
    )


def _ground(lines: Sequence[tuple[float, float]], jitter: float = 30) -> str:
    return f'<path d="{strokes(0, WIDTH, lines, 7, jitter)}" {_INK}/>'


def _stars(*stars: tuple[float, float, float]) -> str:
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in stars)
    return f"<g {_PAPER}>{dots}</g>"


def _planks() -> str:
    seams = "".join(f"M0 {y}H{WIDTH}" for y in (20, 46, 72, 98))
    heights = (9, 14, 32, 39, 58, 65, 85, 91, 109, 116)
    grain = strokes(4, 156, [(y, 0.9) for y in heights], 9, 60)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" {_SPOT} opacity=".38"/>'
        f'<path d="{seams}" stroke="var(--ink)" stroke-width="1.4" opacity=".55"/>'
        f'<path d="{grain}" {_INK} opacity=".45"/>'
    )


def _curtain() -> str:
    folds = "".join(
        f"M{x} 0C{x - 2} 40 {x - 6} 84 {x - 4} 124H{x + 3}C{x + 2} 84 {x + 4} 40 {x + 4} 0Z"
        for x in (8, 22, 36)
    )
    side = (
        f'<path d="M0 0H58C52 40 44 62 30 76C26 92 28 108 32 124H0Z" {_SPOT}/>'
        f'<path d="{folds}" {_INK} opacity=".28"/>'
        f'<path d="M20 74C26 72 32 72 36 76L33 82C28 79 22 79 18 82Z" {_INK} opacity=".8"/>'
    )
    return (
        f'{side}<g transform="translate({WIDTH} 0) scale(-1 1)">{side}</g>'
        f'<path d="M0 0H{WIDTH}V10C140 22 128 8 107 12C90 24 70 24 53 12C32 8 20 22 0 10Z" {_INK} '
        f'opacity=".75"/>{_ground([(112, 2.4), (118, 3)])}'
    )


def _storm() -> str:
    gusts = "".join(
        f"M{x} {y}C{x + 26} {y - 12} {x + 52} {y + 8} {x + 84} {y - 6}"
        for x, y in (
            (-8, 22),
            (60, 14),
            (8, 50),
            (84, 44),
            (-12, 78),
            (66, 74),
            (10, 104),
            (84, 100),
        )
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" {_SPOT} opacity=".3"/>'
        f'<path d="{gusts}" fill="none" stroke="var(--spot)" stroke-width="5" '
        f'stroke-linecap="round"/>{_ground([(112, 2.4), (118, 3)])}'
    )


_BACKDROPS: Final[dict[str, str]] = {
    "plain": "",
    "wanted": f'<rect width="{WIDTH}" height="{HEIGHT}" {_SPOT} opacity=".45"/>',
    "rays": (
        f'<path d="{rays(80, 70, 18, 140, 0.09)}" {_SPOT} opacity=".6"/>'
        + _ground([(116, 3), (109, 2), (103, 1.2)], 10)
    ),
    "dusk": (
        f'<circle cx="80" cy="84" r="46" {_SPOT}/>'
        f'<path d="{strokes(22, 138, [(56, 0.8), (63, 1.2), (70, 1.7), (77, 2.3)], 5, 16)}" '
        'fill="var(--paper-2)"/>'
        '<path d="M0 100V88H14L18 78H40L45 90L60 94H100L112 92L118 84H146L150 92H160V100Z" '
        f'{_INK} opacity=".82"/>' + _ground([(104, 2.4), (110, 3), (117, 3.6)], 40)
    ),
    "sand": (
        f'<path d="M0 92C30 84 50 96 80 92S130 84 160 92V124H0Z" {_SPOT} opacity=".75"/>'
        f'<path d="{strokes(6, 150, [(100, 1.6), (107, 2), (115, 2.4)], 3, 50)}" {_INK} '
        f'opacity=".8"/><path d="{rays(130, 24, 14, 30, 0, 0.35)}" {_SPOT}/>'
        f'<circle cx="130" cy="24" r="13" {_SPOT}/>'
    ),
    "hills": (
        f'<circle cx="34" cy="30" r="15" {_SPOT}/>'
        f'<path d="M0 86C26 62 50 60 76 76C98 54 130 56 160 80V124H0Z" {_SPOT} opacity=".5"/>'
        f'<path d="M0 102C40 84 70 88 96 100C120 92 142 92 160 98V124H0Z" {_SPOT}/>'
        f'<path d="{strokes(4, 156, [(108, 1.6), (114, 2), (120, 2.4)], 5, 50)}" {_INK} '
        'opacity=".8"/>'
    ),
    "burst": (
        f'<path d="{burst(80, 62, 15, 44, 78, 3)}" {_SPOT}/>'
        f'<path d="{burst(80, 62, 15, 30, 52, 8)}" {_PAPER} opacity=".8"/>'
    ),
    "plank": _planks(),
    "night": (
        f'<rect width="{WIDTH}" height="{HEIGHT}" {_INK}/>'
        f'<circle cx="132" cy="26" r="14" {_SPOT}/><circle cx="126" cy="23" r="12" {_INK}/>'
        + _stars(
            *((14, 18, 1.1), (36, 34, 0.8), (60, 12, 1.2), (92, 20, 0.8)),
            *((150, 60, 1), (18, 62, 0.8), (140, 90, 0.7), (104, 44, 0.7)),
        )
    ),
    "arch": (
        f'<rect width="{WIDTH}" height="{HEIGHT}" {_SPOT} opacity=".8"/>'
        f'<path d="M18 124V58C24 26 50 10 80 10S136 26 142 58V124Z" {_INK}/>'
        f'<path d="M24 124V60C30 32 52 16 80 16S130 32 136 60V124M50 14L46 124M110 14L114 124" '
        'fill="none" stroke="var(--spot)" stroke-width="3" opacity=".55"/>'
        f'<path d="{strokes(0, 160, [(30, 1.4), (60, 1.4), (90, 1.4)], 4, 6)}" {_INK} '
        'opacity=".3"/>'
    ),
    "town": (
        f'<path d="{rays(80, 124, 22, 170, 0, 0.5)}" {_SPOT} opacity=".5"/>'
        '<path d="M0 124V70H18V58H44V74H52V50L68 38L84 50V76H96V62H122V54H140V72H160V124Z" '
        f'{_INK} opacity=".22"/>' + _ground([(112, 2.4), (118, 3)])
    ),
    "water": (
        f'<rect y="66" width="{WIDTH}" height="58" {_SPOT} opacity=".6"/>'
        f'<path d="{strokes(4, 156, [(y, 2.4) for y in range(18, 66, 12)], 3, 70)}" {_SPOT}/>'
        f'<path d="{strokes(0, 160, [(y, 2) for y in range(76, 122, 11)], 8, 60)}" {_INK} '
        'opacity=".7"/>'
    ),
    "rail": (
        f'<path d="M62 124L76 60H84L98 124Z" {_INK} opacity=".2"/>'
        f'<path d="{rays(80, 60, 20, 150, 0.05)}" {_SPOT} opacity=".55"/>'
        '<path d="M0 96H160" stroke="var(--ink)" stroke-width="2"/>'
        + _ground([(102, 2), (108, 2.6), (116, 3)])
    ),
    "curtain": _curtain(),
    "storm": _storm(),
}


WOODCUT: Final = Style(_BACKDROPS)


def card_print(card: Card, style: Style, mask_id: str) -> str:
    """The vignette of a card."""
    light = card.get("light", False)
    layers = "".join(_layer(layer, style, mask_id, light=light) for layer in card["layers"])
    return f'<use href="#bd-{card["backdrop"]}"/>{layers}'


def _layer(layer: Layer, style: Style, mask_id: str, *, light: bool) -> str:
    """One glyph: its coloured plate, shifted; its edge or its paper; its ink through the cuts."""
    name, options = layer[0], style.always | {str(option) for option in layer[5:]}
    if unknown := options - OPTIONS:
        raise SystemExit(f"{name}: no such option: {unknown}")
    x, y, size, turn = (float(value) for value in layer[1:5])
    glyph = f'<use href="#g-{name}"'
    ink = "var(--paper)" if light or "light" in options else "var(--ink)"
    drawing = ""
    if "nospot" not in options:
        drawing += f'{glyph} color="var(--spot)" transform="translate(14 16)"/>'
    if "halo" in options:
        edge = "var(--ink)" if light else style.halo
        drawing += f'{glyph} color="{edge}" stroke="{edge}" stroke-width="32"/>'
    if "flat" in options:
        drawing += f'{glyph} color="{ink}"/>'
    else:
        gap = "var(--ink)" if light else "var(--cut,var(--paper))"
        drawing += f'{glyph} color="{gap}"/><g mask="url(#{mask_id})">{glyph} color="{ink}"/></g>'
    place = f"translate({number(x)} {number(y)})"
    if turn:
        place += f" rotate({number(turn)})"
    scale = number(size / FIELD, 4)
    place += f" scale(-{scale} {scale})" if "flip" in options else f" scale({scale})"
    return f'<g transform="{place} translate(-256 -256)">{drawing}</g>'
