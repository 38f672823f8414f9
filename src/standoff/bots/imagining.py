"""A match as it may be, for all that a seat knows: hidden cards anyhow, roles by what it thinks."""

from typing import Any, Final

from standoff.bots.beliefs import Beliefs
from standoff.bots.bot import View
from standoff.games.seated import Seated
from standoff.kernel.choice import NONE
from standoff.kernel.event import SPECTATOR
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

GRAIN: Final = 1 << 20


class Imagination:
    """Forks of one position, in which roles lie as often as the beliefs have it."""

    def __init__(self, view: View, beliefs: Beliefs) -> None:
        role = NONE if view.seat == SPECTATOR else view.look.role(view.seat)
        self._view = view
        self._beliefs = beliefs
        self._deals = beliefs.deals(view.seat, role)

    def match(self, seed: str) -> Match:
        """One way it may be; the same for the same seed.

        It is for playing on: a copy of it before the next step of its turn may have other roles.
        """
        fork = self._view.fork(seed)
        fork.auto = True
        self._deal(fork, Rng.from_seed(seed))
        return fork

    def _deal(self, fork: Match, rng: Rng) -> None:
        """Give the hidden roles to those who have them in one of the deals, by their chances."""
        left = rng.below(GRAIN) / GRAIN
        for deal in self._deals:
            left -= deal.chance
            if left < 0:
                game: Any = fork.game
                players: list[Seated] = game.players
                _give(players, self._view.seat, deal.roles, self._beliefs)
                return


def _give(players: list[Seated], seat: int, dealt: list[int], beliefs: Beliefs) -> None:
    """The roles that the seat does not know change places; those that are alike, anyhow."""
    hidden = [place for place, each in enumerate(players) if not each.role_known >> seat & 1]
    pool = [players[place].role for place in hidden]
    given: list[int] = []
    for place in hidden:
        for role in pool:
            if beliefs.number(role) == dealt[place]:
                given.append(role)
                pool.remove(role)
                break
    if not pool:  # else they lie in a way that the beliefs know nothing of
        for place, role in zip(hidden, given, strict=True):
            players[place].role = role
