"""The cards that have gone by: those that nobody holds, and those that are no Parry."""

from typing import Final

from standoff.bots.swordmaster import numbers
from standoff.bots.swordmaster.cards import KINDS
from standoff.games.samurai.look import SamuraiLook
from standoff.kernel.event import Event

PLAYED: Final = 0
DREW: Final = 1
GONE: Final = 2
RESHUFFLED: Final = 3
DREW_PILE: Final = 4
WOUNDED: Final = 5

TELLING: Final[dict[str, int]] = {
    "played": PLAYED,
    "played-at": PLAYED,
    "played-as": PLAYED,
    "drew": DREW,
    "took": DREW,
    "discarded": GONE,
    "lost-card": GONE,
    "turned-up": GONE,
    "reshuffled": RESHUFFLED,
    "drew-pile": DREW_PILE,
    "wounded-by": WOUNDED,
}
"""What tells where cards are."""


class Memory:
    """The discard pile, kind by kind, and who had no Parry when it was needed."""

    def __init__(self) -> None:
        self._pile = [0] * len(KINDS)
        self._read = 0  # events
        self.fresh: dict[int, int] = {}
        """For seats that have let a heavy attack through, how many cards they drew since."""

    def copy(self) -> "Memory":
        twin = Memory()
        twin._pile = self._pile[:]
        twin._read = self._read
        twin.fresh = self.fresh.copy()
        return twin

    def note(self, look: SamuraiLook) -> None:
        """Learn from what has happened since the last time."""
        events = look.news(self._read)
        self._read += len(events)
        for event in events:
            what = TELLING.get(event.id)
            if what is not None:
                self._note(event, what, look)

    def _note(self, event: Event, what: int, look: SamuraiLook) -> None:
        if what == RESHUFFLED:
            self._pile = [0] * len(KINDS)
        elif what in (GONE, PLAYED):
            if what == GONE or not look.kind(event.card).stays:
                self._pile[look.box.kind[event.card]] += 1
        elif what == DREW_PILE:
            self._pile[look.box.kind[event.card]] -= 1
        elif what == DREW:
            if event.seat in self.fresh:
                self.fresh[event.seat] += 1
        elif event.number >= numbers.HEAVY:
            self.fresh[event.seat] = 0

    def unseen(self, look: SamuraiLook) -> list[int]:
        """How many of each kind may be in the deck or in a hand: nothing else is known of them."""
        unseen = [kind.copies - self._pile[place] for place, kind in enumerate(KINDS)]
        kind_of = look.box.kind
        for seat in range(look.seats):
            for card in look.in_play(seat):
                unseen[kind_of[card]] -= 1
            for card in look.hand(seat):
                unseen[kind_of[card]] -= 1
        return unseen
