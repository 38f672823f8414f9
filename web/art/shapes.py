"""Plain geometry as SVG path data."""

import math
import random
from collections.abc import Iterable


def number(value: float, places: int = 1) -> str:
    """A coordinate, as short as SVG allows.

    >>> number(3.0), number(0.52), number(-0.04)
    ('3', '.5', '0')
    """
    text = f"{round(value, places) + 0:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def _point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def rays(x: float, y: float, count: int, radius: float, start: float = 0, part: float = 0.5) -> str:
    """Sun rays around a centre; `part` is the filled share of each."""
    step = 2 * math.pi / count
    path = ""
    for ray in range(count):
        corners = [start + step * ray, start + step * (ray + part)]
        points = [_point(x + radius * math.cos(a), y + radius * math.sin(a)) for a in corners]
        path += f"M{_point(x, y)}L{points[0]}L{points[1]}Z"
    return path


def burst(x: float, y: float, points: int, inner: float, outer: float, seed: int) -> str:
    """An uneven star: the flash of a shot."""
    chance = random.Random(seed)
    corners = []
    for corner in range(points * 2):
        angle = math.pi * corner / points
        radius = (inner if corner % 2 else outer) * chance.uniform(0.88, 1.1)
        corners.append(_point(x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return "M" + "L".join(corners) + "Z"


def strokes(
    left: float, right: float, lines: Iterable[tuple[float, float]], seed: int, jitter: float
) -> str:
    """Lying strokes of the knife, given as (height, thickness), thick in the middle."""
    chance = random.Random(seed)
    path = ""
    for y, thick in lines:
        start = left + chance.uniform(0, jitter)
        end = right - chance.uniform(0, jitter)
        middle = (start + end) / 2
        path += f"M{_point(start, y)}L{number(middle)} {number(y - thick / 2, 2)}"
        path += f"L{_point(end, y)}L{number(middle)} {number(y + thick / 2, 2)}Z"
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with round corners."""
    return _cornered(x, y, width, height, radius, sweep=1)


def notched(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rectangle with hollow corners."""
    return _cornered(x, y, width, height, radius, sweep=0)


def _cornered(x: float, y: float, width: float, height: float, radius: float, sweep: int) -> str:
    right, bottom = x + width, y + height
    arc = f"A{number(radius)} {number(radius)} 0 0 {sweep} "
    return (
        f"M{_point(x + radius, y)}H{number(right - radius)}{arc}{_point(right, y + radius)}"
        f"V{number(bottom - radius)}{arc}{_point(right - radius, bottom)}"
        f"H{number(x + radius)}{arc}{_point(x, bottom - radius)}"
        f"V{number(y + radius)}{arc}{_point(x + radius, y)}Z"
    )


def brush_arc(x: float, y: float, wide: float, high: float, chance: random.Random) -> str:
    """One hair of a brush that goes almost all the way round, clockwise from the top."""
    first = math.radians(chance.uniform(-95, -80))
    last = math.radians(chance.uniform(215, 240))
    start, end = (
        _point(x + wide * math.cos(angle), y + high * math.sin(angle)) for angle in (first, last)
    )
    return f"M{start}A{number(wide)} {number(high)} 0 1 1 {end}"
