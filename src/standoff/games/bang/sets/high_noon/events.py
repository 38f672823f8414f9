"""The events of High Noon (HN-1 to HN-57)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.signs import HEARTS, SPADES
from standoff.games.bang.data.sources import ABILITIES, BANG, Kind
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.mechanics.settle import begin, settle
from standoff.games.bang.vocabulary.declare import event
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def ghost_town(game: Bang, seat: int) -> bool:
    """Whoever is out plays as a ghost, without life points (HN-10 to HN-13)."""
    game.returns(seat, 0)
    game.emit(Event("ghost", seat=seat, kind=game.box.index["ghost_town"]))
    return True


def ghosts_draw(game: Bang, seat: int) -> int:
    return 3 if game.players[seat].ghost else 0


def sermon(game: Bang, seat: int, kind: Kind) -> bool:
    """No BANG! cards in one's own turn, whatever is used as one (HN-30 to HN-35)."""
    return seat == game.turn.seat and kind.name == BANG


async def the_daltons(game: Bang, leader: int) -> None:
    """Everyone with blue cards in play discards one of them (HN-40 to HN-42)."""
    kind = game.box.index["the_daltons"]
    for seat in game.clockwise(leader):
        cards = _blue(game, seat)
        if len(cards) > 1:
            say = Say("ask-lose-card", kind=kind)
            choice = await game.ask(seat, say, partial(_losses, game, seat), matter=PART)
            game.discard(seat, choice.card)
        elif cards:
            game.discard(seat, cards[0])


def _blue(game: Bang, seat: int) -> list[int]:
    return [card for card in game.players[seat].in_play if game.box.of(card).border == "blue"]


def _losses(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in _blue(game, seat)]


async def the_doctor(game: Bang, leader: int) -> None:
    """Those with the fewest life points regain one (HN-44, HN-45)."""
    seats = [seat for seat in game.clockwise(leader) if not game.players[seat].ghost]
    fewest = min(game.players[seat].life for seat in seats)
    for seat in seats:
        if game.players[seat].life == fewest:
            heal(game, seat, 1)


def the_reverend(game: Bang, seat: int, kind: Kind) -> bool:
    return kind.id == "beer"


async def high_noon(game: Bang, seat: int) -> None:
    """A life point at the start of every turn, lost to nobody (HN-56, EV-15)."""
    begin(game)
    await lose_life(game, seat, 1, Play(NONE, game.box.index["high_noon"], NONE, [seat]))
    await settle(game)


EVENTS: Final = (
    event("blessing", suit=HEARTS),
    event("curse", suit=SPADES),
    event("ghost_town", comes_up=ghost_town, draws_exactly=ghosts_draw),
    event("gold_rush_event", counterclockwise=True),
    event("hangover", silences=ABILITIES),
    event("sermon", forbids=sermon),
    event("shootout", bang_limit=1),
    event("the_daltons", enters=the_daltons),
    event("the_doctor", enters=the_doctor),
    event("the_reverend", forbids=the_reverend),
    event("thirst", draws_plus=-1),
    event("train_arrival", draws_last=1),
    event("high_noon", final=True, turn_starts=high_noon),
)
