"""The deck of the show, and what turns it over (WW-1 to WW-9)."""

from typing import Final

from standoff.games.bang.data.facts import (
    CARD_BOUGHT,
    CARD_PLAYED,
    CARD_SPENT,
    Fact,
    after,
    at_once,
)
from standoff.games.bang.data.hooks import At, hears, set_up
from standoff.games.bang.data.parts import EventDeck
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.sets.wild_west_show.borrowed import first_two
from standoff.games.bang.turn.event_deck import reveal_from

SHOW: Final = "wild_west_show"
TURN_IT_OVER: Final = ("stagecoach", "wells_fargo")


def show_deck(game: Bang) -> EventDeck:
    """The deck of the show."""
    part = game.part(SHOW)
    assert isinstance(part, EventDeck)
    return part


def lay_out(game: Bang, at: At) -> None:
    """All cards face down over the final one, and two characters for who borrows them (WW-2)."""
    deck = show_deck(game)
    deck.make(len(deck.events), game.rng)
    first_two(game)


async def goes_on(game: Bang, at: At, fact: Fact) -> None:
    """Whoever has played such a card turns over the next one of the show (WW-3, WW-5, WW-6)."""
    deck = show_deck(game)
    if deck.deck and game.box.sources[fact.play.kind].id in TURN_IT_OVER:
        await reveal_from(game, deck, at.seat)


def counts(game: Bang, at: At, fact: Fact) -> None:
    """A card was played, or bought, in its player's own turn (WW-36, WW-38, WW-82)."""
    if at.seat == game.turn.seat:
        notes = game.turn.notes
        notes[at.place] = notes.get(at.place, 0) + 1


def counts_answer(game: Bang, at: At, fact: Fact) -> None:
    """The same in reaction to something; what is merely discarded does not count."""
    if fact.points:
        counts(game, at, fact)


def played(game: Bang) -> int:
    """How many cards the active player has played in this turn."""
    return game.turn.notes.get(game.box.index[SHOW], 0)


THE_SHOW: Final = Source(
    SHOW,
    set_up(lay_out),
    hears(
        at_once(CARD_PLAYED, counts),
        at_once(CARD_BOUGHT, counts),
        at_once(CARD_SPENT, counts_answer),
        after(CARD_PLAYED, goes_on),
    ),
)
