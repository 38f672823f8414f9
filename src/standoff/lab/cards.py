"""What each card did in a match, read from its events: any game, any set, also one to come."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from standoff.kernel.choice import NONE
from standoff.kernel.event import Event
from standoff.kernel.game import State

HURTS: Final = frozenset({"lost-life", "lost-life-to", "wounded-by"})
HEALS: Final = frozenset({"healed", "recovered"})
LEAVES: Final = ("played", "used", "applied", "parried")
"""How the events begin that tell of a card put to use."""

FACES: Final = {"exploded": "dynamite", "indians": "arrow", "gatling": "gatling", "beer": "beer"}
"""Of dice that act without being named."""


class Deeds(NamedTuple):
    """What one kind of card, face or character did in one game, as it is written to files."""

    game: int
    players: int
    card: str
    drawn: int
    played: int  # out of a hand
    used: int  # in play
    wasted: int
    damage: int
    healing: int


COLUMNS: Final = Deeds._fields[3:]
DRAWN, PLAYED, USED, WASTED, DAMAGE, HEALING = range(len(COLUMNS))


class Reader:
    """Reads event after event.

    An event that says by what life points are lost is believed. Otherwise it was the last thing
    that acted: a card played or used, an ability, a die; for wounds, not what others answered.
    """

    def __init__(self, state: State) -> None:
        self.counts: dict[str, list[int]] = {}
        self._state = state
        self._lying: set[int] = set()
        self._aimed: dict[int, list[str]] = {}  # of dice, by the seat they are to hit
        self._turn = NONE
        self._acts = ""
        self._threatens = ""

    def read(self, event: Event) -> None:
        id = event.id
        if id in HURTS:
            self._add(self._blamed(event), DAMAGE, event.number)
        elif id in HEALS:
            self._add(self._acts, HEALING, event.number)
        elif id == "turn":
            self._turn = event.seat
            self._aimed.clear()
            self._act("")
        elif id.startswith(LEAVES):
            self._lying.discard(event.card)
            card = self._kind(event)
            acts = card if event.kind == NONE else self._state.kind_name(event.kind)
            self._act(acts, event.seat)
            if id != "parried":  # it was played just before
                self._add(card, PLAYED if id.startswith("played") else USED)
        elif id == "discarded":
            if event.card not in self._lying:
                self._add(self._kind(event), WASTED)
            self._lying.discard(event.card)
        elif id == "placed":
            self._lying.add(event.card)
        elif id.startswith("drew"):
            self._add(self._kind(event), DRAWN)
            self._lying.discard(event.card)
        elif id in ("took", "chose", "took-back"):
            self._lying.discard(event.card)
        elif id == "rolled":
            for face in self._state.kind_names(event.kinds):
                self._add(face, DRAWN)
        elif id == "aimed":
            face = self._state.kind_name(event.kind)
            self._add(face, PLAYED, event.number)
            self._aimed.setdefault(event.target, []).extend([face] * event.number)
        elif id in FACES and event.kind == NONE:
            self._act(FACES[id])
            self._add(FACES[id], PLAYED)
        elif id in ("ability", "event", "flipped", "attack"):
            self._act(self._kind(event))

    def _act(self, what: str, seat: int = NONE) -> None:
        self._acts = what
        if seat in (NONE, self._turn):
            self._threatens = what

    def _kind(self, event: Event) -> str:
        """The kind that an event tells of: of its card, or by its name."""
        if event.card != NONE and event.id != "flipped":
            return self._state.card_name(event.card).partition("-")[0]
        return "" if event.kind == NONE else self._state.kind_name(event.kind)

    def _blamed(self, event: Event) -> str:
        if event.kind != NONE:
            return self._state.kind_name(event.kind)
        aimed = self._aimed.get(event.seat)
        return aimed.pop() if aimed and event.by != NONE else self._threatens

    def _add(self, card: str, what: int, number: int = 1) -> None:
        if card not in self.counts:
            self.counts[card] = [0] * len(COLUMNS)
        self.counts[card][what] += number


def deeds(state: State, game: int, events: Sequence[Event]) -> list[Deeds]:
    """What every card did that did anything; "" is what happens without one."""
    reader = Reader(state)
    for event in events:
        reader.read(event)
    players = state.seats()
    return [Deeds(game, players, card, *counts) for card, counts in sorted(reader.counts.items())]
