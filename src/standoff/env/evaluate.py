"""How well a policy plays a seat among bots: wins by role, in matches that anyone can repeat."""

from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from standoff.env.company import around
from standoff.env.space import Space
from standoff.env.vector import Buffers, Vector

Policy = Callable[[Buffers], NDArray[np.int64]]
"""Which action to take at each table."""


def evaluate(
    space: Space,
    policy: Policy,
    bots: Sequence[str],
    games: int,
    *,
    seat: int = 0,
    seed: int | str = "evaluation",
    tables: int = 64,
) -> dict[str, tuple[int, int]]:
    """Matches and wins of the seat by its role; `standoff.lab.tally.interval` says how sure.

    They are the matches number 0, 1, 2 and so on of the seed, whatever their length, but for those
    in which the seat is never asked.
    """
    names = around(space.setup.players, seat, bots)
    roles = space.rules.catalog().roles
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    vector = Vector(space, tables, bots=names, seed=seed, reveal=True)
    buffers = vector.buffers
    while (buffers.matches < games).any():
        numbers, dealt = buffers.matches.copy(), buffers.roles[:, seat].copy()
        vector.step(policy(buffers))
        for place in np.flatnonzero(buffers.ended & (numbers < games)):
            role = roles[dealt[place]]
            played[role] += 1
            won[role] += bool(buffers.rewards[place, seat] > 0)
    return {role: (played[role], won[role]) for role in roles if played[role]}


def uniform(seed: int) -> Policy:
    """The policy to which every action is as good."""
    chance = np.random.default_rng(seed)

    def act(buffers: Buffers) -> NDArray[np.int64]:
        scores = buffers.masks * chance.random(buffers.masks.shape, np.float32)
        return np.asarray(scores.argmax(axis=1), np.int64)

    return act
