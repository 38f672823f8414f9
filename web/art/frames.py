"""The edges and the backs of cards, on a field of 200 by 280."""

from typing import Final

from shapes import notched, rays, rounded, strokes

_PAPER = "var(--paper)"
_INK = "var(--ink)"
_EDGE = rounded(8, 8, 184, 264, 8)


def _line(path: str, colour: str, width: float, *, dash: str = "", more: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{dashes}{more}/>'
    )


def _band(path: str, width: float) -> str:
    return _line(path, "var(--band)", width)


_BAND = _band(_EDGE, 9)
_INNER = _band(notched(15.5, 15.5, 169, 249, 7), 1.1)


def _rail() -> str:
    return (
        _band(_EDGE, 2)
        + _band(rounded(12, 12, 176, 256, 6), 2)
        + _line(rounded(10, 10, 180, 260, 7), "var(--band)", 11, dash="2.4 6.6")
        + _band(notched(19, 19, 162, 242, 7), 1.1)
    )


def _person() -> str:
    corners = "".join(f"M{x} {y - 4}l4 4l-4 4l-4-4Z" for x in (21, 179) for y in (21, 259))
    return (
        _BAND
        + _band(notched(16, 16, 168, 248, 12), 2)
        + _band(notched(19.5, 19.5, 161, 241, 12), 0.8)
        + f'<path d="{corners}" fill="var(--band)"/>'
    )


def _black() -> str:
    studs = "".join(f'<circle cx="{x}" cy="140" r="3" fill="var(--gold)"/>' for x in (8, 192))
    return _BAND + _INNER + _line(_EDGE, "var(--gold)", 1.6) + studs


FRAMES: Final[dict[str, str]] = {
    "brown": _BAND + _INNER + _line(_EDGE, _PAPER, 1, more=' opacity=".55"'),
    "blue": _BAND
    + _INNER
    + _line(_EDGE, _PAPER, 3.4, dash="0 8.02", more=' stroke-linecap="round" opacity=".85"'),
    "green": _BAND + _INNER + _line(_EDGE, _PAPER, 4.6, dash="1.4 6.6", more=' opacity=".8"'),
    "orange": _BAND + _INNER + _line(_EDGE, _INK, 9, dash="7 7.05", more=' opacity=".62"'),
    "black": _black(),
    "event": _BAND
    + _band(notched(15.5, 15.5, 169, 249, 16), 1.6)
    + _band(notched(18.5, 18.5, 163, 243, 16), 0.7),
    "rail": _rail(),
    "person": _person(),
    "role": _BAND + _INNER,
}


def _back(colour: str, inner: str) -> str:
    return (
        f'<rect width="200" height="280" rx="12" fill="{_PAPER}"/>'
        f'<rect x="7" y="7" width="186" height="266" rx="7" fill="{colour}"/>{inner}'
    )


def _title(text: str, size: int, y: int, colour: str, more: str = "") -> str:
    font = "var(--font-display,Sancreek,serif)"
    return (
        f'<text x="100" y="{y}" font-family="{font}" font-size="{size}" text-anchor="middle" '
        f'fill="{colour}"{more}>{text}</text>'
    )


def _icon(name: str, side: float, colour: str) -> str:
    corner = f'x="{100 - side / 2:g}" y="{140 - side / 2:g}"'
    return f'<use href="#i-{name}" {corner} width="{side:g}" height="{side:g}" color="{colour}"/>'


def _deck() -> str:
    wine, sand, bone = "#7b3324", "#f0c88a", "#f7dca9"
    return _back(
        wine,
        _line(notched(14, 14, 172, 252, 12), sand, 2)
        + _line(notched(19, 19, 162, 242, 12), sand, 0.8)
        + f'<path d="{rays(100, 140, 36, 72)}" fill="{sand}" opacity=".38"/>'
        + f'<circle cx="100" cy="140" r="48" fill="{wine}" stroke="{sand}" stroke-width="2"/>'
        + _icon("crossed-pistols", 84, bone)
        + _title("STANDOFF", 25, 62, bone)
        + _title("STANDOFF", 25, -218, bone, ' transform="rotate(180 100 0)"'),
    )


def _role() -> str:
    bone = "#e8d6b0"
    return _back(
        "#2f2a3f",
        _line(notched(14, 14, 172, 252, 12), bone, 2)
        + f'<path d="{rays(100, 140, 24, 120, 0.06)}" fill="{bone}" opacity=".1"/>'
        + _icon("law-star", 96, bone),
    )


def _event() -> str:
    wine = "#6d2540"
    lines = [(132, 1.4), (142, 2.2), (152, 3.0), (162, 4.0), (172, 5.0), (182, 6.0)]
    return _back(
        wine,
        '<circle cx="100" cy="140" r="54" fill="#f0a95e"/>'
        f'<path d="{strokes(40, 160, lines, 5, 14)}" fill="{wine}"/>'
        + _line(notched(14, 14, 172, 252, 16), "#f0c88a", 2),
    )


def _gold() -> str:
    gold = "#e0aa3e"
    return _back(
        "#211c1b",
        _line(notched(14, 14, 172, 252, 12), gold, 2.4)
        + f'<path d="{rays(100, 140, 28, 96, 0, 0.4)}" fill="{gold}" opacity=".28"/>'
        + _icon("mining", 88, "#e8bb57"),
    )


def _wagon() -> str:
    iron, bone = "#3c4b52", "#e8dcc0"
    return _back(
        iron,
        _line(notched(14, 14, 172, 252, 12), bone, 2)
        + f'<path d="{rays(100, 140, 30, 80, 0, 0.4)}" fill="{bone}" opacity=".2"/>'
        + f'<circle cx="100" cy="140" r="52" fill="{iron}" stroke="{bone}" stroke-width="2"/>'
        + _icon("steam-locomotive", 80, bone),
    )


BACKS: Final[dict[str, str]] = {
    "deck": _deck(),
    "role": _role(),
    "event": _event(),
    "gold": _gold(),
    "wagon": _wagon(),
}


def symbols() -> list[str]:
    """All frames and backs as symbols."""
    sides = {f"fr-{name}": body for name, body in FRAMES.items()}
    sides |= {f"back-{name}": body for name, body in BACKS.items()}
    return [
        f'<symbol id="{side}" viewBox="0 0 200 280">{body}</symbol>' for side, body in sides.items()
    ]
