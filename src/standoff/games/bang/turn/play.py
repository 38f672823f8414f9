"""Playing a card: what is legal, why not, and how it is done (B-32 to B-43)."""

from typing import Final

from standoff.games.bang.data.box import MOST_PLAYERS
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.sources import Kind, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.distance import Sight
from standoff.games.bang.mechanics.names import counts_as, forbidder
from standoff.games.bang.mechanics.settle import resolve
from standoff.games.bang.vocabulary.targets import Target
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

ONLY_ANSWERS: Final = Say("why-only-answers")


def plays(game: Bang, seat: int) -> list[Choice]:
    """Every way to play a card from hand now, with all it announces: as what, at whom, at what."""
    sight = Sight(game, seat)
    box = game.box
    known: list[list[Aim] | None] = [None] * len(box.kinds)
    choices: list[Choice] = []
    for card in game.faces(game.players[seat].hand):
        own = box.kind[card]
        for place in uses(game, seat, card) if box.convertible[own] else box.alone[own]:
            found = known[place]
            if found is None:
                found = known[place] = aims(sight, box.kinds[place])
            plain = box.plain_plays[card]
            for aim in found:
                if place == own and aim.pick == NONE:
                    choices.append(plain[aim.seat + 1])
                else:
                    used_as = NONE if place == own else place
                    choices.append(Choice("play", card, aim.seat, used_as, aim.pick))
    return choices


class Aim:
    """Where a card can be aimed: the seat it names, and what it picks of it."""

    __slots__ = ("pick", "seat")

    def __init__(self, seat: int, pick: int) -> None:
        self.seat = seat
        self.pick = pick


PLAIN_AIMS: Final = [Aim(seat, NONE) for seat in range(NONE, MOST_PLAYERS)]  # made once


def aims(sight: Sight, kind: Kind) -> list[Aim]:
    """Every legal way to aim a kind of card; none if it cannot be played at all."""
    if forbidden(sight.game, sight.viewer, kind) is not None:
        return []
    return aims_at(sight, kind, kind.target)


def aims_at(sight: Sight, source: Source, target: Target) -> list[Aim]:
    """Every legal way to aim at such a target."""
    found: list[Aim] = []
    for seat in target.candidates(sight):
        if target.allows(sight, source, seat):
            for pick in target.picks(sight, seat):
                found.append(PLAIN_AIMS[seat + 1] if pick == NONE else Aim(seat, pick))
    return found


def uses(game: Bang, seat: int, card: int) -> list[int]:
    """The kinds a card can be played as: its own, and those it counts as in that hand."""
    box = game.box
    own = box.kind[card]
    printed = box.kinds[own].name
    gained = counts_as(game, seat, card) & ~printed
    if not gained:
        return box.alone[own]
    return [own, *(place for name, place in box.named.items() if gained & name)]


def forbidden(game: Bang, seat: int, kind: Kind) -> Say | None:
    """Why a kind of card cannot be played now, whoever it is aimed at."""
    if kind.effect is None:
        return ONLY_ANSWERS
    source = forbidder(game, seat, kind)
    if source is not None:
        return Say("why-forbidden", kind=game.box.index[source.id])
    if kind.limited and game.turn.bangs >= bang_limit(game, seat):
        return Say("why-bang-limit", limit=bang_limit(game, seat))
    return None if kind.cost is None else kind.cost.why_not(game, seat)


def bang_limit(game: Bang, seat: int) -> int:
    """How many BANG! cards the player may play this turn (B-34)."""
    limit = 1
    for source in game.sources(seat):
        limit += source.bang_limit
    return limit


def hand_limit(game: Bang, seat: int) -> int:
    """How many cards the player may keep: as many as life points, unless an ability allows more.

    A ghost keeps none (HN-15).
    """
    player = game.players[seat]
    limit = player.life
    if not game.box.keeping or player.ghost:
        return limit
    for source in game.sources(seat):
        limit = max(limit, source.hand_limit)
    return limit


def why_not(game: Bang, seat: int, card: int, target: int) -> Say | None:
    """Why a card of the hand cannot be played at the target (at anyone, if NONE); None if it can.

    Where the card has several uses, one that is possible is enough, and a use as an answer to
    others is no reason.
    """
    sight = Sight(game, seat)
    reasons: list[Say] = []
    for place in uses(game, seat, card):
        kind = game.box.kinds[place]
        reason = forbidden(game, seat, kind)
        if reason is None:
            reason = why_no_aim(sight, kind, kind.target, target)
        if reason is None:
            return None
        reasons.append(reason)
    return next((reason for reason in reasons if reason is not ONLY_ANSWERS), ONLY_ANSWERS)


def why_no_aim(sight: Sight, source: Source, target: Target, seat: int) -> Say | None:
    """Why it cannot be aimed at that seat (at anyone, if NONE); None if it can."""
    candidates = target.candidates(sight)
    if seat != NONE and candidates != [NONE]:
        if seat not in candidates:
            return Say("why-not-in-game")
        return target.why_not(sight, source, seat)
    reasons = [target.why_not(sight, source, named) for named in candidates]
    if any(reason is None for reason in reasons):
        return None
    return reasons[0] if len(reasons) == 1 else Say("why-no-target")


async def play_card(game: Bang, seat: int, choice: Choice) -> None:
    """Play a card from hand as announced, with everything it causes (B-18)."""
    card = choice.card
    place = game.box.kind[card] if choice.kind == NONE else choice.kind
    kind = game.box.kinds[place]
    targets = kind.target.affected(game, seat, choice.seat)
    game.spend(seat, card, choice.kind, choice.seat)
    if kind.cost is not None:
        game.shelf.append(card)
        await kind.cost.choose(game, seat, place, card)
        await kind.cost.pay(game, seat, place, card)
    elif not kind.stays:
        game.to_pile(card)  # already discarded while it resolves (B-32)
    if kind.limited:
        game.turn.bangs += 1
    await resolve(game, Play(seat, place, card, targets, choice.pick))
