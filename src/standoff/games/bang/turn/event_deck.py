"""The event deck: how it is made, and how its events come into force (EV-1 to EV-13)."""

from collections.abc import Sequence
from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.data.parts import EventDeck
from standoff.games.bang.data.sources import EVENTS, EventCard
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.settle import begin, fill_empty_hands, hands_to_fill, settle
from standoff.kernel.errors import SetupError
from standoff.kernel.event import Event
from standoff.kernel.record import Setup
from standoff.kernel.text import Text
from standoff.kernel.view import Span

MIXED: Final = 12  # in a deck mixed from several sets, if nothing else is wanted (EV-4)


def size_of_deck(sets: Sequence[Set]) -> Span:
    """How many events a deck can have (EV-4)."""
    return Span(MIXED, {part.id: events_of(part) for part in sets if events_of(part)}, sets=2)


def check_events(setup: Setup, sets: Sequence[Set]) -> None:
    """Whether a deck of that many events can be made."""
    number = setup.options.get(EVENTS, 0)  # besides the final card
    if not number:
        return
    chosen = [events_of(part) for part in sets if part.id in setup.sets and events_of(part)]
    if len(chosen) < 2:
        raise SetupError(
            "The number of events is chosen only for a deck of two sets.",
            Text("setup-events-alone"),
        )
    most = sum(chosen)
    if not MIXED <= number <= most:
        raise SetupError(
            f"A mixed deck has {MIXED} to {most} events besides the final card, not {number}.",
            Text("setup-events", {"low": MIXED, "high": most}),
        )


def events_of(part: Set) -> int:
    return sum(
        isinstance(kind, EventCard) and kind.deck == EVENTS and not kind.final
        for kind in part.kinds
    )


def make(game: Bang, number: int) -> None:
    """Shuffle the events over a final card; of several sets, take only some (EV-3, EV-4)."""
    deck = game.event_deck
    if deck is not None:
        size = number or (MIXED if len(deck.finals) > 1 else len(deck.events))
        deck.make(size, game.rng)
        show_next(game, deck)


def show_next(game: Bang, deck: EventDeck) -> None:
    """The event on top of the deck lies face up (EV-3, EV-7)."""
    if deck.deck and deck.shown:
        game.emit(Event("next-event", event=deck.deck[-1]))


def is_due(game: Bang) -> bool:
    """Whether the turn that starts begins with an event: not the very first one (EV-5, EV-9)."""
    turn = game.turn
    if turn.number == 1 or turn.extra or turn.seat != game.leader:
        return False
    deck = game.event_deck
    return deck is not None and bool(deck.deck)


async def reveal(game: Bang) -> None:
    """The leader reveals the next event (EV-6)."""
    deck = game.event_deck
    assert deck is not None
    await reveal_from(game, deck, game.leader)


async def reveal_from(game: Bang, deck: EventDeck, seat: int) -> None:
    """The next event covers the last one, and does what it does on entering play (EV-13)."""
    place = deck.deck.pop()
    deck.past.append(place)
    deck.spent = False
    game.table_changed()
    game.emit(Event("event", kind=place))
    show_next(game, deck)
    event = game.box.kinds[place]
    assert isinstance(event, EventCard)
    if not game.scopes and hands_to_fill(game):
        await fill_empty_hands(game)  # the last event stops acting at once (EV-17, HN-25)
    begin(game)
    if event.enters is not None:
        await event.enters(game, game.box.at(place, seat))
    await settle(game)
