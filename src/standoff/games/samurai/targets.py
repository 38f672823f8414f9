"""Targets: whom a card can be aimed at, and why not (SS-30, SS-45)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.samurai.sources import Kind
from standoff.games.samurai.state import Samurai
from standoff.kernel.choice import HAND, NONE
from standoff.kernel.words import Say

NOTHING_TO_NAME: Final = [NONE]

Condition = Callable[[Samurai, Kind, int, int], Say | None]
"""(game, the kind that is played, by whom, at whom): why not, or None."""


def another(game: Samurai, kind: Kind, by: int, seat: int) -> Say | None:
    return Say("why-yourself") if seat == by else None


def attackable(game: Samurai, kind: Kind, by: int, seat: int) -> Say | None:
    """Not Harmless, and not too difficult for the Weapon (SS-13, SS-30)."""
    if game.is_harmless(seat):
        return Say("why-harmless")
    if any(source.any_difficulty for source in game.sources(by)):
        return None
    difficulty = game.difficulty(by, seat)
    if difficulty > kind.reach:
        return Say("why-too-difficult", distance=difficulty, reach=kind.reach)
    return None


def only_one(game: Samurai, kind: Kind, by: int, seat: int) -> Say | None:
    """No other card of the name is in play, in front of anyone (SS-59)."""
    for player in game.players:
        if any(game.box.of(card) is kind for card in player.in_play):
            return Say("why-in-play", kind=game.box.index[kind.id])
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """Nobody to name: the card acts on its player. The base of all targets."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def candidates(self, game: Samurai, by: int) -> list[int]:
        """The seats that could be named; NONE stands for a card that names none."""
        return NOTHING_TO_NAME

    def affected(self, game: Samurai, by: int, named: int) -> list[int]:
        """The seats the card acts on, in order."""
        return [by]

    def picks(self, game: Samurai, by: int, named: int) -> list[int]:
        """What can be picked of the seat named: NONE if nothing is to be picked."""
        return NOTHING_TO_NAME

    def why_not(self, game: Samurai, kind: Kind, by: int, named: int) -> Say | None:
        """Why the card cannot be aimed there; None if it can."""
        for condition in self.conditions:
            reason = condition(game, kind, by, named)
            if reason is not None:
                return reason
        return None if self.picks(game, by, named) else Say("why-no-cards")


class WhoeverIsWounded(Target):
    """All others whom something that is no Weapon can wound, clockwise (SS-14, SS-47, SS-68)."""

    def affected(self, game: Samurai, by: int, named: int) -> list[int]:
        return [seat for seat in game.others(by) if not is_spared(game, seat)]


def is_spared(game: Samurai, seat: int) -> bool:
    """Whether what is no Weapon does not act on a player: the Harmless, and who is immune."""
    if game.is_harmless(seat):
        return True
    return any(source.weapons_only for source in game.sources(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Target):
    """One player who is named, perhaps oneself."""

    def candidates(self, game: Samurai, by: int) -> list[int]:
        return [*game.others(by), by]

    def affected(self, game: Samurai, by: int, named: int) -> list[int]:
        return [named]


class HandOf(One):
    """A card of another's hand, which nobody can name (SS-52)."""

    def picks(self, game: Samurai, by: int, named: int) -> list[int]:
        return NOTHING_TO_NAME if game.players[named].hand else []


class CardOf(One):
    """A card of one player: one in play that is named, or one of another's hand (SS-53)."""

    def picks(self, game: Samurai, by: int, named: int) -> list[int]:
        player = game.players[named]
        lying = game.faces(player.in_play)
        return [HAND, *lying] if player.hand and named != by else lying
