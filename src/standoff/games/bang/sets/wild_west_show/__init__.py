"""Wild West Show: a second deck of events, which the players turn over themselves; 8 characters.

The rules are in rules/wild_west_show.md.
"""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.sets.wild_west_show.characters import CHARACTERS
from standoff.games.bang.sets.wild_west_show.events import EVENTS
from standoff.games.bang.sets.wild_west_show.show import THE_SHOW
from standoff.kernel.choice import ENDS, SPENDS, TRADES, USES

WILD_WEST_SHOW: Final = Set(
    "wild_west_show",
    EVENTS,
    CHARACTERS,
    rule=THE_SHOW,
    tones={
        "command": USES,
        "swap-seats": USES,
        "repeat": SPENDS,
        "trade": TRADES,
        "give": SPENDS,
        "keep-both": ENDS,
    },
)
