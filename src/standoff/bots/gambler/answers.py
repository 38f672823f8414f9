"""How good each option is, and why, question by question."""

from typing import Final

from standoff.bots.gambler import characters
from standoff.bots.gambler.rolls import place, worth_keeping
from standoff.bots.gambler.situation import Situation
from standoff.bots.gambler.spoils import Spoils, results
from standoff.bots.judgement import Judgement, reason, suspicion
from standoff.games.dice.faces import BEER, BULLSEYE_1, BULLSEYE_2, FACES, GATLING
from standoff.kernel.choice import COSTS
from standoff.kernel.decision import Decision, Option

FEW_ARROWS: Final = 2


def roll(now: Situation, decision: Decision) -> list[Judgement]:
    """Stop, or roll some dice again."""
    dice = [FACES.index(face) for face in now.table.dice]
    rolls = now.table.most_rolls - now.table.rolls
    accepted = results(now, rolls)
    kept = worth_keeping(accepted, now.cast[now.seat].locked, rolls)
    judged = []
    for option in decision.options:
        if option.number is None:
            few = now.position.pile <= FEW_ARROWS
            why = reason("few-arrows", number=now.position.pile) if few else reason("stop")
            judged.append(Judgement(accepted[0][place(dice)], why))
            continue
        left = [face for die, face in enumerate(dice) if not option.number >> die & 1]
        why = reason("reroll", kinds=str(option.text.args["kinds"]))
        if left.count(GATLING) == now.cast[now.seat].gatlings - 1:
            why = reason("one-more")
        judged.append(Judgement(kept[place(left)], why))
    return judged


def shoot(now: Situation, decision: Decision) -> list[Judgement]:
    """Whom the next shot is for, with the best use of those after it."""
    table = now.table
    coming = [
        FACES.index(face)
        for die, face in enumerate(table.dice)
        if die not in table.used and die != table.resolving
    ]
    spoils = Spoils(now, now.position)
    circle = now.circle(now.position)
    ones, twos, beers = (coming.count(face) for face in (BULLSEYE_1, BULLSEYE_2, BEER))
    fires = coming.count(GATLING) >= now.cast[now.seat].gatlings
    judged = []
    for option in decision.options:
        assert option.seat is not None
        doubled = option.verb == "double"
        hits = dict(table.aimed)
        hits[option.seat] = hits.get(option.seat, 0) + 1 + doubled
        aimed = tuple((circle.index(seat), number) for seat, number in hits.items())
        worth = spoils.best_aims(ones, twos, fires, False, aimed) + spoils.beers(beers - doubled)
        if not doubled and beers and now.cast[now.seat].doubles and (ones or twos):
            later = spoils.best_aims(ones, twos, fires, True, aimed) + spoils.beers(beers - 1)
            worth = max(worth, later)
        about = suspicion(now.odds, option.seat)
        fatal = hits[option.seat] >= now.position.life[option.seat]
        judged.append(Judgement(worth, reason("finish" if fatal else "attack", **about)))
    return judged


def pour(now: Situation, decision: Decision) -> list[Judgement]:
    """Who gains a life point."""
    spoils = Spoils(now, now.position)
    return [_pour(now, spoils, option) for option in decision.options]


def _pour(now: Situation, spoils: Spoils, option: Option) -> Judgement:
    seat = option.seat
    assert seat is not None
    life = now.position.life[seat]
    points = characters.own_beer(now.cast[seat], life) if seat == now.seat else 1
    worth = spoils.heals(seat, life, points)
    if life == now.most[seat]:
        return Judgement(worth, reason("waste"))
    if seat == now.seat:
        return Judgement(worth, reason("heal", number=life))
    return Judgement(worth, reason("heal-friend", **suspicion(now.odds, seat)))


def be_hit(now: Situation, decision: Decision) -> list[Judgement]:
    """An arrow or a life point."""
    position, seat = now.position, now.seat
    wounded = position.with_life(seat, position.life[seat] - decision.stake)
    spared = position.with_arrows(seat, position.arrows[seat] + 1)
    return [
        Judgement(now.value(wounded), reason("take-it", number=position.life[seat]))
        if option.tone == COSTS
        else Judgement(now.value(spared), reason("arrow"))
        for option in decision.options
    ]


def give_back(now: Situation, decision: Decision) -> list[Judgement]:
    """How many arrows to return."""
    position, seat = now.position, now.seat
    return [
        Judgement(
            now.value(position.with_arrows(seat, position.arrows[seat] - (option.number or 0))),
            reason("return" if option.number else "leave-arrows"),
        )
        for option in decision.options
    ]


def discard(now: Situation, decision: Decision) -> list[Judgement]:
    """Whom to rid of an arrow, if anyone."""
    position = now.position
    judged = []
    for option in decision.options:
        if option.seat is None:
            judged.append(Judgement(now.value(position), reason("leave-arrows")))
            continue
        fewer = position.with_arrows(option.seat, position.arrows[option.seat] - 1)
        own = option.seat == now.seat
        why = reason("own-arrow") if own else reason("relieve", **suspicion(now.odds, option.seat))
        judged.append(Judgement(now.value(fewer), why))
    return judged


def unknown(now: Situation, decision: Decision) -> list[Judgement]:
    """What nobody has told of: a choice of players is for enemies."""
    return [
        Judgement(0.0 if option.seat is None else now.enmity[option.seat], reason("unknown"))
        for option in decision.options
    ]
