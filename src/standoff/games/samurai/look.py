"""The table of Samurai Sword through a seat's eyes: what its view tells, without making one."""

from typing import Final

from standoff.games.samurai.sources import Kind, Source
from standoff.games.samurai.state import Samurai
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE
from standoff.kernel.look import Look

NO_CARDS: Final[list[int]] = []  # never changed


class SamuraiLook(Look):
    """Cards and characters are numbers of the box; who is asked about is a seat."""

    def __init__(self, game: Samurai, seat: int) -> None:
        super().__init__(game, seat)
        self._game = game
        self.box = game.box

    # The table

    def ring(self) -> list[int]:
        """The seats clockwise."""
        return self._game.ring

    def deck_size(self) -> int:
        return len(self._game.deck)

    def difficulty(self, by: int, target: int) -> int:
        """The Difficulty for one player to attack another."""
        return self._game.difficulty(by, target)

    # A player

    def role(self, seat: int) -> int:
        player = self._game.players[seat]
        return player.role if player.role_known >> self.seat & 1 else NONE

    def open_role(self, seat: int) -> bool:
        return self._game.players[seat].role_known == EVERYONE

    def character(self, seat: int) -> Source:
        return self.box.sources[self._game.players[seat].character]

    def sources(self, seat: int) -> list[Source]:
        """Whatever makes a player stronger or weaker: the character, and the cards in play."""
        return self._game.sources(seat)

    def life(self, seat: int) -> int:
        return self._game.players[seat].life

    def max_life(self, seat: int) -> int:
        return self._game.players[seat].max_life

    def honour(self, seat: int) -> int:
        return self._game.players[seat].honour

    def is_harmless(self, seat: int) -> bool:
        return self._game.is_harmless(seat)

    # Cards

    def kind(self, card: int) -> Kind:
        """The kind of a card that the viewer knows."""
        return self.box.of(card)

    def hand_size(self, seat: int) -> int:
        return len(self._game.players[seat].hand)

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand that the viewer knows: all of the own one."""
        game = self._game
        hand = game.players[seat].hand
        if seat == self.seat:
            return hand
        known = game.known
        for card in hand:
            if known[card] >> self.seat & 1:
                return [each for each in hand if known[each] >> self.seat & 1]
        return NO_CARDS

    def in_play(self, seat: int) -> list[int]:
        return self._game.players[seat].in_play
