"""Who answers hooks, found once for as long as it stays so: for speed alone."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import ANY_TIME, Offered
from standoff.games.bang.data.hooks import HOOKS, AnyHook, At, does

NOBODY: Final[list[At]] = []
NO_SEATS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Answers:
    """The sources at work for a player, besides those of the table, and what follows from them.

    Who answers a hook is found when it is asked.
    """

    __slots__ = (
        "_by_hook",
        "_offers",
        "minded",
        "minds_empty",
        "noted",
        "overheard",
        "own",
        "reach",
        "renames",
        "table",
        "windows",
    )

    windows: int  # in which there is something to do
    noted: int  # facts that are heard at once
    minded: int  # facts that are heard when an effect settles
    overheard: int  # whichever of them need not be about the player
    renames: bool  # cards in hand, perhaps
    minds_empty: bool  # an empty hand, whatever is held
    reach: int  # of the weapon in play, or of the Colt .45 (B-9, B-29)
    _by_hook: list[list[At] | None]

    def __init__(self, own: list[At], table: "Answers | None") -> None:
        self.own = own  # abilities, then cards in play
        self.table = table  # None: they are those of the table, or there are none
        self._offers: list[Offered] | None = None
        if table is None:
            by_hook: list[list[At] | None] = [NOBODY] * len(HOOKS)
            windows = noted = minded = overheard = 0
            renames = minds_empty = False
        else:
            by_hook = table._by_hook[:]
            windows, noted = table.windows, table.noted
            minded, overheard = table.minded, table.overheard
            renames, minds_empty = table.renames, table.minds_empty
        reach = 1
        for at in own:
            source = at.source
            for number in source.hooks:
                by_hook[number] = None
            windows |= source.windows
            noted |= source.noted
            minded |= source.minded
            overheard |= source.overheard
            renames = renames or source.renames
            minds_empty = minds_empty or source.minds_empty
            if source.reach:
                reach = source.reach
        self._by_hook = by_hook
        self.windows = windows
        self.noted = noted
        self.minded = minded
        self.overheard = overheard
        self.renames = renames
        self.minds_empty = minds_empty
        self.reach = reach

    def to(self, hook: AnyHook[Any]) -> list[At]:
        """Who answers a hook: the player's sources, then the table's, or the other way round."""
        found = self._by_hook[hook.number]
        if found is None:
            found = self._by_hook[hook.number] = self.find(hook)
        return found

    def find(self, hook: AnyHook[Any]) -> list[At]:
        own = [at for at in self.own if hook.on(at.source) is not None]
        others = NOBODY if self.table is None else self.table.to(hook)
        if not own or not others:
            return own or others
        return others + own if hook.table_first else own + others

    def is_like(self, found: "Answers") -> bool:
        """Whether what was found once is what one finds now."""
        if self.own != found.own:
            return False
        if self.table is not None and found.table is not None:
            if self.table is not found.table and not self.table.is_like(found.table):
                return False
        elif self.table is not found.table:
            return False
        for number, kept in enumerate(self._by_hook):
            if kept is None or kept is found._by_hook[number]:
                continue
            if kept != found.find(HOOKS[number]):
                return False
        return True

    def offers(self) -> list[Offered]:
        """What these sources let the player do, now or at other times."""
        found = self._offers
        if found is None:
            own = [
                Offered(at, deed, nth)
                for at in self.own
                for nth, deed in enumerate(does.on(at.source) or ())
            ]
            found = self._offers = own if self.table is None else self.table.offers() + own
        return found


@mypyc_attr(acyclic=True)
class Everyone:
    """What follows from the answers of all players together, those at work for each seat."""

    __slots__ = ("any_time", "empty_handed", "overheard")

    def __init__(self, seats: list[int], answers: list[Answers]) -> None:
        self.any_time = NO_SEATS  # those that have something to do at any time
        self.empty_handed = NO_SEATS  # those that mind an empty hand, whatever they hold
        self.overheard = 0  # facts that others may hear of than whom they befall
        for seat in seats:
            each = answers[seat]
            self.overheard |= each.overheard
            if each.windows & ANY_TIME:
                self.any_time = [*self.any_time, seat]
            if each.minds_empty:
                self.empty_handed = [*self.empty_handed, seat]
