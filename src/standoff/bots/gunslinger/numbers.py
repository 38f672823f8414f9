"""Every number the gunslinger goes by, and why it is what it is.

The unit is a life point of one's worst enemy. Most are guesses at how people play; the few that
were varied by half moved little. Those of the Renegade were tuned over runs of some thousand games
of five gunslingers, with other seeds than those of tools/bot_tables.py.
"""

from typing import Final

from standoff.bots.stakes import Wants

WANTS: Final = Wants(
    sheriff=(0.0, -1.2, 1.0, 0.3),  # a Deputy shot costs an ally, or the whole hand
    deputy=(-1.5, -0.7, 1.0, 0.3),  # without the Sheriff all is lost
    outlaw=(1.0, 0.45, -0.7, 0.3),  # only the Sheriff must go; the others are in the way
    last_enemy=1.0,
    hits_a_round=1.5,
    sheriff_to_renegade=-0.6,  # who plays the Deputy while there are more than three
    sheriff_of_three=0.5,  # then to be weakened
    sheriff_alone=1.0,
    deputy_to_renegade=2.0,  # two of the law at the end are the Renegade's usual end
    deputy_at_least=0.6,
    outlaw_to_renegade=2.0,
    balance=0.5,  # about that of two Outlaws and an unhurt Sheriff
    outlaw_at_least=-0.3,  # a weak Outlaw is a friend: while there is one, others are shot
    rival=0.4,
    rival_of_three=1.0,  # the Sheriff must not go out before
    prey=1.0,
    hunter=0.25,  # a gun less; but who is weak may be the end of the game by another's hand
)
"""For the law the Renegade comes last: until then a helper more than a foe."""

# Life points
OWN_LIFE: Final = 0.9  # a bit less than an enemy's: only hitting wins
LAST_ONES: Final = 3.0  # a life point counts for so much more if it is the last, and less before
NEARLY_OUT: Final = 1.0  # the same of others: going out takes a gun off the table
WIN: Final = 20.0  # more than any number of cards
REWARD: Final = 3  # cards for eliminating an Outlaw (B-74)
RIVAL: Final = 0.8  # a life point of anyone, when the last one wins: the others gain by it too
NOT_FOR_GOOD: Final = 0.5  # of what going out takes away, while an event brings players back
GOES_OUT: Final = 0.3  # of one who may stay by a "draw!"
COMES_BACK: Final = 0.85  # of a hit on someone whom losing life points makes stronger
LOST_TURN: Final = 1.0  # about a hit
ANSWERED: Final = 0.5  # of a danger to which I have another answer
BITES: Final = 0.6  # life points that a "draw!" before every turn costs while it lies there
TOLL: Final = 0.6  # of whoever gives up two cards or a life point, as they like
BACK: Final = 1.2  # of a player who is back in the game, whom nothing can hurt

# Chance
HEARTS: Final = 0.25  # a "draw!" for hearts
RED: Final = 0.5
EXPLOSION: Final = 0.1  # 8 of 80 cards
BLAST: Final = 3.0  # life points that an explosion costs

# Cards: an unknown one, and what one is worth in hand, the first of its name and each more.
CARD: Final = 0.35  # it takes about three cards to cost someone a life point
HOLD_MISSED: Final = 0.75
HOLD_SAVING: Final = 0.9  # Beer: a life point at the very moment it is needed
HOLD_BANG: Final = 0.4  # to shoot in the next turn, and against Duels and Indians!
HOLD_OTHER: Final = 0.45
HOLD_BURDEN: Final = 0.3  # Jail, Dynamite: one waits for the moment
HOLD_USELESS: Final = 0.02
EACH_MORE: Final = 0.6
UNKNOWN_PLAY: Final = 0.1  # a card no property tells about: playing it is what it is for
SHARED: Final = 0.25  # of the others' gain, when everyone takes a card and I the best

# Cards in play
BARREL: Final = 0.9
FARTHER: Final = 0.7  # to be seen farther: some can no longer reach
NEARER: Final = 0.4  # to see nearer
IN_REACH: Final = 0.5  # of the best enemy in the range of a weapon
RANGE: Final = 0.05  # of each step of range: distances change
MORE_BANGS: Final = 0.25  # of a weapon without limit, whatever is in hand
LASTS: Final = 1.5  # of an ability for a round, for a card that has it as long as it lies there
TOKEN: Final = 0.1  # on a character: some ten of them are a life point
RIDER: Final = 0.35  # what a weapon adds to a shot, or the like, for a token
SURE_HIT: Final = 0.6  # the same, if the shot cannot be cancelled
BOMB: Final = 2.0  # life points that it costs whoever it goes off in front of
TOKENS_MOVED: Final = 2  # by who can put them onto cards
TOKENS_LOST: Final = 2  # off a bomb, each time that it is not passed on
GOES_OFF: Final = 0.3  # how likely it does before it is passed on
KEPT: Final = 0.8  # of a card that keeps its owner in the game when the last life point goes
ROBBED: Final = 0.6  # of what a card in play is worth, to whoever gives it up or is shot at for it
SPADES: Final = 0.25  # a "draw!" for spades
LATER: Final = 4  # the stage of wagons: after new cards, before shots
READY: Final = 0.6  # of what a card in play that is used once does when it is used
BURDEN: Final = -0.9  # of a Jail or Dynamite to whoever it lies in front of

# Abilities that may be copied: what the properties of one are worth in a round, by guess.
ABILITY: Final = {
    "seen": 0.7,
    "sees": 0.4,
    "bang_limit": 0.5,
    "flips": 0.3,
    "converts": 0.5,
    "converts_in_turn": 0.4,
    "hit": 0.3,
    "missed_check": 0.9,
    "first_card": 0.3,
    "any_time": 0.5,
    "draws": 0.6,
    "drew": 0.3,
    "hand_empty": 0.4,
    "life_lost": 0.6,
    "card_spent": 0.5,
    "eliminated": 0.3,
    "claims": 0.3,
    "beer_heals": 0.2,
    "hand_limit": 0.3,
    "draws_exactly": 0.7,
    "draws_last": 1.0,
    "gives_up": 0.5,
    "loses_card": 0.4,
    "shields": 0.4,
    "turn_ends": 0.35,
    "leaves_out": 0.3,
    "more_wagons": 0.2,
    "rides_free": 0.4,
    "train_moved": 0.2,
    "announced": 0.3,
    "ignores": 0.4,
    "silences": 0.6,
    "phase_2": 0.5,
    "whole_draw": 0.3,
    "extra_turn": 0.9,
    "discount": 0.2,
    "takes_flipped": 0.6,
    "staves_off": 0.5,
    "before_phase_1": 0.5,
}
# Nuggets
NUGGET: Final = 0.2  # one that is kept: what it buys later, if there is a later
BOUNTY: Final = 0.6  # of a reward on a player's head, to that player's enemies
ANOTHER_TURN: Final = 1.2  # two cards, and a shot more

FEW_CARDS: Final = 1.0  # a card counts for so much more to one who holds none

SUITS_FLIPPED: Final = 2.7  # on average, by four cards

LOOK: Final = 0.1  # at the hand of an enemy

# Reading others
INDISCRIMINATE: Final = 0.25  # an act against everyone tells this much of one against its target
ROBBERY: Final = 0.7  # taking a card tells less than a shot: some just want the card

PATIENCE: Final = 80  # answers in one turn after which it stops thinking and picks at random
