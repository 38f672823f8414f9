"""Parts: state of its own that lies on the table beside deck, pile and players.

The core holds them in a list and looks into none but its own: the decks of events, and the decks
of cards that are not playing cards.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.sources import EVENTS, EventCard
from standoff.games.invariants import must
from standoff.kernel.choice import NONE
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.games.bang.data.box import Box
    from standoff.games.bang.data.state import Bang


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Plain data (LAW 3) that knows how to be copied, saved, shown, dealt anew and checked."""

    def __init__(self, id: str) -> None:
        self.id = id

    def set_up(self, game: "Bang") -> None:
        """When the match is dealt, after the hands."""

    def copy(self) -> "Part":
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """All of it as JSON data."""
        raise NotImplementedError

    def restore(self, data: dict[str, Any]) -> None:
        """Become what `data` wrote; anything else is a ValueError, a KeyError or a TypeError."""
        raise NotImplementedError

    def sources(self) -> list[int]:
        """The places in the box of what answers hooks for the whole table."""
        return []

    def coming(self) -> list[int]:
        """The places of what everyone sees will answer hooks next."""
        return []

    def hidden(self) -> list[list[int]]:
        """Where cards lie in it face down."""
        return []

    def open(self) -> list[list[int]]:
        """Where cards lie in it for everyone to see."""
        return []

    def view(self, game: "Bang", seat: int) -> Any:
        """What the seat may know of it, ready for JSON; None if there is nothing to show."""
        return None

    def outline(self, game: "Bang", seat: int) -> Any:
        """The same; what takes long to find and follows from the rest may be missing."""
        return self.view(game, seat)

    def figures(self, game: "Bang", seat: int) -> list[int]:
        """The same in numbers from 0 to 255, always as many; seats are counted from that one."""
        return []

    def redeal(self, game: "Bang", seat: int, rng: Rng) -> None:
        """Permute what the seat cannot know, besides hidden cards."""

    def leaves(self, game: "Bang", seat: int) -> None:
        """When a player goes out of the game, eliminated or not."""

    def roles_dealt(self, game: "Bang", seats: list[int]) -> None:
        """These players have other roles now."""

    def check(self, game: "Bang") -> None:
        """Raise Broken if it cannot be so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventDeck(Part):
    """A deck of events: kinds, not cards.

    Of `deck` the last one is the next event, which everyone sees in the leader's deck and nobody in
    others; of `past` it is the event in force. `aside` are the events nobody will see.
    """

    def __init__(self, id: str, events: list[int], finals: list[int]) -> None:
        super().__init__(id)
        self.events = events  # all there are, never changed
        self.finals = finals
        self.shown = id == EVENTS  # the next event lies face up
        self.deck: list[int] = []
        self.past: list[int] = []
        self.aside: list[int] = []
        self.spent = False  # the event in force has done what it does only once

    def copy(self) -> "EventDeck":
        twin = EventDeck(self.id, self.events, self.finals)
        twin.deck = self.deck[:]
        twin.past = self.past[:]
        twin.aside = self.aside[:]
        twin.spent = self.spent
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "past": self.past[:],
            "aside": self.aside[:],
            "spent": self.spent,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.deck = numbers(data["deck"])
        self.past = numbers(data["past"])
        self.aside = numbers(data["aside"])
        self.spent = bool(data["spent"])

    def sources(self) -> list[int]:
        return self.past[-1:]

    def coming(self) -> list[int]:
        return self.deck[-1:] if self.shown else []

    def view(self, game: "Bang", seat: int) -> Any:
        """How many are left, and what the event in force tells; the table shows the leader's."""
        if self.shown:
            return None
        told: dict[str, int] = {}
        for place in self.past[-1:]:
            event = game.box.kinds[place]
            assert isinstance(event, EventCard)
            told = {} if event.tells is None else event.tells(game)
        return {"left": len(self.deck), **told}

    def make(self, size: int, rng: Rng) -> None:
        """Shuffle so many events over a final card; the others are left aside (EV-3, EV-4)."""
        events, finals = self.events[:], self.finals[:]
        rng.shuffle(events)
        rng.shuffle(finals)
        self.deck = finals[:1] + events[:size]
        self.aside = events[size:] + finals[1:]

    def redeal(self, game: "Bang", seat: int, rng: Rng) -> None:
        """Everyone knows that the last one is a final card, and the next one if it is shown."""
        bottom = self.deck[:1] if self.deck[:1] and self.deck[0] in self.finals else []
        if len(self.deck) <= len(bottom):
            return
        between = len(self.deck) - len(bottom) - int(self.shown)
        there = self.deck[len(bottom) : len(bottom) + between]
        hidden = there + [e for e in self.aside if e not in self.finals]
        last = bottom + [e for e in self.aside if e in self.finals]
        rng.shuffle(hidden)
        rng.shuffle(last)
        self.deck[: len(bottom) + between] = last[: len(bottom)] + hidden[:between]
        self.aside = hidden[between:] + last[len(bottom) :]

    def check(self, game: "Bang") -> None:
        there = sorted(self.deck + self.past + self.aside)
        must(there == sorted(self.events + self.finals), "not every event is in one place")
        before = (self.past + self.deck[::-1])[:-1]
        must(not any(event in self.finals for event in before), "an event follows the final one")


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack(Part):
    """The deck of cards that are not playing cards, with those that lie open beside it."""

    def __init__(self, id: str, cards: list[int]) -> None:
        super().__init__(id)
        self.deck = cards[:]  # face down, the last one on top
        self.row: list[int] = []  # face up
        self.pile: list[int] = []

    def set_up(self, game: "Bang") -> None:
        game.rng.shuffle(self.deck)

    def copy(self) -> "Stack":
        twin = Stack(self.id, self.deck)
        twin.row = self.row[:]
        twin.pile = self.pile[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {"deck": self.deck[:], "row": self.row[:], "pile": self.pile[:]}

    def restore(self, data: dict[str, Any]) -> None:
        self.deck = numbers(data["deck"])
        self.row = numbers(data["row"])
        self.pile = numbers(data["pile"])

    def hidden(self) -> list[list[int]]:
        return [self.deck]

    def open(self) -> list[list[int]]:
        return [self.row, self.pile]

    def receive(self, game: "Bang", card: int) -> None:
        """A card that is discarded comes back."""
        self.pile.append(card)

    def take(self, game: "Bang") -> int:
        """The top card leaves the deck, seen by all; the pile is shuffled if need be.

        NONE if there is no card at all.
        """
        if not self.deck and self.pile:
            self.deck, self.pile = self.pile, []
            game.rng.shuffle(self.deck)
            for card in self.deck:
                game.known[card] = 0
        if not self.deck:
            return NONE
        card = self.deck.pop()
        game.see(card)
        return card

    def turn_up(self, game: "Bang") -> int:
        """The top card lies face up in the row; gives it, or NONE."""
        card = self.take(game)
        if card != NONE:
            self.row.append(card)
        return card


def numbers(data: Any) -> list[int]:
    """A list of numbers out of a file, or ValueError."""
    if not isinstance(data, list) or not all(type(each) is int for each in data):
        raise ValueError("there should be a list of numbers")
    return data


def parts_of(box: "Box", makers: list[Callable[["Box"], Part]]) -> list[Part]:
    """A part for each deck of events, each home of cards, and whatever sets bring.

    A set may bring the home of its cards itself.
    """
    parts: list[Part] = []
    brought = [make(box) for make in makers]
    ids = [part.id for part in brought]
    for id, (events, finals) in box.events.items():
        parts.append(EventDeck(id, events, finals))
    for home in box.homes[1:]:
        if home not in ids:
            parts.append(Stack(home, at_home(box, home)))
    return parts + brought


def at_home(box: "Box", home: str) -> list[int]:
    """The cards that belong to a deck."""
    return [card for card in range(box.size) if box.home[card] == home]
