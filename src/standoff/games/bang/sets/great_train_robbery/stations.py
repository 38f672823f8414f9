"""The stations and what they ask for, and the two sides of the Locomotive (GTR-20, GTR-42, GTR-45).

They are no cards: they lie on the table and are named by their kinds.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data import hooks
from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import Effect
from standoff.games.bang.data.signs import CLUBS, DIAMONDS, HEARTS, RANKS, SPADES, SUITS
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.names import forbidder
from standoff.games.bang.sets.base.cards import general_store
from standoff.games.bang.vocabulary.effects import Body, Shot

RAIL: Final = Border("rail", dealt=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Toll:
    """What is paid at a station: cards from hand or from play, in any mix; here, any cards."""

    def __init__(self, number: int = 1, life: int = 0) -> None:
        self.number = number
        self.life = life  # life points instead, but never the last one

    def takes(self, box: Box, card: int) -> bool:
        """Whether such a card pays, as it is printed."""
        return True

    def is_changed(self, game: Bang, seat: int) -> bool:
        """Whether other cards may pay now than those that do as they are printed."""
        return False

    def printed(self, box: Box) -> list[bool]:
        """Of each card whether it pays, as long as nothing is changed."""
        return [box.of(card).border.touchable and self.takes(box, card) for card in range(box.size)]

    def shown(self) -> dict[str, Any]:
        """What it is, for those who show it."""
        return {"life": self.life} if self.life else {"any": self.number}

    def cards(self, game: Bang, seat: int) -> list[int]:
        """The cards of a player that pay; what nobody can touch never does."""
        player = game.players[seat]
        return [card for card in player.hand + player.in_play if self.pays(game, seat, card)]

    def pays(self, game: Bang, seat: int, card: int) -> bool:
        """Whether a card of that player pays, as things are."""
        return self.takes(game.box, card) and game.box.of(card).border.touchable

    def may_be_payable(self, game: Bang, seat: int) -> bool:
        """Whether the player can pay as far as everyone knows."""
        player = game.players[seat]
        if self.life:
            return player.life > self.life
        lying = [card for card in player.in_play if self.pays(game, seat, card)]
        return len(player.hand) + len(lying) >= self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class OfName(Toll):
    """A card of exactly that name, whatever others are used as (GTR-21)."""

    def __init__(self, *ids: str) -> None:
        super().__init__()
        self.ids = ids

    def takes(self, box: Box, card: int) -> bool:
        return box.of(card).id in self.ids

    def is_changed(self, game: Bang, seat: int) -> bool:
        return bool(game.answering(seat, hooks.forbids))

    def pays(self, game: Bang, seat: int, card: int) -> bool:
        """None of those that nothing may be paid with (HN-33)."""
        return super().pays(game, seat, card) and not is_barred(game, seat, game.box.of(card))

    def may_be_payable(self, game: Bang, seat: int) -> bool:
        kinds = [game.box.kinds[game.box.index[id]] for id in self.ids]
        barred = all(is_barred(game, seat, kind) for kind in kinds)
        return not barred and super().may_be_payable(game, seat)

    def shown(self) -> dict[str, Any]:
        return {"cards": list(self.ids)}


def is_barred(game: Bang, seat: int, kind: Kind) -> bool:
    return forbidder(game, seat, kind, "pay") is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSuit(Toll):
    """A card of a suit, as things are (GTR-113)."""

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit = suit

    def takes(self, box: Box, card: int) -> bool:
        return box.suit[card] == self.suit

    def is_changed(self, game: Bang, seat: int) -> bool:
        return bool(game.at_table(hooks.suit))

    def pays(self, game: Bang, seat: int, card: int) -> bool:
        return game.suit(card) == self.suit and game.box.of(card).border.touchable

    def shown(self) -> dict[str, Any]:
        return {"suit": SUITS[self.suit]}


@mypyc_attr(allow_interpreted_subclasses=True)
class OfRank(Toll):
    """A card of a range of ranks, with its ends."""

    def __init__(self, low: str, high: str) -> None:
        super().__init__()
        self.low = RANKS.index(low)
        self.high = RANKS.index(high)

    def takes(self, box: Box, card: int) -> bool:
        return self.low <= box.rank[card] <= self.high

    def shown(self) -> dict[str, Any]:
        return {"ranks": [RANKS[self.low], RANKS[self.high]]}


@mypyc_attr(allow_interpreted_subclasses=True)
class Blue(Toll):
    """A blue-bordered card, a wagon in play too; not what only counts as blue (GTR-108)."""

    def takes(self, box: Box, card: int) -> bool:
        return is_blue(box, card)

    def shown(self) -> dict[str, Any]:
        return {"border": "blue"}


def is_blue(box: Box, card: int) -> bool:
    """Whether the border of a card is blue, as that of wagons is (GTR-31)."""
    return box.of(card).border.id == "blue"


@mypyc_attr(allow_interpreted_subclasses=True)
class Station(Kind):
    """A station tile, and what a wagon costs there."""

    def __init__(self, id: str, toll: Toll) -> None:
        super().__init__(id, RAIL, "")
        self.toll = toll


@mypyc_attr(allow_interpreted_subclasses=True)
class Locomotive(Kind):
    """A side of the Locomotive, and what it does to everyone at the End of the Line."""

    def __init__(self, id: str, effect: Effect) -> None:
        super().__init__(id, RAIL, "")
        self.effect = effect


STATIONS: Final = (
    Station("boom_town", OfName("bang")),
    Station("catico", OfName("cat_balou", "panic")),
    Station("creepy_creek", OfSuit(SPADES)),
    Station("crowns_hole", OfName("beer")),
    Station("deathwood", Blue()),
    Station("dodgeville", OfName("missed")),
    Station("fort_wroth", OfRank("10", "A")),
    Station("frisco", OfSuit(CLUBS)),
    Station("miners_oath", OfSuit(DIAMONDS)),
    Station("san_tafe", OfSuit(HEARTS)),
    Station("tombrock", Toll(0, life=1)),
    Station("virginia_town", Toll(2)),
    Station("yooma", OfRank("2", "9")),
)

LOCOMOTIVES: Final = (
    Locomotive("ironhorse", Shot()),
    Locomotive("leland", Body(general_store)),
)
