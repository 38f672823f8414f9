"""Positions of the Dice Game in a few lines.

>>> table = DiceTable(
...     sheriff("lucky_duke", life=5, arrows=2),
...     outlaw(),
...     outlaw(arrows=1),
...     renegade(),
...     roll="arrow gatling bullseye_1 beer beer",
...     coming="gatling gatling",
... )
>>> table.reroll("arrow bullseye_1")
>>> table.dice()
['gatling', 'gatling', 'gatling', 'beer', 'beer']
>>> table.stop()
>>> table.choose("pour", seat=0)
>>> table.choose("pour", seat=0)
>>> table.life(0), table.life(1), table.arrows(0)
(7, 7, 0)
"""

from functools import partial
from typing import Final

from standoff.games import roles
from standoff.games.dice.beers import beer_amount
from standoff.games.dice.character import Character
from standoff.games.dice.characters import CHARACTERS
from standoff.games.dice.faces import ALL_DICE, BEER, DICE, FACES
from standoff.games.dice.invariants import check_quiescent
from standoff.games.dice.rules import DiceRules
from standoff.games.dice.setup import cast, seat_player
from standoff.games.dice.state import Dice, Player, Turn
from standoff.games.dice.view import STEPS
from standoff.kernel.event import EVERYONE
from standoff.kernel.match import Match
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.kernel.scenario import Scenario

STRANGERS: Final = tuple(Character(f"stranger_{number}", 8) for number in range(8))
"""Characters without an ability, for the players a scenario says nothing about."""

CALM: Final = 50
"""So many dice show a Beer after those that are to come."""

RULES: Final = DiceRules([*CHARACTERS, *STRANGERS])


class Seat:
    """A player to be set up."""

    def __init__(
        self,
        role: int,
        character: str = "",
        *,
        life: int | None = None,
        max_life: int | None = None,
        arrows: int = 0,
        out: bool = False,
    ) -> None:
        self.role = role
        self.character = character
        self.life = life
        self.max_life = max_life
        self.arrows = arrows
        self.out = out


sheriff = partial(Seat, roles.SHERIFF)
deputy = partial(Seat, roles.DEPUTY)
outlaw = partial(Seat, roles.OUTLAW)
renegade = partial(Seat, roles.RENEGADE)


class DiceTable(Scenario):
    """A position: players clockwise from seat 0, whose turn it is unless said otherwise.

    `roll` are the five dice as they lie after so many `rolls`, and the player is asked about them,
    or is at a later `step` of the turn, where the first dice of the faces `used` are spent; without
    dice the turn begins. `coming` are the faces that the next dice show, in the order in which they
    are thrown; after these all show a Beer, so that nothing happens by chance. The pile has the
    arrows that no player has.
    """

    resting = frozenset({"ask-roll", "ask-heal"})

    def __init__(
        self,
        *seats: Seat,
        turn: int = 0,
        number: int = 1,
        roll: str = "",
        rolls: int = 1,
        step: str = "",
        used: str = "",
        coming: str = "",
        seed: str = "scenario",
    ) -> None:
        players = _players(seats)
        game = Dice(RULES, RULES.characters, Rng.from_seed(seed), players)
        game.arrows -= sum(player.arrows for player in players)
        game.turn = Turn(turn, number, STEPS.index(step or ("roll" if roll else "start")))
        if roll:
            game.turn.dice = _faces(roll)
            game.turn.rolls = rolls
            game.turn.rolled = ALL_DICE
            game.turn.own_beer = beer_amount(game, turn) if step == "beer" else 1
        for face in _faces(used):
            game.turn.use(game.turn.next_die(face))
        game.rng.coming = _faces(coming) + [BEER] * CALM
        check_quiescent(game)
        super().__init__(Match.of(RULES, Setup("dice", len(seats), seed), game))

    # Choices people make all the time

    def reroll(self, faces: str) -> None:
        """Roll dice again that show these faces: of equal ones, the first."""
        dice = 0
        for face in faces.split():
            place = next(p for p in range(DICE) if self.dice()[p] == face and not dice >> p & 1)
            dice |= 1 << place
        self.choose("reroll", number=dice)

    def stop(self) -> None:
        """Accept the dice."""
        self.choose("stop")

    def shoot(self, seat: int) -> None:
        """Assign the next shot."""
        self.choose("shoot", seat=seat)

    # The position

    @property
    def game(self) -> Dice:
        game = self.match.game
        assert isinstance(game, Dice)
        return game

    def dice(self) -> list[str]:
        """What the dice show, in their places."""
        return [FACES[face] for face in self.game.turn.dice]

    def targets(self) -> list[int]:
        """The seats among the options of the open question."""
        return sorted({option.seat for option in self.decision.options if option.seat is not None})

    def life(self, seat: int) -> int:
        return self.game.players[seat].life

    def arrows(self, seat: int) -> int:
        return self.game.players[seat].arrows

    def pile(self) -> int:
        """The arrows that are left in the pile."""
        return self.game.arrows

    def is_out(self, seat: int) -> bool:
        return not self.game.players[seat].in_game

    def turn(self) -> int:
        return self.game.turn.seat


def _faces(names: str) -> list[int]:
    return [FACES.index(name) for name in names.split()]


def _players(seats: tuple[Seat, ...]) -> list[Player]:
    kinds = cast(RULES.characters)
    strangers = iter(character.id for character in STRANGERS)
    players = []
    for number, seat in enumerate(seats):
        kind = kinds[seat.character or next(strangers)]
        player = seat_player(number, len(seats), seat.role, RULES.characters, kind)
        player.arrows = seat.arrows
        if seat.max_life is not None:
            player.max_life = player.life = seat.max_life
        if seat.life is not None:
            player.life = seat.life
        if seat.out:
            player.in_game = False
            player.role_known = EVERYONE
            player.life = 0
        players.append(player)
    return players
