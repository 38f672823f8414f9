"""What players may do in a window, by abilities, cards in play, cards in hand or the table."""

from typing import Final

from standoff.games.bang.data.deeds import ANY, NO_WAYS, NOTHING_TO_NAME, Deed, Offered
from standoff.games.bang.data.facts import ABILITY, USED, Losing, Play
from standoff.games.bang.data.hooks import At, leaves_out
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.aims import aims_of
from standoff.games.bang.mechanics.hearing import spent
from standoff.games.bang.mechanics.names import forbidder
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

OF_A_CARD: Final = ("use-up", "use-card")  # what is done with a card in play that is named
LET_IT: Final = Choice("let-it")  # the answer of who does nothing about it
NO_OFFERS: Final[list[Offered]] = []
OF_MANY: Final = ("use", "use-up", "use-card")  # any other verb is that of one deed alone


def offered(game: Bang, seat: int, window: int, play: Play | None = None) -> list[Offered]:
    """The deeds of a player's sources in that window, as far as everyone knows (LAW 2).

    They answer a play, where one aims at the player.
    """
    answers = game.answers(seat)
    if not answers.windows & window:
        return NO_OFFERS
    return [
        offer
        for offer in answers.offers()
        if offer.deed.window & window and is_open(game, offer, play)
    ]


def is_open(game: Bang, offer: Offered, play: Play | None) -> bool:
    """Whether a deed can be done now, in its window, as far as everyone knows."""
    at, deed = offer.at, offer.deed
    if at.card != NONE and at.card in game.turn.waiting:
        return False
    if deed.cost is not None and not deed.cost.may_be_paid(game, at):
        return False
    if deed.per_turn < ANY and is_used_up(game, offer):
        return False
    return deed.against is None or deed.answers(game, at, play)


def is_used_up(game: Bang, offer: Offered) -> bool:
    """Whether the deed was done as often as it can be in a turn."""
    limit = offer.deed.per_turn
    return limit < ANY and game.turn.uses.count(mark(game, offer)) >= limit


def mark(game: Bang, offer: Offered) -> int:
    """By which uses of a deed in a turn are counted: by its source, and by who uses it."""
    at = offer.at
    return at.place | offer.nth << 16 | (at.seat - game.turn.seat) % game.seats() << 24


def choices(game: Bang, seat: int, window: int, play: Play | None = None) -> list[Choice]:
    """Every way to act in that window, with all that is announced: from hand, then by sources."""
    opens = game.box.opens
    cards = [card for card in game.players[seat].hand if opens[card] & window]
    if not cards:
        return by_sources(game, seat, window, play)
    sight = Sight(game, seat)
    sight.against = play
    found: list[Choice] = []
    for card in game.faces(cards):
        kind = game.box.of(card)
        for deed in kind.deeds:
            if deed.window & window and forbidder(game, seat, kind) is None:
                at = game.box.card_at(card, seat)
                free = deed.cost is None or deed.cost.why_not(game, at) is None
                if free and deed.answers(game, at, play):
                    for aim in aims_of(sight, kind, deed):
                        found.append(Choice("play", card, aim.seat, NONE, aim.pick))
    return found + by_sources(game, seat, window, play)


def by_sources(game: Bang, seat: int, window: int, play: Play | None = None) -> list[Choice]:
    """Every way to act in that window besides with a card of the hand."""
    offers = offered(game, seat, window, play)
    if not offers:  # nearly always
        return NO_WAYS
    found: list[Choice] = []
    sight = Sight(game, seat)
    sight.against = play
    for offer in offers:
        add_ways(found, sight, offer)
    return found


def add_ways(found: list[Choice], sight: Sight, offer: Offered) -> None:
    """Add every way to do it: with which card named, aimed at whom and at what."""
    game, at, deed = sight.game, offer.at, offer.deed
    if deed.cost is not None and deed.cost.why_not(game, at) is not None:
        return
    own = deed.target.ways(sight, deed.verb)
    if own is not None:
        if own:
            found.extend(own)
        return
    number = offer.nth if offer.nth and not deed.like and deed.verb in OF_MANY else NONE
    if deed.verb in OF_A_CARD:
        like = likeness(game, deed)
        for aim in aims_of(sight, at.source, deed):
            if aim.pick != at.card:  # it may be gone
                found.append(Choice(deed.verb, at.card, aim.seat, like, aim.pick, number))
        return
    place = at.place if deed.verb == "use" or at.card != NONE else NONE
    cards = named(game, at, deed)
    aims = aims_of(sight, at.source, deed) if cards else []
    for card in cards:
        for aim in aims:
            found.append(Choice(deed.verb, card, aim.seat, place, aim.pick, number))


def likeness(game: Bang, deed: Deed) -> int:
    """The kind that a deed of a card in play is like; NONE: only its own."""
    return game.box.index.get(deed.like, NONE)


def named(game: Bang, at: At, deed: Deed) -> list[int]:
    """The cards that can be named along: lying open as its target, or to pay with."""
    cards = deed.target.cards(game, at.seat)
    if cards is NOTHING_TO_NAME and deed.cost is not None:
        return deed.cost.cards(game, at.seat)
    return cards


def why_not_do(game: Bang, offer: Offered) -> Say | None:
    """Why a deed cannot be done now, whoever it is aimed at."""
    if is_used_up(game, offer):
        return Say("why-used-up", limit=offer.deed.per_turn)
    return None if offer.deed.cost is None else offer.deed.cost.why_not(game, offer.at)


def find(game: Bang, seat: int, choice: Choice, window: int, play: Play | None = None) -> Offered:
    """The deed that was chosen among those of a player's sources."""
    for offer in game.answers(seat).offers():
        deed = offer.deed
        if (
            deed.window & window
            and deed.verb == choice.verb
            and choice.number in (offer.nth, NONE)
            and (choice.verb != "use" or choice.kind == offer.at.place)
            and (choice.verb not in OF_A_CARD or _is_same(game, offer, choice))
            and is_open(game, offer, play)
        ):
            return offer
    raise LookupError(f"Seat {seat} has no deed {choice.verb!r} now.")


def _is_same(game: Bang, offer: Offered, choice: Choice) -> bool:
    return offer.at.card == choice.card and likeness(game, offer.deed) == choice.kind


async def do(
    game: Bang,
    offer: Offered,
    choice: Choice,
    *,
    answers: Play | None = None,
    about: Losing | None = None,
) -> Play:
    """Do what was chosen, in the scope that is open: announce, pay, act."""
    at, deed = offer.at, offer.deed
    box = game.box
    seat = at.seat
    play = Play(
        seat,
        at.place,
        at.card,
        deed.target.affected(game, seat, choice.seat),
        choice.pick,
        ABILITY if at.card == NONE else USED,
    )
    play.aim = choice.seat
    play.named = NONE if choice.verb in OF_A_CARD else choice.card
    play.mode = NONE if choice.kind == at.place else choice.kind
    play.answers = answers
    play.about = about
    if deed.steps and play.named != NONE:
        game.see(play.named)
    for step in deed.steps:
        await step.announce(game, play)
    if deed.cost is not None:
        await deed.cost.choose(game, play)
    if deed.per_turn < ANY:
        game.turn.uses.append(mark(game, offer))
    if choice.verb == "use-card":
        event = "used" if play.aim == NONE else "used-at"
        game.emit(Event(event, seat=seat, card=at.card, target=play.aim))
    elif choice.verb == "use" and (box.is_character(at.place) or at.card != NONE):
        game.credit(seat, at.place)
    if deed.cost is not None:
        play.paid = await deed.cost.pay(game, play)
    if game.box.sparing:
        await leave_out(game, seat, play)
    await deed.effect.run(game, play)
    return play


def deed_of(game: Bang, play: Play) -> Deed | None:
    """What a card does in the way in which it is used, or with the effect of another."""
    kind = game.box.kinds[play.kind]
    if play.mode == NONE:
        return kind.play
    return kind.modes.get(game.kind_name(play.mode), game.box.kinds[play.mode].play)


async def leave_out(game: Bang, seat: int, play: Play) -> None:
    """Of several players whom a play acts on, whose doing it is may leave someone out."""
    for at in game.answering(seat, leaves_out):
        if len(play.targets) > 1:
            await leaves_out.of(at)(game, at, play)


async def answer(
    game: Bang,
    seat: int,
    choice: Choice,
    window: int,
    *,
    answers: Play | None = None,
    about: Losing | None = None,
) -> None:
    """Act in a window that an effect has opened, in its scope: with a card of the hand, or else."""
    if choice.verb != "play":
        offer = find(game, seat, choice, window, answers)
        await do(game, offer, choice, answers=answers, about=about)
        return
    card = choice.card
    kind = game.box.of(card)
    deed = next(deed for deed in kind.deeds if deed.window & window)
    play = Play(
        seat,
        game.box.kind[card],
        card,
        deed.target.affected(game, seat, choice.seat),
        choice.pick,
    )
    play.aim = choice.seat
    play.answers = answers
    play.about = about
    await announce(game, deed, play)
    await pay_for(game, deed, play)
    spent(game, seat, card)
    await deed.effect.run(game, play)


async def announce(game: Bang, deed: Deed, play: Play) -> None:
    """What is announced besides the target of a card of the hand, before it is played.

    An order says all of it beforehand, but for what is to be paid.
    """
    steps = [step for step in deed.steps if step.priced or play.orders == play.by]
    if steps:
        lay_open(game, play)
        for step in steps:
            await step.announce(game, play)
        take_up(game, play)


def lay_open(game: Bang, play: Play) -> None:
    """A card that is being announced lies in the middle: no flow remembers a hidden one."""
    game.players[play.by].hand.remove(play.card)
    game.see(play.card)
    game.shelf.append(play.card)


def take_up(game: Bang, play: Play) -> None:
    game.shelf.remove(play.card)
    game.players[play.by].hand.append(play.card)


def lay_down(game: Bang, play: Play) -> None:
    """A card leaves the hand; one that does not stay is already discarded (B-32)."""
    used_as = NONE if play.kind == game.box.kind[play.card] else play.kind
    game.spend(play.by, play.card, used_as, play.aim)
    if not game.box.kinds[play.kind].stays:
        game.to_pile(play.card)


async def pay_for(game: Bang, deed: Deed, play: Play) -> None:
    """A card leaves the hand and lies in the middle while what it costs, if anything, is paid."""
    cost, card = deed.cost, play.card
    if cost is None:
        lay_down(game, play)
        return
    used_as = NONE if play.kind == game.box.kind[card] else play.kind
    game.spend(play.by, card, used_as, play.aim)
    game.shelf.append(card)
    await cost.choose(game, play)
    play.paid = await cost.pay(game, play)
    if card in game.shelf:
        game.shelf.remove(card)
        if not game.box.kinds[play.kind].stays:
            game.to_pile(card)
