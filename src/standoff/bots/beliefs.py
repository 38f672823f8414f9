"""Who is who: the chance of every hidden role, from what everyone did in public.

Every way to deal the hidden roles to the seats is weighed, by how well the acts of each seat fit
its role in that deal. An act fits a role as far as it was in the role's interest *given what
everyone could know then*: a shot at the Sheriff is an Outlaw's; a shot at someone who looks like
an Outlaw, the law's.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from typing import ClassVar, Final, NamedTuple

from standoff.games import roles
from standoff.kernel.text import Text
from standoff.kernel.view import TableView

SURENESS: Final = 2.5  # how strictly others are expected to act as their role wants
SLIP: Final = 0.06  # the chance of an act that nothing explains
LEAST_FIT: Final = 1e-6  # nothing that anyone does proves their role

Odds = Sequence[Sequence[float]]
"""For each seat, the chance of each role."""

Roles = tuple[int, ...]
"""One for each of some seats."""


class Act(NamedTuple):
    """Harm done by choice; less than 0: a favour."""

    by: int
    target: int
    harm: float
    instead: tuple[int, ...] = ()
    """Who else it could have been, if it had to be someone; otherwise it need not have been."""


class Deal(NamedTuple):
    """One way in which the roles may have been dealt, and how likely it is."""

    roles: tuple[int, ...]
    chance: float


class Beliefs(ABC):
    """What can be thought of everyone at a table. Events are read once, as they come.

    What anyone does is judged by what everyone knows: what only the viewer knows is put in when
    it asks for its own `odds`. A game says what its acts are and what its roles want.
    """

    names: ClassVar[Sequence[str]] = roles.NAMES

    def __init__(self) -> None:
        self.read = 0  # events
        self._fit: list[list[float]] = []  # how well each role fits the acts of each seat
        self._shown: dict[int, int] = {}  # roles that everyone knows
        self._public: list[list[float]] = []  # odds, or nothing when they are out of date

    @abstractmethod
    def acts(self, events: Sequence[Text], table: TableView) -> Iterable[Act]:
        """The acts among what happened; the table is what came of it."""

    @abstractmethod
    def stakes(self, role: int, table: TableView, odds: Odds) -> Sequence[float]:
        """What harm done to each role is worth to a player of the given role."""

    def dealt(self, players: int) -> Sequence[int]:
        """The roles that so many players have."""
        return roles.CASTS[players].dealt

    def number(self, role: str) -> int:
        """A role by its name, as it stands in `dealt`."""
        return self.names.index(role)

    def note(self, events: Sequence[Text], table: TableView) -> None:
        """Learn from what has happened since the last time."""
        if not self._fit:
            self._fit = [[1.0 for _ in self.names] for _ in table.players]
        self.read += len(events)
        for player in table.players:
            if player.open_role and player.role is not None:
                self._shown[player.seat] = self.number(player.role)
        self._public = []
        done = [act for act in self.acts(events, table) if act.by not in self._shown]
        if done:
            everyones = self._everyones()
            wants = [self.stakes(role, table, everyones) for role in range(len(self.names))]
            for act in done:
                self._weigh(act, wants)

    def odds(self, seat: int, role: str | None) -> list[list[float]]:
        """The chance of each role for each seat, to one who knows their own role."""
        if role is None:
            return self._everyones()
        return self._sum_up({**self._shown, seat: self.number(role)})

    def deals(self, seat: int, role: str) -> list[Deal]:
        """Every deal that is possible to one who knows their own role."""
        known = {**self._shown, seat: self.number(role)}
        hidden, weighed = self._weighed(known)
        total = sum(weight for _, weight in weighed)
        deals = []
        for dealt, weight in weighed:
            held = {**known, **dict(zip(hidden, dealt, strict=True))}
            deals.append(Deal(tuple(held[each] for each in sorted(held)), weight / total))
        return deals

    def _everyones(self) -> list[list[float]]:
        if not self._public:
            self._public = self._sum_up(self._shown)
        return self._public

    def _weigh(self, act: Act, wants: Sequence[Sequence[float]]) -> None:
        """Make the roles in whose interest the act was likelier for whoever did it."""
        everyones = self._everyones()
        fit = self._fit[act.by]
        favour = -1 if act.harm < 0 else 1
        for role, want in enumerate(wants):
            done, *others = (
                favour * sum(chance * want[each] for each, chance in enumerate(everyones[seat]))
                for seat in (act.target, *act.instead)
            )
            sense = 1 / (1 + sum(exp(SURENESS * (other - done)) for other in others or [0.0]))
            fit[role] *= (SLIP + (1 - SLIP) * sense) ** abs(act.harm)
        most = max(fit)
        self._fit[act.by] = [max(each / most, LEAST_FIT) for each in fit]
        self._public = []

    def _sum_up(self, known: dict[int, int]) -> list[list[float]]:
        """The chance of each role for each seat over all deals that agree with what is known."""
        seats = range(len(self._fit))
        ids = range(len(self.names))
        odds = [[float(known.get(seat) == role) for role in ids] for seat in seats]
        hidden, weighed = self._weighed(known)
        if not weighed:  # dealt by a rule unknown here
            for seat in hidden:
                odds[seat] = [1 / len(ids) for _ in ids]
            return odds
        total = 0.0
        for dealt, weight in weighed:
            total += weight
            for seat, role in zip(hidden, dealt, strict=True):
                odds[seat][role] += weight
        for seat in hidden:
            odds[seat] = [weight / total for weight in odds[seat]]
        return odds

    def _weighed(self, known: dict[int, int]) -> tuple[list[int], list[tuple[Roles, float]]]:
        """The seats whose role is hidden, and every way to deal them theirs, weighed."""
        left = list(self.dealt(len(self._fit)))
        for role in known.values():
            if role in left:
                left.remove(role)
        hidden = [seat for seat in range(len(self._fit)) if seat not in known]
        if len(left) != len(hidden):
            return hidden, []
        weighed = []
        for dealt in _deals(tuple(sorted(left))):
            weight = 1.0
            for seat, role in zip(hidden, dealt, strict=True):
                weight *= self._fit[seat][role]
            weighed.append((dealt, weight))
        return hidden, weighed


@cache
def _deals(left: Roles) -> tuple[Roles, ...]:
    """Every way to deal these roles to as many seats.

    >>> _deals((1, 2, 2))
    ((1, 2, 2), (2, 1, 2), (2, 2, 1))
    """
    if not left:
        return ((),)
    found: list[Roles] = []
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        found.extend((role, *deal) for deal in _deals(tuple(rest)))
    return tuple(found)
