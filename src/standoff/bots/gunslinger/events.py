"""What to answer when an event asks, and what to do with what it allows."""

from standoff.bots.gunslinger import cards, numbers, worth
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, reason, suspicion
from standoff.kernel.decision import Decision, Option


def second_bullet(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The aim is taken: the BANG! card that is needed least."""
    cost = worth.hand(now).get(option.card or "", 0.0)
    return Judgement(numbers.WIN - cost, reason("part-with", card=option.card))


def stay_out(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card rather than two life points."""
    cost = worth.hand(now).get(option.card or "", 0.0)
    return Judgement(2 * now.life_worth() - cost, reason("dodge", card=option.card))


def shield(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card of the hand for one in play."""
    pick = str(decision.prompt.args["pick"])
    kept = worth.in_play(now, cards.of(pick), now.me)
    cost = worth.hand(now).get(option.card or "", 0.0)
    return Judgement(kept - cost, reason("part-with", card=option.card))


def let_go(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To do nothing is what the rest is measured by."""
    return Judgement(0.0, reason("enough"))


def clear_away(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card in play to lose."""
    assert option.card is not None
    lost = worth.in_play(now, cards.of(option.card), now.me)
    return Judgement(-lost, reason("part-with", card=option.card))


def give_life(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A life point for a friend who needs it more."""
    assert option.seat is not None
    value = -now.hit_worth(option.seat) - now.life_worth()
    return Judgement(value, reason("heal-friend", **suspicion(now.odds, option.seat)))


def rest(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A life point rather than two cards, of which the first is judged as the draw."""
    value = now.life_worth() - numbers.CARD
    return Judgement(value, reason("heal", number=now.me.life))


def guess(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To go on costs nothing."""
    return Judgement(numbers.CARD, reason("deck"))


def exchange(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card that is worth less than the next one of the deck."""
    value = numbers.CARD - worth.hand(now).get(option.card or "", 0.0)
    return Judgement(value, reason("part-with", card=option.card))
