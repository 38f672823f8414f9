"""The vocabulary of effects: what the printed symbols do (B-44 to B-49)."""

from collections.abc import Awaitable, Callable

from mypy_extensions import mypyc_attr

from standoff.games.bang import moves
from standoff.games.bang.facts import Play
from standoff.games.bang.life import heal
from standoff.games.bang.shots import shoot
from standoff.games.bang.state import Bang
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a play does. It may run under another card's name, so it looks only at the Play."""

    async def run(self, game: Bang, play: Play) -> None:
        raise NotImplementedError


class Shot(Effect):
    """A shot at every target in turn."""

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            if game.acts(play.by, seat):
                await shoot(game, play, seat)


class Heal(Effect):
    """Every target regains life points."""

    def __init__(self, points: int) -> None:
        self.points = points

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            heal(game, seat, self.points)


class Draw(Effect):
    """The player draws cards from the deck."""

    def __init__(self, number: int) -> None:
        self.number = number

    async def run(self, game: Bang, play: Play) -> None:
        moves.draw(game, play.by, self.number)


class Take(Effect):
    """Take the card picked into hand (B-47)."""

    async def run(self, game: Bang, play: Play) -> None:
        moves.take(game, play.targets[0], play.pick, play.by)


class Discard(Effect):
    """The target loses the card picked (B-48)."""

    async def run(self, game: Bang, play: Play) -> None:
        owner = play.targets[0]
        card = moves.pick(game, owner, play.pick)
        if card != NONE:
            game.see(card)
            game.emit(Event("lost-card", by=play.by, seat=owner, card=card, kind=play.kind))
            moves.to_pile(game, card)


class Place(Effect):
    """The card lies in front of its target; a weapon first sends the old one away (B-33, B-38)."""

    async def run(self, game: Bang, play: Play) -> None:
        seat = play.targets[0]
        if game.box.kinds[play.kind].reach:
            for card in game.players[seat].in_play:
                if game.box.of(card).reach:
                    moves.discard(game, seat, card)
                    break
        moves.place(game, seat, play.card)


class Body(Effect):
    """An effect written as a flow of its own."""

    def __init__(self, flow: Callable[[Bang, Play], Awaitable[None]]) -> None:
        self.flow = flow

    async def run(self, game: Bang, play: Play) -> None:
        await self.flow(game, play)
