"""The five dice, all alike, and what their faces are (DG-8)."""

from typing import Final

ARROW: Final = 0
DYNAMITE: Final = 1
BULLSEYE_1: Final = 2
BULLSEYE_2: Final = 3
BEER: Final = 4
GATLING: Final = 5

FACES: Final = ("arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling")
SHOTS: Final = (BULLSEYE_1, BULLSEYE_2)

DICE: Final = 5
ALL_DICE: Final = (1 << DICE) - 1
"""Dice have places from 0; several of them are a mask of places."""


def places(dice: int) -> list[int]:
    """The places in a mask of dice.

    >>> places(0b10010)
    [1, 4]
    """
    return [place for place in range(DICE) if dice >> place & 1]


def pack(faces: list[int]) -> int:
    """Several faces as one number, in their order.

    >>> unpack(pack([ARROW, BEER, ARROW]))
    [0, 4, 0]
    """
    packed = 0
    for face in reversed(faces):
        packed = packed << 3 | face + 1
    return packed


def unpack(packed: int) -> list[int]:
    """The faces that `pack` made one number of."""
    faces: list[int] = []
    while packed > 0:
        faces.append((packed & 7) - 1)
        packed >>= 3
    return faces
