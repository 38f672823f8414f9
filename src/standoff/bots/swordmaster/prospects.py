"""How likely my team wins, and what an Honour point of each player is worth to it.

Every possible deal of the roles gives the scores of the teams. The higher a score, the likelier
the team wins: the more so, the nearer the end.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from standoff.bots.beliefs import Deal
from standoff.bots.swordmaster import numbers
from standoff.bots.swordmaster.cards import KINDS
from standoff.games.samurai.ending import PENALTY
from standoff.games.samurai.roles import CASTS, NAMES, NINJA_1, NINJAS, RONIN, TEAM, TEAMS, TIES
from standoff.games.samurai.view import SamuraiView

_NOT_THERE: Final = -1000.0
_IN_A_TIE: Final = [-TIES.index(team) / 10 for team in range(len(TEAMS))]


class Prospects:
    """The chance of my team, over all deals that I hold possible."""

    def __init__(self, table: SamuraiView, seat: int, deals: Sequence[Deal]) -> None:
        me = table.players[seat]
        assert me.role is not None
        role = NAMES.index(me.role)
        self._team = TEAM[role]
        self._counts = role != RONIN  # what is kept in hand (SS-80)
        self._kept = self._counts * sum(KINDS[card].points for card in me.hand)
        self._deals = [(deal, times(deal.roles, seat, role)) for deal in deals]
        self._honour = [player.honour for player in table.players]
        self.chance = 0.0
        self.point = 0.0
        """How much a card that I keep for 1 point adds to it; to the Ronin nothing."""
        self.honour = [0.0 for _ in table.players]
        """For each seat, how much 1 Honour more there adds to the chance."""
        self._look_ahead()

    def _look_ahead(self) -> None:
        spread = numbers.SPREAD_AT_END + numbers.SPREAD * min(self._honour)
        for deal, each in self._deals:
            totals = self._totals(deal, each, self._honour)
            most = max(totals)
            weights = [exp((total - most) / spread) for total in totals]
            odds = [weight / sum(weights) for weight in weights]
            mine = odds[self._team]
            self.chance += deal.chance * mine
            self.point += self._counts * deal.chance * mine * (1 - mine) / spread
            for seat, role in enumerate(deal.roles):
                slope = mine * ((TEAM[role] == self._team) - odds[TEAM[role]]) / spread
                self.honour[seat] += deal.chance * each[seat] * slope

    def at_end(self, changes: dict[int, int], by: int = -1, victim: int = -1) -> float:
        """How likely we win if the game ends now, with such changes of Honour, by that defeat."""
        honour = [number + changes.get(seat, 0) for seat, number in enumerate(self._honour)]
        chance = 0.0
        for deal, each in self._deals:
            totals = self._totals(deal, each, honour)
            if victim >= 0 and TEAM[deal.roles[by]] == TEAM[deal.roles[victim]]:
                totals[TEAM[deal.roles[by]]] -= PENALTY
            ranks = [total + tie for total, tie in zip(totals, _IN_A_TIE, strict=True)]
            chance += deal.chance * (ranks[self._team] == max(ranks))
        return chance

    def by_sword(self, by: int) -> float:
        """How likely we win if that player is the Swordmaster."""
        return sum(deal.chance for deal, _ in self._deals if TEAM[deal.roles[by]] == self._team)

    def _totals(self, deal: Deal, each: Sequence[float], honour: Sequence[int]) -> list[float]:
        totals = [_NOT_THERE for _ in TEAMS]
        totals[self._team] = self._kept
        for role, number, factor in zip(deal.roles, honour, each, strict=True):
            team = TEAM[role]
            totals[team] = max(totals[team], 0.0) + number * factor
        return totals


def times(dealt: Sequence[int], seat: int, role: int) -> list[float]:
    """What the Honour of each seat is multiplied by, to one who has seen only the own stars.

    >>> times((0, 1, 2, 2), seat=2, role=4)  # three stars
    [1.0, 2.0, 2.0, 1.0]
    >>> times((0, 1, 2, 2), seat=1, role=1)
    [1.0, 2.0, 1.5, 1.5]
    """
    cast = CASTS[len(dealt)]
    more = cast.starred - cast.ninja
    found = []
    for other, each in enumerate(dealt):
        if each != NINJA_1:
            found.append(float(cast.times(list(dealt), each)))
            continue
        most = 0.5  # how likely it is the one with the most stars
        if role in NINJAS:
            most = NINJAS.index(role) / 2 if other == seat else 1 - NINJAS.index(role) / 2
        found.append(cast.ninja + more * most)
    return found
