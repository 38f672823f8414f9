"""Names by which rules ask for cards, as bits: a card has those of all names it counts as."""

from typing import Final

_NAMES: Final[list[str]] = []


def a_name(id: str) -> int:
    """A name that rules can ask for; the same id is the same name.

    >>> a_name("bang") == BANG, a_name("missed") == MISSED
    (True, True)
    """
    if id not in _NAMES:
        _NAMES.append(id)
    return 1 << _NAMES.index(id)


BANG: Final[int] = a_name("bang")
MISSED: Final[int] = a_name("missed")
ANY_CARD: Final = -1  # in `converts`: whatever is printed on it
