"""Load tokens: where they lie, and how they come and go (AD-2, AD-10 to AD-14).

A slot is a card in play that carries tokens, or the character of a player (NONE). In an option it
is the seat it belongs to, with the card as what is picked of it.
"""

from functools import partial
from typing import Any, Final

from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import Target
from standoff.games.bang.data.matters import CHARGE
from standoff.games.bang.data.parts import Part
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.state import Bang
from standoff.games.invariants import must
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ALL: Final = 32
MOST: Final = 4  # in one slot
LOADS: Final = "armed_and_dangerous"  # the part, and the rule


def supply(game: Bang) -> int:
    """The tokens that lie nowhere else."""
    left = ALL
    load = game.load
    for player in game.players:
        left -= player.load
        for card in player.in_play:
            left -= load[card]
    return left


class Supply(Part):
    """It keeps nothing: what is left follows from what lies on the table."""

    def copy(self) -> Part:
        return Supply(self.id)

    def data(self) -> dict[str, Any]:
        return {}

    def restore(self, data: dict[str, Any]) -> None:
        if data:
            raise ValueError("the supply is not written down")

    def view(self, game: Bang, seat: int) -> Any:
        return {"supply": supply(game)}

    def figures(self, game: Bang, seat: int) -> list[int]:
        return [supply(game)]

    def check(self, game: Bang) -> None:
        must(supply(game) >= 0, "there are more tokens than there are")
        for seat in game.ring:
            for slot in slots(game, seat):
                must(0 <= tokens(game, seat, slot) <= MOST, f"seat {seat} has too many tokens")
                must(slot == NONE or game.load[slot] > 0, f"seat {seat} has an empty card in play")


def the_supply(box: Box) -> Part:
    return Supply(LOADS)


def slots(game: Bang, seat: int) -> list[int]:
    """Where tokens of a player can lie: on the character, and on cards in play."""
    found = [NONE]
    for card in game.players[seat].in_play:
        if game.box.of(card).load:
            found.append(card)
    return found


def tokens(game: Bang, seat: int, slot: int) -> int:
    return game.players[seat].load if slot == NONE else game.load[slot]


def with_room(game: Bang, seat: int) -> list[int]:
    """The slots of a player that can take a token; none if there is none."""
    open = [slot for slot in slots(game, seat) if tokens(game, seat, slot) < MOST]
    return open if open and supply(game) else []


def charge(game: Bang, seat: int, slot: int, number: int) -> None:
    """Tokens come from the supply; those that find no room, or are not there, are lost (AD-11)."""
    number = min(number, MOST - tokens(game, seat, slot), supply(game))
    if number <= 0:
        return
    if slot == NONE:
        game.players[seat].load += number
        game.emit(Event("loaded-self", seat=seat, number=number))
    else:
        game.load[slot] += number
        game.emit(Event("loaded", seat=seat, card=slot, number=number))


async def add_token(game: Bang, seat: int, say: Say, *, must_take: bool = False) -> None:
    """A token for a slot that the player chooses, or for none (AD-30, AD-32, AD-96)."""
    open = with_room(game, seat)
    if not open:
        return
    slot = open[0]
    if len(open) > 1 or not must_take:
        ways = partial(_charges, game, seat, must_take)
        choice = await game.ask(seat, say, ways, matter=CHARGE)
        if choice.verb != "load":
            return
        slot = choice.pick
    charge(game, seat, slot, 1)


def _charges(game: Bang, seat: int, must_take: bool) -> list[Choice]:
    ways = [Choice("load", seat=seat, pick=slot) for slot in with_room(game, seat)]
    return ways if must_take else [*ways, Choice("no-load")]


class OwnSlot(Target):
    """A slot of one's own that can take a token."""

    def candidates(self, sight: Sight) -> list[int]:
        return [sight.viewer]

    def picks(self, sight: Sight, named: int) -> list[int]:
        return with_room(sight.game, named)


class OwnCard(OwnSlot):
    """A card of one's own that can take a token off one's character."""

    def picks(self, sight: Sight, named: int) -> list[int]:
        return cards_to_load(sight.game, named)


def cards_to_load(game: Bang, seat: int) -> list[int]:
    """The cards that tokens can be moved onto from the character; none if there are none."""
    lying = slots(game, seat)[1:] if game.players[seat].load else []
    return [card for card in lying if game.load[card] < MOST]


class LoadedSlot(Target):
    """A slot with tokens: any card, or the character of another player."""

    def candidates(self, sight: Sight) -> list[int]:
        return sight.seats

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return [named]

    def picks(self, sight: Sight, named: int) -> list[int]:
        game = sight.game
        found = [slot for slot in slots(game, named) if tokens(game, named, slot)]
        return [slot for slot in found if slot != NONE or named != sight.viewer]
