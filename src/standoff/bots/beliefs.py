"""Who is who: the chance of every hidden role, from what everyone did in public.

Every way to deal the hidden roles to the seats is weighed, by how well the acts of each seat fit
its role in that deal. An act fits a role as far as it was in the role's interest *given what
everyone could know then*: a shot at the Sheriff is an Outlaw's; a shot at someone who looks like
an Outlaw, the law's.
"""

from math import exp, pow
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
class Cell:
    """One role of one seat: how well it fits the acts of the seat, and how likely the seat has it.

    A number of an object is a machine's own; in a list it would be an object itself.
    """

    __slots__ = ("chance", "fit")

    def __init__(self, fit: float) -> None:
        self.fit = fit
        self.chance = 0.0


@mypyc_attr(acyclic=True)
class Branch:
    """Some seats of a lot and their roles: one more than before. Deals begin alike."""

    __slots__ = ("before", "cell", "weight")

    def __init__(self, before: "Branch | None", cell: Cell) -> None:
        self.before = before
        self.cell = cell
        self.weight = 0.0


@mypyc_attr(acyclic=True)
class Tree:
    """Every way to deal the roles of a lot to its seats, weighed by how well all of it fits."""

    def __init__(self, lot: Lot, cells: list[Cell], ids: int) -> None:
        self.cells: list[Cell] = []
        for seat in lot.seats:
            self.cells += cells[seat * ids : (seat + 1) * ids]
        self.branches: list[Branch] = []
        last = (len(lot.seats) - 1) * ids
        self.whole: list[Branch] = []
        for before, place in _shape(tuple(sorted(lot.roles)), ids):
            grown = None if before == NONE else self.branches[before]
            branch = Branch(grown, self.cells[place])
            self.branches.append(branch)
            if place >= last:
                self.whole.append(branch)

    def weigh(self) -> None:
        """Find out how likely each seat has each role.

        Products and sums are made in the order of seats and deals: floats tell.
        """
        for cell in self.cells:
            cell.chance = 0.0
        for branch in self.branches:
            before = branch.before
            weight = branch.cell.fit
            branch.weight = weight if before is None else before.weight * weight
        total = 0.0
        for deal in self.whole:
            weight = deal.weight
            total += weight
            branch = deal
            while True:
                branch.cell.chance += weight
                before = branch.before
                if before is None:
                    break
                branch = before
        for cell in self.cells:
            cell.chance /= total


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
        self._ids = len(self.names)
        self._cells: list[Cell] = []  # seat by seat, one for each role
        self._shown: list[int] = []  # for each seat, the role that everyone knows, or NONE
        self._lots: list[Lot] = []  # one, unless some roles were dealt anew among themselves
        # Until a role is shown: of everyone (NONE), and of those who know their own role.
        self._trees: dict[int, list[Tree]] = {}
        self._weighed = False  # whether those of everyone say what follows from all acts
        # Until something is learned: the same.
        self._odds: dict[int, Odds] = {}
        self._deals: dict[int, list[Deal]] = {}

    def copy(self) -> Self:
        """The same of whoever sits wherever, to go on from here on its own."""
        twin = type(self)()
        twin.read = self.read
        twin.attention = self.attention
        twin._cells = [Cell(cell.fit) for cell in self._cells]
        twin._shown = self._shown[:]
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
        if not self._shown:
            self._cells = [Cell(1.0) for _ in range(look.seats * self._ids)]
            self._shown = [NONE] * look.seats
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
            if self._shown[seat] != role:
                self._show(seat, role)
        self._learn(events[since:] if since else events, look)

    def _show(self, seat: int, role: int) -> None:
        """Everyone knows a role, or (NONE) does not any more."""
        self._forget()
        self._trees = {}
        self._shown[seat] = role

    def _learn(self, events: list[Event], look: Look) -> None:
        """Weigh what everyone did with the role that they have."""
        if not events:
            return
        for event in events:
            if event.id == "eliminated":
                self._show(event.seat, self.number(event.role))
        done = [act for act in self.acts(events, look) if self._shown[act.by] == NONE]
        if done:
            wants = self.wants(look, self.everyones())
            for act in done:
                self._weigh(act, wants)

    def _deal_among(self, seats: list[int]) -> None:
        """These seats have other roles: of theirs, and of those hidden together with theirs."""
        dealt = Lot([], [])
        kept: list[Lot] = []
        for lot in self._lots:
            mixed = any(seat in lot.seats and self._shown[seat] == NONE for seat in seats)
            stays = [
                seat
                for seat in lot.seats
                if seat not in seats and (self._shown[seat] != NONE or not mixed)
            ]
            goes = [seat for seat in lot.seats if seat not in stays]
            known = [self._shown[seat] for seat in (stays if mixed else goes)]
            others = _without(lot.roles, known)
            dealt.seats.extend(goes)
            dealt.roles.extend(others if mixed else known)
            kept.append(Lot(stays, known if mixed else others))
        self._lots = [*(lot for lot in kept if lot.seats), dealt]
        for seat in seats:
            self._shown[seat] = NONE
            for cell in self._row(seat):
                cell.fit = 1.0
        self._forget()
        self._trees = {}

    def _row(self, seat: int) -> list[Cell]:
        """A seat's roles."""
        return self._cells[seat * self._ids : (seat + 1) * self._ids]

    def _forget(self) -> None:
        """What was worked out is not true any more."""
        self._weighed = False
        if self._odds:
            self._odds = {}
        if self._deals:
            self._deals = {}

    def everyones(self) -> Odds:
        """The chance of each role for each seat, as far as everyone can tell."""
        found = self._odds.get(NONE)
        if found is None:
            found = self._odds[NONE] = self._sum_up(NONE, NONE)
        return found

    def odds(self, seat: int, role: int) -> Odds:
        """The chance of each role for each seat, to one who knows their own role (or NONE)."""
        if role == NONE or self._shown[seat] != NONE:
            return self.everyones()
        found = self._odds.get(seat)
        if found is None:
            found = self._odds[seat] = self._sum_up(seat, self.number(role))
        return found

    def deals(self, seat: int, role: int) -> list[Deal]:
        """Every deal that is possible to one who knows their own role."""
        found = self._deals.get(seat)
        if found is None:
            found = self._deals[seat] = self._all_deals(self._known(seat, self.number(role)))
        return found

    def _weigh(self, act: Act, wants: list[list[float]]) -> None:
        """Make the roles in whose interest the act was likelier for whoever did it."""
        favour = -1.0 if act.harm < 0 else 1.0
        tells = self.attention * abs(act.harm)
        fits: list[float] = []
        most = 0.0
        row = self._row(act.by)
        for role, want in enumerate(wants):
            done = favour * self._expected(act.target, want)
            doubt = 0.0
            if act.instead:
                for seat in act.instead:
                    doubt += exp(SURENESS * (favour * self._expected(seat, want) - done))
            else:
                doubt = exp(SURENESS * (0.0 - done))
            fit = SLIP + (1 - SLIP) * (1 / (1 + doubt))
            fit = row[role].fit * (fit if tells == 1 else pow(fit, tells))
            fits.append(fit)
            most = max(most, fit)
        for role, cell in enumerate(row):
            cell.fit = max(fits[role] / most, LEAST_FIT)
        self._forget()

    def _expected(self, seat: int, want: list[float]) -> float:
        """What something done to a seat is worth, that is worth so much for each role."""
        shown = self._shown[seat]
        if shown != NONE:
            return want[shown]
        if not self._weighed:
            self._weigh_trees(NONE, NONE)
        total = 0.0
        first = seat * self._ids
        for role in range(self._ids):
            total += self._cells[first + role].chance * want[role]
        return total

    def _sum_up(self, seat: int, role: int) -> Odds:
        """The chance of each role for each seat over all deals that agree with what is known.

        The role of that seat is known besides what everyone knows, unless it is NONE.
        """
        if seat != NONE or not self._weighed:
            self._weigh_trees(seat, role)
        odds: Odds = []
        for each, known in enumerate(self._known(seat, role)):
            if known == NONE:
                odds.append([cell.chance for cell in self._row(each)])
            else:
                odds.append(_sure(known, self._ids))
        return odds

    def _weigh_trees(self, seat: int, role: int) -> None:
        """Find out the chances of hidden roles, as everyone can tell, or that seat."""
        self._weighed = seat == NONE
        trees = self._trees.get(seat)
        if trees is None:
            trees = self._trees[seat] = self._grow(self._known(seat, role))
        for tree in trees:
            tree.weigh()
        if not trees:  # all are known, or dealt by a rule unknown here
            for cell in self._cells:
                cell.chance = 1 / self._ids

    def _grow(self, known: list[int]) -> list[Tree]:
        """All deals that are left, lot by lot; none if they do not fit."""
        hidden = self._hidden(known)
        if any(len(lot.seats) != len(lot.roles) for lot in hidden):
            return []
        return [Tree(lot, self._cells, self._ids) for lot in hidden]

    def _known(self, seat: int, role: int) -> list[int]:
        """The role of each seat to one who knows their own, or NONE."""
        known = self._shown[:]
        if role != NONE:
            known[seat] = role
        return known

    def _hidden(self, known: list[int]) -> list[Lot]:
        """The seats of each lot whose role is hidden, and the roles that are left for them."""
        found: list[Lot] = []
        for lot in self._lots:
            hidden = [seat for seat in lot.seats if known[seat] == NONE]
            if hidden:
                shown = [known[seat] for seat in lot.seats if known[seat] != NONE]
                found.append(Lot(hidden, _without(lot.roles, shown)))
        return found

    def _all_deals(self, known: list[int]) -> list[Deal]:
        deals = [Deal(known, 1.0)]
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
            likelihood *= self._cells[seat * self._ids + dealt[place]].fit
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


_SURE: Final[dict[int, Odds]] = {}


def _sure(role: int, ids: int) -> list[float]:
    """The chances of one whose role is known.

    >>> _sure(1, 4)
    [0.0, 1.0, 0.0, 0.0]
    """
    found = _SURE.get(ids)
    if found is None:
        found = [[float(each == held) for each in range(ids)] for held in range(ids)]
        _SURE[ids] = found
    return found[role]


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


_SHAPES: Final[dict[Roles, list[tuple[int, int]]]] = {}


def _shape(left: Roles, ids: int) -> list[tuple[int, int]]:
    """The branches of all deals of these roles, deal after deal, each after what it grows from.

    For each the one before it, or NONE, and its cell: that of a seat and a role.

    >>> _shape((1, 2, 2), 4)
    [(-1, 1), (0, 6), (1, 10), (-1, 2), (3, 5), (4, 10), (3, 6), (6, 9)]
    """
    key = (ids, *left)
    known = _SHAPES.get(key)
    if known is not None:
        return known
    found: list[tuple[int, int]] = []
    path: list[int] = []  # the branches of the last deal
    last: list[int] = []
    for deal in _deals(left):
        same = 0
        while same < len(last) and last[same] == deal[same]:
            same += 1
        del path[same:]
        for seat in range(same, len(deal)):
            found.append((path[-1] if path else NONE, seat * ids + deal[seat]))
            path.append(len(found) - 1)
        last = list(deal)
    _SHAPES[key] = found
    return found
