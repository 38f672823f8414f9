"""The Dice Game, as it is observed."""

from typing import Final

from librt.strings import BytesWriter

from standoff.env.actions import Actions
from standoff.env.names import EVENTS, VERBS
from standoff.env.observer import Observer, put
from standoff.games import roles
from standoff.games.dice.faces import ALL_DICE, DICE, FACES
from standoff.games.dice.matters import MATTERS
from standoff.games.dice.shots import places_away
from standoff.games.dice.state import END, Dice
from standoff.games.dice.turn import rollable
from standoff.kernel.event import EVERYONE
from standoff.kernel.game import State

FEATURES: Final = (
    "in game",
    "life",
    "most life",
    "arrows",
    "distance",
    "open role",
    "turn",
    "aimed",
    "place",
)
TABLE: Final = ("turn", "rolls", "most rolls", "gatlings", "arrows left")
DIE: Final = ("rolled", "locked", "used")


def dice_actions(game: Dice) -> Actions:
    """Kinds are faces, and after these characters; there are no cards."""
    kinds = [*FACES, *(character.id for character in game.characters)]
    return Actions(kinds, VERBS["dice"].split(), [], [], [])


class DiceObserver(Observer):
    """Only roles are hidden."""

    def __init__(self, actions: Actions, game: Dice) -> None:
        seats = game.seats()
        super().__init__(actions, seats, MATTERS, EVENTS["dice"].split())
        self._seat = self.add("players", seats, len(FEATURES))
        self._role = self.add("roles", seats, len(roles.NAMES))
        self._character = self.add("characters", seats, len(game.characters))
        self._faces = self.add("dice", DICE, len(FACES))
        self._dice = self.add("of_each_die", DICE, len(DIE))
        self._step = self.add("step", END + 1)
        self._turn = self.add("table", len(TABLE))

    def table(self, game: State, seat: int, out: BytesWriter) -> None:
        assert isinstance(game, Dice)
        turn = game.turn
        there = game.players[seat].in_game
        ring = game.ring.index(seat)
        for other in range(self.seats):
            player = game.players[other]
            place = self.place(other, seat)
            at = self._seat + place * len(FEATURES)
            if player.in_game:
                out[at] = 1
                if there:
                    put(out, at + 4, min(places_away(game, seat, other)))
            put(out, at + 1, player.life)
            put(out, at + 2, player.max_life)
            put(out, at + 3, player.arrows)
            out[at + 5] = player.role_known == EVERYONE
            out[at + 6] = other == turn.seat
            put(out, at + 7, len(turn.hits(other)))
            put(out, at + 8, (game.ring.index(other) - ring) % self.seats)
            if player.role_known >> seat & 1:
                out[self._role + place * len(roles.NAMES) + player.role] = 1
            who = player.character - len(FACES)
            out[self._character + place * len(game.characters) + who] = 1
        locked = ALL_DICE & ~rollable(game) if turn.dice else 0
        for die, face in enumerate(turn.dice):
            out[self._faces + die * len(FACES) + face] = 1
            at = self._dice + die * len(DIE)
            out[at] = turn.rolled >> die & 1
            out[at + 1] = locked >> die & 1
            out[at + 2] = turn.used >> die & 1
        out[self._step + turn.step] = 1
        active = game.character(turn.seat)
        put(out, self._turn, turn.number)
        put(out, self._turn + 1, turn.rolls)
        put(out, self._turn + 2, active.rolls)
        put(out, self._turn + 3, active.gatlings)
        put(out, self._turn + 4, game.arrows)
