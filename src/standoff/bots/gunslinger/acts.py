"""Acts: what someone chose to do to someone else, as told by the events."""

from collections.abc import Iterator, Sequence
from typing import Final

from standoff.bots.beliefs import Act
from standoff.bots.gunslinger import cards, numbers
from standoff.kernel.text import Text

AIMED: Final = (
    "event-played-at",
    "event-played-as-at",
    "event-used-at",
    "event-applied-at",
    "event-applied-as-at",
)
"""What tells of a card that is used on someone."""

ORDERED: Final = ("event-ordered", "event-ordered-at")
"""What tells that someone has another play a card."""


def acts(events: Sequence[Text], seats: Sequence[int]) -> Iterator[Act]:
    """The acts among what happened; `seats` are those in the game."""
    robbed: dict[int, int] = {}  # by whom, while it is not told yet of which card
    ordered: dict[int, int] = {}  # who plays a card as another wants it
    for event in events:
        args = event.args
        if event.id in ORDERED:
            ordered[int(args["seat"])] = int(args["by"])
        elif event.id in AIMED:
            nature = _nature(event)
            by, target = int(args["seat"]), int(args["target"])
            by = ordered.pop(by, by)
            if by == target:
                continue
            if nature.picks:
                robbed[by] = target
            elif nature.harms:
                yield Act(by, target, 1.0)
            elif nature.heals or nature.keeps:
                yield Act(by, target, -1.0)
            elif nature.marks:
                yield Act(by, target, numbers.ROBBERY)
        elif event.id == "event-acquired-for":
            nature = _nature(event)
            kind = -1.0 if nature.keeps else numbers.ROBBERY
            yield Act(int(args["seat"]), int(args["target"]), kind)
        elif event.id in ("event-played", "event-played-as", "event-used"):
            nature = _nature(event)
            by = ordered.pop(int(args["seat"]), int(args["seat"]))
            if nature.at_others and (event.id == "event-used" or not nature.waits):
                yield from (Act(by, seat, numbers.INDISCRIMINATE) for seat in seats if seat != by)
        elif event.id == "event-swapped-seats":  # which costs the other one a turn
            yield Act(int(args["seat"]), int(args["target"]), numbers.LOST_TURN)
        elif event.id in ("event-has-none", "event-showed"):
            ordered.pop(int(args["seat"]), None)
        elif event.id == "event-shot":
            if (
                cards.in_phase_2(cards.character(str(args["kind"]))) is not None
            ):  # else it was told before
                yield Act(int(args["by"]), int(args["target"]), 1.0)
        elif event.id in ("event-took", "event-took-hidden"):
            by, owner = int(args["seat"]), int(args["owner"])
            if robbed.pop(by, None) == owner:  # otherwise an ability's work, and not their choice
                yield Act(by, owner, _robbery(event))
        elif event.id == "event-lost-card":
            by, owner = int(args["by"]), int(args["seat"])
            if robbed.pop(by, None) == owner:
                yield Act(by, owner, _robbery(event))


def _nature(event: Text) -> cards.Nature:
    """What the card that was played does, as what it was played as."""
    kind = event.args.get("kind")
    return cards.of(str(event.args["card"])) if kind is None else cards.nature(str(kind))


def _robbery(event: Text) -> float:
    """To take someone's Jail away is a favour."""
    card = event.args.get("card")
    return -1.0 if card is not None and cards.of(str(card)).burdens else numbers.ROBBERY
