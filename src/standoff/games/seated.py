"""Who sits at the table, in any game: a role that some know, a character, and points of life."""

from collections.abc import Callable, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from standoff.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated:
    """One player: a seat for ever."""

    __slots__ = ("character", "life", "max_life", "role", "role_known")

    def __init__(self, role: int, role_known: int, character: int, life: int) -> None:
        self.role = role
        self.role_known = role_known  # mask of the seats that know it, the owner not excepted
        self.character = character
        self.life = life
        self.max_life = life

    def data(self) -> dict[str, Any]:
        return {
            "role": self.role,
            "role_known": self.role_known,
            "character": self.character,
            "life": self.life,
            "max_life": self.max_life,
        }


def knows_both(players: Sequence[Seated], seat: int, other: int) -> bool:
    """Whether a player knows the own role and that of the other one."""
    return bool(players[seat].role_known & players[other].role_known & 1 << seat)


def permute_roles(
    players: Sequence[Seated],
    seat: int,
    rng: Rng,
    possible: Callable[[], bool],
    lots: Sequence[int] = (),
) -> None:
    """Roles that the seat does not know change places, so that the position stays possible.

    They do so only among players of one lot, where roles were dealt in several.
    """
    groups: dict[int, list[Seated]] = {}
    for place, player in enumerate(players):
        if not player.role_known >> seat & 1:
            groups.setdefault(lots[place] if lots else 0, []).append(player)
    while True:
        for hidden in groups.values():
            dealt = [player.role for player in hidden]
            rng.shuffle(dealt)
            for player, role in zip(hidden, dealt, strict=True):
                player.role = role
        if possible():
            return
