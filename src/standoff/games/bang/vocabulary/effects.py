"""The vocabulary of effects: what the printed symbols do (B-44 to B-49)."""

from collections.abc import Awaitable, Callable
from functools import partial

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import STRIP
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import acts_on
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.mechanics.shots import shoot
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a play does. It may run under another card's name, so it looks only at the Play."""

    async def run(self, game: Bang, play: Play) -> None:
        raise NotImplementedError


class Shot(Effect):
    """A shot at every target in turn."""

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            if acts_on(game, play, seat):
                await shoot(game, play, seat)


class Heal(Effect):
    """Every target regains life points."""

    def __init__(self, points: int) -> None:
        self.points = points

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            if acts_on(game, play, seat):
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
        if acts_on(game, play, play.targets[0]):
            moves.take(game, play.targets[0], play.pick, play.by)


class Discard(Effect):
    """The target loses the card picked (B-48)."""

    async def run(self, game: Bang, play: Play) -> None:
        owner = play.targets[0]
        if acts_on(game, play, owner):
            lose_card(game, play, owner, play.pick)


class DiscardEach(Effect):
    """Every target loses a card; whoever plays this chooses which (DC-32)."""

    async def run(self, game: Bang, play: Play) -> None:
        for owner in play.targets:
            if not acts_on(game, play, owner):
                continue
            picks = _picks(game, owner)
            if len(picks) > 1:
                say = Say("ask-strip", target=owner, kind=play.kind)
                strips = partial(_strips, game, owner)
                choice = await game.ask(play.by, say, strips, matter=STRIP)
                picks = [choice.pick]
            if picks:
                lose_card(game, play, owner, picks[0])


def _picks(game: Bang, owner: int) -> list[int]:
    """What can be picked of a player's cards: one from hand, unseen, or one in play."""
    player = game.players[owner]
    return [*([HAND] if player.hand else []), *player.in_play]


def _strips(game: Bang, owner: int) -> list[Choice]:
    return [Choice("strip", seat=owner, pick=pick) for pick in _picks(game, owner)]


def lose_card(game: Bang, play: Play, owner: int, which: int) -> None:
    """A card of a player, named or at random, goes to the discard pile."""
    card = game.pick(owner, which)
    if card != NONE:
        game.see(card)
        game.emit(Event("lost-card", by=play.by, seat=owner, card=card, kind=play.kind))
        game.to_pile(card)


class InTurn(Effect):
    """Several effects, one after the other as they are printed."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    async def run(self, game: Bang, play: Play) -> None:
        for part in self.parts:
            await part.run(game, play)


class Place(Effect):
    """The card lies in front of its target; a weapon first sends the old one away (B-33, B-38)."""

    async def run(self, game: Bang, play: Play) -> None:
        seat = play.targets[0]
        if game.box.kinds[play.kind].reach:
            for card in game.players[seat].in_play:
                if game.box.of(card).reach:
                    game.discard(seat, card)
                    break
        moves.place(game, seat, play.card)


class Body(Effect):
    """An effect written as a flow of its own."""

    def __init__(self, flow: Callable[[Bang, Play], Awaitable[None]]) -> None:
        self.flow = flow

    async def run(self, game: Bang, play: Play) -> None:
        await self.flow(game, play)
