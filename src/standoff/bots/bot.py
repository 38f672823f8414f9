"""What a bot is, and all it can see."""

from abc import ABC, abstractmethod
from typing import Any

from standoff.kernel.decision import Decision
from standoff.kernel.match import Match
from standoff.kernel.text import Text


class View:
    """All that a seat may know of a match, made when it is looked at.

    >>> import standoff
    >>> view = View(standoff.new("bang", players=4, seed=1), seat=0)
    >>> view.table.players[0].life, view.events()[0].id
    (4, 'event-role')
    """

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self.seat = seat

    @property
    def table(self) -> Any:
        """The table as it is now (for the card game, games.bang.door.view.BangView)."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Text]:
        """What has happened, from event number `since` on."""
        return self._match.events_for(self.seat, since)


class Bot(ABC):
    """A player in code: it sees its view and the open question, and picks an option.

    >>> class First(Bot):
    ...     def choose(self, view, decision):
    ...         return decision.options[0].key
    """

    why: Text | None = None
    """Why it chose as it did the last time, in a sentence, if it can say."""

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> str:
        """The key of one of the decision's options."""
