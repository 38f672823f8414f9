"""The state of the Dice Game: plain data, and the plainest questions about it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from standoff.games import roles
from standoff.games.dice.character import Character
from standoff.games.dice.faces import DICE, FACES, pack, places, unpack
from standoff.games.dice.tones import TONES
from standoff.games.seated import Seated
from standoff.kernel.choice import NONE, PLAIN, Choice
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import State
from standoff.kernel.ring import clockwise
from standoff.kernel.rng import Rng

if TYPE_CHECKING:
    from standoff.kernel.game import Rules

ARROWS: Final = 9

# The steps of a turn; each begins and ends with nothing pending.
START: Final = 0
ROLL: Final = 1
SHOTS: Final = 2
BEERS: Final = 3
GATLING: Final = 4
END: Final = 5


class Player(Seated):
    """One player, with arrows."""

    __slots__ = ("arrows", "in_game")

    def __init__(self, role: int, role_known: int, character: int, life: int) -> None:
        super().__init__(role, role_known, character, life)
        self.arrows = 0
        self.in_game = True

    def copy(self) -> "Player":
        twin = Player(self.role, self.role_known, self.character, self.life)
        twin.max_life = self.max_life
        twin.arrows = self.arrows
        twin.in_game = self.in_game
        return twin

    def data(self) -> dict[str, Any]:
        return {**super().data(), "arrows": self.arrows, "in_game": self.in_game}


class Turn:
    """Whose turn it is, how far it has come, and what the dice show and have done in it."""

    __slots__ = (
        "dice",
        "doubled",
        "number",
        "own_beer",
        "rolled",
        "rolls",
        "seat",
        "step",
        "targets",
        "used",
    )

    def __init__(self, seat: int, number: int = 1, step: int = START) -> None:
        self.seat = seat
        self.number = number
        self.step = step
        self.dice: list[int] = []  # their faces; none before the first roll
        self.rolls = 0  # made in it
        self.rolled = 0  # the dice of the last roll
        self.used = 0  # the dice whose result is spent
        self.targets = [NONE] * DICE  # the seat each shot is assigned to, until all are dealt
        self.doubled = NONE  # the die that hits twice
        self.own_beer = 1  # life points by a Beer that the active player drinks

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.number, self.step)
        twin.dice = self.dice[:]
        twin.rolls = self.rolls
        twin.rolled = self.rolled
        twin.used = self.used
        twin.targets = self.targets[:]
        twin.doubled = self.doubled
        twin.own_beer = self.own_beer
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "number": self.number,
            "step": self.step,
            "dice": self.dice[:],
            "rolls": self.rolls,
            "rolled": self.rolled,
            "used": self.used,
            "targets": self.targets[:],
            "doubled": self.doubled,
            "own_beer": self.own_beer,
        }

    def next_die(self, *faces: int) -> int:
        """The first die with one of these faces whose result is not spent, or NONE."""
        for die, face in enumerate(self.dice):
            if face in faces and not self.used >> die & 1:
                return die
        return NONE

    def use(self, die: int) -> None:
        """The result of that die is spent."""
        self.used |= 1 << die

    def hits(self, seat: int) -> list[int]:
        """The faces that are to hit that seat, as often as they do."""
        hits: list[int] = []
        for die, target in enumerate(self.targets):
            if target == seat:
                hits += [self.dice[die]] * (2 if die == self.doubled else 1)
        return hits

    def deal_hits(self) -> None:
        """Nothing is assigned any more."""
        self.targets = [NONE] * DICE
        self.doubled = NONE


class Dice(State):
    """One game of dice. Only roles are hidden, and what the dice will show.

    A kind is a face, or after these a character.
    """

    def __init__(
        self,
        rules: "Rules[Any]",
        characters: Sequence[Character],
        rng: Rng,
        players: list[Player],
    ) -> None:
        super().__init__(rules, rng)
        self.characters = characters
        self.players = players
        self.ring = list(range(len(players)))
        self.turn = Turn(0)
        self.arrows = ARROWS  # in the pile

    def seats(self) -> int:
        return len(self.players)

    def copy(self) -> "Dice":
        players = [player.copy() for player in self.players]
        twin = Dice(self.rules, self.characters, self.rng.copy(), players)
        twin.options = self.options
        twin.ring = self.ring[:]
        twin.turn = self.turn.copy()
        twin.arrows = self.arrows
        twin.winners = self.winners[:]
        twin.ending = self.ending
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "players": [player.data() for player in self.players],
            "ring": self.ring[:],
            "turn": self.turn.data(),
            "arrows": self.arrows,
            **self.rng.data(),
            "winners": self.winners[:],
            "ending": self.ending,
        }

    def card_name(self, card: int) -> str:
        raise IndexError("There are no cards in the Dice Game.")

    def kind_name(self, kind: int) -> str:
        return FACES[kind] if kind < len(FACES) else self.characters[kind - len(FACES)].id

    def kind_names(self, kinds: int) -> list[str]:
        return [FACES[face] for face in unpack(kinds)]

    def shows(self, choice: Choice) -> int:
        if choice.verb != "reroll":
            return NONE
        return pack([self.turn.dice[place] for place in places(choice.number)])

    def tone(self, choice: Choice) -> str:
        return TONES.get(choice.verb, PLAIN)

    def role_name(self, role: int) -> str:
        return roles.NAMES[role]

    def roles(self) -> list[str]:
        return [roles.NAMES[player.role] for player in self.players]

    def audience(self, event: Event) -> int:
        return EVERYONE if event.role == NONE else self.players[event.seat].role_known

    # Who

    def in_game(self) -> list[bool]:
        return [player.in_game for player in self.players]

    def clockwise(self, start: int) -> list[int]:
        """The seats in the game, clockwise, `start` first."""
        return [seat for seat in clockwise(self.ring, start) if self.players[seat].in_game]

    def others(self, seat: int) -> list[int]:
        """The other seats in the game, clockwise from the left of `seat`."""
        return [other for other in self.clockwise(seat) if other != seat]

    def character(self, seat: int) -> Character:
        return self.characters[self.players[seat].character - len(FACES)]

    def take_arrows(self, seat: int, number: int) -> None:
        """Arrows go from the pile to the player; a number below 0 are arrows that go back."""
        self.arrows -= number
        self.players[seat].arrows += number

    def goes_on(self) -> bool:
        """Whether nobody has won yet by these roles, unless the game is over anyway."""
        dealt = [player.role for player in self.players]
        return bool(self.ending) or not roles.ending(dealt, self.in_game())
