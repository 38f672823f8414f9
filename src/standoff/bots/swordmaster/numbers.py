"""Every number the swordmaster goes by, and why it is what it is.

The unit is the defeat of one's worst enemy: an Honour point won and one taken. Most are guesses.
About a dozen were varied over 100 to 300 games of five in which one team played by the other
number. Wounds at 0.5 came out worse, which may be luck among so many; nothing else moved more than
chance does.
"""

from typing import Final

# The chance to win, by the scores
SPREAD_AT_END: Final = 1.0  # points by which scores may still change in the last round
SPREAD: Final = 0.8  # and for each Honour that the poorest player has
LEAST_UNIT: Final = 0.01  # of the chance to win: when all is decided, small things do not grow

# Wounds
WOUND: Final = 0.8  # all wounds but the last are worth so much of a defeat
LAST_ONES: Final = 2.0  # a point given up for a card counts for so much more if it is the last
FINISHER: Final = 0.15  # how likely whoever wounds someone is the one to finish them
WILL_PARRY: Final = 0.93  # how likely a Parry in hand is played
KEPT: Final = 1.25  # a card in hand is so much likelier a Parry than one of the deck: they are kept
HEAVY: Final = 2  # wounds for which no Parry is spared: who suffers them has none
ATTACK: Final = 0.3  # attacks a round by one player at another in reach

# Cards: an unknown one, and what one is worth in hand, the first of its kind and each more.
CARD: Final = 0.13
FEW_CARDS: Final = 0.5  # a card counts for so much more to one who holds none
HOLD_PARRY: Final = 0.3
HOLD_WEAPON: Final = 0.06
HOLD_DAMAGE: Final = 0.03  # for each wound
HOLD_REACH: Final = 0.004  # for each step of Difficulty
HOLD: Final = {
    "battle_cry": 0.15,
    "jujutsu": 0.15,
    "breathing": 0.2,
    "daimyo": 0.12,
    "diversion": 0.1,
    "geisha": 0.13,
    "tea_ceremony": 0.1,
    "bushido": 0.08,
}
EACH_MORE: Final = 0.7
SHARED: Final = 0.3  # of a card for another: it is not always used against me
AWAKE: Final = 0.15  # a card for an enemy without any: they can be attacked

# Cards in play
FOCUS: Final = 0.3
FAST_DRAW: Final = 0.4
ROUNDS: Final = 2.0  # that an Armor keeps attackers away before it is discarded

# Reading others
ALLY: Final = -0.8
ENEMY: Final = 0.6  # of those whose Honour counts least; 1 of those whose counts most
ROBBERY: Final = 0.5  # taking a card tells less than an attack: some just want the card
TELLING: Final = {"bushido": 0.6, "diversion": 0.5, "breathing": -0.5}
