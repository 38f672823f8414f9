"""What to answer when something is at stake: life points, a card, the game."""

from standoff.bots.gunslinger import numbers, worth
from standoff.bots.gunslinger.cards import ability
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement
from standoff.bots.question import Question
from standoff.games.bang.data.matters import DYING, GUARD
from standoff.games.bang.data.names import BANG
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets
from standoff.kernel.choice import ASIDE, NONE, Choice


def give_in(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """To lose what is at stake is what all answers are measured by."""
    if asked.matter == DYING:
        return Judgement(0.0, "give-up")
    if asked.matter == GUARD:
        return Judgement(0.0, "enough")
    if now.life <= asked.stake or len(asked.choices) == 1:
        return Judgement(0.0, "no-answer")
    return Judgement(0.0, "take-it", number=now.life)


def escape(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card, if there will be enough of them; a "draw!" costs nothing."""
    saved = _at_stake(now, asked)
    if choice.card == NONE:
        return Judgement(numbers.WIN if saved > 0 else -1.0, "check", kind=choice.kind)
    face = now.box.face
    answers = 0
    for other in asked.choices:
        if other.card != NONE:
            answers += now.hand.count(face[other.card])
            answers += now.lying(now.me).count(face[other.card])
    if answers < needed(asked):
        saved = 0.0
    card = face[choice.card]
    why = "part-with" if asked.matter == GUARD else "dodge"
    return Judgement(saved - worth.used(now, card), why, card=card)


def supply(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """Cards that are demanded, or life points."""
    card = NONE if choice.card == NONE else now.box.face[choice.card]
    others = sorted([value for held, value in worth.hand(now).items() if held != card])
    cost = 0.0
    for value in others[: needed(asked) - 1]:
        cost += value
    cost = (0.0 if card == NONE else worth.own(now, card)) + cost
    return Judgement(_at_stake(now, asked) - cost, "fire-back", card=card)


def contest(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A BANG! card, as long as there is a chance that the other runs out first."""
    other = asked.say.by
    theirs = now.look.hand_size(other) * now.box.share(BANG, now.names(other))
    mine = now.count(BANG)
    chance = min(1.0, mine / (theirs + 1))
    cost = numbers.HOLD_BANG * min(float(mine), theirs + 1)
    saved = _at_stake(now, asked) + max(now.hit_worth(other), 0.0)
    card = NONE if choice.card == NONE else now.box.face[choice.card]
    return Judgement(chance * saved - cost, "fire-back", card=card)


def cling(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """Out of life points: whatever saves, if all of it together will."""
    more = 0
    for each in now.who:
        more += each.beer_heals
    drinks = saving = 0
    for card in now.hand:
        nature = now.of(card)
        if nature.saves:
            drinks += nature.heals + more
            saving += 1
    if len(now.others) <= 1:
        drinks = 0
    spare = len(now.hand) - (saving if drinks else 0)
    paid = 0
    for other in asked.choices:
        if other.kind != NONE:
            paid += _points_for_nuggets(now, other.kind)
    able = ASIDE in asked.tones
    saved = drinks + (spare // 2 if able else 0) + paid >= needed(asked)
    if choice.card != NONE:
        value = numbers.WIN if saved and drinks else -1.0
        return Judgement(value, "cling", card=now.box.face[choice.card])
    return Judgement(numbers.WIN - 1 if saved else -1.0, "ability", kind=choice.kind)


def needed(asked: Question) -> int:
    """How many of something it takes."""
    return 1 if asked.say.number == NONE else asked.say.number


def _points_for_nuggets(now: Situation, kind: int) -> int:
    """How many life points my nuggets are good for, by that ability or card in play."""
    for deed in now.box.sources[kind].deeds:
        cost = deed.cost
        if isinstance(cost, Nuggets):
            return now.nuggets(now.me) // cost.number * ability(deed).heals
    return 0


def _at_stake(now: Situation, asked: Question) -> float:
    """What giving in would cost: the card that is aimed at, or life points."""
    if asked.matter == GUARD:
        return worth.in_play(now, now.of(asked.say.pick), now.me)
    return asked.stake * now.life_worth()
