"""The characters of Dodge City (DC-46 to DC-77)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import Fact
from standoff.games.bang.data.matters import COPY
from standoff.games.bang.data.signs import DIAMONDS
from standoff.games.bang.data.sources import (
    ANY_CARD,
    BANG,
    BEER,
    CARDS,
    MISSED,
    Character,
    Immunity,
    Offer,
    Use,
)
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.sets.base.characters import credit
from standoff.games.bang.vocabulary.costs import FromHand, LifePoint, OneOfBorder
from standoff.games.bang.vocabulary.declare import ONESELF
from standoff.games.bang.vocabulary.effects import Draw, Shot
from standoff.games.bang.vocabulary.targets import Another, One, Reachable
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def bill_noface(game: Bang, seat: int) -> int:
    player = game.players[seat]
    return 1 + player.max_life - player.life


async def greg_digger(game: Bang, seat: int, dead: int) -> None:
    player = game.players[seat]
    if player.life < player.max_life and not player.ghost:
        credit(game, seat, "greg_digger")
        heal(game, seat, 2)


async def herb_hunter(game: Bang, seat: int, dead: int) -> None:
    credit(game, seat, "herb_hunter")
    moves.draw(game, seat, 2)


async def molly_stark(game: Bang, seat: int, fact: Fact) -> None:
    """A card for each BANG!, Missed! or Beer card out of her hand, off turn (DC-62 to DC-66)."""
    name = game.box.of(fact.play.card).name
    if game.turn.seat != seat and name in (BANG, MISSED, BEER):
        credit(game, seat, "molly_stark")
        moves.draw(game, seat)


def _in_play(game: Bang, seat: int) -> list[Choice]:
    return [
        Choice("draw-play", seat=owner, pick=card)
        for owner in game.around(seat)
        for card in game.players[owner].in_play
    ]


def _from_play(game: Bang, seat: int, choice: Choice) -> int:
    return moves.take(game, choice.seat, choice.pick, seat)


def three(game: Bang, seat: int) -> int:
    return 3


async def vera_custer(game: Bang, seat: int) -> None:
    """Has the ability of another character until her next turn (DC-71 to DC-77, HN-24)."""
    place = _others(game, seat)[0].kind
    if len(game.others(seat)) > 1:
        choice = await game.ask(seat, Say("ask-copy"), partial(_others, game, seat), matter=COPY)
        place = choice.kind
    game.copies(seat, [place])
    game.emit(Event("copied", seat=seat, kind=place))


def _others(game: Bang, seat: int) -> list[Choice]:
    return [Choice("copy", kind=game.players[other].character) for other in game.others(seat)]


CHARACTERS: Final = (
    Character("apache_kid", 3, ignores=Immunity(DIAMONDS, "brown")),
    Character("belle_star", 4, silences_in_turn=CARDS),
    Character("bill_noface", 4, draws_exactly=bill_noface),
    Character("chuck_wengam", 4, use=Use(ONESELF, Draw(2), LifePoint())),
    Character(
        "doc_holyday", 4, use=Use(One(Another(), Reachable()), Shot(), FromHand(2), per_turn=1)
    ),
    Character("elena_fuente", 3, converts=((ANY_CARD, MISSED),)),
    Character("greg_digger", 4, eliminated=greg_digger),
    Character("herb_hunter", 4, eliminated=herb_hunter),
    Character("jose_delgado", 4, use=Use(ONESELF, Draw(2), OneOfBorder("blue"), per_turn=2)),
    Character("molly_stark", 4, card_spent=molly_stark),
    Character("pat_brennan", 4, whole_draw=Offer(_in_play, _from_play)),
    Character("pixie_pete", 3, draws_exactly=three),
    Character("sean_mallory", 3, hand_limit=10),
    Character("tequila_joe", 4, beer_heals=1),
    Character("vera_custer", 3, before_phase_1=vera_custer),
)
