"""What nuggets are for: buying, making others discard, and Beer for a nugget (GR-30 to GR-55)."""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import NO_WAYS, Deed, Target
from standoff.games.bang.data.facts import CARD_BOUGHT, LIFE_LOST, Fact, Play, at_once
from standoff.games.bang.data.hooks import At, does, hears, set_up
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.names import forbidder, held_as
from standoff.games.bang.sets.base.cards import BEER
from standoff.games.bang.sets.gold_rush.equipment import (
    BLACK,
    add_ways,
    apply,
    next_card,
    why_no_way,
)
from standoff.games.bang.sets.gold_rush.nuggets import (
    STACK,
    discounts,
    earn,
    for_a_wound,
    lacking,
    price,
    purses,
    rebate,
)
from standoff.games.bang.turn.play import perform
from standoff.games.bang.vocabulary.effects import Body
from standoff.games.bang.vocabulary.targets import Another, One
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ROW: Final = 3  # cards on offer
SURCHARGE: Final = 1  # to make another discard a card, on top of what it costs


def open_market(game: Bang, at: At) -> None:
    """The first cards are turned face up (GR-3)."""
    for _ in range(ROW):
        turn_up(game, ROW)


def turn_up(game: Bang, place: int) -> None:
    """The next card lies in the row, at that place (GR-32)."""
    card = next_card(game)
    game.stack(STACK).row.insert(place, card)
    game.emit(Event("on-sale", card=card))


# Buying


@mypyc_attr(allow_interpreted_subclasses=True)
class OnSale(Target):
    """A card of the row, in each way in which it can be used, if it can be paid for (GR-31)."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game = sight.game
        affordable = purses(game)[sight.viewer] + rebate(game, sight.viewer)
        if not affordable:
            return NO_WAYS
        row = game.stack(STACK).row
        found: list[Choice] = []
        for card in game.faces([card for card in row if game.box.of(card).cost <= affordable]):
            add_ways(found, sight, card, verb)
        return found

    def goods(self, sight: Sight, seat: int) -> list[int]:
        return sight.game.faces(sight.game.stack(STACK).row)

    def why_not_name(self, sight: Sight, card: int, seat: int) -> Say | None:
        return _unpaid(sight, card) or why_no_way(sight, card, seat)


def _unpaid(sight: Sight, card: int) -> Say | None:
    return lacking(sight.game, sight.viewer, price(sight.game, sight.viewer, card))


async def buy(game: Bang, play: Play) -> None:
    """Pay, fill the row, then use the card or put it down (GR-32, GR-33)."""
    seat, card = play.by, play.named
    cost = price(game, seat, card)
    for at in discounts(game, seat):
        game.credit(seat, at.place)
        game.turn.notes[at.place] = 1
    purses(game)[seat] -= cost
    game.emit(Event("bought", seat=seat, card=card, number=cost))
    row = game.stack(STACK).row
    place = row.index(card)
    row.remove(card)
    turn_up(game, place)
    bought = Play(seat, game.box.kind[card], card, [])
    bought.mode = play.mode
    happened(game, Fact(seat, 0, bought, CARD_BOUGHT, card))
    await apply(game, seat, Choice("buy", card, play.aim, play.mode, play.pick))


# Making others discard


@mypyc_attr(allow_interpreted_subclasses=True)
class BlackOf(One):
    """A black card in front of another player, if what it costs can be paid (GR-40 to GR-42)."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        affordable = purses(sight.game)[sight.viewer]
        if affordable <= SURCHARGE:
            return NO_WAYS
        return [
            Choice(verb, NONE, seat, NONE, card)
            for seat in self.candidates(sight)
            for card in self.goods(sight, seat)
            if _to_force(sight.game, card) <= affordable
        ]

    def goods(self, sight: Sight, seat: int) -> list[int]:
        if seat in (NONE, sight.viewer):
            return []
        lying = sight.game.players[seat].in_play
        return [card for card in lying if sight.game.box.of(card).border is BLACK]

    def why_not_name(self, sight: Sight, card: int, seat: int) -> Say | None:
        return lacking(sight.game, sight.viewer, _to_force(sight.game, card))


def _to_force(game: Bang, card: int) -> int:
    return game.box.of(card).cost + SURCHARGE


async def force(game: Bang, play: Play) -> None:
    """No card is played, and nobody answers it (GR-43, GR-44)."""
    cost = _to_force(game, play.pick)
    purses(game)[play.by] -= cost
    game.emit(Event("forced", by=play.by, seat=play.aim, card=play.pick, number=cost))
    game.remove(play.aim, play.pick)
    game.to_pile(play.pick)


# Beer for a nugget


@mypyc_attr(allow_interpreted_subclasses=True)
class Beers(Target):
    """A Beer card of the hand that may be played (GR-50, GR-52, GR-54)."""

    def cards(self, game: Bang, seat: int) -> list[int]:
        beers = game.faces(held_as(game, seat, BEER))
        if beers and forbidder(game, seat, game.box.kinds[game.box.named[BEER]]) is not None:
            return []
        return beers


async def nugget(game: Bang, play: Play) -> None:
    earn(game, play.by, 1)


FOR_A_NUGGET: Final = Deed(Body(nugget))


async def sell(game: Bang, play: Play) -> None:
    """A Beer is played, but for a nugget (GR-50 to GR-55)."""
    beer = Play(play.by, game.box.named[BEER], play.named, [play.by])
    await perform(game, beer, FOR_A_NUGGET)


THE_MARKET: Final = Source(
    "gold_rush",
    set_up(open_market),
    does(
        Deed(Body(buy), target=OnSale(), verb="buy"),
        Deed(Body(force), target=BlackOf(Another()), verb="force"),
        Deed(Body(sell), target=Beers(), verb="sell"),
    ),
    hears(at_once(LIFE_LOST, for_a_wound)),
)
