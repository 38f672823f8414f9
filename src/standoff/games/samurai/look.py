"""The table of Samurai Sword through a seat's eyes: what its view tells, without making one."""

from standoff.games.look import CardsLook
from standoff.games.samurai.sources import Kind, Source
from standoff.games.samurai.state import Samurai


class SamuraiLook(CardsLook):
    """Cards and characters are numbers of the box; who is asked about is a seat."""

    def __init__(self, game: Samurai, seat: int) -> None:
        super().__init__(game, seat)
        self._game = game
        self.box = game.box

    # The table

    def deck_size(self) -> int:
        return len(self._game.deck)

    def difficulty(self, by: int, target: int) -> int:
        """The Difficulty for one player to attack another."""
        return self._game.difficulty(by, target)

    # A player

    def character(self, seat: int) -> Source:
        return self.box.sources[self._game.players[seat].character]

    def sources(self, seat: int) -> list[Source]:
        """Whatever makes a player stronger or weaker: the character, and the cards in play."""
        return self._game.sources(seat)

    def honour(self, seat: int) -> int:
        return self._game.players[seat].honour

    def is_harmless(self, seat: int) -> bool:
        return self._game.is_harmless(seat)

    # Cards

    def kind(self, card: int) -> Kind:
        """The kind of a card that the viewer knows."""
        return self.box.of(card)
