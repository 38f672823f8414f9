"""The cards that have gone by: those that nobody holds, and those that are no Parry."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from standoff.bots.swordmaster import cards, numbers
from standoff.games.samurai.view import SamuraiView
from standoff.kernel.text import Text

_PLAYED: Final = ("event-played", "event-played-at", "event-played-as")
_DREW: Final = ("event-drew", "event-drew-hidden", "event-took", "event-took-hidden")
_GONE: Final = ("event-discarded", "event-lost-card", "event-turned-up")


class Memory:
    """The discard pile, card by card, and who had no Parry when it was needed."""

    def __init__(self) -> None:
        self._pile: Counter[str] = Counter()
        self.fresh: dict[int, int] = {}
        """For seats that have let a heavy attack through, how many cards they drew since."""

    def note(self, events: Sequence[Text]) -> None:
        """Learn from what has happened since the last time."""
        for event in events:
            if event.id == "event-reshuffled":
                self._pile.clear()
            elif event.id in _GONE or event.id in _PLAYED:
                card = str(event.args["card"])
                if event.id in _GONE or not cards.KINDS[card].stays:
                    self._pile[card] += 1
            elif event.id == "event-drew-pile":
                self._pile[str(event.args["card"])] -= 1
            elif event.id in _DREW and event.args["seat"] in self.fresh:
                self.fresh[int(event.args["seat"])] += 1
            elif event.id == "event-wounded-by" and int(event.args["number"]) >= numbers.HEAVY:
                self.fresh[int(event.args["seat"])] = 0

    def unseen(self, table: SamuraiView) -> Counter[str]:
        """The cards of which nothing is known but that they are in the deck or in a hand."""
        unseen = Counter({kind.id: kind.copies for kind in cards.KINDS.values()})
        unseen.subtract(self._pile)
        for player in table.players:
            unseen.subtract(player.in_play)
            unseen.subtract(player.hand)
        return unseen


def share(unseen: Counter[str], wanted: Callable[[str], bool]) -> float:
    """How likely an unseen card is one of those that are wanted."""
    number = sum(copies for card, copies in unseen.items() if wanted(card))
    return max(number, 0) / max(unseen.total(), 1)
