"""Every number the gunslinger goes by, and why it is what it is.

The unit is a life point of one's worst enemy. All of them were first guessed by how people play
and then moved, one at a time, where tools/bot_tables.py showed a gain over two thousand games.
"""

from typing import Final

# What a life point of each role is worth to each role: (Sheriff, Deputy, Outlaw, Renegade).
# Minus: a friend's. The Renegade's own goals change during a game and are worked out in stakes.py.
SHERIFF_WANTS: Final = (0.0, -1.2, 1.0, 0.3)  # a Deputy shot costs an ally, or the whole hand
DEPUTY_WANTS: Final = (-1.5, -0.7, 1.0, 0.3)  # without the Sheriff all is lost
OUTLAW_WANTS: Final = (1.0, 0.45, -0.7, 0.3)  # a Deputy is in the way; the Renegade will be
HITS_A_ROUND: Final = 1.5  # that an Outlaw lands on the Sheriff
BLUFF: Final = -0.6
WEAKEN: Final = 0.7
DEPUTY_LEAST: Final = 0.6
DEPUTY_MOST: Final = 2.0
OUTLAW_LEAST: Final = -0.3
SCALE: Final = 2.0
BALANCE: Final = 0.5
LAST_ENEMY: Final = 1.0  # the Renegade to the law, once no Outlaw is left
SHERIFF_IN_DUEL: Final = 1.0  # to the Renegade, once nobody else is left

# Lives
OWN_LIFE: Final = (
    0.9,
    0.9,
    0.9,
    0.9,
)  # of one's own life points: a bit less than the enemy's, since one must hit
SAFE_LIFE: Final = 3  # with more than this a lost life point is no matter of survival
NEARLY_OUT: Final = 1.0  # a hit counts for more the fewer are left: it takes a gun off the table
WIN: Final = 20.0  # more than any number of cards
CARD: Final = 0.35  # an unknown card: it takes about three to cost someone a life point
REWARD: Final = 3  # cards for eliminating an Outlaw
COMES_BACK: Final = 0.85  # a hit on someone whom losing life points makes stronger

# Chance
HEARTS: Final = 0.25  # a "draw!" for hearts
JAIL_HOLDS: Final = 0.75
EXPLOSION: Final = 0.1  # 8 of 80 cards
BLAST: Final = 3.0  # life points that an explosion costs

# Cards
SHARED: Final = 0.25  # of the others' gain, when everyone takes a card and I the best

# Holding cards: what one is worth in hand, for the first of its name and then for each more.
HOLD_MISSED: Final = 0.75
HOLD_SAVING: Final = 0.9  # Beer: a life point at the very moment it is needed
HOLD_BANG: Final = 0.4  # to shoot next turn, and against Duels and Indians!
HOLD_OTHER: Final = 0.45
HOLD_BURDEN: Final = 0.3  # Jail, Dynamite: one waits for the moment
HOLD_USELESS: Final = 0.02
EACH_MORE: Final = 0.6
UNKNOWN_PLAY: Final = 0.1  # of a card no property tells about: playing it is what it is for

# Cards in play
BARREL: Final = 0.9
FARTHER: Final = 0.7  # to be seen farther: some can no longer reach
NEARER: Final = 0.4  # to see nearer, besides whom it brings in reach
IN_REACH: Final = 0.5  # of an enemy's worth, for each that a longer range brings in reach
RANGE: Final = 0.05  # of each step of range: distances change
MORE_BANGS: Final = 0.25  # a weapon without limit, besides the BANG! cards in hand
LOST_TURN: Final = 1.0
BURDEN: Final = -0.9  # of a Jail or Dynamite to whoever it lies in front of

# Reading others
SURENESS: Final = 2.5  # how strictly others are expected to act as their role wants
SLIP: Final = 0.06  # the chance of an act that nothing explains
LEAST_FIT: Final = 1e-6  # nothing that anyone does proves their role
INDISCRIMINATE: Final = 0.25  # an act against everyone tells this much of one against its target
ROBBERY: Final = 0.7  # taking a card tells less than a shot: some just want the card

# Weighing sides, for the Renegade
STRENGTH_OF_CARD: Final = 0.3  # beside a life point
STRENGTH_IN_PLAY: Final = 0.5

PATIENCE: Final = 80  # answers in one turn after which it stops thinking and picks at random
