"""Every number the gambler goes by, and why it is what it is.

The unit is a life point of one's worst enemy who has many of them. Most are guesses at what
matters. The few that were varied, over 200 games each with other seeds than those of
tools/bot_tables.py, moved little: one's own life at two thirds was a bit worse, the Renegade who
cares more for the balance a bit better, both hardly more than chance.
"""

from typing import Final

from standoff.bots.stakes import Wants

WANTS: Final = Wants(
    sheriff=(0.0, -0.6, 1.0, 0.6),
    deputy=(-1.2, -0.4, 1.0, 0.5),  # without the Sheriff all is lost
    outlaw=(1.0, 0.4, -0.5, 0.3),  # only the Sheriff must go; the others are in the way
    last_enemy=1.0,
    hits_a_round=1.5,
    sheriff_to_renegade=-0.8,  # who plays the Deputy while there are more than three
    sheriff_of_three=0.3,  # then to be weakened
    sheriff_alone=1.0,
    deputy_to_renegade=1.0,  # two of the law at the end are the Renegade's usual end
    deputy_at_least=0.4,
    outlaw_to_renegade=2.0,
    balance=0.1,  # less than that of one Outlaw and an unhurt Sheriff
    outlaw_at_least=0.2,  # all must go some day, and most shots have to hit someone
    rival=0.5,
    rival_of_three=1.0,  # the Sheriff must not go out before
    prey=1.0,
    hunter=0.4,  # who is after me
)
"""The law fears the Renegade more than in the card game: nothing is won by sparing anyone."""

# Life points
OWN_LIFE: Final = 0.9  # a bit less than an enemy's: only hitting wins
OWN_LAST: Final = 2.0  # a life point counts for so much more if it is the last, and less before
LAST: Final = 1.0  # the same of others: going out takes their dice off the table
WIN: Final = 20.0  # more than any number of hits

# Arrows: how likely they will cost their life points
ATTACK: Final = 0.9  # nearly always: few get rid of theirs
EACH_IN_PILE: Final = 0.04  # less likely for each arrow that is still to be taken

# Reading others
BEER_TELLS: Final = -0.7  # less than a shot, and a favour: some just have nobody else
ARROW_TELLS: Final = -0.4
