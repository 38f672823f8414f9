"""What to answer when others act, and at the small questions of one's own turn."""

from standoff.bots.judgement import Judgement
from standoff.bots.question import Question
from standoff.bots.swordmaster import numbers, worth
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.matters import HONOUR
from standoff.games.samurai.sources import Kind
from standoff.kernel.choice import NONE, Choice


def parry(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card rather than wounds; without it I may be Harmless."""
    return Judgement(_spent(now, choice), "parry", card=choice.card)


def give_weapon(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A Weapon rather than a wound."""
    return Judgement(_spent(now, choice), "give-weapon", card=choice.card)


def give_in(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """Honour, or wounds by the hand of one who may be a friend."""
    if asked.matter == HONOUR:
        return Judgement(now.honour_lost(now.me), "lose-honour")
    value = now.wound_worth(now.me, asked.stake, asked.say.by)
    if len(asked.choices) == 1:
        return Judgement(value, "no-answer")
    return Judgement(value, "take-it", number=now.life)


def pay_bushido(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A Weapon for Bushido, which then goes on to my neighbour; or Bushido itself, for nothing."""
    kind = now.look.kind(choice.card)
    if kind.harms:
        for card in now.look.in_play(now.me):
            if now.look.kind(card) is kind:
                return Judgement(0.0, "let-go", card=choice.card)
    ring = now.look.ring()
    next_one = ring[(ring.index(now.me) + 1) % len(ring)]
    value = worth.burden(now, next_one) - worth.costs(now)[kind]
    return Judgement(value, "pay", card=choice.card)


def draw(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """The first card from the deck, or a card that is known."""
    if choice.card == NONE:
        return Judgement(numbers.CARD, "deck")
    return Judgement(_gain(now, now.look.kind(choice.card)), "useful", card=choice.card)


def part_with(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """A card to lose."""
    kind = now.look.kind(choice.card)
    return Judgement(-worth.hand(now)[kind], "part-with", card=choice.card)


def _spent(now: Situation, choice: Choice) -> float:
    last = now.peace() if len(now.hand) == 1 else 0.0
    return last - worth.costs(now)[now.look.kind(choice.card)]


def _gain(now: Situation, kind: Kind) -> float:
    same = 0
    for held in now.hand:
        if held is kind or (held.damage and kind.damage):
            same += 1
    return worth.in_hand(now, kind, same)
