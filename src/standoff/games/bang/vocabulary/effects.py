"""The vocabulary of effects: what the printed symbols do (B-44 to B-49)."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import TARGETED, Effect
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.matters import STRIP
from standoff.games.bang.data.state import KEPT, Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import acts_on, aimed
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.mechanics.losing import lose_card, take_card
from standoff.games.bang.mechanics.shots import demand_bang, shoot
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


@mypyc_attr(allow_interpreted_subclasses=True)
class Shot(Effect):
    """A shot at every target in turn."""

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            hit = seat
            if play.mutes or game.box.windows & TARGETED:
                hit = await aimed(game, play, seat)
            elif not acts_on(game, play, seat):  # nearly always so
                continue
            if hit != NONE:
                await shoot(game, play, hit)


@mypyc_attr(allow_interpreted_subclasses=True)
class Demand(Effect):
    """Every target in turn discards a BANG! card or loses a life point; not a shot (B-96)."""

    async def run(self, game: Bang, play: Play) -> None:
        for target in play.targets:
            seat = await aimed(game, play, target)
            if seat != NONE:
                say = Say("ask-bang", by=play.by, kind=play.kind)
                if not await demand_bang(game, seat, say):
                    await lose_life(game, seat, 1, play)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heal(Effect):
    """Every target regains life points, one more for each upgrade."""

    def __init__(self, points: int) -> None:
        self.points = points

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            if acts_on(game, play, seat):
                heal(game, seat, self.points + play.upgrades)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Effect):
    """The player draws cards from the deck, one more for each upgrade."""

    def __init__(self, number: int) -> None:
        self.number = number

    async def run(self, game: Bang, play: Play) -> None:
        moves.draw(game, play.by, self.number + play.upgrades)


@mypyc_attr(allow_interpreted_subclasses=True)
class Take(Effect):
    """Take a card into hand: the one picked, or always one of the hand (B-47)."""

    def __init__(self, pick: int = NONE) -> None:
        self.pick = pick

    async def run(self, game: Bang, play: Play) -> None:
        owner = await aimed(game, play, play.targets[0])
        if owner != NONE:
            pick = play.pick if self.pick == NONE else self.pick
            await take_card(game, play, owner, pick, play.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Effect):
    """The target loses the card picked (B-48)."""

    async def run(self, game: Bang, play: Play) -> None:
        owner = await aimed(game, play, play.targets[0])
        if owner != NONE:
            await lose_card(game, play, owner, play.pick)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardEach(Effect):
    """Every target loses a card; whoever plays this chooses which (DC-32)."""

    async def run(self, game: Bang, play: Play) -> None:
        for seat in play.targets:
            owner = await aimed(game, play, seat)
            if owner == NONE:
                continue
            picks = moves.picks(game, owner, play.by)
            if len(picks) > 1:
                say = Say("ask-strip", target=owner, kind=play.kind)
                strips = partial(_strips, game, owner, play.by)
                choice = await game.ask(play.by, say, strips, matter=STRIP)
                picks = [choice.pick]
            if picks:
                await lose_card(game, play, owner, picks[0])


def _strips(game: Bang, owner: int, by: int) -> list[Choice]:
    return [Choice("strip", seat=owner, pick=pick) for pick in moves.picks(game, owner, by)]


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Effect):
    """Several effects, one after the other as they are printed."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    async def run(self, game: Bang, play: Play) -> None:
        for part in self.parts:
            await part.run(game, play)


NOTHING: Final = InTurn()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop(Effect):
    """What is about to act on the player does not (in the window TARGETED)."""

    async def run(self, game: Bang, play: Play) -> None:
        assert play.answers is not None
        play.answers.stopped = True


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnOn(Effect):
    """What is about to act on the player acts on the target instead (in the window TARGETED)."""

    async def run(self, game: Bang, play: Play) -> None:
        assert play.answers is not None
        play.answers.turned = play.targets[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Save(Effect):
    """Fewer life points are lost (in the window LOSS).

    Something may follow when the loss is over, if whoever was saved is still in the game.
    """

    def __init__(self, points: int = 1, then: Effect | None = None) -> None:
        self.points = points
        self.then = then

    async def run(self, game: Bang, play: Play) -> None:
        assert play.about is not None
        play.about.points -= self.points
        if self.then is not None:
            play.about.thanks.append((self.then, play))


@mypyc_attr(allow_interpreted_subclasses=True)
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
        if game.box.kinds[play.kind].keeps and not game.players[seat].in_game:
            game.returns(seat, 0, KEPT)
            game.emit(Event("kept", seat=seat, kind=play.kind))


@mypyc_attr(allow_interpreted_subclasses=True)
class Body(Effect):
    """An effect written as a flow of its own."""

    def __init__(self, flow: Callable[[Bang, Play], Awaitable[None]]) -> None:
        self.flow = flow

    async def run(self, game: Bang, play: Play) -> None:
        await self.flow(game, play)
