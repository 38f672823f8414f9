"""The way back from records: a table laid out again as a view shows it, for one who sits elsewhere.

What the view does not tell is not there, or lies there face down and is anything.
"""

from collections.abc import Callable, Mapping, Sequence

from standoff.games.cards import Cards, P, Printed
from standoff.kernel.choice import NONE
from standoff.kernel.decision import numbers
from standoff.kernel.event import EVERYONE, SPECTATOR, Event
from standoff.kernel.text import Text
from standoff.kernel.view import PlayerView, TableView
from standoff.kernel.words import CARDS, KINDS, ROLES

Number = Callable[[str], int]
"""What a name stands for."""


def seat_of(table: TableView) -> int:
    """Whose view it is."""
    return SPECTATOR if table.viewer is None else table.viewer


def role_known(player: PlayerView, viewer: int) -> int:
    """The mask of those who know a role, as far as the viewer can say."""
    if player.open_role:
        return EVERYONE
    return 0 if player.role is None else 1 << viewer


def told(texts: Sequence[Text], read: dict[str, Number]) -> list[Event]:
    """What happened, given what reads the names: it is all that may be known of it."""
    events: list[Event] = []
    for text in texts:
        id = text.id.removeprefix("event-").removesuffix("-hidden")
        event = Event(id, **numbers(text, read))
        event.knows = EVERYONE
        events.append(event)
    return events


def readers(
    cards: Mapping[str, int], kinds: Mapping[str, int], roles: Sequence[str]
) -> dict[str, Number]:
    """What reads the names in a sentence, by what they are the names of."""
    found: dict[str, Number] = dict.fromkeys(CARDS, cards.__getitem__)
    found.update(dict.fromkeys(KINDS, kinds.__getitem__))
    found.update(dict.fromkeys(ROLES, roles.index))
    return found


def number(names: Sequence[str], name: str | None) -> int:
    """The place of a name, or NONE."""
    return NONE if name is None else names.index(name)


class Supply:
    """The cards of a box that have no place yet."""

    def __init__(self, printed: Printed) -> None:
        self._left: dict[str, list[int]] = {}
        for card in range(printed.size - 1, -1, -1):
            self._left.setdefault(printed.name[card], []).append(card)

    def take(self, names: Sequence[str]) -> list[int]:
        """Cards of those names: nobody tells equal ones apart."""
        return [self._left[name].pop() for name in names]

    def rest(self) -> list[int]:
        return [card for cards in self._left.values() for card in cards]


def lay_out(game: Cards[P], table: TableView) -> list[int]:
    """Deal everyone the cards that a view shows, and any others face down; gives what is left."""
    supply = Supply(game.printed)
    game.ring = list(table.ring)
    for player, shown in zip(game.players, table.players, strict=True):
        player.hand = supply.take(shown.hand)
        player.in_play = supply.take(shown.in_play)
        for card in player.hand + player.in_play:
            game.see(card)
    rest = supply.rest()
    for player, shown in zip(game.players, table.players, strict=True):
        hidden = shown.hand_size - len(shown.hand)
        player.hand += rest[:hidden]
        rest = rest[hidden:]
    return rest
