"""How good each option is, and why, question by question."""

from typing import Final

from standoff.bots.gambler import characters
from standoff.bots.gambler.rolls import place, worth_keeping
from standoff.bots.gambler.situation import Situation
from standoff.bots.gambler.spoils import Spoils, results
from standoff.bots.judgement import Judgement, about
from standoff.bots.question import Question
from standoff.games.dice.faces import BEER, BULLSEYE_1, BULLSEYE_2, GATLING
from standoff.kernel.choice import COSTS, NONE

FEW_ARROWS: Final = 2


def roll(now: Situation, asked: Question) -> list[Judgement]:
    """Stop, or roll some dice again."""
    dice = now.look.dice()
    rolls = now.cast[now.look.turn()].rolls - now.look.rolls()
    accepted = results(now, rolls)
    kept = worth_keeping(accepted, now.cast[now.seat].locked, rolls)
    judged: list[Judgement] = []
    for choice in asked.choices:
        if choice.number == NONE:
            value = accepted[0][place(dice)]
            few = now.position.pile <= FEW_ARROWS
            if few:
                judged.append(Judgement(value, "few-arrows", number=now.position.pile))
            else:
                judged.append(Judgement(value, "stop"))
            continue
        left = [face for die, face in enumerate(dice) if not choice.number >> die & 1]
        nearly = left.count(GATLING) == now.cast[now.seat].gatlings - 1
        judged.append(Judgement(kept[place(left)], "one-more" if nearly else "reroll"))
    return judged


def shoot(now: Situation, asked: Question) -> list[Judgement]:
    """Whom the next shot is for, with the best use of those after it."""
    look = now.look
    used, resolving = look.used(), look.resolving()
    coming = [
        face for die, face in enumerate(look.dice()) if not used >> die & 1 and die != resolving
    ]
    spoils = Spoils(now, now.position)
    circle = now.circle(now.position)
    ones, twos, beers = coming.count(BULLSEYE_1), coming.count(BULLSEYE_2), coming.count(BEER)
    fires = coming.count(GATLING) >= now.cast[now.seat].gatlings
    judged: list[Judgement] = []
    for choice in asked.choices:
        doubled = choice.verb == "double"
        hits = look.aimed()
        hits[choice.seat] = hits.get(choice.seat, 0) + (2 if doubled else 1)
        aimed = [hits.get(seat, 0) for seat in circle]
        spent = beers - 1 if doubled else beers
        worth = spoils.best_aims(ones, twos, fires, False, aimed) + spoils.beers(spent)
        if not doubled and beers and now.cast[now.seat].doubles and (ones or twos):
            later = spoils.best_aims(ones, twos, fires, True, aimed) + spoils.beers(beers - 1)
            worth = max(worth, later)
        fatal = hits[choice.seat] >= now.position.life[choice.seat]
        judged.append(about(worth, "finish" if fatal else "attack", choice.seat))
    return judged


def pour(now: Situation, asked: Question) -> list[Judgement]:
    """Who gains a life point."""
    spoils = Spoils(now, now.position)
    return [_pour(now, spoils, choice.seat) for choice in asked.choices]


def _pour(now: Situation, spoils: Spoils, seat: int) -> Judgement:
    life = now.position.life[seat]
    points = characters.own_beer(now.cast[seat], life) if seat == now.seat else 1
    worth = spoils.heals(seat, life, points)
    if life == now.most[seat]:
        return Judgement(worth, "waste")
    if seat == now.seat:
        return Judgement(worth, "heal", number=life)
    return about(worth, "heal-friend", seat)


def be_hit(now: Situation, asked: Question) -> list[Judgement]:
    """An arrow or a life point."""
    position, seat = now.position, now.seat
    wounded = position.with_life(seat, position.life[seat] - asked.stake)
    spared = position.with_arrows(seat, position.arrows[seat] + 1)
    judged: list[Judgement] = []
    for tone in asked.tones:
        if tone == COSTS:
            judged.append(Judgement(now.value(wounded), "take-it", number=position.life[seat]))
        else:
            judged.append(Judgement(now.value(spared), "arrow"))
    return judged


def give_back(now: Situation, asked: Question) -> list[Judgement]:
    """How many arrows to return."""
    position, seat = now.position, now.seat
    judged: list[Judgement] = []
    for choice in asked.choices:
        number = max(choice.number, 0)
        value = now.value(position.with_arrows(seat, position.arrows[seat] - number))
        judged.append(Judgement(value, "return" if number else "leave-arrows"))
    return judged


def discard(now: Situation, asked: Question) -> list[Judgement]:
    """Whom to rid of an arrow, if anyone."""
    position = now.position
    judged: list[Judgement] = []
    for choice in asked.choices:
        seat = choice.seat
        if seat == NONE:
            judged.append(Judgement(now.value(position), "leave-arrows"))
            continue
        value = now.value(position.with_arrows(seat, position.arrows[seat] - 1))
        own = seat == now.seat
        judged.append(Judgement(value, "own-arrow") if own else about(value, "relieve", seat))
    return judged


def unknown(now: Situation, asked: Question) -> list[Judgement]:
    """What nobody has told of: a choice of players is for enemies."""
    return [
        Judgement(0.0 if choice.seat == NONE else now.enmity[choice.seat], "unknown")
        for choice in asked.choices
    ]
