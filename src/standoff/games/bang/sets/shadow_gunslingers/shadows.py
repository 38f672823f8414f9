"""The shadows: who is back for a turn, for which side, and when no longer (SG-10 to SG-62)."""

from typing import Any, Final

from standoff.games import roles
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.hooks import (
    At,
    aftermath,
    comes_back,
    comes_up,
    plays_for,
    turn_starts,
)
from standoff.games.bang.data.parts import Part
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import SHADOW, Bang
from standoff.games.bang.mechanics.settle import leave, role_of
from standoff.games.invariants import must
from standoff.games.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE, Event

ID: Final = "shadow_gunslingers"


class Shadows(Part):
    """The sides of the Renegades who were eliminated, and whether the shadows are out for good."""

    def __init__(self) -> None:
        super().__init__(ID)
        self.sides: dict[int, int] = {}  # by seat: the role for which they play now
        self.gone = False

    def copy(self) -> "Shadows":
        twin = Shadows()
        twin.sides = self.sides.copy()
        twin.gone = self.gone
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "sides": {str(seat): side for seat, side in self.sides.items()},
            "gone": self.gone,
        }

    def restore(self, data: dict[str, Any]) -> None:
        sides = data["sides"]
        if not isinstance(sides, dict):
            raise ValueError("there should be a side by seat")
        self.sides = {int(seat): int(side) for seat, side in sides.items()}
        self.gone = bool(data["gone"])

    def view(self, game: Bang, seat: int) -> dict[str, Any]:
        sides = {str(each): roles.NAMES[side] for each, side in self.sides.items()}
        return {"sides": sides, "gone": self.gone}

    def figures(self, game: Bang, seat: int) -> list[int]:
        """The side of each seat that has one, plus 1; whether the shadows are out for good."""
        seats = game.seats()
        sides = [self.sides.get((seat + place) % seats, NONE) + 1 for place in range(seats)]
        return [*sides, int(self.gone)]

    def roles_dealt(self, game: Bang, seats: list[int]) -> None:
        for seat in seats:
            self.sides.pop(seat, None)

    def check(self, game: Bang) -> None:
        for seat, player in enumerate(game.players):
            out_of_turn = player.standing == SHADOW and seat != game.turn.seat
            must(not out_of_turn, f"seat {seat} is a shadow off its turn")
        for seat, side in self.sides.items():
            must(seat in game.ring and is_fallen(game, seat), f"seat {seat} cannot have a side")
            must(side in (DEPUTY, OUTLAW), f"seat {seat} has no such side")


def shadows(box: Box) -> Part:
    return Shadows()


def of(game: Bang) -> Shadows:
    """What is known of the shadows of a match."""
    part = game.part(ID)
    assert isinstance(part, Shadows)
    return part


def is_fallen(game: Bang, seat: int) -> bool:
    """Whether the player is a Renegade who was eliminated: nothing else shows that role."""
    player = game.players[seat]
    return player.role == RENEGADE and player.role_known == EVERYONE


def side(game: Bang, at: At, seat: int) -> int:
    """The role of the side that a Renegade who was eliminated is on (SG-54, SG-55, SG-62).

    One who is back between two turns has none yet: it is what it would be now. One whose role has
    just been shown, and who is about to go out, is not back.
    """
    sides = of(game).sides
    player = game.players[seat]
    is_back = player.in_game and (player.life > 0 or not player.has_life)
    if is_back and seat not in sides and is_fallen(game, seat):
        return stronger(game, seat)
    return sides.get(seat, NONE)


def stronger(game: Bang, seat: int) -> int:
    """The side of which more of the other roles lie open, or the Outlaws' (SG-52)."""
    law = outlaws = 0
    for other, player in enumerate(game.players):
        if other != seat and player.role_known == EVERYONE:
            role = of(game).sides.get(other, player.role)
            law += role in (SHERIFF, DEPUTY)
            outlaws += role == OUTLAW
    return DEPUTY if law > outlaws else OUTLAW


def waits(game: Bang, at: At, seat: int) -> bool:
    return not of(game).gone


async def falls(game: Bang, at: At, seat: int) -> bool:
    """Whoever is out is back for every turn of theirs (SG-13, SG-20, SG-21).

    A role that was dealt to them while they were out lies open from then on, like any shadow's.
    """
    if of(game).gone:
        return False
    game.returns(seat, 0, SHADOW)
    game.players[seat].role_known = EVERYONE
    game.emit(Event("shadow", seat=seat, role=game.players[seat].role))
    return True


async def takes_side(game: Bang, at: At) -> None:
    """A Renegade who was eliminated takes a side in each shadow turn, and never has none again.

    It is that of which more of the other roles lie open, or the Outlaws' (SG-52 to SG-58). Whoever
    is brought back otherwise keeps the side they are on (SG-72).
    """
    sides = of(game).sides
    seat = at.seat
    if not is_fallen(game, seat):
        return
    if game.players[seat].standing != SHADOW and seat in sides:
        return
    sides[seat] = stronger(game, seat)
    game.emit(Event("shadow-side", seat=seat, role=sides[seat]))


async def depart(game: Bang, at: At) -> None:
    """With only the Sheriff and a Renegade left all shadows are out for good (SG-40 to SG-42)."""
    there = game.counting()
    left = [role_of(game, seat) for seat in game.ring if there[seat]]
    if sorted(left) != [SHERIFF, RENEGADE] or of(game).gone:
        return
    of(game).gone = True
    game.emit(Event("shadows-gone"))
    if game.players[game.turn.seat].standing == SHADOW:
        await leave(game, game.turn.seat)


SHADOWS: Final = Source(
    ID,
    comes_up(falls),
    plays_for(side),
    comes_back(waits),
    turn_starts(takes_side),
    aftermath(depart),
)
