"""What PettingZoo and Gymnasium are told of a table, which is the same for both."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from standoff.env.space import Space
from standoff.env.table import Table

Seen = dict[str, NDArray[Any]]


def action_space(space: Space) -> Discrete:
    return Discrete(space.actions.size)


def observation_space(space: Space) -> Dict:
    return Dict(
        {
            "observation": Box(0, 255, (space.observer.size,), np.uint8),
            "action_mask": Box(0, 1, (space.actions.size,), np.int8),
        }
    )


def seen(table: Table, seat: int) -> Seen:
    """What the seat may know, and which actions it can take."""
    observation = np.empty(table.observer.size, np.uint8)
    mask = np.empty(table.actions.size, np.uint8)
    table.observe(seat, observation.data)
    table.mask(seat, mask.data)
    return {"observation": observation, "action_mask": mask.view(np.int8)}


def record(table: Table, seat: int) -> tuple[Any, Any]:
    """The same as a structured record, and the open question in words, as the seat has it."""
    match = table.match
    return match.view(seat), None if match.over else match.decision_for(seat)


def info(table: Table, reveal: bool) -> dict[str, Any]:
    """Everyone's role by seat, if what is hidden is to be shown."""
    return {"roles": tuple(table.match.game.roles())} if reveal else {}
