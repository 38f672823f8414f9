"""The table of the Dice Game through a seat's eyes: what its view tells, without making one."""

from standoff.games.dice import faces
from standoff.games.dice.character import Character
from standoff.games.dice.state import BEERS, SHOTS, Dice
from standoff.games.look import SeatedLook
from standoff.kernel.choice import NONE


class DiceLook(SeatedLook):
    """Only roles are hidden. Dice are their faces, and several of them a mask of their places."""

    def __init__(self, game: Dice, seat: int) -> None:
        super().__init__(game, game.players, game.ring, seat)
        self._game = game

    # The table

    def turn(self) -> int:
        """Whose turn it is."""
        return self._game.turn.seat

    def arrows_left(self) -> int:
        """In the pile."""
        return self._game.arrows

    def dice(self) -> list[int]:
        """The face of each die; none before the first roll of a turn."""
        return self._game.turn.dice

    def used(self) -> int:
        """Dice whose result is spent."""
        return self._game.turn.used

    def resolving(self) -> int:
        """The die that the open question is about, or NONE."""
        turn = self._game.turn
        if turn.step == SHOTS:
            return turn.next_die(*faces.SHOTS)
        return turn.next_die(faces.BEER) if turn.step == BEERS else NONE

    def aimed(self) -> dict[int, int]:
        """Hits assigned and not dealt yet, by the seat they are for."""
        turn = self._game.turn
        found: dict[int, int] = {}
        for die, seat in enumerate(turn.targets):
            if seat != NONE:
                found[seat] = found.get(seat, 0) + (2 if die == turn.doubled else 1)
        return found

    def rolls(self) -> int:
        """Rolls made in this turn."""
        return self._game.turn.rolls

    # A player

    def character(self, seat: int) -> Character:
        return self._game.character(seat)

    def in_game(self, seat: int) -> bool:
        return self._game.players[seat].in_game

    def arrows(self, seat: int) -> int:
        return self._game.players[seat].arrows
