"""The Train: where it stands, its wagons, and the station each of them is at (GTR-3 to GTR-9)."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.hooks import MOMENT, QUESTION, At, Hook
from standoff.games.bang.data.parts import Part, Stack, at_home, numbers
from standoff.games.bang.data.state import Bang
from standoff.games.bang.sets.great_train_robbery.stations import (
    LOCOMOTIVES,
    STATIONS,
    Locomotive,
    Station,
)
from standoff.games.invariants import must
from standoff.kernel.choice import NONE
from standoff.kernel.event import SPECTATOR, Event

ID: Final = "great_train_robbery"
WAGONS: Final = 3  # behind the Locomotive

more_wagons: Final[Hook[int]] = Hook(
    "more_wagons", QUESTION, "sum: wagons more than 1 a turn that its owner may acquire, or ANY"
)
rides_free: Final[Hook[bool]] = Hook(
    "rides_free", QUESTION, "any: its owner may acquire a wagon without paying, once a turn"
)
train_moved: Final[Hook[Callable[[Bang, At, bool], Awaitable[None]]]] = Hook(
    "train_moved", MOMENT, "all, when the Train has advanced: (is it at the End of the Line?)"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Train(Stack):
    """The row of stations, the Locomotive, and the deck of wagons with those behind it.

    Of `row` the first wagon is the one next to the Locomotive. It stands at the station `at`,
    counted from 1; one more than there are is the End of the Line.
    """

    def __init__(
        self,
        cards: list[int],
        tiles: list[int],
        sides: list[int],
        printed: list[list[bool]],
        rule: int,
    ) -> None:
        super().__init__(ID, cards)
        self.tiles = tiles  # all stations there are, never changed
        self.sides = sides
        self.printed = printed  # of each kind that is a station which cards pay, as printed
        self.rule = rule  # the note of the turn for wagons that were acquired
        self.side = sides[0]
        self.line: list[int] = []  # the stations from left to right
        self.at = 1

    def copy(self) -> "Train":
        twin = Train(self.deck, self.tiles, self.sides, self.printed, self.rule)
        twin.row = self.row[:]
        twin.side = self.side
        twin.line = self.line[:]
        twin.at = self.at
        return twin

    def data(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "row": self.row[:],
            "side": self.side,
            "line": self.line[:],
            "at": self.at,
        }

    def restore(self, data: dict[str, Any]) -> None:
        self.deck = numbers(data["deck"])
        self.row = numbers(data["row"])
        self.side, self.at = numbers([data["side"], data["at"]])
        self.line = numbers(data["line"])

    def set_up(self, game: Bang) -> None:
        """The Locomotive with a random side up, and the first line (GTR-3 to GTR-6)."""
        self.side = game.rng.one_of(self.sides)
        self.lay_out(game)

    def lay_out(self, game: Bang) -> None:
        """A new line for as many players as have begun, and a new Train (GTR-38, GTR-39)."""
        line = self.tiles[:]
        game.rng.shuffle(line)
        self.line = line[: game.seats()]
        self.at = 1
        self.deck += self.row
        self.row = []
        game.rng.shuffle(self.deck)
        for card in self.deck:
            game.known[card] = 0
        game.emit(Event("new-line", kind=self.side))
        for tile in self.line:
            game.emit(Event("station", kind=tile))
        self.fill(game)

    def fill(self, game: Bang) -> None:
        """Wagons of the deck join the tail, while there are any (GTR-26, GTR-27, GTR-40)."""
        while len(self.row) < WAGONS and self.deck:
            game.emit(Event("wagon-joins", card=self.turn_up(game)))

    def receive(self, game: Bang, card: int) -> None:
        """A wagon that is discarded joins the tail, or goes under the deck (GTR-28)."""
        self.deck.insert(0, card)
        self.fill(game)

    def turn_round(self) -> None:
        """The Locomotive is flipped to its other side."""
        self.side = next(side for side in self.sides if side != self.side)

    def station(self, card: int, ahead: int = 0) -> int:
        """The station a wagon of the Train is at, or will be so many stations ahead; NONE: none."""
        return self.station_of(self.row.index(card), ahead)

    def station_of(self, nth: int, ahead: int = 0) -> int:
        """The same of the nth wagon behind the Locomotive, counted from 0."""
        place = self.at + ahead - nth - 2
        return self.line[place] if 0 <= place < len(self.line) else NONE

    def paired(self, ahead: int = 0) -> list[int]:
        """The wagons that are at a station, or will be (GTR-7, GTR-19)."""
        return [card for nth, card in enumerate(self.row) if self.station_of(nth, ahead) != NONE]

    def is_payable(self, game: Bang, seat: int, place: int) -> bool:
        """Whether the player can pay at that station: asked all the time."""
        toll = station(game, place).toll
        player = game.players[seat]
        if toll.life:
            return player.life > toll.life
        if toll.is_changed(game, seat):
            return len(toll.cards(game, seat)) >= toll.number
        pays = self.printed[place]
        lacking = toll.number
        for card in player.hand:
            if pays[card]:
                lacking -= 1
        if lacking <= 0:
            return True
        for card in player.in_play:
            if pays[card]:
                lacking -= 1
        return lacking <= 0

    def left(self, game: Bang, seat: int) -> int:
        """How many wagons the player may still acquire in this turn (GTR-17, GTR-90)."""
        most = 1
        for at in game.answering(seat, more_wagons):
            most += more_wagons.of(at)
        notes = game.turn.notes
        return max(most - notes.get(self.rule, 0), 0) if notes else most

    def may_go_ahead(self, game: Bang) -> bool:
        """Whether the free advance before an acquisition is still to be had (GTR-24)."""
        notes = game.turn.notes
        return not notes or ~self.rule not in notes

    @property
    def is_at_end(self) -> bool:
        return self.at > len(self.line)

    def check(self, game: Bang) -> None:
        must(len(self.line) == game.seats(), "the line is not as long as it should be")
        must(len(set(self.line)) == len(self.line), "a station is there twice")
        must(all(tile in self.tiles for tile in self.line), "there is no such station")
        must(1 <= self.at <= len(self.line) + 1, "the Train is nowhere")
        must(self.side in self.sides, "the Locomotive has no such side")
        must(not self.pile, "a wagon is discarded face up")
        must(len(self.row) == WAGONS or not self.deck, "a wagon is missing from the Train")

    def figures(self, game: Bang, seat: int) -> list[int]:
        """Where the Locomotive stands and which side is up, the stations, the kinds of wagons."""
        stations = [self.tiles.index(place) + 1 for place in self.line]
        wagons = [game.box.kind[card] + 1 for card in self.row]
        wagons += [0] * (WAGONS - len(wagons))
        return [self.at, self.sides.index(self.side), *stations, *wagons]

    def view(self, game: Bang, seat: int) -> dict[str, Any]:
        """All that is drawn of the Train, with what it means to the viewer.

        line        the stations from left to right: `id`, and `toll`, which is one of
                    {"cards": [ids]}, {"suit": "S"}, {"ranks": ["2", "9"]}, {"border": "blue"},
                    {"any": 2} and {"life": 1}
        at          where the Locomotive stands, from 0; len(line) is the End of the Line
        locomotive  the side that lies up
        leader      the seat in whose turns the Train advances
        wagons      from the Locomotive backwards: `id`; `station`, the place in `line` it is at, or
                    None; there, for a player in the game, `payable`: whether they could pay now,
                    and `with`: the cards that pay, one or as many as the toll says
        free        whether the viewer could acquire a wagon without paying
        left        how many wagons the viewer may still acquire in this turn, None: any number; 0
                    if it is not their turn
        """
        return {
            **self.outline(game, seat),
            "wagons": [self._wagon(game, seat, card) for card in self.row],
            "free": _plays(game, seat) and is_free(game, seat),
            "left": self._left(game, seat) if seat == game.turn.seat else 0,
        }

    def outline(self, game: Bang, seat: int) -> dict[str, Any]:
        """What everyone sees of the Train."""
        return {
            "line": [
                {"id": tile.id, "toll": tile.toll.shown()}
                for tile in (station(game, place) for place in self.line)
            ],
            "at": self.at - 1,
            "locomotive": game.kind_name(self.side),
            "leader": game.leader,
            "wagons": [{"id": game.card_name(card)} for card in self.row],
        }

    def _left(self, game: Bang, seat: int) -> int | None:
        left = self.left(game, seat) if _plays(game, seat) else 0
        return None if left >= ANY // 2 else left

    def _wagon(self, game: Bang, seat: int, card: int) -> dict[str, Any]:
        place = self.station(card)
        shown: dict[str, Any] = {
            "id": game.card_name(card),
            "station": None if place == NONE else self.line.index(place),
        }
        if place != NONE and _plays(game, seat):
            toll = station(game, place).toll
            paying = [] if toll.life else game.faces(toll.cards(game, seat))
            shown["payable"] = self.is_payable(game, seat, place)
            shown["with"] = [game.card_name(each) for each in paying]
        return shown


def _plays(game: Bang, seat: int) -> bool:
    return seat != SPECTATOR and game.players[seat].in_game


def the_train(box: Box) -> Part:
    tiles = [box.index[tile.id] for tile in STATIONS]
    sides = [box.index[side.id] for side in LOCOMOTIVES]
    printed = [kind.toll.printed(box) if isinstance(kind, Station) else [] for kind in box.kinds]
    return Train(at_home(box, ID), tiles, sides, printed, box.index[ID])


def of(game: Bang) -> Train:
    """The Train of a match."""
    part = game.part(ID)
    assert isinstance(part, Train)
    return part


def station(game: Bang, place: int) -> Station:
    tile = game.box.kinds[place]
    assert isinstance(tile, Station)
    return tile


def locomotive(game: Bang) -> Locomotive:
    """The side of the Locomotive that lies up."""
    side = game.box.kinds[of(game).side]
    assert isinstance(side, Locomotive)
    return side


# What was done in the turn


def has_acquired(game: Bang) -> None:
    notes, rule = game.turn.notes, of(game).rule
    notes[rule] = notes.get(rule, 0) + 1


def is_free(game: Bang, seat: int) -> bool:
    """Whether the player may acquire a wagon without paying, once in a turn (GTR-94)."""
    return any(at.place not in game.turn.notes for at in game.answering(seat, rides_free))


def has_ridden_free(game: Bang, seat: int) -> None:
    for at in game.answering(seat, rides_free):
        if at.place not in game.turn.notes:
            game.credit(seat, at.place)
            game.turn.notes[at.place] = 1
            return


def has_gone_ahead(game: Bang) -> None:
    game.turn.notes[~of(game).rule] = 1
