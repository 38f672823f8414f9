"""The events of High Noon (HN-1 to HN-57)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import ABILITY, Action, Play
from standoff.games.bang.data.hooks import (
    At,
    bang_limit,
    comes_up,
    counterclockwise,
    draws_exactly,
    draws_last,
    draws_plus,
    forbids,
    silences,
    suit,
    turn_ends,
    turn_starts,
)
from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.signs import HEARTS, SPADES
from standoff.games.bang.data.sources import ABILITIES, Silence
from standoff.games.bang.data.state import GHOST, KEPT, Bang
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.mechanics.settle import eliminate
from standoff.games.bang.sets.base.cards import BEER
from standoff.games.bang.vocabulary.declare import event
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def ghost_town(game: Bang, at: At, seat: int) -> bool:
    """Whoever is out plays as a ghost, without life points (HN-10 to HN-13)."""
    game.returns(seat, 0, GHOST)
    game.emit(Event("ghost", seat=seat, kind=at.place))
    return True


def ghosts_draw(game: Bang, at: At) -> int:
    return 3 if game.players[at.seat].standing == GHOST else 0


async def ghosts_go(game: Bang, at: At) -> None:
    """At the end of its turn a ghost is eliminated again, unless a card keeps it (HN-15)."""
    player = game.players[at.seat]
    if player.standing == GHOST and game.is_kept(player):
        player.standing = KEPT
    elif player.standing == GHOST:
        await eliminate(game, at.seat)


def sermon(game: Bang, at: At, action: Action) -> bool:
    """No BANG! cards in one's own turn, whatever is used as one (HN-30 to HN-35).

    What another orders is played as if it were one's own turn (WW-21).
    """
    in_turn = action.seat == game.turn.seat or action.verb == "obey"
    return in_turn and action.as_kind.name == BANG


async def the_daltons(game: Bang, at: At) -> None:
    """Everyone with blue cards in play discards one of them (HN-40 to HN-42)."""
    for seat in game.clockwise(at.seat):
        cards = _blue(game, seat)
        if len(cards) > 1:
            say = Say("ask-lose-card", kind=at.place)
            choice = await game.ask(seat, say, partial(_losses, game, seat), matter=PART)
            game.discard(seat, choice.card)
        elif cards:
            game.discard(seat, cards[0])


def _blue(game: Bang, seat: int) -> list[int]:
    return [card for card in game.players[seat].in_play if game.box.of(card).border.blue]


def _losses(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in _blue(game, seat)]


async def the_doctor(game: Bang, at: At) -> None:
    """Those with the fewest life points regain one (HN-44, HN-45)."""
    seats = [seat for seat in game.clockwise(at.seat) if game.players[seat].has_life]
    fewest = min((game.players[seat].life for seat in seats), default=0)  # all may be ghosts
    for seat in seats:
        if game.players[seat].life == fewest:
            heal(game, seat, 1)


def the_reverend(game: Bang, at: At, action: Action) -> bool:
    """No Beer is played; no other name counts, and one may pay with it (HN-46, HN-47)."""
    return action.as_kind.name == BEER and action.verb != "pay"


def one_less(game: Bang, at: At) -> int:
    return -1


async def high_noon(game: Bang, at: At) -> None:
    """A life point at the start of every turn, lost to nobody (HN-56, EV-15)."""
    await lose_life(game, at.seat, 1, Play(NONE, at.place, NONE, [at.seat], how=ABILITY))


EVENTS: Final = (
    event("blessing", suit(HEARTS)),
    event("curse", suit(SPADES)),
    event("ghost_town", comes_up(ghost_town), draws_exactly(ghosts_draw), turn_ends(ghosts_go)),
    event("gold_rush_event", counterclockwise(True)),
    event("hangover", silences(Silence(ABILITIES))),
    event("sermon", forbids(sermon)),
    event("shootout", bang_limit(1)),
    event("the_daltons", enters=the_daltons),
    event("the_doctor", enters=the_doctor),
    event("the_reverend", forbids(the_reverend)),
    event("thirst", draws_plus(one_less)),
    event("train_arrival", draws_last(1)),
    event("high_noon", turn_starts(high_noon), final=True),
)
