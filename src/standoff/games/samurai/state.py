"""The state of Samurai Sword: plain data, and the plainest questions about it."""

from typing import TYPE_CHECKING, Any, Final

from standoff.games.cards import Cards, Holder
from standoff.games.samurai import roles
from standoff.games.samurai.box import Box
from standoff.games.samurai.facts import Attack
from standoff.games.samurai.sources import Source
from standoff.games.samurai.tones import TONES
from standoff.kernel.choice import NONE, PLAIN, Choice
from standoff.kernel.ring import clockwise
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.kernel.game import Rules

# The phases of a turn; each begins and ends with nothing pending.
RECOVERY: Final = 0
DRAW: Final = 1
PLAY: Final = 2
DISCARD: Final = 3


class Player(Holder):
    """One player. Points of life are Resilience here, and nobody ever leaves the game."""

    __slots__ = ("honour",)

    def __init__(
        self, role: int, role_known: int, character: int, resilience: int, honour: int
    ) -> None:
        super().__init__(role, role_known, character, resilience)
        self.honour = honour

    def copy(self) -> "Player":
        twin = Player(self.role, self.role_known, self.character, self.life, self.honour)
        twin.max_life = self.max_life
        twin.hand = self.hand[:]
        twin.in_play = self.in_play[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {**super().data(), "honour": self.honour}


class Turn:
    """Whose turn it is, and how far it has come."""

    __slots__ = ("number", "seat", "step", "weapons")

    def __init__(self, seat: int, number: int = 1, step: int = RECOVERY, weapons: int = 0) -> None:
        self.seat = seat
        self.number = number
        self.step = step
        self.weapons = weapons  # played in it

    def copy(self) -> "Turn":
        return Turn(self.seat, self.number, self.step, self.weapons)

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "number": self.number,
            "step": self.step,
            "weapons": self.weapons,
        }


class Samurai(Cards[Player]):
    """A game of Samurai Sword. `attack` is the Weapon being answered; between two steps, none."""

    def __init__(self, rules: "Rules[Any]", box: Box, rng: Rng, players: list[Player]) -> None:
        super().__init__(rules, box, rng, players)
        self.box = box
        self.cast = roles.CASTS[len(players)]
        self.turn = Turn(0)
        self.aside: list[int] = []  # the Ninjas nobody was dealt, unseen (SS-5)
        self.disgraced = NONE  # the team that ended the game by a deadly strike (SS-81)
        self.attack: Attack | None = None

    def copy(self) -> "Samurai":
        players = [player.copy() for player in self.players]
        twin = Samurai(self.rules, self.box, self.rng.copy(), players)
        self.copy_cards(twin)
        twin.turn = self.turn.copy()
        twin.aside = self.aside[:]
        twin.disgraced = self.disgraced
        return twin

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "players": [player.data() for player in self.players],
            "turn": self.turn.data(),
            "aside": self.aside[:],
            "disgraced": self.disgraced,
        }

    def kind_name(self, kind: int) -> str:
        return self.box.sources[kind].id

    def tone(self, choice: Choice) -> str:
        return TONES.get(choice.verb, PLAIN)

    def role_name(self, role: int) -> str:
        return roles.NAMES[role]

    def roles(self) -> list[str]:
        return [roles.NAMES[player.role] for player in self.players]

    # Who

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left of `seat`."""
        return clockwise(self.ring, seat)[1:]

    def is_harmless(self, seat: int) -> bool:
        """Without Resilience, or without cards in hand (SS-12)."""
        player = self.players[seat]
        return player.life == 0 or not player.hand

    def is_outnumbered(self, seat: int) -> bool:
        """Whether that is the Shogun of a game with three players (SS-90 to SS-92)."""
        return self.cast.outnumbered and self.players[seat].role == roles.SHOGUN

    def sources(self, seat: int) -> list[Source]:
        """Whatever answers hooks for that player: the character, then the cards in play."""
        player = self.players[seat]
        sources = self.box.sources
        kind = self.box.kind
        return [sources[player.character], *[sources[kind[card]] for card in player.in_play]]

    def difficulty(self, by: int, target: int) -> int:
        """The Difficulty for one player to attack another (SS-26 to SS-28)."""
        circle = clockwise(self.ring, by)
        place = circle.index(target)
        steps = min(self._passed(circle[1:place]), self._passed(circle[place + 1 :])) + 1
        for source in self.sources(target):
            steps += source.seen
        return steps

    def _passed(self, seats: list[int]) -> int:
        return sum([not self.is_harmless(seat) for seat in seats])
