"""A look at a match through a seat's eyes, fact by fact, in the numbers of the engine.

It tells what the view of that seat tells, and nothing else; but nothing is made to be looked at.
For players in code that are in a hurry. The conformance run holds every look to its view.
"""

from mypy_extensions import mypyc_attr

from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """What a seat may know of a state. A game adds its facts; lists it gives are not to be changed.

    A look is at the state as it is whenever it is asked, not as it was when the look was made.
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.seats = state.seats()

    def is_at(self, state: State) -> bool:
        """Whether it looks at that very state."""
        return self._state is state

    def news(self, since: int) -> list[Event]:
        """What has happened from event number `since` on, without what the seat cannot know."""
        events = self._state.events[since:]
        for place, event in enumerate(events):
            if event.hidden_from(self.seat):
                events[place] = event.as_seen_by(self.seat)
        return events

    def tone(self, choice: Choice) -> str:
        """What an answer of the seat is."""
        return self._state.tone(choice)

    def role(self, seat: int) -> int:
        """A player's role; NONE if the viewer does not know it."""
        raise NotImplementedError

    def open_role(self, seat: int) -> bool:
        """Whether everyone knows a player's role."""
        raise NotImplementedError
