"""How fast a match goes on.

Whoever plays alone with bots follows the match on a screen, and that screen is its clock: bots
answer when it has shown what happened. Several people share a pace; a slow screen may hold them for
a moment, and no longer. A screen of which nothing is heard is not waited for.
"""

from collections.abc import Sequence
from typing import Final

from standoff.server.protocol import Pace

SHARE: Final[dict[Pace, float]] = {"slow": 13 / 7, "normal": 1.0, "fast": 3 / 7, "instant": 0.0}
"""Of the time that an act takes at the normal pace."""
PATIENCE: Final = 150.0
"""After so long without a word from it, a screen is not waited for: its page may sleep."""
LAG: Final = 4.0
"""How much longer than the shared pace a table of several people waits for a slow screen."""

EASY: Final = 4
"""Options that can be read in the time that the clock gives anyway."""
AN_OPTION: Final = 5.0
MOST_FOR_OPTIONS: Final = 60.0
TO_READ: Final = 10.0
"""For a card that is looked at, once a question."""
MORE: Final = 30.0
"""For whoever asks for it, once a turn."""


class Screen:
    """A page that tells how far it has shown the match."""

    __slots__ = ("heard", "shown")

    def __init__(self, now: float) -> None:
        self.shown = -1
        """The version up to which bots may go on; a screen that shows no acts may be ahead."""
        self.heard = now


def alone(asked_at: float, version: int, act: float, screens: Sequence[Screen]) -> float:
    """When bots answer where one person plays, on these screens: with the first that is ready.

    >>> screen = Screen(now=100.0)
    >>> alone(100.0, 7, 1.4, [screen])
    250.0
    >>> screen.shown = 7
    >>> alone(100.0, 7, 1.4, [screen])
    100.0
    """
    if any(screen.shown >= version for screen in screens):
        return asked_at
    last = max((screen.heard for screen in screens), default=-PATIENCE)
    return max(asked_at + act, last + PATIENCE)


def together(asked_at: float, version: int, act: float, screens: Sequence[Screen]) -> float:
    """When bots answer where several people play, if an act takes so long at their pace.

    >>> quick, slow = Screen(now=100.0), Screen(now=100.0)
    >>> quick.shown = 7
    >>> together(100.0, 7, 1.4, [quick, slow])
    105.4
    """
    heard = (screen for screen in screens if asked_at < screen.heard + PATIENCE)
    behind = any(screen.shown < version for screen in heard)
    return asked_at + act + (LAG if behind else 0.0)


def time_to_answer(clock: float, options: int) -> float:
    """The time a question gives: more if there is more to choose from.

    >>> time_to_answer(60, 4), time_to_answer(60, 7), time_to_answer(60, 90)
    (60.0, 75.0, 120.0)
    """
    return clock + min(AN_OPTION * max(options - EASY, 0), MOST_FOR_OPTIONS)
