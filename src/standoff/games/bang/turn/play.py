"""Playing a card: what is legal, why not, and how it is done (B-32 to B-43)."""

from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.deeds import Condition, Cost, Deed, Rider
from standoff.games.bang.data.facts import CARD_PLAYED, Fact, Play
from standoff.games.bang.data.hooks import (
    At,
    announced,
    bang_limit,
    forbids,
    hand_limit,
    over_limit,
    rides,
)
from standoff.games.bang.data.matters import ORDERS, PAY, RIDE
from standoff.games.bang.data.sight import Sight, sight_to_play
from standoff.games.bang.data.sources import Kind, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.aims import Aim, aims_of, why_no_aim
from standoff.games.bang.mechanics.deeds import (
    announce,
    lay_down,
    lay_open,
    leave_out,
    pay_for,
    take_up,
)
from standoff.games.bang.mechanics.hearing import happened
from standoff.games.bang.mechanics.names import counts_as, forbidder, shield
from standoff.games.bang.mechanics.settle import begin, ends_quietly, settle
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

NO_AIMS: Final[list[Aim]] = []
ONLY_ANSWERS: Final = Say("why-only-answers")


def plays(game: Bang, seat: int, sight: Sight) -> list[Choice]:
    """Every way to play a card from hand now, with all it announces: as what, at whom, at what."""
    box = game.box
    choices: list[Choice] = []
    renamed = game.answers(seat).renames
    for card in game.faces(game.players[seat].hand):
        own = box.kind[card]
        for place in uses(game, seat, card) if renamed else box.alone[own]:
            found = aims(sight, box.kinds[place])
            if found and unpaid(game, seat, card, place) is not None:
                continue
            plain = box.plain_plays[card]
            for aim in found:
                if place == own and aim.pick == NONE:
                    choices.append(plain[aim.seat + 1])
                else:
                    used_as = NONE if place == own else place
                    choices.append(Choice("play", card, aim.seat, used_as, aim.pick))
    return choices


def aims(sight: Sight, kind: Kind, verb: str = "play") -> list[Aim]:
    """Every legal way to aim a kind of card; none if it cannot be played at all."""
    game, seat = sight.game, sight.viewer
    if kind.play is None or forbidden(game, seat, kind, verb) is not None:
        return NO_AIMS
    found = aims_of(sight, kind, kind.play)
    if game.box.shielding:
        found = [aim for aim in found if shield(game, seat, kind, aim.seat) is None]
    if game.box.muting and game.answering(seat, rides):
        found = [*found, *aims_beyond(sight, kind, found)]
    if game.box.forbidding and game.answering(seat, forbids):
        found = [aim for aim in found if forbidder(game, seat, kind, verb, target=aim.seat) is None]
    return found


def aims_beyond(sight: Sight, kind: Kind, found: list[Aim]) -> list[Aim]:
    """Where else it can be aimed with a rider that mutes what keeps targets far (AD-80)."""
    game, seat = sight.game, sight.viewer
    if kind.play is None:
        return []
    play = Play(seat, game.box.index[kind.id], NONE, [])
    mutes = 0
    for at in game.answering(seat, rides):
        if rides.of(at).mutes and _applies(game, at, rides.of(at), play):
            mutes |= rides.of(at).mutes
    if not mutes:
        return []
    seats = [aim.seat for aim in found]
    far = aims_of(Sight(game, seat, mutes=mutes), kind, kind.play)
    return [
        aim
        for aim in far
        if aim.seat not in seats and shield(game, seat, kind, aim.seat, mutes) is None
    ]


def uses(game: Bang, seat: int, card: int) -> list[int]:
    """The kinds a card can be played as: its own, and those it counts as in that hand."""
    box = game.box
    own = box.kind[card]
    printed = box.kinds[own].name
    names = counts_as(game, seat, card)
    gained = names & ~printed
    if not gained and names == printed:
        return box.alone[own]
    kept = [own] if names & printed or not printed else []
    return [*kept, *(place for name, place in box.named.items() if gained & name)]


def forbidden(game: Bang, seat: int, kind: Kind, verb: str = "play") -> Say | None:
    """Why a kind of card cannot be played now, whoever it is aimed at.

    What is played on another's orders does not count towards the limit.
    """
    deed = kind.play
    if deed is None:
        return ONLY_ANSWERS
    at = forbidder(game, seat, kind, verb)
    if at is not None:
        return Say("why-forbidden", kind=at.place)
    if deed.limited and verb != "obey" and bangs_left(game, seat) == 0:
        return Say("why-bang-limit", limit=most_bangs(game, seat))
    return None


def unpaid(game: Bang, seat: int, card: int, place: int) -> Say | None:
    """Why what it costs to play that card as that kind cannot be paid; None if it can."""
    kind = game.box.kinds[place]
    if kind.play is None or kind.play.cost is None:
        return None
    return kind.play.cost.why_not(game, At(kind, place, seat, card))


def most_bangs(game: Bang, seat: int) -> int:
    """How many BANG! cards the player may play this turn (B-34)."""
    limit = 1
    for at in game.answering(seat, bang_limit):
        limit += bang_limit.of(at)
    return limit


def bangs_left(game: Bang, seat: int) -> int:
    """How many BANG! cards may still be played this turn, those that cost something among them."""
    left = max(most_bangs(game, seat) - game.turn.bangs, 0)
    return left + len(more_bangs(game, seat)) if game.box.over_limit else left


def more_bangs(game: Bang, seat: int) -> list[At]:
    """The sources that let the player go beyond the limit, and have not done so this turn."""
    return [
        at
        for at in game.answering(seat, over_limit)
        if over_limit.of(at).why_not(game, at) is None and at.place not in game.turn.uses
    ]


async def go_over_limit(game: Bang, seat: int) -> None:
    """Pay for a card that is one too many (AD-61)."""
    for at in more_bangs(game, seat)[:1]:
        game.turn.uses.append(at.place)
        await pay_source(game, at, over_limit.of(at))


@mypyc_attr(allow_interpreted_subclasses=True)
class MayEnd(Condition):
    """Nothing has to be played any more before the turn ends (FC-37)."""

    def holds(self, sight: Sight, source: Source, seat: int) -> bool:
        game = sight.game
        face = game.box.face
        duty = game.turn.duty
        if duty not in game.players[seat].hand:
            return True
        return all(face[way.card] != face[duty] for way in plays(game, seat, sight))

    def why_not(self, sight: Sight, source: Source, seat: int) -> Say:
        return Say("why-must-play", card=sight.game.turn.duty)


def most_cards(game: Bang, seat: int) -> int:
    """How many cards the player may keep: as many as life points, unless an ability allows more.

    Without life points none (HN-15).
    """
    player = game.players[seat]
    limit = max(player.life, 0)
    if player.has_life:
        for at in game.answering(seat, hand_limit):
            limit = max(limit, hand_limit.of(at))
    return limit


def why_not(game: Bang, seat: int, card: int, target: int) -> Say | None:
    """Why a card of the hand cannot be played at the target (at anyone, if NONE); None if it can.

    Where the card has several uses, one that is possible is enough, and a use as an answer to
    others is no reason.
    """
    sight = sight_to_play(game, seat)
    reasons: list[Say] = []
    for place in uses(game, seat, card):
        kind = game.box.kinds[place]
        reason = forbidden(game, seat, kind) or unpaid(game, seat, card, place)
        if reason is None and kind.play is not None:
            reason = why_no_aim(sight, kind, kind.play, target)
            if reason is None and game.box.shielding:
                reason = why_shielded(sight, kind, target)
            if game.box.muting and any(
                target in (aim.seat, NONE) for aim in aims_beyond(sight, kind, [])
            ):
                reason = None
        if reason is None and target != NONE:
            at = forbidder(game, seat, kind, target=target)
            reason = None if at is None else Say("why-forbidden", kind=at.place)
        if reason is None:
            return None
        reasons.append(reason)
    return next((reason for reason in reasons if reason is not ONLY_ANSWERS), ONLY_ANSWERS)


def why_shielded(sight: Sight, kind: Kind, target: int) -> Say | None:
    """Why that kind cannot be aimed at the target, or at anyone it could reach, for what they have.

    None if it can.
    """
    assert kind.play is not None
    aims = aims_of(sight, kind, kind.play)
    seats = [aim.seat for aim in aims if target in (aim.seat, NONE)]
    found = [shield(sight.game, sight.viewer, kind, seat) for seat in seats]
    at = found[0] if found else None
    return None if at is None or None in found else Say("why-forbidden", kind=at.place)


def announce_card(game: Bang, seat: int, choice: Choice) -> Play:
    """A card of the hand is played as chosen (B-18)."""
    place = game.box.kind[choice.card] if choice.kind == NONE else choice.kind
    deed = game.box.kinds[place].play
    assert deed is not None
    targets = deed.target.affected(game, seat, choice.seat)
    play = Play(seat, place, choice.card, targets, choice.pick)
    play.aim = choice.seat
    return play


async def perform(game: Bang, play: Play, deed: Deed | None = None) -> None:
    """Play the card of a Play: announce the rest, pay, act, and settle what it causes.

    Who announces it may be another player than the one who plays it; it may be played to another
    effect than its own.
    """
    deed = deed or game.box.kinds[play.kind].play
    assert deed is not None
    begin(game)
    if deed.steps:
        await announce(game, deed, play)
    if game.box.riding and open_riders(game, play):
        lay_open(game, play)
        await ride_far(game, play)
        await add_riders(game, play)
        take_up(game, play)
    limited = deed.limited and play.counts
    if limited and game.box.over_limit and game.turn.bangs >= most_bangs(game, play.by):
        await go_over_limit(game, play.by)
    if deed.cost is None:  # nearly always
        lay_down(game, play)
    else:
        await pay_for(game, deed, play)
    if limited:
        game.turn.bangs += 1
    if game.box.heard >> CARD_PLAYED & 1:
        happened(game, Fact(play.by, 0, play, CARD_PLAYED, play.card))
    for at in game.answering(play.by, announced):
        await announced.of(at)(game, at, play)
    if game.box.sparing:
        await leave_out(game, play.by, play)
    await deed.effect.run(game, play)
    if not ends_quietly(game):
        await settle(game)
    if play.mutes:
        game.unmute()


async def order(game: Bang, by: int, seat: int, place: int) -> bool:
    """A player is told to play a card of that kind as another announces it; whether they hold one.

    The order is complete before the hand is looked at. One that cannot be carried out brings the
    card to light and no more. It does not count towards the limit.
    """
    kind = game.box.kinds[place]
    deed = kind.play
    assert deed is not None
    aim = await name_aim(game, by, seat, place, deed)
    play = Play(seat, place, NONE, deed.target.affected(game, seat, aim.seat), aim.pick)
    play.aim = aim.seat
    play.orders = by
    play.counts = False
    own = deed.target.picks_own(game, seat)
    possible = bool(_obeyed(game, seat, kind, aim))
    for step in deed.steps:
        if possible and not step.priced:
            await step.announce(game, play)
    event = "ordered" if aim.seat == NONE else "ordered-at"
    game.emit(Event(event, by=by, seat=seat, kind=place, target=aim.seat))
    say = Say("ask-obey", by=by, kind=place)
    obeys = partial(_obeys, game, seat, place)
    choice = await game.ask(seat, say, obeys, matter=PAY, undisturbed=True)
    if choice.verb != "obey":
        game.emit(Event("has-none", seat=seat, kind=place))
        return False
    if own:  # by a hand that a fork may have dealt anew meanwhile
        possible = bool(_obeyed(game, seat, kind, aim))
    if not possible or unpaid(game, seat, choice.card, place) is not None:
        show(game, seat, [choice.card])
        return True
    play.card = choice.card
    if own:
        say = Say("ask-along", kind=place)
        lay_open(game, play)
        along = partial(_along, game, seat, kind, aim)
        choice = await game.ask(seat, say, along, matter=PAY, undisturbed=True)
        take_up(game, play)
        if choice.verb == "have-none":
            show(game, seat, [play.card])
            return True
        play.pick = choice.card
    await perform(game, play)
    return True


def _obeyed(game: Bang, seat: int, kind: Kind, aim: Choice) -> list[Aim]:
    """The legal ways to play a card of that kind as it was ordered."""
    deed = kind.play
    own = deed is not None and deed.target.picks_own(game, seat)
    return [
        each
        for each in aims(Sight(game, seat), kind, "obey")
        if each.seat == aim.seat and (own or each.pick == aim.pick)
    ]


def _along(game: Bang, seat: int, kind: Kind, aim: Choice) -> list[Choice]:
    """What goes along; nothing only where the hand was dealt anew, for one who does not know it."""
    along = [Choice("along", each.pick) for each in _obeyed(game, seat, kind, aim)]
    return along or [Choice("have-none")]


async def name_aim(game: Bang, by: int, seat: int, place: int, deed: Deed) -> Choice:
    """Where another's card is to be aimed, possible or not; nothing to decide if at nobody."""
    orders = _orders(game, seat, deed)
    if len(orders) == 1:
        return orders[0]
    say = Say("ask-order", target=seat, kind=place)
    return await game.ask(by, say, lambda: orders, matter=ORDERS, undisturbed=True)


def _orders(game: Bang, seat: int, deed: Deed) -> list[Choice]:
    sight = Sight(game, seat)
    return [
        Choice("order", seat=named, pick=pick)
        for named in deed.target.candidates(sight)
        for pick in _picks(sight, deed, named)
    ]


def _picks(sight: Sight, deed: Deed, named: int) -> list[int]:
    """What can be named of a player; what lies in the hand of whoever obeys is up to them."""
    if deed.target.picks_own(sight.game, sight.viewer):
        return [NONE]
    return deed.target.picks(sight, named) or [NONE]


def _obeys(game: Bang, seat: int, place: int) -> list[Choice]:
    hand = game.faces(game.players[seat].hand)
    cards = [Choice("obey", card) for card in hand if game.box.kind[card] == place]
    return cards or [Choice("have-none")]


def show(game: Bang, seat: int, cards: list[int]) -> None:
    """A player shows cards of the hand to everyone."""
    for card in cards:
        game.see(card)
        game.emit(Event("showed", seat=seat, card=card))


async def add_riders(game: Bang, play: Play) -> None:
    """What the player's sources let announce along with the card: one after the other (AD-41)."""
    while open_riders(game, play):
        say = Say("ask-rider", kind=play.kind)
        ways = partial(_riders, game, play)
        choice = await game.ask(play.by, say, ways, matter=RIDE, undisturbed=True)
        if choice.verb != "ride":
            return
        for at in game.answering(play.by, rides):
            if at.place == choice.kind:
                await ride(game, at, play)


async def ride(game: Bang, at: At, play: Play) -> None:
    """Pay for a rider, and let it change the play."""
    rider = rides.of(at)
    play.riders = [*play.riders, at.place]
    play.mutes |= rider.mutes
    await pay_source(game, at, rider.cost)
    if rider.apply is not None:
        rider.apply(game, at, play)


async def ride_far(game: Bang, play: Play) -> None:
    """What was aimed farther than it goes by itself has the rider that takes it there."""
    kind = game.box.kinds[play.kind]
    assert kind.play is not None
    near = kind.play.target.allows(sight_to_play(game, play.by), kind, play.aim)
    shielded = game.box.shielding and shield(game, play.by, kind, play.aim) is not None
    if play.aim != NONE and (shielded or not near):
        for at in open_riders(game, play):
            if rides.of(at).mutes:
                await ride(game, at, play)
                return


async def pay_source(game: Bang, at: At, cost: Cost | None) -> None:
    """Tell that a source is used along with a card that is played, and pay for it."""
    if at.card == NONE:
        game.credit(at.seat, at.place)
    else:
        game.emit(Event("used", seat=at.seat, card=at.card))
    if cost is not None:
        paid = Play(at.seat, at.place, at.card, [at.seat])
        await cost.choose(game, paid)
        await cost.pay(game, paid)


def open_riders(game: Bang, play: Play) -> list[At]:
    """The sources whose riders apply to a play, and are not announced yet and can be paid for."""
    return [
        at
        for at in game.answering(play.by, rides)
        if at.place not in play.riders and _applies(game, at, rides.of(at), play)
    ]


def _applies(game: Bang, at: At, rider: Rider, play: Play) -> bool:
    if rider.cost is not None and rider.cost.why_not(game, at) is not None:
        return False
    return rider.applies(game, at, play)


def _riders(game: Bang, play: Play) -> list[Choice]:
    open = [Choice("ride", kind=at.place) for at in open_riders(game, play)]
    return [*open, Choice("no-more")]
