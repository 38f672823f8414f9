"""The wagons (GTR-68 to GTR-89). In play they are blue cards in every respect (GTR-31)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.deeds import (
    ANSWER_BANG,
    ANSWER_MISSED,
    ONESELF,
    Condition,
    Cost,
    Deed,
    Effect,
    Target,
)
from standoff.games.bang.data.facts import CARD_LOST, PLAYED, Action, Fact, Play
from standoff.games.bang.data.hooks import (
    Answer,
    At,
    before_phase_1,
    does,
    ignores,
    seen,
    sees,
    shields,
)
from standoff.games.bang.data.matters import HAVE, PART, SHARE
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import HEARTS, Wanted
from standoff.games.bang.data.sources import Immunity, Kind, Source
from standoff.games.bang.data.state import PHASE_3, Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.mechanics.settle import discard_all
from standoff.games.bang.sets.great_train_robbery import acquiring, train
from standoff.games.bang.sets.great_train_robbery.cards import take_up, touchable
from standoff.games.bang.sets.great_train_robbery.stations import is_blue
from standoff.games.bang.turn.play import MayEnd
from standoff.games.bang.turn.succession import grant
from standoff.games.bang.vocabulary.costs import Itself
from standoff.games.bang.vocabulary.declare import placed
from standoff.games.bang.vocabulary.effects import (
    NOTHING,
    Body,
    Discard,
    DiscardEach,
    Draw,
    InTurn,
    Shot,
    Take,
)
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    Another,
    CardOf,
    CardToTake,
    InPlayOf,
    NotSheriff,
    One,
    Reachable,
    Within,
    may_lie,
)
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

WAGON: Final = Border("blue", stays=True, blue=True, held=False)
ON_HEARTS: Final = Wanted(HEARTS)


def wagon(
    id: str,
    *answers: Answer,
    on: Target = ONESELF,
    cancels: bool = False,
    clings: bool = False,
) -> Kind:
    """A wagon: no sign, one of each, and whom it can be put in front of (GTR-25, GTR-32)."""
    return Kind(
        id,
        WAGON,
        "",
        *answers,
        deeds=(placed(on),),
        copies=1,
        home=train.ID,
        cancels=cancels,
        clings=clings,
    )


def used_up(effect: Effect, target: Target = ONESELF, like: str = "") -> Deed:
    """What a wagon does that is discarded for it in phase 2 (GTR-35, GTR-36)."""
    return Deed(effect, target=target, cost=Itself(), like=like)


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyoneEver(One):
    """Anyone, also one who is out of the game (GTR-75)."""

    def candidates(self, sight: Sight) -> list[int]:
        out = [seat for seat in sight.game.ring if not sight.game.players[seat].in_game]
        return [*sight.seats, *out]


# Another blue card as something else


@mypyc_attr(allow_interpreted_subclasses=True)
class AnotherBlue(Cost):
    """Another blue card of one's own, a wagon too, from hand or from play (GTR-69, GTR-89).

    Perhaps only once in each turn, whoever's it is.
    """

    named = True
    chosen = True

    def __init__(self, id: str, *, once: bool = False) -> None:
        self.id = id
        self.once = once

    def why_not(self, game: Bang, at: At) -> Say | None:
        if self._is_used(game, at.seat):
            return Say("why-used-up", limit=1)
        return None if self.cards(game, at.seat) else Say("why-no-such-card")

    def may_be_paid(self, game: Bang, at: At) -> bool:
        player = game.players[at.seat]
        return not self._is_used(game, at.seat) and bool(player.hand or self._lying(game, at.seat))

    def cards(self, game: Bang, seat: int) -> list[int]:
        held = [card for card in game.players[seat].hand if is_blue(game.box, card)]
        return game.faces(held + self._lying(game, seat))

    def _lying(self, game: Bang, seat: int) -> list[int]:
        lying = game.players[seat].in_play
        return [
            card for card in lying if is_blue(game.box, card) and game.box.of(card).id != self.id
        ]

    def _is_used(self, game: Bang, seat: int) -> bool:
        return bool(game.turn.notes.get(game.box.index[self.id], 0) >> seat & 1)

    async def pay(self, game: Bang, play: Play) -> list[int]:
        game.credit(play.by, play.kind)
        if self.once:
            notes = game.turn.notes
            notes[play.kind] = notes.get(play.kind, 0) | 1 << play.by
        game.discard(play.by, play.named)
        return []


# What they do


async def cattle_truck(game: Bang, play: Play) -> None:
    """One of the three topmost cards of the discard pile (GTR-70)."""
    cards = partial(_topmost, game)
    choice = cards()[0]
    if len(game.faces(game.pile[-3:])) > 1:
        choice = await game.ask(
            play.by, Say("ask-truck", kind=play.kind), cards, matter=HAVE, undisturbed=True
        )
    take_up(game, play.by, choice.card, "drew-pile")


def _topmost(game: Bang) -> list[Choice]:
    return [Choice("take", card) for card in game.faces(game.pile[-3:][::-1])]


@mypyc_attr(allow_interpreted_subclasses=True)
class PileLies(Condition):
    """There is a discard pile."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return bool(sight.game.pile)

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-no-cards")


class Circus(DiscardEach):
    """Each of the others discards a card in play of their choice (GTR-71)."""

    async def run(self, game: Bang, play: Play) -> None:
        for target in play.targets:
            seat = await aimed(game, play, target)
            if seat == NONE or not touchable(game, seat):
                continue
            cards = partial(_losses, game, seat)
            choice = cards()[0]
            if len(touchable(game, seat)) > 1:
                say = Say("ask-lose-card", kind=play.kind)
                choice = await game.ask(seat, say, cards, matter=PART)
            if choice.card != NONE:
                game.discard(seat, choice.card)
                happened(game, Fact(seat, 0, play, CARD_LOST, choice.card))


def _losses(game: Bang, seat: int) -> list[Choice]:
    return [Choice("discard", card) for card in touchable(game, seat)]


@mypyc_attr(allow_interpreted_subclasses=True)
class WagonInPlay(InPlayOf):
    """A wagon in front of any player; nothing is named if there is none (GTR-72)."""

    def candidates(self, sight: Sight) -> list[int]:
        return [seat for seat in sight.seats if wagons(sight, seat)] or [NONE]

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return [by if named == NONE else named]

    def picks(self, sight: Sight, named: int) -> list[int]:
        return [NONE] if named == NONE else wagons(sight, named)


def wagons(sight: Sight, seat: int) -> list[int]:
    """The wagons in front of a player that the viewer's Coal Hopper can be used on."""
    box = sight.game.box
    lying = [card for card in sight.game.players[seat].in_play if box.of(card).border is WAGON]
    return [card for card in lying if box.of(card).id != "coal_hopper"]


DISCARD: Final = Discard()


class DiscardIfAny(Discard):
    """The card picked, if there was any."""

    async def run(self, game: Bang, play: Play) -> None:
        if play.pick != NONE:
            await DISCARD.run(game, play)


async def dining_car(game: Bang, at: At) -> None:
    if await draw_check(game, at.seat, at.place, ON_HEARTS):
        heal(game, at.seat, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class NotLastTurn(Condition):
    """Another turn can follow this one (GTR-74)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        return not sight.game.turn.last

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-last-turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class LastTurn(Effect):
    """The hand goes, the turn ends, and another one follows, the last of them all (GTR-74)."""

    async def run(self, game: Bang, play: Play) -> None:
        await discard_all(game, play.by, hand_only=True)
        grant(game, play.by, play.kind, last=True)
        game.turn.step = PHASE_3


async def lounge_car(game: Bang, play: Play) -> None:
    """Two wagons off the deck: one for oneself, the other for another player (GTR-82)."""
    deck = train.of(game)
    for _ in range(2):
        card = deck.take(game)
        if card != NONE:
            game.emit(Event("revealed", card=card))
            game.shelf.append(card)
    listed = partial(_gifts, game, play.by)
    found = listed()
    if not found:
        await keep_wagons(game, play.by)
        return
    choice = found[0]
    if len(found) > 1:
        say = Say("ask-lounge", kind=play.kind)
        choice = await game.ask(play.by, say, listed, matter=SHARE, undisturbed=True)
    game.shelf.remove(choice.card)
    await acquiring.put(game, play.by, choice.card, choice.seat)
    await keep_wagons(game, play.by)


async def keep_wagons(game: Bang, seat: int) -> None:
    """What lies in the middle is one's own."""
    for card in game.shelf[:]:
        game.shelf.remove(card)
        await acquiring.put(game, seat, card, seat)


def _gifts(game: Bang, seat: int) -> list[Choice]:
    """Which of the wagons goes in front of whom, so that the other can be one's own.

    A single one is one's own, unless one may not have it.
    """
    sight = Sight(game, seat)
    found: list[Choice] = []
    for card in game.shelf:
        rest = [game.box.of(other) for other in game.shelf if other != card]
        alone = not rest and may_lie(sight, game.box.of(card))
        if not alone and all(may_lie(sight, kind) for kind in rest):
            found += [Choice("share", card, other) for other in takers(sight, card)]
    return found


def takers(sight: Sight, card: int) -> list[int]:
    """The others in front of whom a wagon can be put, also out of the game if it keeps them."""
    kind = sight.game.box.of(card)
    assert kind.play is not None
    target = kind.play.target
    seats = target.candidates(sight) if kind.clings else sight.seats
    return [seat for seat in seats if seat != sight.viewer and target.allows(sight, kind, seat)]


class Mail(Draw):
    """Cards from the deck, one of them for another player (GTR-84)."""

    async def run(self, game: Bang, play: Play) -> None:
        seat = play.by
        held = len(game.players[seat].hand)
        moves.draw(game, seat, self.number)
        if len(game.players[seat].hand) == held:
            return
        say = Say("ask-mail", kind=play.kind)
        letters = partial(_letters, game, seat, held)
        choice = await game.ask(seat, say, letters, matter=SHARE, undisturbed=True)
        game.remove(seat, choice.card)
        game.hand_over(seat, HAND, choice.card, choice.seat)


def _letters(game: Bang, seat: int, held: int) -> list[Choice]:
    drawn = game.faces(game.players[seat].hand[held:])
    return [Choice("share", card, other) for card in drawn for other in game.others(seat)]


# What they keep off


class PrisonersRest(Immunity):
    """The Indians! cards of others (GTR-87)."""

    def __init__(self) -> None:
        super().__init__(NONE)

    def covers(self, game: Bang, play: Play) -> bool:
        return play.how == PLAYED and game.kind_name(play.kind) == "indians"


def no_duel(game: Bang, at: At, action: Action) -> bool:
    return action.as_kind.id == "duel"


def no_bang_with_an_empty_hand(game: Bang, at: At, action: Action) -> bool:
    return action.as_kind.name == BANG and not game.players[at.seat].hand


IN_REACH: Final = One(Another(), Reachable())

WAGONS: Final = (
    wagon(
        "baggage_car",
        does(
            Deed(NOTHING, cost=Itself(), window=ANSWER_MISSED),
            used_up(Take(), CardToTake(Within(1)), "panic"),
            used_up(Discard(), CardOf(), "cat_balou"),
            used_up(Shot(), IN_REACH, "bang"),
        ),
        cancels=True,
    ),
    wagon(
        "caboose",
        does(Deed(NOTHING, cost=AnotherBlue("caboose"), window=ANSWER_MISSED, verb="uncouple")),
    ),
    wagon("cattle_truck", does(used_up(Body(cattle_truck), Target(PileLies())))),
    wagon("circus_wagon", does(used_up(Circus(), AllOthers()))),
    wagon("coal_hopper", does(used_up(InTurn(Draw(1), DiscardIfAny()), WagonInPlay()))),
    wagon("dining_car", before_phase_1(dining_car)),
    wagon("express_car", does(used_up(LastTurn(), Target(NotLastTurn(), MayEnd())))),
    wagon("ghost_car", on=AnyoneEver(NotSheriff()), clings=True),
    wagon("lounge_car", does(used_up(Body(lounge_car)))),
    wagon("lumber_flatcar", sees(1), on=One()),
    wagon("mail_car", does(used_up(Mail(3)))),
    wagon("observation_car", sees(-1), seen(1)),
    wagon("passenger_car", does(used_up(Take(), CardToTake(Another())))),
    wagon("prisoner_car", shields(no_duel), ignores(PrisonersRest())),
    wagon("private_car", shields(no_bang_with_an_empty_hand)),
    wagon(
        "sleeper_car",
        does(
            Deed(Shot(), target=IN_REACH, cost=AnotherBlue("sleeper_car", once=True), verb="berth"),
            Deed(
                NOTHING,
                cost=AnotherBlue("sleeper_car", once=True),
                window=ANSWER_BANG,
                verb="berth",
            ),
        ),
    ),
)
