"""Nuggets: who has how many, how they are earned and what they pay for (GR-10 to GR-23)."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.box import MOST_PLAYERS, Box
from standoff.games.bang.data.deeds import Cost
from standoff.games.bang.data.facts import Fact, Play
from standoff.games.bang.data.hooks import QUESTION, At, Hook, comes_back, does
from standoff.games.bang.data.parts import Part, numbers
from standoff.games.bang.data.state import Bang
from standoff.games.invariants import must
from standoff.kernel.choice import NONE
from standoff.kernel.event import SPECTATOR, Event
from standoff.kernel.words import Say

NUGGETS: Final = "gold_rush"
STACK: Final = "equipment"

discount: Final[Hook[int]] = Hook(
    "discount", QUESTION, "sum, each once a turn: nuggets less for a card that its owner buys"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Purses(Part):
    """The nuggets of every seat. The supply is no limit (GR-19)."""

    def __init__(self) -> None:
        super().__init__(NUGGETS)
        self.nuggets = [0] * MOST_PLAYERS

    def copy(self) -> "Purses":
        twin = Purses()
        twin.nuggets = self.nuggets[:]
        return twin

    def data(self) -> dict[str, Any]:
        return {"nuggets": self.nuggets[:]}

    def restore(self, data: dict[str, Any]) -> None:
        self.nuggets = numbers(data["nuggets"])

    def view(self, game: Bang, seat: int) -> Any:
        """What everyone has; what lies on cards and characters; what the viewer would pay."""
        row = game.stack(STACK).row
        return {
            "nuggets": self.nuggets[: game.seats()],
            "paid": {
                game.kind_name(place): number
                for place, number in game.turn.notes.items()
                if _lies_there(game, place)
            },
            "prices": {game.card_name(card): price(game, seat, card) for card in row},
        }

    def figures(self, game: Bang, seat: int) -> list[int]:
        seats = game.seats()
        return [self.nuggets[(seat + place) % seats] for place in range(seats)]

    def leaves(self, game: Bang, seat: int) -> None:
        """They go back, unless everyone plays on as a shadow (GR-22, GR-150, GR-155)."""
        if not game.at_table(comes_back):
            self.nuggets[seat] = 0

    def check(self, game: Bang) -> None:
        must(len(self.nuggets) == MOST_PLAYERS, "not every seat has a purse")
        must(min(self.nuggets) >= 0, "someone has fewer nuggets than none")
        if not game.ending and not game.at_table(comes_back):
            left = [self.nuggets[seat] for seat, there in enumerate(game.in_game()) if not there]
            must(not any(left), "someone who is out has nuggets")


def a_purse(box: Box) -> Part:
    return Purses()


def purses(game: Bang) -> list[int]:
    """The nuggets of every seat."""
    part = game.part(NUGGETS)
    assert isinstance(part, Purses)
    return part.nuggets


def earn(game: Bang, seat: int, number: int) -> None:
    """Take nuggets from the supply."""
    if number > 0:
        purses(game)[seat] += number
        game.emit(Event("nuggets", seat=seat, number=number))


def lacking(game: Bang, seat: int, number: int) -> Say | None:
    """Why so many nuggets cannot be paid; None if they can."""
    short = number - purses(game)[seat]
    return Say("why-nuggets", number=short) if short > 0 else None


def for_a_wound(game: Bang, at: At, fact: Fact) -> None:
    """A nugget for each life point that one has cost another, at once (GR-10 to GR-17)."""
    by = fact.play.by
    if by not in (NONE, fact.seat) and game.players[by].in_game:
        earn(game, by, fact.points)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nuggets(Cost):
    """Nuggets, back to the supply; or onto what is used, until the turn ends (GR-20)."""

    def __init__(self, number: int, *, onto: bool = False) -> None:
        self.number = number
        self.onto = onto

    def why_not(self, game: Bang, at: At) -> Say | None:
        return lacking(game, at.seat, self.number)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        purses(game)[play.by] -= self.number
        game.emit(Event("paid", seat=play.by, number=self.number, kind=play.kind))
        if self.onto:
            notes = game.turn.notes
            notes[play.kind] = notes.get(play.kind, 0) + self.number
        return []


def _lies_there(game: Bang, place: int) -> bool:
    """Whether nuggets that were paid onto something in this turn are still to be seen there."""
    return any(
        at.place == place
        for at in game.answering(game.turn.seat, does)
        for deed in does.of(at)
        if isinstance(deed.cost, Nuggets) and deed.cost.onto
    )


def discounts(game: Bang, seat: int) -> list[At]:
    """Who makes the next card cheaper that the player buys in a turn; nobody for a spectator."""
    if seat == SPECTATOR:
        return []
    answering = game.answering(seat, discount)
    if not answering or seat != game.turn.seat:
        return answering
    return [at for at in answering if at.place not in game.turn.notes]


def rebate(game: Bang, seat: int) -> int:
    """How much less a player, or a spectator, would pay for a card now (GR-119)."""
    off = 0
    for at in discounts(game, seat):
        off += discount.of(at)
    return off


def price(game: Bang, seat: int, card: int) -> int:
    """What a player, or a spectator, would pay for a card of the row now (GR-31, GR-119)."""
    return max(game.box.of(card).cost - rebate(game, seat), 0)
