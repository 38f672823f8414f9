"""Playing a card: what is legal, why not, and how it is done (SS-21 to SS-25)."""

from standoff.games.samurai.attack import weapon_limit
from standoff.games.samurai.facts import Play
from standoff.games.samurai.sources import Kind
from standoff.games.samurai.state import Samurai
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say


def plays(game: Samurai, seat: int) -> list[Choice]:
    """Every way to play a card from hand now, with all it announces: at whom, at what."""
    choices: list[Choice] = []
    for card in game.faces(game.players[seat].hand):
        kind = game.box.of(card)
        if forbidden(game, seat, kind) is not None:
            continue
        target = kind.target
        for named in target.candidates(game, seat):
            if target.why_not(game, kind, seat, named) is None:
                for pick in target.picks(game, seat, named):
                    choices.append(Choice("play", card, named, pick=pick))
    return choices


def uses(game: Samurai, seat: int) -> list[Choice]:
    """The abilities that can be used now."""
    return [
        Choice("use", kind=game.box.index[source.id])
        for source in game.sources(seat)
        if source.use is not None and source.use.why_not(game, seat) is None
    ]


def forbidden(game: Samurai, seat: int, kind: Kind) -> Say | None:
    """Why a kind of card cannot be played now, whoever it is aimed at."""
    if kind.is_parry:
        return Say("why-only-answers")
    if kind.damage and game.turn.weapons >= weapon_limit(game, seat):
        return Say("why-weapon-limit", limit=weapon_limit(game, seat))
    return None


def why_not(game: Samurai, seat: int, card: int, target: int) -> Say | None:
    """Why a card of the hand cannot be played at the target (at anyone, if NONE), or None."""
    kind = game.box.of(card)
    reason = forbidden(game, seat, kind)
    if reason is not None:
        return reason
    candidates = kind.target.candidates(game, seat)
    if target in candidates:
        return kind.target.why_not(game, kind, seat, target)
    reasons = [kind.target.why_not(game, kind, seat, named) for named in candidates]
    if None in reasons:
        return None
    alike = len({each.id for each in reasons if each is not None}) == 1
    return reasons[0] if alike else Say("why-no-target")


async def play_card(game: Samurai, seat: int, choice: Choice) -> None:
    """Play a card from hand as announced; it lies in the middle while its effect lasts (SS-25)."""
    card = choice.card
    kind = game.box.of(card)
    game.spend(seat, card, target=choice.seat)
    if kind.stays:
        game.place(seat if choice.seat == NONE else choice.seat, card)
        return
    assert kind.effect is not None
    game.shelf.append(card)
    if kind.damage:
        game.turn.weapons += 1
    await kind.effect(game, Play(seat, card, choice.seat, choice.pick))
    game.shelf.remove(card)
    game.to_pile(card)
