"""Secret roles and who wins, for the games that have a Sheriff."""

from typing import Final

SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3

NAMES: Final = ("sheriff", "deputy", "outlaw", "renegade")

DEALT: Final[dict[int, tuple[int, ...]]] = {
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}  # B-2

LAW_WINS: Final = "ending-law"
OUTLAWS_WIN: Final = "ending-outlaws"
RENEGADE_WINS: Final = "ending-renegade"


def same_side(one: int, other: int) -> bool:
    """Whether two players of those roles win together; a Renegade wins alone.

    >>> same_side(DEPUTY, SHERIFF), same_side(OUTLAW, DEPUTY), same_side(RENEGADE, RENEGADE)
    (True, False, False)
    """
    law = (SHERIFF, DEPUTY)
    return (one in law and other in law) or one == other == OUTLAW


def ending(roles: list[int], in_game: list[bool]) -> str:
    """How the game has ended for these roles, or "" while it goes on (B-137 to B-143).

    >>> ending([SHERIFF, OUTLAW, RENEGADE], [False, False, True])
    'ending-renegade'
    >>> ending([SHERIFF, OUTLAW, RENEGADE], [True, False, True])
    ''
    """
    left = [role for role, there in zip(roles, in_game, strict=True) if there]
    if SHERIFF not in left:
        return RENEGADE_WINS if left == [RENEGADE] else OUTLAWS_WIN
    if OUTLAW not in left and RENEGADE not in left:
        return LAW_WINS
    return ""


def winners(how: str, roles: list[int], in_game: list[bool]) -> list[int]:
    """The seats that win by that ending, those out of the game included."""
    if how == LAW_WINS:
        return [seat for seat, role in enumerate(roles) if role in (SHERIFF, DEPUTY)]
    if how == OUTLAWS_WIN:
        return [seat for seat, role in enumerate(roles) if role == OUTLAW]
    return [seat for seat, there in enumerate(in_game) if there]
