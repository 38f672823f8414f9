"""Who answers hooks, found once for as long as it stays so: for speed alone."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.box import NOBODY, Box
from standoff.games.bang.data.deeds import ANY_TIME, Offered
from standoff.games.bang.data.hooks import AnyHook, At, does, hand_empty


@mypyc_attr(acyclic=True)
class Answers:
    """The sources at work for one player, and what follows from them. Never changed."""

    __slots__ = (
        "_box",
        "_by_hook",
        "_offers",
        "minded",
        "noted",
        "overheard",
        "own",
        "reach",
        "table",
        "windows",
    )

    def __init__(self, box: Box, own: list[At], table: list[At]) -> None:
        self._box = box
        self._by_hook = box.unasked[:]  # found as they are asked
        self._offers: list[Offered] | None = None
        self.own = own  # abilities, then cards in play
        self.table = table
        self.reach = 1  # of the weapon in play, or of the Colt .45 (B-9, B-29)
        self.windows = 0  # in which there is something to do
        self.noted = 0  # facts that are heard at once
        self.minded = 0  # facts that are heard when an effect settles
        self.overheard = 0  # whichever of them need not be about the player
        self._add(own)
        self._add(table)

    def _add(self, sources: list[At]) -> None:
        box = self._box
        for at in sources:
            self.reach = box.reach_of[at.place] or self.reach
            self.windows |= box.windows_by[at.place]
            self.noted |= box.noted_by[at.place]
            self.minded |= box.minded_by[at.place]
            self.overheard |= box.overheard_by[at.place]

    def to(self, hook: AnyHook[Any]) -> list[At]:
        """Who answers a hook: the player's sources, then the table's, or the other way round."""
        found = self._by_hook[hook.number]
        if found is None:
            found = self._by_hook[hook.number] = self.find(hook)
        return found

    def offers(self) -> list[Offered]:
        """What these sources let the player do, now or at other times."""
        found = self._offers
        if found is None:
            found = self._offers = [
                Offered(at, deed, nth)
                for at in self.to(does)
                for nth, deed in enumerate(does.of(at))
            ]
        return found

    def find(self, hook: AnyHook[Any]) -> list[At]:
        if hook.table_first:
            return self._among(hook, self.own, self._among(hook, self.table, NOBODY))
        return self._among(hook, self.table, self._among(hook, self.own, NOBODY))

    def _among(self, hook: AnyHook[Any], sources: list[At], found: list[At]) -> list[At]:
        answers = self._box.answers_to[hook.number]
        for at in sources:
            if answers[at.place]:
                found = [*found, at]
        return found


@mypyc_attr(acyclic=True)
class Everyone:
    """What follows from the answers of all players together. Never changed."""

    __slots__ = ("any_time", "empty_handed", "overheard")

    def __init__(self, seats: list[int], answers: list[Answers]) -> None:
        self.any_time = NO_SEATS  # those that have something to do at any time
        self.empty_handed = NO_SEATS  # those that mind an empty hand, whatever they hold
        self.overheard = 0  # facts that are heard by others than whom they befall
        for seat, each in zip(seats, answers, strict=True):
            self.overheard |= each.overheard
            if each.windows & ANY_TIME:
                self.any_time = [*self.any_time, seat]
            if each.to(hand_empty):
                self.empty_handed = [*self.empty_handed, seat]


NO_SEATS: Final[list[int]] = []
