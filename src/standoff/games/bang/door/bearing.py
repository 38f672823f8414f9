"""What the events in force mean for one player now, as far as their hooks tell."""

from typing import Final

from msgspec import Struct

from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.facts import TALKED, Action
from standoff.games.bang.data.hooks import (
    At,
    bang_limit,
    comes_up,
    converts,
    draws,
    draws_exactly,
    draws_last,
    draws_plus,
    forbids,
    hears,
    loses_name,
    open_hands,
    silences,
    suit,
    victory,
)
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import SUITS
from standoff.games.bang.data.sources import ABILITIES, CARDS, EventCard
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.names import counts_as
from standoff.games.bang.mechanics.talking import does_mind
from standoff.games.bang.turn.draw import draw_number, last_cards
from standoff.games.bang.turn.play import most_bangs
from standoff.kernel.event import SPECTATOR


class Bearing(Struct, frozen=True, omit_defaults=True):
    """What one event in force means for the viewer now; nothing where it has no say."""

    silences: tuple[str, ...] = ()
    """Characters and cards in play of the viewer's that have no effect."""
    forbids: tuple[str, ...] = ()
    """Cards of the viewer's hand that may not be played now."""
    draws: int | None = None
    """Cards in phase 1, with whatever else bears on that."""
    draws_otherwise: bool = False
    """Phase 1 is another one than usual."""
    bangs: int | None = None
    """BANG! cards in a turn."""
    suit: str | None = None
    """Of every card."""
    bang_cards: int | None = None
    """Cards of the viewer's hand that can be used as BANG! cards."""
    missed_cards: int | None = None
    """The same as Missed! cards."""
    open_hand: bool = False
    """Everyone sees the viewer's hand."""
    talking: bool = False
    """It costs the viewer something to talk to the table."""
    victory: bool = False
    """The viewer's role does not say any more how to win."""
    back: tuple[int, ...] = ()
    """Players who are out, the viewer perhaps, and come back when it is their turn."""


def bearings(game: Bang, seat: int) -> dict[str, Bearing]:
    """Those of the events in force that mean something for the seat, by their ids."""
    if seat == SPECTATOR:
        return {}
    events = [place for place in game.table() if isinstance(game.box.sources[place], EventCard)]
    found = {game.kind_name(place): _bearing(game, game.box.at(place, seat)) for place in events}
    return {event: bearing for event, bearing in found.items() if bearing != NOTHING}


def _bearing(game: Bang, at: At) -> Bearing:
    source, seat = at.source, at.seat
    back = _back(game, at)
    if not game.players[seat].in_game:
        return Bearing(back=back if seat in back else ())
    hand = game.players[seat].hand
    bangs = ANY if bang_limit.on(source) is None else most_bangs(game, seat)
    everywhere = suit.on(source)
    names = [
        counts_as(game, seat, card)
        for card in hand
        if converts.on(source) is not None or loses_name.on(source) is not None
    ]
    return Bearing(
        silences=_silenced(game, at),
        forbids=_forbidden(game, at),
        draws=_draws(game, at),
        draws_otherwise=draws.on(source) is not None,
        bangs=None if bangs >= ANY else bangs,
        suit=None if everywhere is None else SUITS[everywhere],
        bang_cards=sum(1 for each in names if each & BANG) if names else None,
        missed_cards=sum(1 for each in names if each & MISSED) if names else None,
        open_hand=bool(open_hands.on(source)) and bool(hand),
        talking=any(ear.what == TALKED for ear in hears.on(source) or ()) and does_mind(game, seat),
        victory=victory.on(source) is not None,
        back=back,
    )


def _back(game: Bang, at: At) -> tuple[int, ...]:
    if comes_up.on(at.source) is None:
        return ()
    return tuple(seat for seat, player in enumerate(game.players) if not player.in_game)


def _draws(game: Bang, at: At) -> int | None:
    """Unless the player draws in a way of their own, which no number tells."""
    exactly = draws_exactly.on(at.source)
    more = draws_plus.on(at.source) is not None or draws_last.on(at.source) is not None
    says = more or (exactly is not None and exactly(game, at) > 0)
    if not says or game.answering(at.seat, draws):
        return None
    return draw_number(game, at.seat) + last_cards(game, at.seat)


def _silenced(game: Bang, at: At) -> tuple[str, ...]:
    silence = silences.on(at.source)
    if silence is None:
        return ()
    player = game.players[at.seat]
    abilities = player.abilities if silence.strata & ABILITIES else []
    cards = player.in_play if silence.strata & CARDS else []
    return (
        *(game.kind_name(place) for place in abilities),
        *(game.box.name[card] for card in cards),
    )


def _forbidden(game: Bang, at: At) -> tuple[str, ...]:
    forbidden = forbids.on(at.source)
    if forbidden is None:
        return ()
    hand = game.players[at.seat].hand
    return tuple(
        game.box.name[card]
        for card in hand
        if forbidden(game, at, Action("play", at.seat, game.box.of(card), card))
    )


NOTHING: Final = Bearing()
