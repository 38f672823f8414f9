"""The Great Train Robbery: a Train to rob, 16 wagons, 13 stations, 16 cards, 8 characters.

The rules are in rules/great_train_robbery.md.
"""

from typing import Final

from standoff.games.bang.data.box import Set
from standoff.games.bang.data.deeds import Deed
from standoff.games.bang.data.facts import ANSWERED, after
from standoff.games.bang.data.hooks import does, hears, reads_pile, turn_starts
from standoff.games.bang.data.sources import Source
from standoff.games.bang.sets.great_train_robbery.acquiring import (
    ForNothing,
    ForToll,
    acquire,
    acquire_free,
)
from standoff.games.bang.sets.great_train_robbery.cards import CARDS, evaded, is_evaded
from standoff.games.bang.sets.great_train_robbery.characters import CHARACTERS
from standoff.games.bang.sets.great_train_robbery.moving import Ahead, go_ahead, leaders_turn
from standoff.games.bang.sets.great_train_robbery.stations import LOCOMOTIVES, STATIONS
from standoff.games.bang.sets.great_train_robbery.train import ID, the_train
from standoff.games.bang.sets.great_train_robbery.wagons import WAGONS
from standoff.games.bang.vocabulary.effects import Body
from standoff.kernel.choice import ENDS, GAINS, SPENDS, TRADES, USES

THE_LINE: Final = Source(
    ID,
    turn_starts(leaders_turn),
    reads_pile(True),
    does(
        Deed(Body(acquire), target=ForToll(), verb="acquire"),
        Deed(Body(acquire_free), target=ForNothing(), verb="acquire-free"),
        Deed(Body(go_ahead), target=Ahead(), verb="go-ahead"),
    ),
    hears(after(ANSWERED, evaded, only=is_evaded, gains=True)),
)

GREAT_TRAIN_ROBBERY: Final = Set(
    ID,
    (*WAGONS, *CARDS, *STATIONS, *LOCOMOTIVES),
    CHARACTERS,
    rule=THE_LINE,
    parts=(the_train,),
    tones={
        "acquire": TRADES,
        "acquire-free": GAINS,
        "go-ahead": TRADES,
        "no-wagon": ENDS,
        "uncouple": USES,
        "berth": USES,
        "yield": SPENDS,
        "turn-on": USES,
        "enough": ENDS,
        "leave-them": ENDS,
    },
    edition=3,
)
