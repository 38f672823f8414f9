"""What the answers of Samurai Sword are, by their verbs."""

from typing import Final

from standoff.kernel.choice import COSTS, ENDS, GAINS, SPENDS, USES

TONES: Final = {
    "play": SPENDS,
    "discard": SPENDS,
    "use": USES,
    "draw": GAINS,
    "draw-pile": GAINS,
    "take-it": COSTS,
    "lose-honour": COSTS,
    "end": ENDS,
}
