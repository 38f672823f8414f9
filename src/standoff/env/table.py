"""One match, played in numbers: who is asked, which actions there are, what is seen."""

from typing import Final

from standoff.env.actions import FIELDS, WAIT, Actions
from standoff.env.observer import Observer, Past
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.decision import key
from standoff.kernel.errors import IllegalAnswer, StandoffError
from standoff.kernel.game import Ask
from standoff.kernel.match import Match

WAIT_FOR_IT: Final = Choice(WAIT)


class Table:
    """A match and the actions by which its open question can be answered.

    A question with a single answer is answered by the table, unless `forced` ones are put too:
    then not even who had a choice can be told by who is asked. With `interrupts`, whoever can do
    something meanwhile is asked before the one whom the question is for, and may wait.
    """

    def __init__(
        self,
        match: Match,
        actions: Actions,
        observer: Observer,
        *,
        forced: bool = False,
        interrupts: bool = False,
    ) -> None:
        self.match = match
        self.forced = forced
        self.interrupts = interrupts
        self.actions = actions
        self.observer = observer
        self.seats = match.game.seats()
        self.seat = NONE  # who is asked; NONE when the match is over
        self.steps = 0  # actions taken
        self.past = Past(self.seats)
        self.chosen: list[int] = []  # actions by which the open question is answered so far
        self._left: list[Choice] = []  # the answers that still can be given
        self._places: list[int] = []  # theirs among all; none while all of them are left
        self._field = 0
        self._offered: list[int] = []  # the action for each of them
        self._waiting: list[int] = []  # who may interrupt before the question is answered
        self._put()

    @property
    def over(self) -> bool:
        return self.seat == NONE

    @property
    def legal(self) -> list[int]:
        """The actions there are now, in their order."""
        legal: list[int] = []
        for action in self._offered:
            if not legal or (action != legal[-1] and action not in legal):
                legal.append(action)
        legal.sort()
        return legal

    def act(self, action: int) -> None:
        """Take an action: the open question is answered, or comes closer to it."""
        offered = self._offered
        found: list[int] = []
        for at in range(len(offered)):
            if offered[at] == action:
                found.append(at)
        if not found:
            raise IllegalAnswer("unknown", f"Seat {self.seat} has no action {action!r} now.")
        self.steps += 1
        places = [self._places[at] for at in found] if self._places else found
        if len(found) == 1:
            if self._waiting:
                self._interrupt(self._left[found[0]])
            else:
                self.match.take(places[0])
                self._put()
        else:
            self.chosen.append(action)
            self._left = [self._left[at] for at in found]
            self._places = places
            self._field += 1
            self._offer()

    @property
    def interrupting(self) -> bool:
        """Whether the seat may do something besides, while the question is for another."""
        return bool(self._waiting)

    def wait(self) -> None:
        """The seat does not interrupt."""
        self._interrupt(WAIT_FOR_IT)

    def answer(self, key: str) -> None:
        """Answer the open question as a whole, by the key of an option."""
        self.match.answer(key)
        self._put()

    def choose(self, number: int) -> None:
        """Answer the open question as a whole, by the number of an option."""
        self.match.choose(number)
        self._put()

    def copy(self) -> "Table":
        """An independent table at the same point."""
        twin = Table(
            self.match.copy(),
            self.actions,
            self.observer,
            forced=self.forced,
            interrupts=self.interrupts,
        )
        while len(twin._waiting) > len(self._waiting):
            twin.wait()
        for action in self.chosen:
            twin.act(action)
        twin.steps = self.steps
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Table":
        return self.copy()

    def observe(self, seat: int, into: memoryview) -> None:
        """Fill a buffer of the observer's size with all that the seat may know."""
        mine = self.chosen if seat == self.seat else []
        ask = None if self.match.over else self.match.ask
        into[:] = self.observer.look(self.match.game, ask, mine, self.past, seat)

    def mask(self, seat: int, into: memoryview) -> None:
        """Fill a buffer of the actions' size: 1 for those that the seat can take now."""
        into[:] = self.observer.mask(self._offered if seat == self.seat else [])

    def rewards(self) -> list[int]:
        """By seat, when the match is over: 1 for all who have won, -1 for the others."""
        if not self.over:
            return [0] * self.seats
        winners = self.match.game.winners
        return [1 if seat in winners else -1 for seat in range(self.seats)]

    def _put(self) -> None:
        """The question that is open now; those with a single answer are answered."""
        match = self.match
        while not match.over:
            ask = match.ask
            if ask.asides and self.interrupts:
                for aside in ask.asides:
                    if aside.seat != ask.seat and aside.seat not in self._waiting:
                        self._waiting.append(aside.seat)
            if self._asks(ask):
                return
            match.take(0)
        self.seat = NONE
        self._left = []
        self._offered = []

    def _asks(self, ask: Ask) -> bool:
        """Ask whoever comes next; gives whether there is something to choose."""
        if self.chosen:
            self.chosen = []
            self._places = []
        self.seat = self._waiting[0] if self._waiting else ask.seat
        left = [] if self._waiting else ask.choices
        if ask.asides:
            left = left + [aside.choice for aside in ask.asides if aside.seat == self.seat]
        if self._waiting:
            left.append(WAIT_FOR_IT)
        self._left = left
        if len(left) == 1 and not self.forced:
            return False
        self._field = 0
        self._offer()
        return True

    def _interrupt(self, choice: Choice) -> None:
        """The seat does something besides, and the question is put again; or it waits."""
        seat = self._waiting[0]
        if choice is not WAIT_FOR_IT:
            self._waiting = []
            self.match.answer(key(self.match.game, choice), seat)
            self._put()
            return
        self._waiting = self._waiting[1:]
        if not self._asks(self.match.ask):
            self.match.take(0)
            self._put()

    def _offer(self) -> None:
        """Find the next field in which the answers that are left differ."""
        left = self._left
        while self._field < len(FIELDS):
            offered = self.actions.of(self._field, left, self.seat, self.seats)
            first = offered[0]
            for action in offered:
                if action != first:
                    self._offered = offered
                    return
            if len(left) == 1:
                self._offered = offered
                return
            self._field += 1
        raise StandoffError(f"One action for several answers: {left}.")
