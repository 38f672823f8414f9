"""The characters of the Great Train Robbery (GTR-90 to GTR-97)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import ANY, TARGETED, Deed
from standoff.games.bang.data.facts import PLAYED, Play
from standoff.games.bang.data.hooks import At, does, leaves_out, turn_ends
from standoff.games.bang.data.matters import EXCHANGE, SPARE
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import Character
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.sets.great_train_robbery.cards import draw_at_the_end
from standoff.games.bang.sets.great_train_robbery.moving import Advance
from standoff.games.bang.sets.great_train_robbery.train import (
    more_wagons,
    rides_free,
    train_moved,
)
from standoff.games.bang.vocabulary.costs import Named
from standoff.games.bang.vocabulary.effects import Body
from standoff.games.bang.vocabulary.targets import One
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

# Evan Babbit


def near(sight: Sight, play: Play) -> list[int]:
    """Those at distance 1 other than who has played the card."""
    others = [seat for seat in sight.seats if seat not in (sight.viewer, play.by)]
    return [seat for seat in others if sight.distance(seat) == 1]


def is_turnable(game: Bang, at: At, play: Play) -> bool:
    """A BANG! card, and someone it could be turned on, as everyone can see."""
    if play.how != PLAYED or play.card == NONE or game.box.called(play.kind) != BANG:
        return False
    return bool(near(Sight(game, at.seat), play))


@mypyc_attr(allow_interpreted_subclasses=True)
class OnANeighbour(One):
    """Another player at distance 1, for a card of the hand of the suit of the BANG! (GTR-91)."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game, play = sight.game, sight.against
        assert play is not None
        hand = game.faces(game.players[sight.viewer].hand)
        cards = [card for card in hand if game.suit(card) == game.suit(play.card)]
        return [Choice(verb, card, seat) for card in cards for seat in near(sight, play)]


async def evan_babbit(game: Bang, play: Play) -> None:
    assert play.answers is not None
    game.credit(play.by, play.kind)
    play.answers.turned = play.targets[0]


# The others


async def manuelita(game: Bang, at: At, end: bool) -> None:
    if end:
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat, 2)


async def sgt_blaze(game: Bang, at: At, play: Play) -> None:
    """One of several players is left out (GTR-95)."""
    say = Say("ask-spare", kind=play.kind)
    choice = await game.ask(at.seat, say, partial(_targets, play), matter=SPARE, undisturbed=True)
    if choice.verb == "spare":
        game.credit(at.seat, at.place)
        play.targets = [seat for seat in play.targets if seat != choice.seat]


def _targets(play: Play) -> list[Choice]:
    return [*(Choice("spare", seat=seat) for seat in play.targets), Choice("no-more")]


async def shade_oconnor(game: Bang, at: At, end: bool) -> None:
    """A card of his for one of the deck, off turn (GTR-96)."""
    seat = at.seat
    if seat == game.turn.seat or not game.players[seat].hand:
        return
    say = Say("ask-exchange-one", kind=at.place)
    choice = await game.ask(seat, say, partial(_exchange, game, seat), matter=EXCHANGE)
    if choice.verb == "discard":
        game.credit(seat, at.place)
        game.discard(seat, choice.card)
        moves.draw(game, seat)


def _exchange(game: Bang, seat: int) -> list[Choice]:
    hand = game.faces(game.players[seat].hand)
    return [*(Choice("discard", card) for card in hand), Choice("enough")]


CHARACTERS: Final = (
    Character("benny_brawler", 4, more_wagons(ANY)),
    Character(
        "evan_babbit",
        4,
        does(
            Deed(
                Body(evan_babbit),
                target=OnANeighbour(),
                cost=Named(),
                window=TARGETED,
                verb="turn-on",
                against=is_turnable,
            )
        ),
    ),
    Character("jimmy_texas", 4, turn_ends(draw_at_the_end)),
    Character("manuelita", 4, train_moved(manuelita)),
    Character("sancho", 3, rides_free(True)),
    Character("sgt_blaze", 5, leaves_out(sgt_blaze)),
    Character("shade_oconnor", 4, train_moved(shade_oconnor)),
    Character("zippy_roy", 5, does(Deed(Advance(), per_turn=1))),
)
