"""Observations: all that a seat may know of a table, as a row of small numbers.

Everything is counted from the viewer: seat 0 is the viewer, seat 1 the next one clockwise as they
sat down. Numbers above 255 are 255.
"""

from typing import Final

from librt.strings import BytesWriter

from standoff.env.actions import FIELDS, Actions
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event
from standoff.kernel.game import Ask, State
from standoff.kernel.words import Say

MOST: Final = 255
HISTORY: Final = 16
"""The last events that are shown."""
EVENT: Final = ("event", "by", "seat", "target", "owner", "kind", "number")
"""What is shown of each: its number among the events of the game, seats, kind and number; all plus
one, and 0 is none."""

Section = tuple[str, int, tuple[int, ...]]


class Past:
    """Who did something to whom, and what befell whom through whom, how often; by seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.told = 0
        self.acts = [0] * (seats * seats)
        self.harm = [0] * (seats * seats)

    def follow(self, events: list[Event]) -> None:
        """Count what has happened since the last time."""
        while self.told < len(events):
            event = events[self.told]
            self.told += 1
            by = event.by if event.by != NONE else event.seat
            to = event.target if event.target != NONE else event.owner
            if by == NONE:
                continue
            if to != NONE:
                self.acts[by * self.seats + to] += 1
            elif event.by != NONE and event.seat != NONE:
                self.harm[by * self.seats + event.seat] += 1


class Observer:
    """What is seen in any game: the question, the last events, and who acted on whom.

    A game adds its table. `sections` says what lies where: name, start and shape.
    """

    def __init__(
        self, actions: Actions, seats: int, matters: tuple[str, ...], events: list[str]
    ) -> None:
        self.actions = actions
        self.seats = seats
        self.sections: list[Section] = []
        self.size = 0
        kinds = len(actions.kinds)
        self._matter = {matter: place for place, matter in enumerate(matters)}
        self._event = {event: place for place, event in enumerate(events)}
        self._matters = self.add("matter", len(matters) + 1)
        self._stake = self.add("stake")
        self._number = self.add("number")
        self._asked = self.add("asked", seats)
        self._by = self.add("by", seats)
        self._target = self.add("target", seats)
        self._kind = self.add("kind", kinds)
        self._pick = self.add("pick", kinds)
        self._stage = self.add("field", len(FIELDS))
        self._chosen = self.add("chosen", actions.size)
        self._history = self.add("history", HISTORY, len(EVENT))
        self._acts = self.add("acts", seats, seats)
        self._harm = self.add("harm", seats, seats)
        self._out = BytesWriter()
        self._mask = BytesWriter()
        self._blank = b""
        self._unmasked = bytes(actions.size)

    def add(self, name: str, *shape: int) -> int:
        """Make room for a section; gives where it starts."""
        start = self.size
        length = 1
        for each in shape:
            length *= each
        self.sections.append((name, start, shape or (1,)))
        self.size += length
        return start

    def look(self, game: State, ask: Ask | None, chosen: list[int], past: Past, seat: int) -> bytes:
        """All of it, as that seat may know it."""
        out = self._out
        if len(self._blank) != self.size:
            self._blank = bytes(self.size)
        out.truncate(0)
        out.write(self._blank)
        if ask is not None:
            self._question(ask, seat)
        for action in chosen:
            out[self._chosen + action] = 1
            out[self._stage + self.actions.field(action)] = 1
        self._recall(game.events, seat)
        past.follow(game.events)
        self._deeds(past, seat)
        self.table(game, seat, out)
        return out.getvalue()

    def mask(self, offered: list[int]) -> bytes:
        """1 for the actions that are offered, 0 for all others."""
        out = self._mask
        out.truncate(0)
        out.write(self._unmasked)
        for action in offered:
            out[action] = 1
        return out.getvalue()

    def table(self, game: State, seat: int, out: BytesWriter) -> None:
        """What a game adds."""
        raise NotImplementedError

    def place(self, seat: int, viewer: int) -> int:
        """A seat, counted from the viewer."""
        return (seat - viewer) % self.seats

    def _question(self, ask: Ask, viewer: int) -> None:
        out = self._out
        say: Say = ask.say
        out[self._matters + self._matter.get(ask.matter, len(self._matter))] = 1
        put(out, self._stake, ask.stake)
        put(out, self._number, say.number)
        out[self._asked + self.place(ask.seat, viewer)] = 1
        if say.by != NONE:
            out[self._by + self.place(say.by, viewer)] = 1
        about = say.target if say.target != NONE else say.seat
        if about != NONE:
            out[self._target + self.place(about, viewer)] = 1
        kind_of = self.actions.kind_of
        if say.kind != NONE:
            out[self._kind + say.kind] = 1
        elif say.card != NONE:
            out[self._kind + kind_of[say.card]] = 1
        if say.pick >= 0:
            out[self._pick + kind_of[say.pick]] = 1

    def _recall(self, events: list[Event], viewer: int) -> None:
        """The last events, the newest first."""
        out = self._out
        at = self._history
        kind_of = self.actions.kind_of
        last = len(events) - 1
        for number in range(last, max(last - HISTORY, NONE), NONE):
            event = events[number]
            put(out, at, self._event.get(event.id, len(self._event)) + 1)
            if event.by != NONE:
                out[at + 1] = self.place(event.by, viewer) + 1
            if event.seat != NONE:
                out[at + 2] = self.place(event.seat, viewer) + 1
            if event.target != NONE:
                out[at + 3] = self.place(event.target, viewer) + 1
            if event.owner != NONE:
                out[at + 4] = self.place(event.owner, viewer) + 1
            if event.kind != NONE:
                put(out, at + 5, event.kind + 1)
            elif event.card != NONE and not event.hidden_from(viewer):
                put(out, at + 5, kind_of[event.card] + 1)
            put(out, at + 6, event.number + 1)
            at += len(EVENT)

    def _deeds(self, past: Past, viewer: int) -> None:
        out = self._out
        seats = self.seats
        for by in range(seats):
            row = self.place(by, viewer) * seats
            for to in range(seats):
                acts = past.acts[by * seats + to]
                if acts:
                    put(out, self._acts + row + self.place(to, viewer), acts)
                harm = past.harm[by * seats + to]
                if harm:
                    put(out, self._harm + row + self.place(to, viewer), harm)


def put(out: BytesWriter, at: int, value: int) -> None:
    """Write a number as far as it can be shown; what is below 0 is none."""
    if value > 0:
        out[at] = min(MOST, value)


def tally(out: BytesWriter, at: int) -> None:
    """One more of something."""
    count = out[at]
    if count < MOST:
        out[at] = count + 1
