"""Who is who: the chance of every hidden role, from what everyone did in public.

Every way to deal the hidden roles to the seats is weighed, by how well the acts of each seat fit
its role in that deal. An act fits a role as far as it was in the role's interest *given what
everyone could know then*: a shot at the Sheriff is an Outlaw's; a shot at someone who looks like
an Outlaw, the law's.
"""

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Final

from standoff.bots.gunslinger import numbers
from standoff.bots.gunslinger.acts import Act, acts
from standoff.bots.gunslinger.stakes import Stakes, stakes
from standoff.games import roles
from standoff.games.bang.view import BangView
from standoff.kernel.text import Text

ROLES: Final = range(len(roles.NAMES))


class Beliefs:
    """What can be thought of everyone at a table. Events are read once, as they come.

    What anyone does is judged by what everyone knows: what only the viewer knows is put in when
    it asks for its own `odds`.
    """

    def __init__(self) -> None:
        self.read = 0  # events
        self._fit: list[list[float]] = []  # how well each role fits the acts of each seat
        self._shown: dict[int, int] = {}  # roles that everyone knows
        self._public: list[list[float]] = []  # odds, or nothing when they are out of date

    def note(self, events: Sequence[Text], table: BangView) -> None:
        """Learn from what has happened since the last time."""
        if not self._fit:
            self._fit = [[1.0 for _ in ROLES] for _ in table.players]
        self.read += len(events)
        self._show(table)
        there = [player.seat for player in table.players if player.in_game]
        done = [act for act in acts(events, there) if act.by not in self._shown]
        if done:
            wants = [stakes(role, table, self._everyones()) for role in ROLES]
            for act in done:
                self._weigh(act, wants)

    def odds(self, seat: int, role: str | None) -> list[list[float]]:
        """The chance of each role for each seat, to one who knows their own role."""
        if role is None:
            return self._everyones()
        return self._sum_up({**self._shown, seat: roles.NAMES.index(role)})

    def _show(self, table: BangView) -> None:
        for player in table.players:
            # One's own role is seen, but not by everyone.
            if player.role is None:
                continue
            role = roles.NAMES.index(player.role)
            hidden = player.seat == table.viewer and player.in_game
            if not hidden or role in roles.CASTS[len(table.players)].open:
                self._shown[player.seat] = role
        self._public = []

    def _everyones(self) -> list[list[float]]:
        if not self._public:
            self._public = self._sum_up(self._shown)
        return self._public

    def _weigh(self, act: Act, wants: list[Stakes]) -> None:
        """Make the roles in whose interest the act was likelier for whoever did it."""
        chances = self._everyones()[act.target]
        fit = self._fit[act.by]
        favour = -1 if act.harm < 0 else 1
        for role in ROLES:
            gain = favour * sum(chance * wants[role][each] for each, chance in enumerate(chances))
            sense = 1 / (1 + exp(-numbers.SURENESS * gain))
            fit[role] *= (numbers.SLIP + (1 - numbers.SLIP) * sense) ** abs(act.harm)
        most = max(fit)
        self._fit[act.by] = [max(each / most, numbers.LEAST_FIT) for each in fit]
        self._public = []

    def _sum_up(self, known: dict[int, int]) -> list[list[float]]:
        """The chance of each role for each seat over all deals that agree with what is known."""
        seats = range(len(self._fit))
        left = list(roles.CASTS[len(seats)].dealt)
        for role in known.values():
            if role in left:
                left.remove(role)
        hidden = [seat for seat in seats if seat not in known]
        odds = [[float(known.get(seat) == role) for role in ROLES] for seat in seats]
        if len(left) != len(hidden):  # dealt by a rule unknown here
            for seat in hidden:
                odds[seat] = [1 / len(ROLES) for _ in ROLES]
            return odds
        total = 0.0
        for deal in _deals(tuple(sorted(left))):
            weight = 1.0
            for seat, role in zip(hidden, deal, strict=True):
                weight *= self._fit[seat][role]
            total += weight
            for seat, role in zip(hidden, deal, strict=True):
                odds[seat][role] += weight
        for seat in hidden:
            odds[seat] = [weight / total for weight in odds[seat]]
        return odds


@cache
def _deals(left: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to deal these roles to as many seats.

    >>> _deals((1, 2, 2))
    ((1, 2, 2), (2, 1, 2), (2, 2, 1))
    """
    if not left:
        return ((),)
    found: list[tuple[int, ...]] = []
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        found.extend((role, *deal) for deal in _deals(tuple(rest)))
    return tuple(found)
