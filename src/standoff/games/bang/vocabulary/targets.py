"""Targets: whom a card can be aimed at, and why not (B-41 to B-43, B-50)."""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games import roles
from standoff.games.bang.data.sources import Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.distance import Sight
from standoff.kernel.choice import HAND, NONE
from standoff.kernel.words import Say

NOTHING_TO_NAME: Final = [NONE]


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must hold for a seat to be a target, and the words for when it does not."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        raise NotImplementedError

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        raise NotImplementedError


class Another(Condition):
    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return seat != sight.viewer

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-yourself")


class Reachable(Condition):
    """Within the range of the weapon (B-29)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return sight.distance(seat) <= sight.reach

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-out-of-reach", distance=sight.distance(seat), reach=sight.reach)


class Within(Condition):
    """Seen at a printed distance or less; weapons do not matter (B-30)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return sight.distance(seat) <= self.limit

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-too-far", distance=sight.distance(seat), limit=self.limit)


class NotSheriff(Condition):
    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return sight.game.players[seat].role != roles.SHERIFF

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-sheriff")


class OthersHaveCards(Condition):
    """Someone else has a card, in hand or in play (DC-32)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        players = sight.game.players
        return any(players[each].hand or players[each].in_play for each in sight.game.others(seat))

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-no-cards")


class LacksSameName(Condition):
    """No two cards of a name in front of one player (B-37)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        box = sight.game.box
        return all(box.of(card) is not source for card in sight.game.players[seat].in_play)

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-same-name", kind=sight.game.box.index[source.id])


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """Nobody to name: the card acts on its player. The base of all targets."""

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = conditions

    def candidates(self, sight: Sight) -> list[int]:
        """The seats that could be named; NONE stands for a card that names none."""
        return NOTHING_TO_NAME

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        """The seats the card acts on, in order."""
        return [by]

    def picks(self, sight: Sight, named: int) -> list[int]:
        """What can be picked of the seat named: NONE if nothing is to be picked."""
        return NOTHING_TO_NAME

    def allows(self, sight: Sight, source: Source, named: int) -> bool:
        """Whether the card can be aimed there."""
        seat = sight.viewer if named == NONE else named
        return all(condition.holds(sight, source, seat) for condition in self.conditions)

    def why_not(self, sight: Sight, source: Source, named: int) -> Say | None:
        """Why the card cannot be aimed there; None if it can."""
        seat = sight.viewer if named == NONE else named
        for condition in self.conditions:
            if not condition.holds(sight, source, seat):
                return condition.why_not(sight, source, seat)
        if not self.picks(sight, named):
            return Say("why-no-cards")  # B-41
        return None


class AllOthers(Target):
    """Everyone else, clockwise from the left (B-62)."""

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return game.others(by)


class Everyone(Target):
    """All players in the game, beginning with the one who plays the card."""

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return game.clockwise(by)


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Target):
    """One player who is named, perhaps oneself."""

    def candidates(self, sight: Sight) -> list[int]:
        return sight.seats

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return [named]


class CardOf(One):
    """A card of one player: one in play that is named, or one from hand that nobody can name.

    Of oneself, only a card in play (B-43).
    """

    def picks(self, sight: Sight, named: int) -> list[int]:
        player = sight.game.players[named]
        if player.hand and named != sight.viewer:
            return [HAND, *player.in_play]
        return player.in_play
