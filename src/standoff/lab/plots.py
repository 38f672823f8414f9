"""Plots as SVG, to stand in a page: they need no script and no other file."""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from standoff.lab.findings import Estimate

WIDE: Final = 760
LABELS: Final = 210  # the room for names, to the left
RIGHT: Final = 24
ROW: Final = 22
AXIS: Final = 26

Written = Callable[[float], str]


def intervals(
    rows: Sequence[tuple[str, Estimate]], written: Written, around: float | None = None
) -> str:
    """A line for each name: the number as a dot, its interval as a whisker.

    Around a number, those that lie clear of it have a colour of their own.
    """
    lows, highs = [each.low for _, each in rows], [each.high for _, each in rows]
    base = 0.0 if around is None else around
    ticks = _ticks(min(*lows, base), max(*highs, base))
    x = _scale(ticks)
    high = ROW * len(rows)
    drawn = [_grid(ticks, x, high, written)]
    if around is not None:
        drawn.append(f'<line class="zero" x1="{x(around)}" x2="{x(around)}" y1="0" y2="{high}"/>')
    for at, (name, each) in enumerate(rows):
        y = ROW * at + ROW / 2
        side = "" if around is None else _side(each, around)
        said = f"{name}: {written(each.value)} ({written(each.low)} – {written(each.high)})"
        drawn.append(
            f'<g class="{side}"><title>{escape(said)}</title>'
            f'<text x="{LABELS - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'
            f'<line class="whisker" x1="{x(each.low)}" x2="{x(each.high)}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(each.value)}" cy="{y}" r="4.5"/></g>'
        )
    return _svg("".join(drawn), high + AXIS)


def histogram(counts: Sequence[tuple[int, int]], written: Written) -> str:
    """How many of each number there are, from the least number to the greatest."""
    numbers = dict(counts)
    first, last = min(numbers), max(numbers)
    step = max(1, ceil((last - first + 1) / 60))
    bars = [
        (at, sum(numbers.get(number, 0) for number in range(at, at + step)))
        for at in range(first, last + 1, step)
    ]
    most = max(number for _, number in bars)
    high, wide = 160, (WIDE - 2 * RIGHT) / len(bars)
    drawn = []
    for place, (at, number) in enumerate(bars):
        tall = (high - 10) * number / most
        name = str(at) if step == 1 else f"{at} – {at + step - 1}"
        x = RIGHT + place * wide
        drawn.append(
            f'<g><title>{name}: {written(number)}</title><rect class="bar" x="{x:.1f}" '
            f'y="{high - tall:.1f}" width="{max(wide - 1, 0.5):.1f}" height="{tall:.1f}"/></g>'
        )
        if place % ceil(len(bars) / 12) == 0:
            drawn.append(
                f'<text class="tick" x="{x + wide / 2:.1f}" y="{high + 16}" '
                f'text-anchor="middle">{at}</text>'
            )
    return _svg("".join(drawn), high + AXIS)


def _side(each: Estimate, around: float) -> str:
    return "up" if each.is_above(around) else "down" if each.is_below(around) else ""


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the least to above the greatest, some five of them.

    >>> _ticks(-0.06, 0.11)
    [-0.1, -0.05, 0.0, 0.05, 0.1, 0.15]
    """
    if high == low:
        high = low + 1
    width = high - low
    power: float = 10 ** floor(log10(width / 4))
    step = next(size * power for size in (1, 2, 5, 10) if size * power * 5 >= width)
    return [round(at * step, 9) for at in range(floor(low / step), ceil(high / step) + 1)]


def _scale(ticks: Sequence[float]) -> Callable[[float], float]:
    low, high = ticks[0], ticks[-1]

    def x(value: float) -> float:
        return round(LABELS + (WIDE - LABELS - RIGHT) * (value - low) / (high - low), 1)

    return x


def _grid(ticks: Sequence[float], x: Callable[[float], float], high: int, written: Written) -> str:
    return "".join(
        f'<line class="grid" x1="{x(tick)}" x2="{x(tick)}" y1="0" y2="{high}"/>'
        f'<text class="tick" x="{x(tick)}" y="{high + 16}" text-anchor="middle">'
        f"{written(tick)}</text>"
        for tick in ticks
    )


def _svg(drawn: str, high: int) -> str:
    box = f'viewBox="0 0 {WIDE} {high}"'
    return f'<div class="scroll"><svg {box} role="img">{drawn}</svg></div>'
