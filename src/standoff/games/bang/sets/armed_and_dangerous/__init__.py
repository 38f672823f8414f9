"""Armed & Dangerous: 28 cards, 8 characters, 32 Load tokens (rules/armed_and_dangerous.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.armed_and_dangerous.cards import CARDS, REPRINTS
from standoff.games.bang.sets.armed_and_dangerous.characters import CHARACTERS
from standoff.games.bang.sets.armed_and_dangerous.rule import RECHARGING
from standoff.games.bang.sets.armed_and_dangerous.tokens import the_supply
from standoff.kernel.choice import ENDS, USES

ARMED_AND_DANGEROUS: Final = Set(
    "armed_and_dangerous",
    CARDS,
    CHARACTERS,
    reprints=REPRINTS,
    rule=RECHARGING,
    parts=(the_supply,),
    tones={"pay-load": USES, "keep-loads": ENDS, "no-load": ENDS},
    edition=3,
)
