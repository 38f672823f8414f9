"""The playing cards of the Great Train Robbery (GTR-46 to GTR-67)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.borders import BROWN
from standoff.games.bang.data.deeds import Cost, Deed, Effect, Step, Target
from standoff.games.bang.data.facts import CARD_LOST, Fact, Play, after
from standoff.games.bang.data.hooks import At, bang_limit, before_phase_1, hears, turn_ends
from standoff.games.bang.data.matters import ANNOUNCE, EXCHANGE, PART, RANSOM
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, SPADES, Wanted
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.mechanics.names import counts_as, forbidder
from standoff.games.bang.mechanics.settle import settled
from standoff.games.bang.mechanics.shots import shoot
from standoff.games.bang.sets.great_train_robbery import acquiring, train
from standoff.games.bang.sets.great_train_robbery.moving import Advance, advance
from standoff.games.bang.vocabulary.declare import blue, brown, weapon
from standoff.games.bang.vocabulary.effects import Body, Draw, InTurn, Shot
from standoff.games.bang.vocabulary.targets import (
    Another,
    Everyone,
    InPlayOf,
    One,
    Reachable,
    may_lie,
)
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

RED: Final = Wanted(HEARTS, or_suit=DIAMONDS)
COURT: Final = Wanted(low="J")
ON_SPADES: Final = Wanted(SPADES)
TWICE: Final = 2


# Answers


async def cactus(game: Bang, play: Play) -> None:
    if await draw_check(game, play.by, play.kind, RED):
        heal(game, play.by, 1)


def is_evaded(game: Bang, fact: Fact) -> bool:
    return game.box.of(fact.card).id == "evaded"


async def evaded(game: Bang, at: At, fact: Fact) -> None:
    """The card whose shot was cancelled, if it lies on the discard pile (GTR-48 to GTR-51)."""
    card = fact.play.card
    if fact.play.missed >> at.seat & 1 and card in game.pile:
        take_up(game, at.seat, card, "drew-pile")


def take_up(game: Bang, seat: int, card: int, event: str) -> None:
    """A card of the discard pile, wherever it lies there, comes to hand."""
    game.pile.remove(card)
    game.give(seat, card)
    game.emit(Event(event, seat=seat, card=card))


# The Train


class Throttle(Step):
    """The Locomotive is ignored, or acts twice: told when the card is played (GTR-52)."""

    def possible(self, game: Bang, by: int, named: int) -> bool:
        return True

    async def announce(self, game: Bang, play: Play) -> None:
        say = Say("ask-full-steam", kind=play.kind)
        choices = [Choice("ignored"), Choice("twice")]
        choice = await game.ask(
            play.orders, say, partial(list, choices), matter=ANNOUNCE, undisturbed=True
        )
        play.upgrades = TWICE if choice.verb == "twice" else 0


async def full_steam(game: Bang, play: Play) -> None:
    await advance(game, to_end=True, times=play.upgrades)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtStation(Target):
    """A wagon that is at a station, and who it can be put in front of (GTR-67)."""

    def candidates(self, sight: Sight) -> list[int]:
        return [NONE, *sight.game.ring]

    def picks(self, sight: Sight, named: int) -> list[int]:
        cards = train.of(sight.game).paired()
        return [
            card for card in cards if any(aim.seat == named for aim in acquiring.aims(sight, card))
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeWagon(Effect):
    """The wagon picked, without paying."""

    async def run(self, game: Bang, play: Play) -> None:
        if play.pick in train.of(game).paired():
            await acquiring.take(game, play.by, play.pick, play.aim)


# Shots and losses


SHOT: Final = Shot()


class Returning(Shot):
    """The card may come back before its target reacts; the shot goes on (GTR-53)."""

    async def run(self, game: Bang, play: Play) -> None:
        card = play.card
        itself = game.box.of(card).id == "knife_revolver"  # not another with its effect (GTR-57)
        if itself and await draw_check(game, play.by, play.kind, COURT) and card in game.pile:
            take_up(game, play.by, card, "took-back")
        await SHOT.run(game, play)


@mypyc_attr(allow_interpreted_subclasses=True)
class Suspects(Effect):
    """Everyone "draws!", and Spades cost a life point (GTR-58)."""

    async def run(self, game: Bang, play: Play) -> None:
        for target in play.targets:
            seat = await aimed(game, play, target, own=True)
            if seat != NONE and await draw_check(game, seat, play.kind, ON_SPADES):
                await lose_life(game, seat, 1, play)


@mypyc_attr(allow_interpreted_subclasses=True)
class Robbery(Effect):
    """For each card in play the target loses it, or faces a shot, one by one (GTR-65, GTR-66)."""

    async def run(self, game: Bang, play: Play) -> None:
        target = await aimed(game, play, play.targets[0])
        if target == NONE:
            return
        left = touchable(game, target)
        while left and game.acts(play.by, target):
            say = Say("ask-ransom", by=play.by, kind=play.kind)
            choice = await game.ask(target, say, partial(_ransoms, left), matter=RANSOM)
            left.remove(choice.card)
            if choice.verb == "yield":
                await settled(game, let_go(game, target, choice.card))
            else:
                shot = Play(play.by, play.kind, play.card, [target])
                await settled(game, shoot(game, shot, target))
            left = [card for card in left if card in game.players[target].in_play]


async def let_go(game: Bang, seat: int, card: int) -> None:
    game.discard(seat, card)


def _ransoms(left: list[int]) -> list[Choice]:
    lost = [Choice("yield", card) for card in left]
    return lost + [Choice("face", card) for card in left]


def touchable(game: Bang, seat: int) -> list[int]:
    """The cards in play that can be taken, exchanged and discarded (GTR-109)."""
    return [card for card in game.players[seat].in_play if game.box.of(card).border.touchable]


# Switch


def may_swap(game: Bang, seat: int, own: int, other: int, card: int) -> bool:
    """Whether both cards may lie in front of the other player then (GTR-63, GTR-64)."""
    return may_get(game, seat, card, own) and may_get(game, other, own, card)


def may_get(game: Bang, seat: int, card: int, given: int) -> bool:
    kind = game.box.of(card)
    for each in game.players[seat].in_play:
        if each != given and game.box.of(each) is kind:
            return False
    return may_lie(Sight(game, seat), kind)


def swaps(game: Bang, seat: int, other: int, card: int) -> list[int]:
    """The cards of one's own that can be exchanged for that one."""
    return [own for own in touchable(game, seat) if may_swap(game, seat, own, other, card)]


@mypyc_attr(allow_interpreted_subclasses=True)
class ToSwap(InPlayOf):
    """A card in play of another player, for which one of one's own can be given."""

    def picks(self, sight: Sight, named: int) -> list[int]:
        game, seat = sight.game, sight.viewer
        return [card for card in super().picks(sight, named) if swaps(game, seat, named, card)]


class OwnCard(Step):
    """The card of one's own that is given."""

    def possible(self, game: Bang, by: int, named: int) -> bool:
        return True

    async def announce(self, game: Bang, play: Play) -> None:
        play.named = await choose_own(game, play)


async def choose_own(game: Bang, play: Play) -> int:
    own = swaps(game, play.by, play.targets[0], play.pick)
    if len(own) < 2:
        return own[0] if own else NONE
    say = Say("ask-swap", kind=play.kind, pick=play.pick)
    choices = [Choice("swap", card) for card in own]
    choice = await game.ask(play.orders, say, partial(list, choices), matter=PART, undisturbed=True)
    return choice.card


@mypyc_attr(allow_interpreted_subclasses=True)
class Swap(Effect):
    """Both cards stay in play; a weapon sends the old one away (GTR-62, GTR-63)."""

    async def run(self, game: Bang, play: Play) -> None:
        seat = play.by
        other = await aimed(game, play, play.targets[0])
        if other == NONE:
            return
        own = await choose_own(game, play) if play.named == NONE else play.named
        if own not in game.players[seat].in_play or play.pick not in game.players[other].in_play:
            return
        moves.pass_on(game, seat, own, other)
        moves.pass_on(game, other, play.pick, seat)
        drop_weapon(game, seat, play.pick)
        drop_weapon(game, other, own)


def drop_weapon(game: Bang, seat: int, card: int) -> None:
    """Who gets a weapon discards the one they had."""
    if game.box.of(card).reach:
        for lying in game.players[seat].in_play[:]:
            if lying != card and game.box.of(lying).reach:
                game.discard(seat, lying)


# Money Bag

MONEY_BAG: Final = "money_bag"


def on_top(game: Bang, seat: int) -> Kind | None:
    """The brown card on top of the discard pile, if the player could play it now (GTR-57)."""
    if not game.pile:
        return None
    card = game.pile[-1]
    kind = game.box.of(card)
    if kind.border is not BROWN or kind.id == MONEY_BAG:
        return None
    if kind.name and not counts_as(game, seat, card) & kind.name:  # a BANG! card in a Showdown
        return None
    playable = kind.play is not None and forbidder(game, seat, kind) is None
    return kind if playable else None


def deed_of(kind: Kind) -> Deed:
    assert kind.play is not None
    return kind.play


@mypyc_attr(allow_interpreted_subclasses=True)
class LikeTop(One):
    """Whom the card on top of the discard pile could be played at."""

    def candidates(self, sight: Sight) -> list[int]:
        kind = on_top(sight.game, sight.viewer)
        if kind is None:
            return []
        deed = deed_of(kind)
        found = deed.target.candidates(sight)
        game, seat = sight.game, sight.viewer
        return [
            named
            for named in found
            if deed.target.allows(sight, kind, named)
            and all(step.possible(game, seat, named) for step in deed.steps)
        ]

    def picks(self, sight: Sight, named: int) -> list[int]:
        game, seat = sight.game, sight.viewer
        kind = on_top(game, seat)
        found = [] if kind is None else deed_of(kind).target.picks(sight, named)
        if not self.picks_own(game, seat):
            return found
        return [card for card in found if game.box.of(card).id != MONEY_BAG]  # it is played itself

    def picks_own(self, game: Bang, seat: int) -> bool:
        kind = on_top(game, seat)
        return kind is not None and deed_of(kind).target.picks_own(game, seat)

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        kind = on_top(game, by)
        return [by] if kind is None else deed_of(kind).target.affected(game, by, named)


class LikeTopSteps(Step):
    """What is announced along with the card on top, which is remembered as the mode."""

    def possible(self, game: Bang, by: int, named: int) -> bool:
        return True

    async def announce(self, game: Bang, play: Play) -> None:
        kind = copied(game, play)
        play.mode = game.box.index[kind.id]
        for step in deed_of(kind).steps:
            await step.announce(game, play)


class LikeTopCost(Cost):
    """What the card on top costs."""

    def why_not(self, game: Bang, at: At) -> Say | None:
        kind = on_top(game, at.seat)
        cost = None if kind is None else deed_of(kind).cost
        return None if cost is None else cost.why_not(game, at)

    async def choose(self, game: Bang, play: Play) -> None:
        cost = deed_of(copied(game, play)).cost
        if cost is not None:
            await cost.choose(game, play)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        cost = deed_of(copied(game, play)).cost
        return [] if cost is None else await cost.pay(game, play)


def copied(game: Bang, play: Play) -> Kind:
    """The kind whose effect it has: the one on top when it was announced."""
    if play.mode != NONE:
        return game.box.kinds[play.mode]
    kind = on_top(game, play.by)
    assert kind is not None
    return kind


async def money_bag(game: Bang, play: Play) -> None:
    """The effect of the card on top, under its own name (GTR-56, GTR-57)."""
    await deed_of(copied(game, play)).effect.run(game, play)


# Cards that stay


async def map_of_the_line(game: Bang, at: At) -> None:
    """The next two cards of the deck: one of them may be discarded (GTR-55)."""
    seat = at.seat
    number = moves.stock(game, 2)
    if not number:
        return
    game.credit(seat, at.place)
    for card in game.deck[::-1][:number]:
        game.see(card, 1 << seat)
        game.emit(Event("looked", seat=seat, card=card))
    say = Say("ask-map", kind=at.place)
    choice = await game.ask(seat, say, partial(_next, game, number), matter=EXCHANGE)
    if choice.verb == "reject":
        game.deck.remove(choice.card)
        game.see(choice.card)
        game.emit(Event("rejected", seat=seat, card=choice.card))
        game.to_pile(choice.card)


def _next(game: Bang, number: int) -> list[Choice]:
    cards = game.faces(game.deck[::-1][:number])
    return [*(Choice("reject", card) for card in cards), Choice("leave-them")]


def is_another(game: Bang, fact: Fact) -> bool:
    return game.box.of(fact.card).id != "refund"


async def refund(game: Bang, at: At, fact: Fact) -> None:
    """A card for each one lost to another player, but for itself (GTR-60)."""
    game.credit(at.seat, at.place)
    moves.draw(game, at.seat)


async def draw_at_the_end(game: Bang, at: At) -> None:
    """A card when the turn is over, even if it was lost (GTR-61, GTR-92)."""
    game.credit(at.seat, at.place)
    moves.draw(game, at.seat)


CARDS: Final = (
    brown("cactus", "7H", cancels=True, then=Body(cactus)),
    weapon("dragoon", "JS", 2, bang_limit(1)),
    brown("evaded", "QC", cancels=True),
    brown("full_steam", "2S", steps=(Throttle(),), flow=full_steam),
    brown(
        "knife_revolver",
        "5D",
        target=One(Another(), Reachable()),
        limited=True,
        effect=Returning(),
    ),
    blue("map", "3D", before_phase_1(map_of_the_line)),
    brown(
        "money_bag",
        "QC",
        target=LikeTop(),
        cost=LikeTopCost(),
        steps=(LikeTopSteps(),),
        flow=money_bag,
    ),
    brown("most_wanted", "KS", target=Everyone(), effect=InTurn(Draw(1), Suspects())),
    brown("next_stop", "2D KC", effect=InTurn(Draw(1), Advance())),
    blue("refund", "3S", hears(after(CARD_LOST, refund, only=is_another, gains=True))),
    blue("strongbox", "9H", turn_ends(draw_at_the_end)),
    brown("switch", "6H", target=ToSwap(Another()), steps=(OwnCard(),), effect=Swap()),
    brown("train_robbery", "4D JC", target=One(Another()), limited=True, effect=Robbery()),
    brown("water_tower", "8H", target=AtStation(), effect=TakeWagon()),
)
