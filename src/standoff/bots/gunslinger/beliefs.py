"""Who is who: the chance of every hidden role, from what everyone did in public.

Every way to deal the hidden roles to the seats is weighed, each by how well the acts of each seat
fit its role in that deal. An act fits a role as far as it was in the role's interest *given what
everyone could know then*: a shot at the Sheriff is an Outlaw's; a shot at someone who looked like
an Outlaw, the law's.
"""

from collections.abc import Sequence
from functools import cache
from math import exp

from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.stakes import Stakes, stakes
from standoff.games import roles
from standoff.games.bang.view import TableView
from standoff.kernel.text import Text

ROLES = range(len(roles.NAMES))


class Beliefs:
    """What one can think of everyone at the table. Events are read once, as they come."""

    def __init__(self) -> None:
        self._read = 0
        self._weights: list[list[float]] = []  # of each role for each seat
        self._shown: dict[int, int] = {}  # roles that all know
        self._public: list[list[float]] | None = None
        self._plays: dict[int, tuple[int, cards.Nature]] = {}  # what a card is being played at

    @property
    def read(self) -> int:
        """How many events have been read."""
        return self._read

    def note(self, events: Sequence[Text], table: TableView) -> None:
        """Learn from what has happened since."""
        if not self._weights:
            self._weights = [[1.0 for _ in ROLES] for _ in table.players]
        self._read += len(events)
        acts = [act for act in map(self._act, events) if act is not None]
        if acts:
            wants = [stakes(role, table, self._odds_for_all()) for role in ROLES]
            for by, target, hostility in acts:
                self._weigh(by, target, hostility, wants)
        self._show(table)

    def odds(self, seat: int, role: int | None) -> list[list[float]]:
        """The chance of each role for each seat, to someone who knows their own role."""
        known = self._shown if role is None else {**self._shown, seat: role}
        return self._marginals(known)

    def _odds_for_all(self) -> list[list[float]]:
        if self._public is None:
            self._public = self._marginals(self._shown)
        return self._public

    def _show(self, table: TableView) -> None:
        for player in table.players:
            open_role = player.role == roles.NAMES[roles.SHERIFF] or not player.in_game
            other = player.role is not None and player.seat != table.viewer
            if (open_role or other) and player.seat not in self._shown and player.role is not None:
                self._shown[player.seat] = roles.NAMES.index(player.role)
                self._public = None

    def _act(self, event: Text) -> tuple[int, int, float] | None:
        """Who did how much harm (less than 0: good) to whom by choice, if that is what it was."""
        args = event.args
        if event.id in ("event-played-at", "event-played-as-at"):
            by, target = int(args["seat"]), int(args["target"])
            kind = args.get("kind")
            nature = cards.of(str(args["card"])) if kind is None else cards.nature(str(kind))
            if by == target:
                return None
            if nature.picks:
                self._plays[by] = (target, nature)  # what it takes is told next
                return None
            if nature.harms:
                return by, target, 1.0
            return (by, target, -1.0) if nature.heals else None
        if event.id in ("event-played", "event-played-as"):
            return None
        if event.id == "event-shot" and cards.nature(str(args["kind"])).at_others:
            return int(args["by"]), int(args["target"]), numbers.INDISCRIMINATE
        if event.id in ("event-took", "event-took-hidden"):
            return self._lost(int(args["seat"]), int(args["owner"]), args.get("card"))
        if event.id == "event-lost-card":
            return self._lost(int(args["by"]), int(args["seat"]), args.get("card"))
        return None

    def _lost(self, by: int, owner: int, card: int | str | None) -> tuple[int, int, float] | None:
        """A card taken off someone: a favour if it was a burden in play."""
        target, _ = self._plays.pop(by, (-1, None))
        if target != owner:
            return None  # an ability's work, and none of their choosing
        burden = card is not None and cards.of(str(card)).burdens
        return by, owner, -1.0 if burden else 0.7

    def _weigh(self, by: int, target: int, hostility: float, wants: list[Stakes]) -> None:
        """Make the roles whose interest the act was likelier for whoever did it."""
        if by in self._shown:
            return
        chances = self._odds_for_all()[target]
        weights = self._weights[by]
        for role in ROLES:
            gain = sum(p * want for p, want in zip(chances, wants[role], strict=True))
            sense = 1 / (1 + exp(-numbers.SURENESS * gain * (1 if hostility > 0 else -1)))
            likely = numbers.SLIP + (1 - numbers.SLIP) * sense
            weights[role] *= likely ** abs(hostility)
        most = max(weights)
        self._weights[by] = [weight / most for weight in weights]
        self._public = None

    def _marginals(self, known: dict[int, int]) -> list[list[float]]:
        """Sum up all deals that agree with what is known."""
        seats = len(self._weights)
        left = list(roles.DEALT.get(seats, ()))
        for role in known.values():
            if role in left:
                left.remove(role)
        hidden = [seat for seat in range(seats) if seat not in known]
        if len(left) != len(hidden):  # roles dealt by a rule of a set unknown here
            return [_sure(known[s]) if s in known else [1 / len(ROLES)] * 4 for s in range(seats)]
        sums = [[0.0] * len(ROLES) for _ in range(seats)]
        total = 0.0
        for deal in _deals(tuple(sorted(left))):
            weight = 1.0
            for seat, role in zip(hidden, deal, strict=True):
                weight *= self._weights[seat][role]
            total += weight
            for seat, role in zip(hidden, deal, strict=True):
                sums[seat][role] += weight
        for seat in hidden:
            sums[seat] = [weight / total for weight in sums[seat]]
        for seat, role in known.items():
            sums[seat] = _sure(role)
        return sums


def _sure(role: int) -> list[float]:
    return [float(each == role) for each in ROLES]


@cache
def _deals(left: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to deal these roles to as many seats, equal roles not told apart.

    >>> _deals((1, 2, 2))
    ((1, 2, 2), (2, 1, 2), (2, 2, 1))
    """
    if not left:
        return ((),)
    found = []
    for role in dict.fromkeys(left):
        rest = list(left)
        rest.remove(role)
        found.extend((role, *deal) for deal in _deals(tuple(rest)))
    return tuple(found)
