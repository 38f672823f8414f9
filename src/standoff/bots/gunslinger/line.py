"""The Train as it lies on the table: its stations, and its wagons."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.signs import RANKS, SUITS
from standoff.kernel.choice import NONE

if TYPE_CHECKING:
    from standoff.bots.gunslinger.cards import Knowledge

Toll = Mapping[str, Any]


@mypyc_attr(acyclic=True)
class Stop:
    """A station: what it asks for, and which cards pay there."""

    __slots__ = ("_pays", "_toll", "life", "number")

    def __init__(self, toll: Toll) -> None:
        self._toll = toll
        self._pays: list[bool] = []  # of the cards of the box, as far as it was asked
        self.life = "life" in toll
        self.number = int(toll.get("any", 1))

    def takes(self, box: "Knowledge", card: int) -> bool:
        """Whether that card is one of those that it asks for."""
        known = self._pays
        while len(known) <= card:
            known.append(pays(box, self._toll, len(known)))
        return known[card]


def pays(box: "Knowledge", toll: Toll, card: int) -> bool:
    """Whether a card is one of those that a station asks for."""
    nature = box.natures[card]
    if nature.border is not None and not nature.border.touchable:
        return False
    suit, rank = box.suit[card], box.rank[card]
    if "cards" in toll:
        return nature.id in toll["cards"]
    if "suit" in toll:
        return suit != NONE and SUITS[suit] == toll["suit"]
    if "ranks" in toll:
        low, high = (RANKS.index(each) for each in toll["ranks"])
        return rank != NONE and low <= rank <= high
    if "border" in toll:
        return nature.border is not None and nature.border.id == toll["border"]
    return True


class Line:
    """The stations from left to right, where the Locomotive stands, and the wagons behind it."""

    __slots__ = ("at", "stops", "wagons")

    def __init__(self, shown: Mapping[str, Any] | None, box: "Knowledge") -> None:
        """As a set shows it; None: there is no Train."""
        self.at = 0
        self.stops: list[Stop] = []
        self.wagons: list[int] = []  # from the front
        if shown is not None:
            self.at = int(shown["at"])
            self.stops = [_stop(box, station) for station in shown["line"]]
            self.wagons = [box.card(wagon["id"]) for wagon in shown["wagons"]]


def _stop(box: "Knowledge", station: Mapping[str, Any]) -> Stop:
    found = box.stops.get(station["id"])
    if found is None:
        found = box.stops[station["id"]] = Stop(station["toll"])
    return found
