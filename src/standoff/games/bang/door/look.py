"""The table of the card game through a seat's eyes: what its view tells, without making one."""

from typing import Any

from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.parts import EventDeck
from standoff.games.bang.data.sight import reach, sight_to_play
from standoff.games.bang.data.sources import EVENTS
from standoff.games.bang.data.state import GHOST, KEPT, SHADOW, Bang
from standoff.games.bang.mechanics.settle import role_of, will_return
from standoff.games.bang.turn.play import bangs_left, most_bangs, most_cards
from standoff.games.look import NO_CARDS, CardsLook
from standoff.kernel.choice import NONE


class BangLook(CardsLook):
    """Cards, kinds and characters are numbers of the box; who is asked about is a seat."""

    def __init__(self, game: Bang, seat: int) -> None:
        super().__init__(game, seat)
        self._game = game
        self.box = game.box
        self._decks = [part for part in game.parts if isinstance(part, EventDeck)]
        self._decks.sort(key=lambda deck: deck.id != EVENTS)

    # The table

    def turn(self) -> int:
        """Whose turn it is."""
        return self._game.turn.seat

    def turn_number(self) -> int:
        return self._game.turn.number

    def bangs_left(self) -> int:
        """BANG! cards the active player may still play this turn; ANY: any number."""
        game = self._game
        seat = game.turn.seat
        return ANY if most_bangs(game, seat) >= ANY else bangs_left(game, seat)

    def pile_top(self) -> int:
        """The top card of the discard pile, or NONE."""
        pile = self._game.pile
        return pile[-1] if pile else NONE

    def events(self) -> list[int]:
        """The events in force, that of the leader's deck first."""
        found = NO_CARDS
        for deck in self._decks:
            found = found + deck.sources()
        return found

    def part(self, id: str) -> Any:
        """What a set shows of what it adds to the table; None if there is nothing."""
        for part in self._game.parts:
            if part.id == id:
                return part.view(self._game, self.seat)
        return None

    def outline(self, id: str) -> Any:
        """The same; what takes long to find and follows from the rest may be missing."""
        for part in self._game.parts:
            if part.id == id:
                return part.outline(self._game, self.seat)
        return None

    # A player

    def character(self, seat: int) -> int:
        return self._game.players[seat].character

    def abilities(self, seat: int) -> list[int]:
        """The characters whose abilities a player has, the own one first."""
        return self._game.players[seat].abilities

    def side(self, seat: int) -> int:
        """The role with which a player wins, if it is not the own one any more; or NONE."""
        game = self._game
        if not game.box.has_table:
            return NONE
        role = role_of(game, seat)
        return NONE if role == game.players[seat].role else role

    def in_game(self, seat: int) -> bool:
        return self._game.players[seat].in_game

    def is_ghost(self, seat: int) -> bool:
        """In the game without life points."""
        return self._game.players[seat].standing in (GHOST, KEPT)

    def is_shadow(self, seat: int) -> bool:
        """In the game for this turn, without life points, and not for victory."""
        return self._game.players[seat].standing == SHADOW

    def skips(self, seat: int) -> bool:
        """The next turn is not played."""
        return self._game.players[seat].skips

    def returns(self, seat: int) -> bool:
        """Out of the game until the next turn of theirs."""
        game = self._game
        return not game.players[seat].in_game and will_return(game, seat)

    def distances(self) -> list[int]:
        """How far the viewer sees each seat; NONE if either of them is out of the game."""
        game = self._game
        if not game.players[self.seat].in_game:
            return [NONE] * self.seats
        sight = sight_to_play(game, self.seat)
        return [
            sight.distance(seat) if game.players[seat].in_game else NONE
            for seat in range(self.seats)
        ]

    def reach(self, seat: int) -> int:
        return reach(self._game, seat)

    # Cards

    def hand_limit(self, seat: int) -> int:
        """How many cards a player may keep at the end of a turn."""
        return most_cards(self._game, seat)

    def waiting(self) -> list[int]:
        """Cards in play that can be used from the next turn on."""
        return self._game.turn.waiting

    def load(self, seat: int) -> int:
        """The tokens on a character."""
        return self._game.players[seat].load

    def loads(self) -> list[int]:
        """The tokens on each card of the box; an empty list where there are none."""
        return self._game.load
