"""Acts: what someone chose to do to someone else, as told by the events."""

from typing import Final

from standoff.bots.beliefs import Act
from standoff.bots.gunslinger import numbers
from standoff.bots.gunslinger.cards import Knowledge, Nature
from standoff.games.bang.door.look import BangLook
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event

AIMED: Final = 0
ORDERED: Final = 1
ACQUIRED: Final = 2
PLAYED: Final = 3
USED: Final = 4
SWAPPED: Final = 5
SHOWN: Final = 6
SHOT: Final = 7
TOOK: Final = 8
LOST: Final = 9

TELLING: Final[dict[str, int]] = {
    # a card is used on someone
    "played-at": AIMED,
    "played-as-at": AIMED,
    "used-at": AIMED,
    "applied-at": AIMED,
    "applied-as-at": AIMED,
    # someone has another play a card
    "ordered": ORDERED,
    "ordered-at": ORDERED,
    "acquired-for": ACQUIRED,
    "played": PLAYED,
    "played-as": PLAYED,
    "used": USED,
    "swapped-seats": SWAPPED,
    "has-none": SHOWN,
    "showed": SHOWN,
    "shot": SHOT,
    "took": TOOK,
    "lost-card": LOST,
}
"""What tells of an act, or may."""


def acts(events: list[Event], look: BangLook, box: Knowledge) -> list[Act]:
    """The acts among what happened; the look is at what came of it."""
    found: list[Act] = []
    robbed: dict[int, int] = {}  # by whom, while it is not told yet of which card
    ordered: dict[int, int] = {}  # who plays a card as another wants it
    for event in events:
        what = TELLING.get(event.id, NONE)
        if what == NONE:
            continue
        if what in (PLAYED, USED):
            by = ordered.pop(event.seat, event.seat) if ordered else event.seat
            nature = _nature(event, box)
            if nature.at_others and (what == USED or not nature.waits):
                for seat in range(look.seats):
                    if seat != by and look.in_game(seat):
                        found.append(Act(by, seat, numbers.INDISCRIMINATE))
        elif what == AIMED:
            by = ordered.pop(event.seat, event.seat) if ordered else event.seat
            target = event.target
            if by == target:
                continue
            nature = _nature(event, box)
            if nature.picks:
                robbed[by] = target
            elif nature.harms:
                found.append(Act(by, target, 1.0))
            elif nature.heals or nature.keeps:
                found.append(Act(by, target, -1.0))
            elif nature.marks:
                found.append(Act(by, target, numbers.ROBBERY))
        elif what == TOOK:
            # Otherwise it is an ability's work, and not their choice.
            if robbed and robbed.pop(event.seat, NONE) == event.owner:
                found.append(Act(event.seat, event.owner, _robbery(event, box)))
        elif what == LOST:
            if robbed and robbed.pop(event.by, NONE) == event.seat:
                found.append(Act(event.by, event.seat, _robbery(event, box)))
        elif what == SHOT:
            if box.characters[event.kind].in_phase_2 is not None:  # else it was told before
                found.append(Act(event.by, event.target, 1.0))
        elif what == ORDERED:
            ordered[event.seat] = event.by
        elif what == SHOWN:
            if ordered:
                ordered.pop(event.seat, None)
        elif what == ACQUIRED:
            harm = -1.0 if _nature(event, box).keeps else numbers.ROBBERY
            found.append(Act(event.seat, event.target, harm))
        else:  # which costs the other one a turn
            found.append(Act(event.seat, event.target, numbers.LOST_TURN))
    return found


def _nature(event: Event, box: Knowledge) -> Nature:
    """What the card that was played does, as what it was played as."""
    return box.natures[event.card] if event.kind == NONE else box.of_kind[event.kind]


def _robbery(event: Event, box: Knowledge) -> float:
    """To take someone's Jail away is a favour."""
    known = event.card != NONE
    return -1.0 if known and box.natures[event.card].burdens else numbers.ROBBERY
