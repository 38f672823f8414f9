"""The games for PettingZoo: agents act one after another, by actions that a mask allows."""

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from standoff.env import spaces
from standoff.env.space import Space
from standoff.env.spaces import Seen
from standoff.env.table import Table
from standoff.env.vector import LIMIT


def env(game: str = "bang", **more: Any) -> Any:
    """The environment as PettingZoo has them: who acts illegally loses, and the match is over."""
    made = wrappers.TerminateIllegalWrapper(raw_env(game, **more), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - as PettingZoo's own are called
    """One match after another; agent player_0 is seat 0.

    Rewards come at the end: 1 for all who have won, -1 for the others. With `reveal` the infos have
    everyone's role, and `state` is what all seats know together.
    """

    metadata: Final[dict[str, Any]] = {
        "name": "standoff_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "bang",
        *,
        players: int = 5,
        limit: int = LIMIT,
        reveal: bool = False,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        super().__init__()
        self.space = Space(game, players=players, **more)
        self.limit = limit
        self.reveal = reveal
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {
            agent: spaces.observation_space(self.space) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.action_space(self.space) for agent in self.possible_agents
        }
        shape = (players, self.space.observer.size)
        self.state_space = gymnasium.spaces.Box(0, 255, shape, np.uint8)
        self.table: Table | None = None
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match; without a seed, the next one of the last seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table = self.space.deal(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: spaces.info(self.table, self.reveal) for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> Seen:
        return spaces.seen(self._open(), self.possible_agents.index(agent))

    def record(self, agent: str) -> tuple[Any, Any]:
        """What the agent may know as a structured record, and its question in words."""
        return spaces.record(self._open(), self.possible_agents.index(agent))

    def state(self) -> NDArray[Any]:
        """What all seats know, by seat; each counts from itself."""
        if not self.reveal:
            raise PermissionError("The state shows what is hidden: ask for it with reveal=True.")
        table = self._open()
        seen = np.empty((table.seats, self.space.observer.size), np.uint8)
        for seat in range(table.seats):
            table.observe(seat, seen[seat].data)
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._open()
        assert action is not None
        table.act(int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if table.over:
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif table.steps >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        if not table.over:
            self.agent_selection = self.agents[table.seat]
        self._accumulate_rewards()
        if table.over or table.steps >= self.limit:
            self._deads_step_first()

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("Nothing is shown without a render mode.")
            return None
        return repr(self._open().match)

    def close(self) -> None:
        self.table = None

    def _open(self) -> Table:
        assert self.table is not None, "reset() comes first"
        return self.table
