"""The 12 characters (SS-66 to SS-75)."""

from typing import Final

from standoff.games.samurai import moves
from standoff.games.samurai.sources import Character, Use
from standoff.games.samurai.state import Samurai
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def hanzo(game: Samurai, seat: int, card: int) -> bool:
    """A Weapon parries, unless it is the only card in hand."""
    return game.box.is_weapon(card) and len(game.players[seat].hand) > 1


def _last_point(game: Samurai, seat: int) -> Say | None:
    return Say("why-last-point") if game.players[seat].life <= 1 else None


def nobunaga(game: Samurai, seat: int) -> None:
    """Gives up a point, which is no wound, and draws a card."""
    game.players[seat].life -= 1
    game.emit(Event("gave-up-life", seat=seat))
    moves.draw(game, seat)


def tomoe(game: Samurai, seat: int) -> None:
    game.credit(seat, game.players[seat].character)
    moves.draw(game, seat)


def ushiwaka(game: Samurai, seat: int, wounds: int) -> None:
    game.credit(seat, game.players[seat].character)
    moves.draw(game, seat, wounds)


CHARACTERS: Final = (
    Character("benkei", 5, seen=1),
    Character("chiyome", 4, weapons_only=True),
    Character("ginchiyo", 4, softens=1),
    Character("goemon", 5, weapons=1),
    Character("hanzo", 4, parries=hanzo),
    Character("hideyoshi", 4, draws=1),
    Character("ieyasu", 5, first_from_pile=True),
    Character("kojiro", 5, any_difficulty=True),
    Character("musashi", 5, wounds=1),
    Character("nobunaga", 5, use=Use(_last_point, nobunaga)),
    Character("tomoe", 5, struck=tomoe),
    Character("ushiwaka", 4, wounded=ushiwaka),
)
