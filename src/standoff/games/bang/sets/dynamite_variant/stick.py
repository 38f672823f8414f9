"""The Stick of Dynamite, and where the Dynamite goes (DV-1 to DV-26)."""

from typing import Final

from standoff.games.bang.data.facts import LIFE_LOST, Fact, at_once
from standoff.games.bang.data.hooks import At, hears, lands, set_up
from standoff.games.bang.data.lands import Lands
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event
from standoff.kernel.ring import clockwise

STICK: Final = "dynamite_stick"
DYNAMITE: Final = "dynamite"


def _token(game: Bang) -> int:
    return game.box.tokens.index(STICK)


def holder(game: Bang) -> int:
    """Who has the Stick, or the next in the game clockwise from its place (DV-13)."""
    place = game.tokens[_token(game)]
    return next(seat for seat in clockwise(game.ring, place) if game.players[seat].in_game)


def is_out(game: Bang) -> bool:
    """Whether the Stick is on the table: from then on the Dynamite is in nobody's hand."""
    return game.tokens[_token(game)] != NONE


def turns_up(game: Bang, card: int) -> None:
    """In front of whoever has the Stick, unless one lies there already (DV-14 to DV-16, DV-24)."""
    seat = holder(game)
    if any(game.box.of(lying).id == DYNAMITE for lying in game.players[seat].in_play):
        moves.shuffle_in(game, card)
    else:
        moves.place(game, seat, card)


def deal(game: Bang, at: At) -> None:
    """Dealt Dynamites go back into the deck; then the leader gets the Stick (DV-1 to DV-5)."""
    for seat in game.clockwise(game.leader):
        hand = game.players[seat].hand
        while dealt := [card for card in hand if game.box.of(card).id == DYNAMITE]:
            game.see(dealt[0])
            game.emit(Event("showed", seat=seat, card=dealt[0]))
            hand.remove(dealt[0])
            moves.shuffle_in(game, dealt[0])
            moves.draw(game, seat)
    game.tokens[_token(game)] = game.leader


def hit(game: Bang, at: At, fact: Fact) -> None:
    """Whoever hits another with a BANG! card in their own turn takes the Stick (DV-6 to DV-10)."""
    by = fact.play.by
    if by == game.turn.seat != fact.seat and game.box.called(fact.play.kind) == BANG:
        token = _token(game)
        if game.tokens[token] != by:
            game.tokens[token] = by
            game.emit(Event("took-stick", seat=by))


THE_STICK: Final = Source(
    "dynamite_variant",
    set_up(deal),
    hears(at_once(LIFE_LOST, hit)),
    lands(
        Lands(
            (DYNAMITE,),
            open=is_out,
            off_deck=turns_up,
            discarded=moves.shuffle_in,
            taken=turns_up,
        )
    ),
)
