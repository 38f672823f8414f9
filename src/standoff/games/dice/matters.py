"""What a question of the Dice Game is about."""

from typing import Final

ROLL: Final = "roll"  # which dice to roll again, if any
AIM: Final = "aim"  # whom a shot is for
HIT: Final = "hit"  # `stake` life points, or an arrow for each
HEAL: Final = "heal"  # who gains a life point
RETURN: Final = "return"  # how many of one's own arrows to return
RELIEVE: Final = "relieve"  # whom to rid of an arrow, if anyone

MATTERS: Final = (ROLL, AIM, HIT, HEAL, RETURN, RELIEVE)
