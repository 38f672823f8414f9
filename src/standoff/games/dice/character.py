"""What a character is: printed life points, and where it plays by other rules than the rest."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from standoff.games.dice.faces import DYNAMITE

if TYPE_CHECKING:
    from standoff.games.dice.state import Dice

ROLLS: Final = 3
GATLINGS: Final = 3
ANY: Final = 99  # no limit at all

Number = Callable[["Dice", int], int]
Moment = Callable[["Dice", int], None]
Flow = Callable[["Dice", int], Coroutine[Any, Any, None]]
Counted = Callable[["Dice", int, int], Coroutine[Any, Any, None]]
Counting = Callable[["Dice", int, int], None]


class Character:
    """The hooks of a character. A seat is the first argument of each after the game.

    rolls           rolls in a turn
    locked          faces that may not be rolled again
    either          a "1" may be used as a "2", and a "2" as a "1"
    further         so many places further a shot may go
    doubles         a Beer may be used up to double a shot
    gatlings        results that fire the Gatling
    indians         the most life points lost in one attack
    fears_gatling   whether the Gatling takes a life point
    takes_arrows    an arrow may be taken instead of a hit
    own_beer        life points by a Beer that is used on oneself
    turn_starts     before the first roll
    loses_life      life points were lost: how many
    hurt_by         life points were lost to another player: whom
    others_out      other players were eliminated: how many
    after_gatling   the last thing in the step of the Gatling, with so many results
    turn_ends       the last thing in the turn
    """

    __slots__ = (
        "after_gatling",
        "doubles",
        "either",
        "fears_gatling",
        "further",
        "gatlings",
        "hurt_by",
        "id",
        "indians",
        "life",
        "locked",
        "loses_life",
        "others_out",
        "own_beer",
        "rolls",
        "takes_arrows",
        "turn_ends",
        "turn_starts",
    )

    def __init__(
        self,
        id: str,
        life: int,
        *,
        rolls: int = ROLLS,
        locked: tuple[int, ...] = (DYNAMITE,),
        either: bool = False,
        further: int = 0,
        doubles: bool = False,
        gatlings: int = GATLINGS,
        indians: int = ANY,
        fears_gatling: bool = True,
        takes_arrows: bool = False,
        own_beer: Number | None = None,
        turn_starts: Flow | None = None,
        loses_life: Counted | None = None,
        hurt_by: Counted | None = None,
        others_out: Counting | None = None,
        after_gatling: Counted | None = None,
        turn_ends: Moment | None = None,
    ) -> None:
        self.id = id
        self.life = life
        self.rolls = rolls
        self.locked = locked
        self.either = either
        self.further = further
        self.doubles = doubles
        self.gatlings = gatlings
        self.indians = indians
        self.fears_gatling = fears_gatling
        self.takes_arrows = takes_arrows
        self.own_beer = own_beer
        self.turn_starts = turn_starts
        self.loses_life = loses_life
        self.hurt_by = hurt_by
        self.others_out = others_out
        self.after_gatling = after_gatling
        self.turn_ends = turn_ends
