"""Greygory Deck, who has the abilities of two characters of the base game (WW-64, WW-65)."""

from typing import Final

from standoff.games.bang.data.hooks import At
from standoff.games.bang.data.matters import COPY
from standoff.games.bang.data.state import Bang
from standoff.games.bang.sets.base.characters import CHARACTERS
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

GREYGORY: Final = "greygory_deck"
KEEP: Final = Choice("keep-both")
CHANGE: Final = Choice("change-both")


def first_two(game: Bang) -> None:
    """He draws two at the start of the game."""
    for seat, player in enumerate(game.players):
        if game.kind_name(player.character) == GREYGORY:
            draw_two(game, seat)


def draw_two(game: Bang, seat: int) -> None:
    """Two of those whom nobody at the table has; the old ones may come up again."""
    taken = [player.character for player in game.players]
    free = [game.box.cast[each.id] for each in CHARACTERS]
    free = [place for place in free if place not in taken]
    game.rng.shuffle(free)
    copied = game.players[seat].abilities[1:]
    kept = [place for place in copied if game.kind_name(place) == GREYGORY]
    game.copies(seat, kept + free[:2])
    for place in free[:2]:
        game.emit(Event("borrowed", seat=seat, kind=place))


async def changes(game: Bang, at: At) -> None:
    """When his turn starts he keeps both or changes both; one who copies him never does."""
    seat = at.seat
    player = game.players[seat]
    if player.character != at.place:
        return
    if len(player.abilities) > 1:
        say = Say("ask-both", kind=at.place)
        choice = await game.ask(seat, say, lambda: [KEEP, CHANGE], matter=COPY)
        if choice.verb != CHANGE.verb:
            return
    draw_two(game, seat)


async def borrows(game: Bang, at: At) -> None:
    """Who copies him draws two at once, and loses them with the copy (WW-81)."""
    draw_two(game, at.seat)
