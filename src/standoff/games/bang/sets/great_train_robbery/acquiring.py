"""Acquiring wagons: at which station, for what, by whom and in front of whom (GTR-17 to GTR-30)."""

from functools import partial

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import NO_WAYS, Target
from standoff.games.bang.data.facts import ABILITY, Play
from standoff.games.bang.data.matters import BUY, PAY
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.aims import Aim, aims_of, why_no_aim
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.sets.great_train_robbery import train
from standoff.games.bang.vocabulary.costs import discard_chosen
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def aims(sight: Sight, card: int) -> list[Aim]:
    """In front of whom a wagon can be put by who acquires it (GTR-25)."""
    kind = sight.game.box.of(card)
    assert kind.play is not None
    return aims_of(sight, kind, kind.play)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForToll(Target):
    """A wagon of the Train that can be paid for at the station it is at (GTR-17, GTR-19)."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game, seat = sight.game, sight.viewer
        there = train.of(game)
        if not there.left(game, seat):
            return NO_WAYS
        found: list[Choice] = []
        for nth, card in enumerate(there.row):
            place = there.station_of(nth)
            if place != NONE and there.is_payable(game, seat, place):
                for aim in aims(sight, card):
                    found.append(Choice(verb, card, aim.seat))
        return found

    def goods(self, sight: Sight, seat: int) -> list[int]:
        return train.of(sight.game).row

    def why_not_name(self, sight: Sight, card: int, seat: int) -> Say | None:
        game = sight.game
        there = train.of(game)
        if not there.left(game, sight.viewer):
            return Say("why-wagon-limit")
        place = there.station(card)
        if place == NONE:
            return Say("why-no-station")
        if not there.is_payable(game, sight.viewer, place):
            return Say("why-toll", kind=place)
        return why_not_put(sight, card, seat)


def why_not_put(sight: Sight, card: int, seat: int) -> Say | None:
    """Why a wagon cannot be put in front of that player."""
    kind = sight.game.box.of(card)
    assert kind.play is not None
    return why_no_aim(sight, kind, kind.play, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForNothing(ForToll):
    """A wagon that is at any station, for who need not pay (GTR-94)."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game, seat = sight.game, sight.viewer
        if not train.is_free(game, seat) or not train.of(game).left(game, seat):
            return NO_WAYS
        return [
            Choice(verb, card, aim.seat)
            for card in train.of(game).paired()
            for aim in aims(sight, card)
        ]

    def goods(self, sight: Sight, seat: int) -> list[int]:
        return train.of(sight.game).paired() if train.is_free(sight.game, sight.viewer) else []

    def why_not_name(self, sight: Sight, card: int, seat: int) -> Say | None:
        if not train.of(sight.game).left(sight.game, sight.viewer):
            return Say("why-wagon-limit")
        return why_not_put(sight, card, seat)


async def acquire(game: Bang, play: Play) -> None:
    """Pay at the station, and take the wagon (GTR-20, GTR-25)."""
    place = train.of(game).station(play.named)
    await pay(game, play.by, place)
    train.has_acquired(game)
    await take(game, play.by, play.named, play.aim)


async def acquire_free(game: Bang, play: Play) -> None:
    train.has_ridden_free(game, play.by)
    train.has_acquired(game)
    await take(game, play.by, play.named, play.aim)


async def pay(game: Bang, seat: int, place: int) -> None:
    """Paying is discarding, and not playing; all cards are chosen before one moves (GTR-22)."""
    toll = train.station(game, place).toll
    player = game.players[seat]
    while len(player.chosen) < toll.number:
        say = Say("ask-toll", kind=place, number=toll.number - len(player.chosen))
        cards = partial(_payments, game, seat, place)
        choice = await game.ask(seat, say, cards, matter=PAY, undisturbed=True)
        game.remove(seat, choice.card)
        player.chosen.append(choice.card)
    discard_chosen(game, seat)
    if toll.life:
        paid = Play(NONE, place, NONE, [seat], how=ABILITY)
        await lose_life(game, seat, toll.life, paid, preventable=False)  # GTR-105


def _payments(game: Bang, seat: int, place: int) -> list[Choice]:
    """What pays; any card, where others only imagine that hand."""
    cards = train.station(game, place).toll.cards(game, seat) or game.players[seat].hand
    return [Choice("discard", card) for card in game.faces(cards)]


async def take(game: Bang, seat: int, card: int, target: int) -> None:
    """A wagon of the Train comes into play; those behind it move up (GTR-25, GTR-26)."""
    there = train.of(game)
    there.row.remove(card)
    event = "acquired" if target in (NONE, seat) else "acquired-for"
    game.emit(Event(event, seat=seat, card=card, target=target if target != seat else NONE))
    await put(game, seat, card, target)
    there.fill(game)


async def put(game: Bang, seat: int, card: int, target: int) -> None:
    """A wagon that has left its place lies in front of a player: oneself, if nobody is named."""
    kind = game.box.of(card)
    assert kind.play is not None
    place = game.box.kind[card]
    to = seat if target == NONE else target
    await kind.play.effect.run(game, Play(seat, place, card, [to], how=ABILITY))


# At the End of the Line, and after a free advance


async def offer(game: Bang, seat: int, *, must: bool = False) -> None:
    """The active player may, or must, acquire a wagon now (GTR-23, GTR-38)."""
    if not game.players[seat].in_game or not may_acquire(game, seat):
        return
    say = Say("ask-acquire" if must else "ask-last-wagon", kind=train.of(game).side)
    choice = await game.ask(seat, say, partial(_offers, game, seat, must), matter=BUY)
    if choice.verb not in ("acquire", "acquire-free"):
        return
    play = Play(seat, game.box.index[train.ID], NONE, [seat], how=ABILITY)
    play.named, play.aim = choice.card, choice.seat
    await (acquire if choice.verb == "acquire" else acquire_free)(game, play)


def may_acquire(game: Bang, seat: int) -> bool:
    """Whether the player can acquire a wagon, as far as everyone knows (LAW 2)."""
    there = train.of(game)
    if not there.left(game, seat):
        return False
    free = train.is_free(game, seat)
    for nth in range(len(there.row)):
        place = there.station_of(nth)
        if place != NONE and (free or train.station(game, place).toll.may_be_payable(game, seat)):
            return True
    return False


def _offers(game: Bang, seat: int, must: bool) -> list[Choice]:
    sight = Sight(game, seat)
    found = ForToll().ways(sight, "acquire") or []
    found = found + (ForNothing().ways(sight, "acquire-free") or [])
    return found if must and found else [*found, Choice("no-wagon")]
