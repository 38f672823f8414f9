"""The characters of Dodge City (DC-46 to DC-77)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.borders import BLUE, BROWN
from standoff.games.bang.data.deeds import WHOLE_DRAW, Deed
from standoff.games.bang.data.facts import CARD_PLAYED, CARD_SPENT, ELIMINATED, OTHERS, Fact, after
from standoff.games.bang.data.hooks import (
    At,
    before_phase_1,
    converts,
    does,
    draws_exactly,
    gained,
    hand_limit,
    hears,
    ignores,
    silences,
)
from standoff.games.bang.data.matters import COPY
from standoff.games.bang.data.names import ANY_CARD, BANG, MISSED
from standoff.games.bang.data.signs import DIAMONDS
from standoff.games.bang.data.sources import CARDS, Character, Immunity, Silence
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.sets.base.cards import BEER, beer_heals
from standoff.games.bang.vocabulary.costs import FromHand, LifePoint, Named
from standoff.games.bang.vocabulary.effects import Draw, Shot, Take
from standoff.games.bang.vocabulary.targets import Another, InPlayToTake, One, Reachable
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def bill_noface(game: Bang, at: At) -> int:
    player = game.players[at.seat]
    return 1 + player.max_life - player.life


async def greg_digger(game: Bang, at: At, fact: Fact) -> None:
    player = game.players[at.seat]
    if player.has_life and player.life < player.max_life:
        game.credit(at.seat, at.place)
        heal(game, at.seat, 2)


async def herb_hunter(game: Bang, at: At, fact: Fact) -> None:
    game.credit(at.seat, at.place)
    moves.draw(game, at.seat, 2)


async def molly_stark(game: Bang, at: At, fact: Fact) -> None:
    """A card for each BANG!, Missed! or Beer card out of her hand, off turn (DC-62 to DC-66)."""
    name = game.box.called(fact.play.kind)
    if game.turn.seat != at.seat and name in (BANG, MISSED, BEER):
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat)


def three(game: Bang, at: At) -> int:
    return 3


async def vera_custer(game: Bang, at: At) -> None:
    """Has the ability of another character until her next turn (DC-71 to DC-77, HN-24)."""
    seat = at.seat
    place = _others(game, seat)[0].kind
    if len(game.others(seat)) > 1:
        choice = await game.ask(seat, Say("ask-copy"), partial(_others, game, seat), matter=COPY)
        place = choice.kind
    game.copies(seat, [place])
    game.emit(Event("copied", seat=seat, kind=place))
    for gain in game.answering(seat, gained):
        await gained.of(gain)(game, gain)


def _others(game: Bang, seat: int) -> list[Choice]:
    return [Choice("copy", kind=game.players[other].character) for other in game.others(seat)]


CHARACTERS: Final = (
    Character("apache_kid", 3, ignores(Immunity(DIAMONDS, BROWN))),
    Character("belle_star", 4, silences(Silence(CARDS, in_turn=True))),
    Character("bill_noface", 4, draws_exactly(bill_noface)),
    Character("chuck_wengam", 4, does(Deed(Draw(2), cost=LifePoint()))),
    Character(
        "doc_holyday",
        4,
        does(Deed(Shot(), target=One(Another(), Reachable()), cost=FromHand(2), per_turn=1)),
    ),
    Character("elena_fuente", 3, converts(((ANY_CARD, MISSED),))),
    Character("greg_digger", 4, hears(after(ELIMINATED, greg_digger, OTHERS, gains=True))),
    Character("herb_hunter", 4, hears(after(ELIMINATED, herb_hunter, OTHERS, gains=True))),
    Character("jose_delgado", 4, does(Deed(Draw(2), cost=Named(border=BLUE), per_turn=2))),
    Character(
        "molly_stark",
        4,
        hears(
            after(CARD_SPENT, molly_stark, gains=True), after(CARD_PLAYED, molly_stark, gains=True)
        ),
    ),
    Character(
        "pat_brennan",
        4,
        does(Deed(Take(), target=InPlayToTake(), window=WHOLE_DRAW, verb="draw-play")),
    ),
    Character("pixie_pete", 3, draws_exactly(three)),
    Character("sean_mallory", 3, hand_limit(10)),
    Character("tequila_joe", 4, beer_heals(1)),
    Character("vera_custer", 3, before_phase_1(vera_custer)),
)
