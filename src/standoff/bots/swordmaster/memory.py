"""The cards that have gone by: what lies in the discard pile is in nobody's hand."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from standoff.bots.swordmaster import cards
from standoff.games.samurai.view import SamuraiView
from standoff.kernel.text import Text

_PLAYED: Final = ("event-played", "event-played-at", "event-played-as")
_GONE: Final = ("event-discarded", "event-lost-card", "event-turned-up")


class Memory:
    """The discard pile, card by card, as everyone has seen it grow."""

    def __init__(self) -> None:
        self._pile: Counter[str] = Counter()

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
