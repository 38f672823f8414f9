"""How likely my team wins, and what an Honour point of each player is worth to it.

Every possible deal of the roles gives the scores of the teams. The higher a score, the likelier
the team wins: the more so, the nearer the end.
"""

from math import exp
from typing import Final

from standoff.bots.beliefs import Deal
from standoff.bots.swordmaster import numbers
from standoff.games.samurai.ending import PENALTY
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.roles import CASTS, NINJA_1, NINJAS, RONIN, TEAM, TEAMS, TIES

_NOT_THERE: Final = -1000.0
_IN_A_TIE: Final = [-TIES.index(team) / 10 for team in range(len(TEAMS))]
_TEAM: Final = list(TEAM)


class Prospects:
    """The chance of my team, over all deals that I hold possible."""

    def __init__(self, look: SamuraiLook, deals: list[Deal]) -> None:
        seat = look.seat
        role = look.role(seat)
        self._team = _TEAM[role]
        self._counts = role != RONIN  # what is kept in hand (SS-80)
        self._kept = 0.0
        if self._counts:
            for card in look.hand(seat):
                self._kept += look.kind(card).points
        self._deals = deals
        self._times = [times(deal.roles, seat, role) for deal in deals]
        self._honour = [look.honour(each) for each in range(look.seats)]
        self.chance = 0.0
        self.point = 0.0
        """How much a card that I keep for 1 point adds to it; to the Ronin nothing."""
        self.honour = [0.0] * look.seats
        """For each seat, how much 1 Honour more there adds to the chance."""
        self._look_ahead()

    def _look_ahead(self) -> None:
        spread = numbers.SPREAD_AT_END + numbers.SPREAD * min(self._honour)
        odds = [0.0] * len(TEAMS)
        for place, deal in enumerate(self._deals):
            each = self._times[place]
            totals = self._totals(deal, each, self._honour)
            most = max(totals)
            whole = 0.0
            for team, total in enumerate(totals):
                odds[team] = exp((total - most) / spread)
                whole += odds[team]
            for team in range(len(TEAMS)):
                odds[team] = odds[team] / whole
            mine = odds[self._team]
            self.chance += deal.chance * mine
            if self._counts:
                self.point += deal.chance * mine * (1 - mine) / spread
            for seat, role in enumerate(deal.roles):
                ours = 1.0 if _TEAM[role] == self._team else 0.0
                slope = mine * (ours - odds[_TEAM[role]]) / spread
                self.honour[seat] += deal.chance * each[seat] * slope

    def at_end(self, changes: dict[int, int], by: int = -1, victim: int = -1) -> float:
        """How likely we win if the game ends now, with such changes of Honour, by that defeat."""
        honour = [number + changes.get(seat, 0) for seat, number in enumerate(self._honour)]
        chance = 0.0
        for place, deal in enumerate(self._deals):
            totals = self._totals(deal, self._times[place], honour)
            if victim >= 0 and _TEAM[deal.roles[by]] == _TEAM[deal.roles[victim]]:
                totals[_TEAM[deal.roles[by]]] -= PENALTY
            ranks = [total + _IN_A_TIE[team] for team, total in enumerate(totals)]
            if ranks[self._team] == max(ranks):
                chance += deal.chance
        return chance

    def by_sword(self, by: int) -> float:
        """How likely we win if that player is the Swordmaster."""
        chance = 0.0
        for deal in self._deals:
            if _TEAM[deal.roles[by]] == self._team:
                chance += deal.chance
        return chance

    def _totals(self, deal: Deal, each: list[float], honour: list[int]) -> list[float]:
        totals = [_NOT_THERE] * len(TEAMS)
        totals[self._team] = self._kept
        for seat, role in enumerate(deal.roles):
            team = _TEAM[role]
            totals[team] = max(totals[team], 0.0) + honour[seat] * each[seat]
        return totals


def times(dealt: list[int], seat: int, role: int) -> list[float]:
    """What the Honour of each seat is multiplied by, to one who has seen only the own stars.

    >>> times([0, 1, 2, 2], seat=2, role=4)  # three stars
    [1.0, 2.0, 2.0, 1.0]
    >>> times([0, 1, 2, 2], seat=1, role=1)
    [1.0, 2.0, 1.5, 1.5]
    """
    cast = CASTS[len(dealt)]
    more = cast.starred - cast.ninja
    found: list[float] = []
    for other, each in enumerate(dealt):
        if each != NINJA_1:
            found.append(float(cast.times(dealt, each)))
            continue
        most = 0.5  # how likely it is the one with the most stars
        if role in NINJAS:
            most = NINJAS.index(role) / 2 if other == seat else 1 - NINJAS.index(role) / 2
        found.append(cast.ninja + more * most)
    return found
