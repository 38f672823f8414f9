"""What to answer when others act, and at the small questions of one's own turn."""

from standoff.bots.judgement import Judgement, reason
from standoff.bots.swordmaster import numbers, worth
from standoff.bots.swordmaster.cards import KINDS
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.matters import HONOUR
from standoff.kernel.decision import Decision, Option


def parry(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card rather than wounds; without it I may be Harmless."""
    return Judgement(_spent(now, option), reason("parry", card=option.card))


def give_weapon(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A Weapon rather than a wound."""
    return Judgement(_spent(now, option), reason("give-weapon", card=option.card))


def give_in(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Honour, or wounds by the hand of one who may be a friend."""
    if decision.matter == HONOUR:
        return Judgement(now.honour_lost(now.me.seat), reason("lose-honour"))
    value = now.wound_worth(now.me.seat, decision.stake, int(decision.prompt.args["by"]))
    if len(decision.options) == 1:
        return Judgement(value, reason("no-answer"))
    return Judgement(value, reason("take-it", number=now.me.life))


def pay_bushido(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A Weapon for Bushido, which then goes on to my neighbour; or Bushido itself, for nothing."""
    assert option.card is not None
    if KINDS[option.card].harms and option.card in now.me.in_play:
        return Judgement(0.0, reason("let-go", card=option.card))
    ring = now.table.ring
    next_one = ring[(ring.index(now.me.seat) + 1) % len(ring)]
    value = worth.burden(now, next_one) - worth.costs(now)[option.card]
    return Judgement(value, reason("pay", card=option.card))


def draw(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The first card from the deck, or a card that is known."""
    if option.card is None:
        return Judgement(numbers.CARD, reason("deck"))
    return Judgement(_gain(now, option.card), reason("useful", card=option.card))


def part_with(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card to lose."""
    assert option.card is not None
    return Judgement(-worth.hand(now)[option.card], reason("part-with", card=option.card))


def _spent(now: Situation, option: Option) -> float:
    assert option.card is not None
    last = now.peace() if len(now.me.hand) == 1 else 0.0
    return last - worth.costs(now)[option.card]


def _gain(now: Situation, card: str) -> float:
    def use(kind: str) -> str:
        return "weapon" if KINDS[kind].damage else kind

    return worth.in_hand(now, card, sum(use(held) == use(card) for held in now.me.hand))
