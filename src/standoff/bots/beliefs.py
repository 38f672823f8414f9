"""Who is who: the chance of every hidden role, from what everyone did in public.

Every way to deal the hidden roles to the seats is weighed, by how well the acts of each seat fit
its role in that deal. An act fits a role as far as it was in the role's interest *given what
everyone could know then*: a shot at the Sheriff is an Outlaw's; a shot at someone who looks like
an Outlaw, the law's.
"""

from math import exp
from typing import ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from standoff.games import roles
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event
from standoff.kernel.look import Look

SURENESS: Final = 2.5  # how strictly others are expected to act as their role wants
SLIP: Final = 0.06  # the chance of an act that nothing explains
LEAST_FIT: Final = 1e-6  # nothing that anyone does proves their role

Odds = list[list[float]]
"""For each seat, the chance of each role; never changed."""

DEALT: Final = "role"
"""What tells that a seat has a role, or another one from now on."""

Roles = tuple[int, ...]
"""One for each of some seats."""


_NOBODY: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Act:
    """Harm done by choice; less than 0: a favour."""

    __slots__ = ("by", "harm", "instead", "target")

    def __init__(self, by: int, target: int, harm: float, instead: list[int] = _NOBODY) -> None:
        self.by = by
        self.target = target
        self.harm = harm
        self.instead = instead
        """Who else it could have been, if it had to be someone; otherwise it need not have been."""


@mypyc_attr(acyclic=True)
class Lot:
    """Seats among which roles were dealt, and these roles."""

    __slots__ = ("roles", "seats")

    def __init__(self, seats: list[int], roles: list[int]) -> None:
        self.seats = seats
        self.roles = roles


@mypyc_attr(acyclic=True)
class Deal:
    """One way in which the roles may have been dealt, and how likely it is; never changed."""

    __slots__ = ("chance", "roles")

    def __init__(self, roles: list[int], chance: float) -> None:
        self.roles = roles
        self.chance = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """What can be thought of everyone at a table. Events are read once, as they come.

    What anyone does is judged by what everyone knows: what only the viewer knows is put in when
    it asks for its own `odds`. A game says what its acts are and what its roles want.
    """

    names: ClassVar[tuple[str, ...]] = roles.NAMES

    def __init__(self) -> None:
        self.read = 0  # events
        self.attention = 1.0  # how much an act tells: half of it takes twice as many acts
        self._fit: list[list[float]] = []  # how well each role fits the acts of each seat
        self._shown: dict[int, int] = {}  # roles that everyone knows
        self._lots: list[Lot] = []  # one, unless some roles were dealt anew among themselves
        # Until something is learned: of everyone (NONE), and of those who know their own role.
        self._odds: dict[int, Odds] = {}
        self._deals: dict[int, list[Deal]] = {}

    def copy(self) -> Self:
        """The same of whoever sits wherever, to go on from here on its own."""
        twin = type(self)()
        twin.read = self.read
        twin.attention = self.attention
        twin._fit = [each[:] for each in self._fit]
        twin._shown = self._shown.copy()
        twin._lots = self._lots  # never changed but for others
        if NONE in self._odds:  # what follows from a role of one's own is for its owner
            twin._odds = {NONE: self._odds[NONE]}
        return twin

    def acts(self, events: list[Event], look: Look) -> list[Act]:
        """The acts among what happened; the look is at what came of it."""
        raise NotImplementedError

    def wants(self, look: Look, odds: Odds) -> list[list[float]]:
        """For each role, what harm done to each role is worth to it."""
        raise NotImplementedError

    def dealt(self, players: int) -> tuple[int, ...]:
        """The roles that so many players have."""
        return roles.CASTS[players].dealt

    def number(self, role: int) -> int:
        """A role as it stands in `dealt`: some may be alike."""
        return role

    def note(self, look: Look) -> None:
        """Learn from what has happened since the last time."""
        if not self._fit:
            self._fit = [[1.0] * len(self.names) for _ in range(look.seats)]
            self._lots = [Lot(list(range(look.seats)), list(self.dealt(look.seats)))]
        events = look.news(self.read)
        self.read += len(events)
        since = place = 0
        while place < len(events):
            if events[place].id != DEALT:
                place += 1
                continue
            first = place
            while place < len(events) and events[place].id == DEALT:
                place += 1
            self._learn(events[since:first], look)
            self._deal_among([event.seat for event in events[first:place]])
            since = place
        for seat in range(look.seats):
            role = self.number(look.role(seat)) if look.open_role(seat) else NONE
            if self._shown.get(seat, NONE) != role:
                self._show(seat, role)
        self._learn(events[since:] if since else events, look)

    def _show(self, seat: int, role: int) -> None:
        """Everyone knows a role, or (NONE) does not any more."""
        self._forget()
        if role == NONE:
            del self._shown[seat]
        else:
            self._shown[seat] = role

    def _learn(self, events: list[Event], look: Look) -> None:
        """Weigh what everyone did with the role that they have."""
        if not events:
            return
        for event in events:
            if event.id == "eliminated":
                self._show(event.seat, self.number(event.role))
        done = [act for act in self.acts(events, look) if act.by not in self._shown]
        if done:
            wants = self.wants(look, self.everyones())
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
            self._fit[seat] = [1.0] * len(self.names)
        self._forget()

    def _forget(self) -> None:
        """What was worked out is not true any more."""
        if self._odds:
            self._odds = {}
        if self._deals:
            self._deals = {}

    def everyones(self) -> Odds:
        """The chance of each role for each seat, as far as everyone can tell."""
        found = self._odds.get(NONE)
        if found is None:
            found = self._odds[NONE] = self._sum_up(self._shown)
        return found

    def odds(self, seat: int, role: int) -> Odds:
        """The chance of each role for each seat, to one who knows their own role (or NONE)."""
        if role == NONE or seat in self._shown:
            return self.everyones()
        found = self._odds.get(seat)
        if found is None:
            found = self._odds[seat] = self._sum_up({**self._shown, seat: self.number(role)})
        return found

    def deals(self, seat: int, role: int) -> list[Deal]:
        """Every deal that is possible to one who knows their own role."""
        found = self._deals.get(seat)
        if found is None:
            found = self._deals[seat] = self._all_deals({**self._shown, seat: self.number(role)})
        return found

    def _weigh(self, act: Act, wants: list[list[float]]) -> None:
        """Make the roles in whose interest the act was likelier for whoever did it."""
        everyones = self.everyones()
        fit = self._fit[act.by]
        favour = -1 if act.harm < 0 else 1
        for role, want in enumerate(wants):
            done = favour * _expected(everyones[act.target], want)
            doubt = 0.0
            if act.instead:
                for seat in act.instead:
                    doubt += exp(SURENESS * (favour * _expected(everyones[seat], want) - done))
            else:
                doubt = exp(SURENESS * (0.0 - done))
            sense = 1 / (1 + doubt)
            fit[role] *= (SLIP + (1 - SLIP) * sense) ** (self.attention * abs(act.harm))
        most = max(fit)
        self._fit[act.by] = [max(each / most, LEAST_FIT) for each in fit]
        self._forget()

    def _sum_up(self, known: dict[int, int]) -> Odds:
        """The chance of each role for each seat over all deals that agree with what is known."""
        ids = len(self.names)
        odds: Odds = []
        for seat in range(len(self._fit)):
            chances = [0.0] * ids
            if seat in known:
                chances[known[seat]] = 1.0
            odds.append(chances)
        hidden = self._hidden(known)
        if any(len(lot.seats) != len(lot.roles) for lot in hidden):  # dealt by a rule unknown here
            for lot in hidden:
                for seat in lot.seats:
                    odds[seat] = [1 / ids] * ids
            return odds
        for lot in hidden:
            self._sum_up_lot(lot, odds)
        return odds

    def _sum_up_lot(self, lot: Lot, odds: Odds) -> None:
        """The same for seats among which certain roles were dealt."""
        fits = [self._fit[seat] for seat in lot.seats]
        sums = [odds[seat] for seat in lot.seats]
        total = 0.0
        for dealt in _deals(tuple(sorted(lot.roles))):
            weight = 1.0
            for place, fit in enumerate(fits):
                weight *= fit[dealt[place]]
            total += weight
            for place, each in enumerate(sums):
                each[dealt[place]] += weight
        for each in sums:
            for role, weight in enumerate(each):
                each[role] = weight / total

    def _hidden(self, known: dict[int, int]) -> list[Lot]:
        """The seats of each lot whose role is hidden, and the roles that are left for them."""
        found: list[Lot] = []
        for lot in self._lots:
            hidden = [seat for seat in lot.seats if seat not in known]
            if hidden:
                shown = [known[seat] for seat in lot.seats if seat in known]
                found.append(Lot(hidden, _without(lot.roles, shown)))
        return found

    def _all_deals(self, known: dict[int, int]) -> list[Deal]:
        deals = [Deal([known.get(seat, NONE) for seat in range(len(self._fit))], 1.0)]
        for lot in self._hidden(known):
            if len(lot.seats) != len(lot.roles):
                return []
            ways = _deals(tuple(sorted(lot.roles)))
            deals = [self._dealt(deal, lot.seats, dealt) for deal in deals for dealt in ways]
        total = 0.0
        for deal in deals:
            total += deal.chance
        for deal in deals:
            deal.chance /= total
        return deals

    def _dealt(self, deal: Deal, seats: list[int], dealt: Roles) -> Deal:
        """The same with these roles dealt to those seats."""
        held, likelihood = deal.roles[:], 1.0
        for place, seat in enumerate(seats):
            held[seat] = dealt[place]
            likelihood *= self._fit[seat][dealt[place]]
        return Deal(held, deal.chance * likelihood)


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


def _expected(chances: list[float], want: list[float]) -> float:
    """What something is worth that is worth so much for each role."""
    total = 0.0
    for role, chance in enumerate(chances):
        total += chance * want[role]
    return total


_DEALS: Final[dict[Roles, tuple[Roles, ...]]] = {}


def _deals(left: Roles) -> tuple[Roles, ...]:
    """Every way to deal these roles to as many seats.

    >>> _deals((1, 2, 2))
    ((1, 2, 2), (2, 1, 2), (2, 2, 1))
    """
    if not left:
        return ((),)
    known = _DEALS.get(left)
    if known is not None:
        return known
    found: list[Roles] = []
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        for deal in _deals(tuple(rest)):
            found.append((role, *deal))
    _DEALS[left] = tuple(found)
    return _DEALS[left]
