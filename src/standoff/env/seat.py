"""One seat for Gymnasium: it learns, and bots of any kind sit in the others."""

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from standoff.env import spaces
from standoff.env.company import Company, around
from standoff.env.space import Space
from standoff.env.spaces import Seen
from standoff.env.table import Table
from standoff.env.vector import LIMIT
from standoff.kernel.errors import IllegalAnswer


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of bots, which are named from its left on, and again from the first.

    The reward comes at the end: 1 if the seat has won, -1 if not. An action that the mask does not
    allow ends the match and counts as lost. With `reveal` the info has everyone's role.

    >>> seat = SeatEnv("bang", players=5, bots=["gunslinger", "random"])
    >>> seen, info = seat.reset(seed=1)
    >>> seen["action_mask"].sum() > 1
    np.True_
    """

    metadata: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "bang",
        *,
        players: int = 5,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        limit: int = LIMIT,
        reveal: bool = False,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.space = Space(game, players=players, **more)
        self.company = Company(self.space, around(players, seat, bots))
        self.seat = seat
        self.limit = limit
        self.reveal = reveal
        self.render_mode = render_mode
        self.observation_space = spaces.observation_space(self.space)  # type: ignore[assignment]
        self.action_space = spaces.action_space(self.space)
        self.table: Table | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a match in which the seat is asked at least once."""
        super().reset(seed=seed)
        while True:
            self.table = self.company.deal(int(self.np_random.integers(1 << 62)))
            if not self.table.over:
                return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        table = self._open()
        try:
            table.act(int(action))
        except IllegalAnswer:
            return self._seen(), -1.0, True, False, self._info()
        self.company.play_on(table)
        reward = float(table.rewards()[self.seat])
        truncated = not table.over and table.steps >= self.limit
        return self._seen(), reward, table.over, truncated, self._info()

    def record(self) -> tuple[Any, Any]:
        """What the seat may know as a structured record, and its question in words."""
        return spaces.record(self._open(), self.seat)

    def render(self) -> str | None:
        return repr(self._open().match) if self.render_mode == "ansi" else None

    def _seen(self) -> Seen:
        return spaces.seen(self._open(), self.seat)

    def _info(self) -> dict[str, Any]:
        return spaces.info(self._open(), self.reveal)

    def _open(self) -> Table:
        assert self.table is not None, "reset() comes first"
        return self.table


gymnasium.register("standoff/Seat-v0", "standoff.env.seat:SeatEnv")
