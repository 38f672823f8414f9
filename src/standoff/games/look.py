"""What looks at different games have in common: who sits there, and where cards lie."""

from collections.abc import Sequence
from typing import Any, Final, cast

from standoff.games.cards import Cards, Holder
from standoff.games.seated import Seated
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE
from standoff.kernel.game import State
from standoff.kernel.look import Look

NO_CARDS: Final[list[int]] = []  # never changed


class SeatedLook(Look):
    """Who is asked about is a seat."""

    def __init__(self, state: State, players: Sequence[Seated], ring: list[int], seat: int) -> None:
        super().__init__(state, seat)
        self._seated = cast("list[Seated]", players)
        self._ring = ring

    def ring(self) -> list[int]:
        """The seats clockwise, in the game or not."""
        return self._ring

    def role(self, seat: int) -> int:
        player = self._seated[seat]
        return player.role if player.role_known >> self.seat & 1 else NONE

    def open_role(self, seat: int) -> bool:
        return self._seated[seat].role_known == EVERYONE

    def life(self, seat: int) -> int:
        return self._seated[seat].life

    def max_life(self, seat: int) -> int:
        return self._seated[seat].max_life


class CardsLook(SeatedLook):
    """Cards are their numbers in the box."""

    def __init__(self, game: Cards[Any], seat: int) -> None:
        super().__init__(game, game.players, game.ring, seat)
        self._holders = cast("list[Holder]", game.players)
        self._known = game.known

    def hand_size(self, seat: int) -> int:
        return len(self._holders[seat].hand)

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand that the viewer knows: all of the own one."""
        hand = self._holders[seat].hand
        if seat == self.seat:
            return hand
        known = self._known
        for card in hand:
            if known[card] >> self.seat & 1:
                return [each for each in hand if known[each] >> self.seat & 1]
        return NO_CARDS

    def in_play(self, seat: int) -> list[int]:
        return self._holders[seat].in_play
