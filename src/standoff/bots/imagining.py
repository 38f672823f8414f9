"""A match as it may be, for all that a seat knows: hidden cards anyhow, roles by what it thinks."""

from typing import Final

from standoff.bots.beliefs import Beliefs
from standoff.bots.bot import View
from standoff.kernel.choice import NONE
from standoff.kernel.event import SPECTATOR
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

TRIES: Final = 200
"""Forks that are looked at for one with likely roles: cheap beside a playout."""

GRAIN: Final = 1 << 20


class Imagination:
    """Forks of one position, in which roles lie as often as the beliefs have it."""

    def __init__(self, view: View, beliefs: Beliefs) -> None:
        role = NONE if view.seat == SPECTATOR else view.look.role(view.seat)
        self._view = view
        self._beliefs = beliefs
        self._chances = {tuple(deal.roles): deal.chance for deal in beliefs.deals(view.seat, role)}
        self._most = max(self._chances.values(), default=0.0)

    def match(self, seed: str) -> Match:
        """One way it may be; the same for the same seed."""
        rng = Rng.from_seed(seed)
        fork = self._view.fork(f"{seed}-0")
        for number in range(1, TRIES):
            if rng.below(GRAIN) * self._most <= GRAIN * self._chance(fork):
                break
            fork = self._view.fork(f"{seed}-{number}")
        fork.auto = True
        return fork

    def _chance(self, fork: Match) -> float:
        beliefs = self._beliefs
        dealt = [beliefs.number(beliefs.names.index(role)) for role in fork.game.roles()]
        return self._chances.get(tuple(dealt), 0.0)
