"""One match, played in numbers: who is asked, which actions there are, what is seen."""

from standoff.env.actions import FIELDS, Actions
from standoff.env.observer import Observer, Past
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.errors import IllegalAnswer, StandoffError
from standoff.kernel.match import Match


class Table:
    """A match and the actions by which its open question can be answered.

    A question with a single answer is answered by the table, unless `forced` ones are put too:
    then not even who had a choice can be told by who is asked.
    """

    def __init__(
        self, match: Match, actions: Actions, observer: Observer, *, forced: bool = False
    ) -> None:
        self.match = match
        self.forced = forced
        self.actions = actions
        self.observer = observer
        self.seats = match.game.seats()
        self.seat = NONE  # who is asked; NONE when the match is over
        self.steps = 0  # actions taken
        self.past = Past(self.seats)
        self.chosen: list[int] = []  # actions by which the open question is answered so far
        self._choices: list[Choice] = []
        self._left: list[int] = []  # the places of the answers that are left
        self._field = 0
        self._offered: list[int] = []  # the action for each of them
        self._put()

    @property
    def over(self) -> bool:
        return self.seat == NONE

    @property
    def legal(self) -> list[int]:
        """The actions there are now, in their order."""
        return sorted(set(self._offered))

    def act(self, action: int) -> None:
        """Take an action: the open question is answered, or comes closer to it."""
        offered = self._offered
        left: list[int] = []
        for place in range(len(offered)):
            if offered[place] == action:
                left.append(self._left[place])
        if not left:
            raise IllegalAnswer("unknown", f"Seat {self.seat} has no action {action!r} now.")
        self.steps += 1
        if len(left) == 1:
            self.match.choose(left[0])
            self._put()
        else:
            self.chosen.append(action)
            self._left = left
            self._field += 1
            self._offer()

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
        twin = Table(self.match.copy(), self.actions, self.observer, forced=self.forced)
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
        if self.chosen:
            self.chosen = []
        while not match.over:
            ask = match.ask
            self._choices = ask.choices
            if ask.asides:
                own = [aside.choice for aside in ask.asides if aside.seat == ask.seat]
                self._choices = ask.choices + own
            if self.forced or len(self._choices) > 1:
                self.seat = ask.seat
                self._left = list(range(len(self._choices)))
                self._field = 0
                self._offer()
                return
            match.choose(0)
        self.seat = NONE
        self._left = []
        self._offered = []

    def _offer(self) -> None:
        """Find the next field in which the answers that are left differ."""
        actions, choices, left = self.actions, self._choices, self._left
        seat, seats = self.seat, self.seats
        while self._field < len(FIELDS):
            first = actions.of(self._field, choices[left[0]], seat, seats)
            offered = [first]
            differ = False
            for at in range(1, len(left)):
                action = actions.of(self._field, choices[left[at]], seat, seats)
                offered.append(action)
                if action != first:
                    differ = True
            if differ or len(left) == 1:
                self._offered = offered
                return
            self._field += 1
        raise StandoffError(f"One action for several answers: {[choices[at] for at in left]}.")
