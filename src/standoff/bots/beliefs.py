"""Who is who: the chance of every hidden role, from what everyone did in public.

Every way to deal the hidden roles to the seats is weighed, by how well the acts of each seat fit
its role in that deal. An act fits a role as far as it was in the role's interest *given what
everyone could know then*: a shot at the Sheriff is an Outlaw's; a shot at someone who looks like
an Outlaw, the law's.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import exp
from typing import ClassVar, Final, NamedTuple

from standoff.games import roles
from standoff.kernel.choice import NONE
from standoff.kernel.text import Text
from standoff.kernel.view import TableView

SURENESS: Final = 2.5  # how strictly others are expected to act as their role wants
SLIP: Final = 0.06  # the chance of an act that nothing explains
LEAST_FIT: Final = 1e-6  # nothing that anyone does proves their role

Odds = Sequence[Sequence[float]]
"""For each seat, the chance of each role."""

DEALT: Final = ("event-role", "event-role-hidden")
"""What tells that a seat has a role, or another one from now on."""

Roles = tuple[int, ...]
"""One for each of some seats."""


class Act(NamedTuple):
    """Harm done by choice; less than 0: a favour."""

    by: int
    target: int
    harm: float
    instead: tuple[int, ...] = ()
    """Who else it could have been, if it had to be someone; otherwise it need not have been."""


class Lot(NamedTuple):
    """Seats among which roles were dealt, and these roles."""

    seats: list[int]
    roles: list[int]


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
        self._lots: list[Lot] = []  # one, unless some roles were dealt anew among themselves

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
        seats = range(len(table.players))
        if not self._fit:
            self._fit = [[1.0 for _ in self.names] for _ in seats]
            self._lots = [Lot([*seats], [*self.dealt(len(seats))])]
        self.read += len(events)
        since = 0
        for first, last in _deals_anew(events):
            self._learn(events[since:first], table)
            self._deal_among([int(event.args["seat"]) for event in events[first:last]])
            since = last
        self._shown = {
            player.seat: self.number(player.role)
            for player in table.players
            if player.open_role and player.role is not None
        }
        self._learn(events[since:], table)

    def _learn(self, events: Sequence[Text], table: TableView) -> None:
        """Weigh what everyone did with the role that they have."""
        for event in events:
            if event.id == "event-eliminated":
                self._shown[int(event.args["seat"])] = self.number(str(event.args["role"]))
        self._public = []
        done = [act for act in self.acts(events, table) if act.by not in self._shown]
        if done:
            everyones = self._everyones()
            wants = [self.stakes(role, table, everyones) for role in range(len(self.names))]
            for act in done:
                self._weigh(act, wants)

    def _deal_among(self, seats: list[int]) -> None:
        """These seats have other roles: of theirs, and of those hidden together with theirs."""
        dealt = Lot([], [])
        kept: list[Lot] = []
        for lot in self._lots:
            mixed = any(seat in lot.seats and seat not in self._shown for seat in seats)
            stays = [
                seat
                for seat in lot.seats
                if seat not in seats and (seat in self._shown or not mixed)
            ]
            goes = [seat for seat in lot.seats if seat not in stays]
            known = [self._shown[seat] for seat in (stays if mixed else goes)]
            others = _without(lot.roles, known)
            dealt.seats.extend(goes)
            dealt.roles.extend(others if mixed else known)
            kept.append(Lot(stays, known if mixed else others))
        self._lots = [*(lot for lot in kept if lot.seats), dealt]
        for seat in seats:
            self._shown.pop(seat, None)
            self._fit[seat] = [1.0 for _ in self.names]

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
        everyone: list[int] = []
        weighed: list[tuple[Roles, float]] = [((), 1.0)]
        for lot in self._lots:
            left = _without(lot.roles, [known[seat] for seat in lot.seats if seat in known])
            hidden = [seat for seat in lot.seats if seat not in known]
            everyone += hidden
            if len(left) != len(hidden):
                weighed = []
            weighed = [
                (before + dealt, weight * self._likelihood(hidden, dealt))
                for before, weight in weighed
                for dealt in _deals(tuple(sorted(left)))
            ]
        return everyone, weighed

    def _likelihood(self, seats: list[int], dealt: Roles) -> float:
        """How well these roles fit what those seats have done."""
        weight = 1.0
        for seat, role in zip(seats, dealt, strict=True):
            weight *= self._fit[seat][role]
        return weight


def _without(dealt: list[int], known: list[int]) -> list[int]:
    """The roles that are left when those are taken out.

    >>> _without([0, 2, 2, 3], [2, 3])
    [0, 2]
    """
    left = dealt[:]
    for role in known:
        if role in left:
            left.remove(role)
    return left


def _deals_anew(events: Sequence[Text]) -> Iterator[tuple[int, int]]:
    """Where roles are dealt among the events: from the first one, up to what comes after them."""
    first = NONE
    for place, event in enumerate(events):
        if event.id in DEALT:
            first = place if first == NONE else first
        elif first != NONE:
            yield first, place
            first = NONE
    if first != NONE:
        yield first, len(events)


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
