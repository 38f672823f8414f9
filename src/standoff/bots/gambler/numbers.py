"""Every number the gambler goes by, and why it is what it is.

The unit is a life point of one's worst enemy who has many of them.
"""

from typing import Final

from standoff.bots.stakes import Wants

WANTS: Final = Wants(
    sheriff=(0.0, -0.6, 1.0, 0.6),
    deputy=(-1.2, -0.4, 1.0, 0.5),
    outlaw=(1.0, 0.4, -0.5, 0.3),
    last_enemy=1.0,
    hits_a_round=1.5,
    sheriff_to_renegade=-0.5,
    sheriff_of_three=0.3,
    sheriff_alone=1.0,
    deputy_to_renegade=1.0,
    deputy_at_least=0.4,
    outlaw_to_renegade=2.0,
    balance=0.3,
    outlaw_at_least=0.1,
    rival=0.5,
    rival_of_three=1.0,
    prey=1.0,
    hunter=0.4,
)

# Life points
OWN_LIFE: Final = 0.9
OWN_LAST: Final = 2.0  # a life point counts for so much more if it is the last, and less before
LAST: Final = 1.0  # the same of others
WIN: Final = 20.0

# Arrows: the chance that they will cost their life points
ATTACK: Final = 0.9
EACH_IN_PILE: Final = 0.04

# Reading others: less than a shot
BEER_TELLS: Final = -0.7
ARROW_TELLS: Final = -0.4
