"""Gold Rush: nuggets, 24 cards of equipment to buy with them, 8 characters (rules/gold_rush.md)."""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.gold_rush.characters import CHARACTERS
from standoff.games.bang.sets.gold_rush.equipment import EQUIPMENT
from standoff.games.bang.sets.gold_rush.market import THE_MARKET
from standoff.games.bang.sets.gold_rush.nuggets import a_purse
from standoff.kernel.choice import TRADES, USES

GOLD_RUSH: Final = Set(
    "gold_rush",
    EQUIPMENT,
    CHARACTERS,
    rule=THE_MARKET,
    parts=(a_purse,),
    tones={"buy": TRADES, "force": TRADES, "sell": TRADES, "apply": USES},
    edition=2,
)
