"""What the answers of the Dice Game are, by their verbs; those not named here are plain."""

from typing import Final

from standoff.kernel.choice import COSTS, ENDS, TOGETHER

TONES: Final = {
    "reroll": TOGETHER,
    "take-it": COSTS,
    "stop": ENDS,
    "enough": ENDS,
}
