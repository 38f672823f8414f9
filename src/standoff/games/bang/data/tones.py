"""What the answers of the card game are, by their verbs; those not named here are plain.

A set names the verbs it brings in its `Set`.
"""

from typing import Final

from standoff.kernel.choice import COSTS, ENDS, GAINS, SPENDS, USES

TONES: Final = {
    "play": SPENDS,
    "discard": SPENDS,
    "obey": SPENDS,
    "use": USES,
    "use-up": USES,
    "use-card": USES,
    "check": USES,
    "ride": USES,
    "draw": GAINS,
    "draw-all": GAINS,
    "inherit": GAINS,
    "take-it": COSTS,
    "give-up": COSTS,
    "end": ENDS,
    "any-order": ENDS,
    "let-it": ENDS,
    "no-more": ENDS,
}
