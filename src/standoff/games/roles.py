"""Secret roles and who wins, for the games that have a Sheriff."""

from collections.abc import Sequence
from typing import Final

from standoff.games.seated import Seated, knows_both
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import State

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3

NAMES: Final = ("sheriff", "deputy", "outlaw", "renegade")


class Cast:
    """The roles for a number of players, and all that depends on that number."""

    __slots__ = ("dealt", "first", "hunts", "open", "rewarded")

    def __init__(
        self,
        *dealt: int,
        open: tuple[int, ...] = (SHERIFF,),
        first: int = SHERIFF,
        rewarded: tuple[int, ...] = (OUTLAW,),
        hunts: dict[int, int] | None = None,
    ) -> None:
        self.dealt = dealt
        self.open = open  # the roles that everyone may see
        self.first = first  # the role that has the first turn
        self.rewarded = rewarded  # the roles whose elimination earns a reward
        self.hunts = hunts or {}  # each role's own target; without any, sides win


CASTS: Final[dict[int, Cast]] = {
    3: Cast(
        DEPUTY,
        OUTLAW,
        RENEGADE,
        open=(DEPUTY, OUTLAW, RENEGADE),
        first=DEPUTY,
        rewarded=(DEPUTY, OUTLAW, RENEGADE),
        hunts={DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY},
    ),  # DC-82 to DC-87
    4: Cast(SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: Cast(SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: Cast(SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: Cast(SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),  # B-2
    8: Cast(SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY, RENEGADE),  # DC-78
}

LAW_WINS: Final = "ending-law"
OUTLAWS_WIN: Final = "ending-outlaws"
RENEGADE_WINS: Final = "ending-renegade"
HUNTER_WINS: Final = "ending-hunter"
LAST_WINS: Final = "ending-last"
ENDINGS: Final = (LAW_WINS, OUTLAWS_WIN, RENEGADE_WINS, HUNTER_WINS, LAST_WINS)


def same_side(one: int, other: int) -> bool:
    """Whether two players of those roles win together; a Renegade wins alone.

    >>> same_side(DEPUTY, SHERIFF), same_side(OUTLAW, DEPUTY), same_side(RENEGADE, RENEGADE)
    (True, False, False)
    """
    law = (SHERIFF, DEPUTY)
    return (one in law and other in law) or one == other == OUTLAW


def is_known_ally(players: Sequence[Seated], seat: int, other: int) -> bool:
    """Whether the player knows that the other one wins with them."""
    sided = same_side(players[seat].role, players[other].role)
    return sided and knows_both(players, seat, other)


def ending(roles: list[int], in_game: list[bool], killers: dict[int, int] | None = None) -> str:
    """How the game has ended for these roles, or "" while it goes on (B-137 to B-143).

    `killers` says who is responsible for each seat that has just gone out.

    >>> ending([SHERIFF, OUTLAW, RENEGADE, OUTLAW], [False, False, True, False])
    'ending-renegade'
    >>> ending([SHERIFF, OUTLAW, RENEGADE, OUTLAW], [True, False, True, False])
    ''
    >>> ending([DEPUTY, OUTLAW, RENEGADE], [True, True, False], {2: 0})
    'ending-hunter'
    """
    left = [role for role, there in zip(roles, in_game, strict=True) if there]
    if CASTS[len(roles)].hunts:
        if not left:
            return OUTLAWS_WIN
        if len(left) == 1:
            return LAST_WINS
        return HUNTER_WINS if _hunters(roles, in_game, killers) else ""
    if SHERIFF not in left:
        return RENEGADE_WINS if left == [RENEGADE] else OUTLAWS_WIN
    if OUTLAW not in left and RENEGADE not in left:
        return LAW_WINS
    return ""


def winners(
    how: str, roles: list[int], in_game: list[bool], killers: dict[int, int] | None = None
) -> list[int]:
    """The seats that win by that ending, those out of the game included."""
    if how == LAW_WINS:
        return [seat for seat, role in enumerate(roles) if role in (SHERIFF, DEPUTY)]
    if how == OUTLAWS_WIN:
        return [seat for seat, role in enumerate(roles) if role == OUTLAW]
    if how == HUNTER_WINS:
        return _hunters(roles, in_game, killers)
    return [seat for seat, there in enumerate(in_game) if there]


class Verdict:
    """How a game has ended, and who has won."""

    __slots__ = ("how", "winners")

    def __init__(self, how: str, winners: list[int]) -> None:
        self.how = how
        self.winners = winners


GOES_ON: Final = Verdict("", [])


def verdict(
    roles: list[int], in_game: list[bool], killers: dict[int, int] | None = None
) -> Verdict | None:
    """Whether and how the game has ended for these roles, checked once for all who went out."""
    how = ending(roles, in_game, killers)
    return Verdict(how, winners(how, roles, in_game, killers)) if how else None


def conclude(game: State, players: Sequence[Seated], verdict: Verdict) -> None:
    """The game is over: every role comes to light (B-144)."""
    game.ending = verdict.how
    game.winners = verdict.winners
    game.emit(Event(verdict.how))
    for seat, player in enumerate(players):
        if player.role_known != EVERYONE:
            player.role_known = EVERYONE
            game.emit(Event("role", seat=seat, role=player.role))


def _hunters(roles: list[int], in_game: list[bool], killers: dict[int, int] | None) -> list[int]:
    """Those in the game who are responsible for eliminating their own target (DC-85)."""
    hunts = CASTS[len(roles)].hunts
    return [
        by
        for prey, by in (killers or {}).items()
        if by >= 0 and in_game[by] and hunts[roles[by]] == roles[prey]
    ]
