"""Shorter path data: coordinates rounded so that the errors do not add up."""

import re
from collections.abc import Iterator

from shapes import number

_COMMANDS = re.compile(r"([MmZzLlHhVvCcSsQqTtAa])([^MmZzLlHhVvCcSsQqTtAa]*)")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?", re.IGNORECASE)
_FLAG = re.compile(r"[01]")
_SIZE = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_FLAGS = (3, 4)
"""Places of the two flags of an arc; they may be written without a space after them."""


def rounded_path(data: str, places: int = 1) -> str:
    """The same drawing with fewer digits.

    >>> rounded_path("M10.04 10.04l5.04 0 5.04 0z")
    'M10 10l5.1 0l5 0z'
    """
    x = y = start_x = start_y = 0.0
    drawn_x = drawn_y = 0.0
    out: list[str] = []
    for command, values in steps(data):
        kind = command.upper()
        relative = command.islower()
        if kind == "Z":
            out.append(command)
            x, y, drawn_x, drawn_y = (
                start_x,
                start_y,
                round(start_x, places),
                round(start_y, places),
            )
            continue
        from_x, from_y = (x, y) if relative else (0.0, 0.0)
        shift_x, shift_y = (drawn_x, drawn_y) if relative else (0.0, 0.0)
        short = list(values)
        last_x, last_y = x, y
        for place, is_x in _coordinates(kind):
            exact = values[place] + (from_x if is_x else from_y)
            short[place] = round(exact, places) - (shift_x if is_x else shift_y)
            if is_x:
                last_x = exact
            else:
                last_y = exact
        x, drawn_x = last_x, round(last_x, places)
        y, drawn_y = last_y, round(last_y, places)
        if kind == "M":
            start_x, start_y = x, y
        out.append(command + _joined(short, places))
    return "".join(out)


def _coordinates(kind: str) -> list[tuple[int, bool]]:
    """Which values of a command are coordinates, and which of those lie along x."""
    if kind == "A":
        return [(5, True), (6, False)]
    if kind in "HV":
        return [(0, kind == "H")]
    return [(place, place % 2 == 0) for place in range(_SIZE[kind])]


def steps(data: str) -> Iterator[tuple[str, list[float]]]:
    """Commands with their values, one set at a time; what follows a move is a line."""
    for command, text in _COMMANDS.findall(data):
        size = _SIZE[command.upper()]
        if size == 0:
            yield command, []
            continue
        values = _values(text, arc=command in "Aa")
        for first in range(0, len(values), size):
            yield command, values[first : first + size]
            command = {"M": "L", "m": "l"}.get(command, command)


def _values(text: str, *, arc: bool) -> list[float]:
    values: list[float] = []
    at = 0
    while True:
        flag = arc and len(values) % 7 in _FLAGS
        found = (_FLAG if flag else _NUMBER).search(text, at)
        if found is None:
            return values
        values.append(float(found.group()))
        at = found.end()


def _joined(values: list[float], places: int) -> str:
    text = ""
    for value in values:
        short = number(value, places)
        text += short if not text or short.startswith("-") else " " + short
    return text
