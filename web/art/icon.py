"""The icon of the application, as the pictures that systems put on their screens.

The drawing is public/favicon.svg: shapes in one colour each, on a ground with round corners. A
system that cuts icons to its own form wants the ground up to the edge, and what matters inside.
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator
from math import cos, pi, sin
from pathlib import Path
from xml.etree.ElementTree import Element, parse

from paths import steps

Point = tuple[float, float]
Polygon = list[Point]
Place = Callable[[Point], Point]

DRAWING = Path(__file__).parents[1] / "public" / "favicon.svg"
FIELD = 64.0
INSIDE = 0.8
"""Of the whole: so much stays whatever form an icon is cut to."""
FINE = 4
"""Lines that are looked at in each row of pixels."""
BENDS = 48
"""Straight pieces of a curve."""


def icons() -> dict[str, bytes]:
    """The files by their names."""
    return {
        "icon-192.png": _png(192, _as_drawn),
        "icon-512.png": _png(512, _as_drawn),
        "icon-maskable-512.png": _png(512, _drawn_in, cut=True),
        "icon-apple-180.png": _png(180, _as_drawn, cut=True),
    }


def _as_drawn(point: Point) -> Point:
    return point


def _drawn_in(point: Point) -> Point:
    """Smaller, and still on the lower edge."""
    x, y = point
    return FIELD / 2 + (x - FIELD / 2) * INSIDE, FIELD - (FIELD - y) * INSIDE


def _png(size: int, place: Place, *, cut: bool = False) -> bytes:
    ground, *shapes = parse(DRAWING).getroot()
    pixels = [bytearray(4 * size) for _ in range(size)]
    whole: Polygon = [(0, 0), (FIELD, 0), (FIELD, FIELD), (0, FIELD)]
    _fill(pixels, whole if cut else _outline(ground), _colour(ground))
    for shape in shapes:
        _fill(pixels, [place(point) for point in _outline(shape)], _colour(shape))
    rows = b"".join(b"\0" + row for row in pixels)
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in parts)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _colour(shape: Element) -> bytes:
    return bytes.fromhex(shape.attrib["fill"].removeprefix("#")) + b"\xff"


def _outline(shape: Element) -> Polygon:
    """A shape as straight lines."""
    kind = shape.tag.rpartition("}")[2]
    if kind == "path":
        return list(_along(shape.attrib["d"]))
    if kind == "circle":
        x, y, r = (float(shape.attrib[name]) for name in ("cx", "cy", "r"))
        return list(_arc((x, y), r, 0, 2 * pi))
    width, height, r = (float(shape.attrib[name]) for name in ("width", "height", "rx"))
    corners = ((width - r, height - r), (r, height - r), (r, r), (width - r, r))
    return [p for turn, at in enumerate(corners) for p in _arc(at, r, turn * pi / 2, pi / 2)]


def _arc(middle: Point, radius: float, begin: float, sweep: float) -> Iterator[Point]:
    for step in range(2 * BENDS + 1):
        angle = begin + sweep * step / (2 * BENDS)
        yield middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)


def _along(data: str) -> Iterator[Point]:
    """The points of one closed path of lines and curves."""
    x = y = 0.0
    for command, values in steps(data):
        if command == "C":
            x1, y1, x2, y2, x3, y3 = values
            for step in range(1, BENDS + 1):
                t = step / BENDS
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                yield a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3
            x, y = x3, y3
        elif command != "Z":
            x = values[0] if command in "MLH" else x
            y = values[-1] if command in "MLV" else y
            yield x, y


def _fill(pixels: list[bytearray], outline: Polygon, colour: bytes) -> None:
    """Lay a shape on what is there."""
    scale = len(pixels) / FIELD
    points = [(x * scale, y * scale) for x, y in outline]
    edges = list(zip(points, points[1:] + points[:1], strict=True))
    for top, row in enumerate(pixels):
        cover = [0.0] * (len(pixels) + 1)
        for line in range(FINE):
            for left, right in _spans(edges, top + (line + 0.5) / FINE):
                _cover(cover, left, right)
        for at, share in enumerate(cover[:-1]):
            if share:
                _blend(row, 4 * at, colour, share / FINE)


def _spans(edges: Iterable[tuple[Point, Point]], y: float) -> Iterator[Point]:
    """Where a line crosses into the shape and out again."""
    crossed = sorted(
        x0 + (x1 - x0) * (y - y0) / (y1 - y0)
        for (x0, y0), (x1, y1) in edges
        if (y0 <= y) != (y1 <= y)
    )
    yield from zip(crossed[::2], crossed[1::2], strict=True)


def _cover(cover: list[float], left: float, right: float) -> None:
    first, last = int(left), int(right)
    if first == last:
        cover[first] += right - left
        return
    cover[first] += first + 1 - left
    for at in range(first + 1, last):
        cover[at] += 1.0
    cover[last] += right - last


def _blend(row: bytearray, at: int, colour: bytes, share: float) -> None:
    under = row[at + 3] / 255
    alpha = share + under * (1 - share)
    for part in range(3):
        mixed = colour[part] * share + row[at + part] * under * (1 - share)
        row[at + part] = round(mixed / alpha)
    row[at + 3] = round(alpha * 255)
