"""What a question of the card game is about: all that a judge of answers has to tell apart.

A question in new words is one of these. Whoever answers goes by the matter, the stake and what the
options are; a set brings a matter of its own only where none of them fits.
"""

from typing import Final

from standoff.kernel.game import MAIN

ESCAPE: Final = "escape"  # a shot, or the like, to cancel; else `stake` life points
GUARD: Final = "guard"  # the same, aimed at a card of one's own: `pick` of the prompt
SUPPLY: Final = "supply"  # a card is demanded; else `stake` life points
CONTEST: Final = "contest"  # the same, and if it is supplied, then of `by`, until one gives in
DYING: Final = "dying"  # `number` life points are lacking to stay in the game
DRAW: Final = "draw"  # where the cards of phase 1 come from
REST: Final = "rest"  # to regain a life point rather than to draw, or for a card
HAVE: Final = "have"  # which card to get
PART: Final = "part"  # which card of one's own to lose
PAY: Final = "pay"  # which card to pay with, for what was announced
EXCHANGE: Final = "exchange"  # which card to give for the next one of the deck, if any
ORDER: Final = "order"  # what comes first: the `card` to lie on top of the pile, the `kind` to act
FLIP: Final = "flip"  # which of the flipped cards counts, for `kind`
REPEAT: Final = "repeat"  # to have `target` flip anew for `kind`, or let `card` count
STRIP: Final = "strip"  # which card another player is to lose
COPY: Final = "copy"  # which ability to have
GIVE: Final = "give"  # a life point of one's own for another player, if any
AVOID: Final = "avoid"  # to stop what `by` does to oneself, or to turn it on another
SAVE: Final = "save"  # to keep `target` from losing `number` life points
ANNOUNCE: Final = "announce"  # a further target of what one plays, or another way to play it
RIDE: Final = "ride"  # something to add to the card that one plays, if anything
ORDERS: Final = "orders"  # what another player is to do
PASS: Final = "pass"  # to whom a card goes that nobody wants to have
CHARGE: Final = "charge"  # where a token comes to lie, `pick` or the character, if anywhere
SPEND: Final = "spend"  # which token is spent for `kind`, of `pick` or the character, if any
GUESS: Final = "guess"  # to call what the next card is, or stop
BUY: Final = "buy"  # what to take for what it costs, if anything
SPARE: Final = "spare"  # whom of those that `kind` acts on it is not to act on, if anyone
SHARE: Final = "share"  # which card another player gets, and who; the rest is one's own
RANSOM: Final = "ransom"  # which card of one's own to lose, or to be shot at by `by` for it

MATTERS: Final = (
    MAIN,
    ESCAPE,
    GUARD,
    SUPPLY,
    CONTEST,
    DYING,
    DRAW,
    REST,
    HAVE,
    PART,
    PAY,
    EXCHANGE,
    ORDER,
    FLIP,
    REPEAT,
    STRIP,
    COPY,
    GIVE,
    AVOID,
    SAVE,
    ANNOUNCE,
    RIDE,
    ORDERS,
    PASS,
    CHARGE,
    SPEND,
    GUESS,
    BUY,
    SPARE,
    SHARE,
    RANSOM,
)
