"""What to answer when something is at stake: life points, a card, the game."""

from standoff.bots.gunslinger import cards, numbers, worth
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, reason
from standoff.games.bang.data.hooks import does
from standoff.games.bang.data.matters import DYING, GUARD
from standoff.games.bang.data.names import BANG
from standoff.games.bang.sets.base.cards import beer_heals
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets
from standoff.kernel.choice import ASIDE
from standoff.kernel.decision import Decision, Option


def give_in(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To lose what is at stake is what all answers are measured by."""
    if decision.matter == DYING:
        return Judgement(0.0, reason("give-up"))
    if decision.matter == GUARD:
        return Judgement(0.0, reason("enough"))
    if now.me.life <= decision.stake or len(decision.options) == 1:
        return Judgement(0.0, reason("no-answer"))
    return Judgement(0.0, reason("take-it", number=now.me.life))


def escape(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card, if there will be enough of them; a "draw!" costs nothing."""
    saved = _at_stake(now, decision)
    if option.card is None:
        return Judgement(numbers.WIN if saved > 0 else -1.0, reason("check", kind=option.kind))
    needed = int(decision.prompt.args.get("number", 1))
    answers = [other for other in decision.options if other.card is not None]
    held = (*now.me.hand, *now.me.in_play)
    if sum(held.count(str(other.card)) for other in answers) < needed:
        saved = 0.0
    id = "part-with" if decision.matter == GUARD else "dodge"
    return Judgement(saved - worth.used(now, option.card), reason(id, card=option.card))


def supply(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Cards that are demanded, or life points."""
    others = sorted(value for card, value in worth.hand(now).items() if card != option.card)
    number = int(decision.prompt.args.get("number", 1))
    cost = worth.own(now, option.card) + sum(others[: number - 1])
    return Judgement(_at_stake(now, decision) - cost, reason("fire-back", card=option.card))


def contest(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A BANG! card, as long as there is a chance that the other runs out first."""
    other = now.players[int(decision.prompt.args["by"])]
    share = cards.share(BANG, now.names(other), now.table.sets)
    theirs = other.hand_size * share
    mine = now.count(BANG)
    chance = min(1.0, mine / (theirs + 1))
    cost = numbers.HOLD_BANG * min(mine, theirs + 1)
    saved = _at_stake(now, decision) + max(now.hit_worth(other.seat), 0.0)
    return Judgement(chance * saved - cost, reason("fire-back", card=option.card))


def cling(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Out of life points: whatever saves, if all of it together will."""
    needed = int(decision.prompt.args.get("number", 1))
    more = sum(beer_heals.on(each) or 0 for each in now.who)
    saving = [cards.of(card).heals + more for card in now.me.hand if cards.of(card).saves]
    drinks = sum(saving) if len(now.others) > 1 else 0
    spare = len(now.me.hand) - (len(saving) if drinks else 0)
    able = any(other.tone == ASIDE for other in decision.options)
    paid = sum(_points_for_nuggets(now, other.kind) for other in decision.options if other.kind)
    saved = drinks + (spare // 2 if able else 0) + paid >= needed
    if option.card is not None:
        why = reason("cling", card=option.card)
        return Judgement(numbers.WIN if saved and drinks else -1.0, why)
    return Judgement(numbers.WIN - 1 if saved else -1.0, reason("ability", kind=option.kind))


def _points_for_nuggets(now: Situation, kind: str) -> int:
    """How many life points my nuggets are good for, by that ability or card in play."""
    for deed in does.on(cards.source(kind)) or ():
        if isinstance(deed.cost, Nuggets):
            return now.nuggets(now.me.seat) // deed.cost.number * cards.ability(deed).heals
    return 0


def _at_stake(now: Situation, decision: Decision) -> float:
    """What giving in would cost: the card that is aimed at, or life points."""
    if decision.matter == GUARD:
        aimed_at = cards.of(str(decision.prompt.args["pick"]))
        return worth.in_play(now, aimed_at, now.me)
    return decision.stake * now.life_worth()
