"""Many tables side by side: one call steps them all, and what is seen lies in a few arrays."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from standoff.env.company import Company
from standoff.env.space import Space
from standoff.env.table import Table

LIMIT: Final = 10_000
"""Actions after which a match is cut short."""


class Buffers:
    """The arrays of so many tables; they can be laid over memory that others share.

    observations  what the seat to act may know: uint8, a row a table
    masks         its actions: uint8, 1 for those it can take
    seats         the seat to act
    matches       the number of the match that is shown
    rewards       by seat: what the match that ended with the last step brought, else 0
    ended         whether a match ended with the last step; the row then shows the next match
    truncated     whether it was cut short
    actions       what is done next
    roles         by seat, as places in `rules.catalog().roles`: filled only with `reveal`
    """

    def __init__(self, space: Space, tables: int, memory: Any = None) -> None:
        players = space.setup.players
        shapes: dict[str, tuple[type[Any], tuple[int, ...]]] = {
            "actions": (np.int64, (tables,)),
            "matches": (np.int64, (tables,)),
            "rewards": (np.float32, (tables, players)),
            "observations": (np.uint8, (tables, space.observer.size)),
            "masks": (np.uint8, (tables, space.actions.size)),
            "seats": (np.int8, (tables,)),
            "roles": (np.int8, (tables, players)),
            "ended": (np.bool_, (tables,)),
            "truncated": (np.bool_, (tables,)),
        }
        sizes = [np.dtype(kind).itemsize * int(np.prod(shape)) for kind, shape in shapes.values()]
        self.size = sum(sizes)
        self.memory = bytearray(self.size) if memory is None else memory
        laid = {}
        at = 0
        for (name, (kind, shape)), size in zip(shapes.items(), sizes, strict=True):
            count = int(np.prod(shape))
            laid[name] = np.frombuffer(self.memory, kind, count, at).reshape(shape)
            at += size
        self.actions: NDArray[np.int64] = laid["actions"]
        self.matches: NDArray[np.int64] = laid["matches"]
        self.rewards: NDArray[np.float32] = laid["rewards"]
        self.observations: NDArray[np.uint8] = laid["observations"]
        self.masks: NDArray[np.uint8] = laid["masks"]
        self.seats: NDArray[np.int8] = laid["seats"]
        self.roles: NDArray[np.int8] = laid["roles"]
        self.ended: NDArray[np.bool_] = laid["ended"]
        self.truncated: NDArray[np.bool_] = laid["truncated"]


class Vector:
    """Tables number `first`, `first + 1` and so on of `all_tables`, in one process.

    Table i plays the matches i, i + all_tables, i + 2 * all_tables ... of a seed: they are the same
    however many processes share the tables. `bots` sit as in Company; without any, the caller
    plays every seat.
    """

    def __init__(
        self,
        space: Space,
        tables: int,
        *,
        bots: Sequence[str | None] = (None,),
        seed: int | str = 0,
        limit: int = LIMIT,
        reveal: bool = False,
        buffers: Buffers | None = None,
        first: int = 0,
        all_tables: int | None = None,
    ) -> None:
        self.space = space
        self.tables = tables
        self.limit = limit
        self.reveal = reveal
        self.seed = seed
        self._roles = space.rules.catalog().roles
        self.buffers = buffers if buffers is not None else Buffers(space, tables)
        self._first = first
        self._all = tables if all_tables is None else all_tables
        self._companies = [Company(space, bots) for _ in range(tables)]
        self._observations = [row.data for row in self.buffers.observations]
        self._masks = [row.data for row in self.buffers.masks]
        self.reset()

    def reset(self, seed: int | str | None = None) -> Buffers:
        """Deal all tables anew."""
        if seed is not None:
            self.seed = seed
        buffers = self.buffers
        buffers.rewards[:] = 0
        buffers.ended[:] = buffers.truncated[:] = False
        buffers.matches[:] = range(self._first, self._first + self.tables)
        self._dealt = [self._deal(place) for place in range(self.tables)]
        for place in range(self.tables):
            self._show(place)
        return buffers

    def step(self, actions: NDArray[np.int64] | None = None) -> Buffers:
        """Take an action at each table; where a match ends, the next one is dealt."""
        buffers = self.buffers
        if actions is not None:
            buffers.actions[:] = actions
        if buffers.ended.any():
            buffers.rewards[:] = 0
            buffers.ended[:] = buffers.truncated[:] = False
        for place, action in enumerate(buffers.actions.tolist()):
            table = self._dealt[place]
            table.act(action)
            self._companies[place].play_on(table)
            if table.over or table.steps >= self.limit:
                buffers.rewards[place] = table.rewards()
                buffers.ended[place] = True
                buffers.truncated[place] = not table.over
                buffers.matches[place] += self._all
                self._dealt[place] = self._deal(place)
            self._show(place)
        return buffers

    def _deal(self, place: int) -> Table:
        """The next match of a table in which the caller is asked at all."""
        while True:
            table = self._companies[place].deal(f"{self.seed}-{self.buffers.matches[place]}")
            if not table.over:
                return table
            self.buffers.matches[place] += self._all

    def _show(self, place: int) -> None:
        table = self._dealt[place]
        buffers = self.buffers
        seat = table.seat
        buffers.seats[place] = seat
        table.observe(seat, self._observations[place])
        table.mask(seat, self._masks[place])
        if self.reveal:
            buffers.roles[place] = [self._roles.index(role) for role in table.match.game.roles()]
