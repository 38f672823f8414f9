"""A Fistful of Cards: 15 events (rules/fistful_of_cards.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.fistful_of_cards.events import EVENTS
from standoff.kernel.choice import COSTS, ENDS, GAINS

FISTFUL_OF_CARDS: Final = Set(
    "fistful_of_cards",
    EVENTS,
    (),
    tones={
        "take-two": COSTS,
        "lose-card": COSTS,
        "phase-1": GAINS,
        "keep-life": ENDS,
        "enough": ENDS,
        "stop": ENDS,
    },
    edition=3,
)
