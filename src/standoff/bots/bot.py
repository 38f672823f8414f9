"""What a bot is, and all it can see."""

from abc import abstractmethod
from copy import deepcopy
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from standoff.bots.beliefs import Beliefs
from standoff.bots.judgement import Judgement
from standoff.kernel.decision import Decision
from standoff.kernel.game import Ask
from standoff.kernel.look import Look
from standoff.kernel.match import Match
from standoff.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """All that a seat may know of a match, made when it is looked at.

    >>> import standoff
    >>> view = View(standoff.new("bang", players=4, seed=1), seat=0)
    >>> view.table.players[0].life, view.events()[0].id
    (4, 'event-role')
    """

    __slots__ = ("_look", "_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._look: Look | None = None
        self.seat = seat

    @property
    def table(self) -> Any:
        """The table as it is now (for the card game, games.bang.door.view.BangView)."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Text]:
        """What has happened, from event number `since` on."""
        return self._match.events_for(self.seat, since)

    @property
    def decision(self) -> Decision:
        """The open question."""
        return self._match.decision_for(self.seat)

    # The same in the numbers of the engine, for those in a hurry

    @property
    def look(self) -> Look:
        """The table fact by fact (for the card game, games.bang.door.look.BangLook)."""
        look = self._look
        if look is None or not look.is_at(self._match.game):
            look = self._look = self._match.look(self.seat)
        return look

    @property
    def ask(self) -> Ask:
        """The open question, which is put to this seat."""
        return self._match.question(self.seat)

    def fork(self, seed: str) -> Match:
        """The match as it may be for all the seat knows: what it cannot know is dealt anew."""
        return self._match.fork(self.seat, seed)


class Chance(NamedTuple):
    """How often one wins with an option, as far as it was tried."""

    place: int
    """Of the option, from 0."""
    chance: float
    error: float
    """The standard error of the chance."""
    playouts: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player in code: it sees its view and the open question, and picks an option.

    >>> class First(Bot):
    ...     def choose(self, view, decision):
    ...         return decision.options[0].key
    """

    why: Text | None = None
    """Why it chose as it did the last time, in a sentence, if it can say."""

    hunch: Text | None = None
    """What it says where it followed a hunch, and asked again might choose something else."""

    chances: tuple[Chance, ...] = ()
    """The options that it tried the last time, if it tries any."""

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> str:
        """The key of one of the decision's options."""

    def place(self, view: View) -> int:
        """The same by the place of the option, for many games: it says no why.

        A bot that goes by `view.look` and `view.ask` instead of records does it many times faster.
        """
        decision = view.decision
        key = self.choose(view, decision)
        return [option.key for option in decision.options].index(key)

    def copy(self) -> "Bot":
        """The same player at the same moment: from here on both play on their own."""
        kind = type(self)
        twin = kind.__new__(kind)
        vars(twin).update(deepcopy(vars(self)))  # compiled, deepcopy does not see them itself
        twin.why, twin.hunch, twin.chances = self.why, self.hunch, self.chances
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Seasoned(Bot):
    """A bot that can also take a seat in the middle of a match, knowing what another one knows."""

    beliefs: Beliefs
    """What it thinks of everyone."""

    judged: list[Judgement]
    """How good every option was at its last choice, in their order; none if it did not judge."""

    @abstractmethod
    def another(self, seed: str) -> "Seasoned":
        """One who has seen the same and thinks the same of everyone, with a chance of its own.

        It may sit anywhere: what a bot keeps in mind is only what everyone could see.
        """
