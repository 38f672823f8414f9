"""Targets: whom a deed can be aimed at, and why not (B-41 to B-43, B-50)."""

from mypy_extensions import mypyc_attr

from standoff.games import roles
from standoff.games.bang.data.deeds import Condition, Step, Target
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import ANNOUNCE
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.sources import Kind, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.aims import aims_at
from standoff.games.bang.mechanics.moves import picks
from standoff.kernel.choice import Choice
from standoff.kernel.words import Say


@mypyc_attr(allow_interpreted_subclasses=True)
class Another(Condition):
    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return seat != sight.viewer

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-yourself")


@mypyc_attr(allow_interpreted_subclasses=True)
class Reachable(Condition):
    """Within the range of the weapon (B-29)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return sight.distance(seat) <= sight.reach

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-out-of-reach", distance=sight.distance(seat), reach=sight.reach)


@mypyc_attr(allow_interpreted_subclasses=True)
class Within(Condition):
    """Seen at a printed distance or less; weapons do not matter (B-30)."""

    def __init__(self, limit: int) -> None:
        self.limit = limit

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return sight.distance(seat) <= self.limit

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-too-far", distance=sight.distance(seat), limit=self.limit)


@mypyc_attr(allow_interpreted_subclasses=True)
class NotSheriff(Condition):
    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return sight.game.players[seat].role != roles.SHERIFF

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-sheriff")


@mypyc_attr(allow_interpreted_subclasses=True)
class Wounded(Condition):
    """Has lost life points that could be regained."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        player = sight.game.players[seat]
        return player.has_life and player.life < player.max_life

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-unhurt")


@mypyc_attr(allow_interpreted_subclasses=True)
class HasHand(Condition):
    """Holds a card."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return bool(sight.game.players[seat].hand)

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-no-cards")


@mypyc_attr(allow_interpreted_subclasses=True)
class OthersHaveCards(Condition):
    """Someone else has a card, in hand or in play, that can be touched (DC-32)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return any(picks(sight.game, each, seat) for each in sight.game.others(seat))

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-no-cards")


@mypyc_attr(allow_interpreted_subclasses=True)
class LacksSameName(Condition):
    """No two cards of a name in front of one player (B-37)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        box = sight.game.box
        return all(box.of(card) is not source for card in sight.game.players[seat].in_play)

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-same-name", kind=sight.game.box.index[source.id])


@mypyc_attr(allow_interpreted_subclasses=True)
class AllOthers(Target):
    """Everyone else, clockwise from the left (B-62)."""

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return game.others(by)


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOut(One):
    """A player who is out of the game."""

    def candidates(self, sight: Sight) -> list[int]:
        players = sight.game.players
        return [seat for seat in sight.game.ring if not players[seat].in_game]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardOf(One):
    """A card of one player: one in play that is named, or one from hand that nobody can name.

    Of oneself, only a card in play (B-43).
    """

    def picks(self, sight: Sight, named: int) -> list[int]:
        return picks(sight.game, named, sight.viewer)


@mypyc_attr(allow_interpreted_subclasses=True)
class InPlayOf(One):
    """A card in play of one player, by name; never one of the hand."""

    def picks(self, sight: Sight, named: int) -> list[int]:
        return [card for card in picks(sight.game, named, sight.viewer) if card >= 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardToTake(CardOf):
    """A card of one player that oneself may have."""

    def picks(self, sight: Sight, named: int) -> list[int]:
        return [pick for pick in super().picks(sight, named) if may_have(sight, pick)]


@mypyc_attr(allow_interpreted_subclasses=True)
class InPlayToTake(InPlayOf):
    """A card in play of one player that oneself may have."""

    def picks(self, sight: Sight, named: int) -> list[int]:
        return [pick for pick in super().picks(sight, named) if may_have(sight, pick)]


def may_have(sight: Sight, pick: int) -> bool:
    """Whether the viewer may have a card: what is in no hand cannot lie in front of everyone."""
    if pick < 0 or not sight.game.box.unheld:  # nearly always
        return True
    kind = sight.game.box.of(pick)
    return kind.border.held or may_lie(sight, kind)


def may_lie(sight: Sight, kind: Kind) -> bool:
    """Whether a card may lie in front of the viewer, whoever puts it there."""
    conditions = () if kind.play is None else kind.play.target.conditions
    for each in conditions:
        if isinstance(each, NotSheriff) and not each.holds(sight, kind, sight.viewer):
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class AnotherTarget(Step):
    """A second player to name, seen from the first one or from whoever plays.

    `target` says who can be named; the first one never is. Without such a player the deed cannot be
    done, unless it needs one only `if_any`.
    """

    def __init__(
        self, target: Target, *, seen_from_first: bool = False, if_any: bool = False
    ) -> None:
        self.target = target
        self.seen_from_first = seen_from_first
        self.if_any = if_any

    def possible(self, game: Bang, by: int, named: int) -> bool:
        return self.if_any or bool(self.seats(game, by, named))

    def seats(self, game: Bang, by: int, named: int) -> list[int]:
        """Who can be named besides the first one."""
        sight = Sight(game, named if self.seen_from_first else by)
        source = game.box.sources[game.players[by].character]
        found = [aim.seat for aim in aims_at(sight, source, self.target)]
        return [seat for seat in found if seat not in (by, named)]

    async def announce(self, game: Bang, play: Play) -> None:
        first = play.targets[0]
        seats = self.seats(game, play.by, first)
        if not seats:
            return
        second = seats[0]
        if len(seats) > 1:
            say = Say("ask-another-target", kind=play.kind, target=first)
            choices = [Choice("target", seat=seat) for seat in seats]
            choice = await game.ask(
                play.orders, say, lambda: choices, matter=ANNOUNCE, undisturbed=True
            )
            second = choice.seat
        play.targets = [*play.targets, second]
