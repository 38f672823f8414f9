"""What to answer when others act, and at the small questions of one's own turn."""

from standoff.bots.gunslinger import cards, numbers, worth
from standoff.bots.gunslinger.plays import judge, rob, use
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, reason, suspicion
from standoff.games.bang.data.names import BANG
from standoff.games.bang.sets.base.cards import beer_heals
from standoff.kernel.decision import Decision, Option


def check(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A "draw!" against a shot costs nothing."""
    return Judgement(numbers.WIN, reason("check", kind=option.kind))


def dodge(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card against a shot, if there will be enough of them."""
    needed = int(decision.prompt.args.get("number", 1))
    answers = [other for other in decision.options if other.verb in ("play", "use-up")]
    held = (*now.me.hand, *now.me.in_play)
    enough = sum(held.count(str(other.card)) for other in answers) >= needed
    saved = now.life_worth() if enough else 0.0
    return Judgement(saved - _cost(now, option), reason("dodge", card=option.card))


def take_it(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To lose a life point is what all answers are measured by."""
    if now.me.life == 1 or len(decision.options) == 1:
        return Judgement(0.0, reason("no-answer"))
    return Judgement(0.0, reason("take-it", number=now.me.life))


def fire_back(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A BANG! card or a life point."""
    return Judgement(now.life_worth() - _cost(now, option), reason("fire-back", card=option.card))


def duel(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A BANG! card, as long as there is a chance that the other runs out first."""
    other = now.players[int(decision.prompt.args["by"])]
    share = cards.share(BANG, cards.abilities(other), now.table.sets)
    theirs = other.hand_size * share
    mine = now.count(BANG)
    chance = min(1.0, mine / (theirs + 1))
    cost = numbers.HOLD_BANG * min(mine, theirs + 1)
    gain = chance * (now.life_worth() + max(now.hit_worth(other.seat), 0.0)) - cost
    return Judgement(gain, reason("fire-back", card=option.card))


def cling(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Out of life points: whatever saves, if all of it together will."""
    needed = int(decision.prompt.args.get("number", 1))
    more = sum(beer_heals.on(each) or 0 for each in now.who)
    saving = [cards.of(card).heals + more for card in now.me.hand if cards.of(card).saves]
    drinks = sum(saving) if len(now.others) > 1 else 0
    spare = len(now.me.hand) - (len(saving) if drinks else 0)
    able = any(other.verb == "use" for other in decision.options)
    saved = drinks + (spare // 2 if able else 0) >= needed
    if option.verb == "play":
        why = reason("cling", card=option.card)
        return Judgement(numbers.WIN if saved and drinks else -1.0, why)
    return Judgement(numbers.WIN - 1 if saved else -1.0, reason("ability", kind=option.kind))


def give_up(now: Situation, decision: Decision, option: Option) -> Judgement:
    return Judgement(0.0, reason("give-up"))


def draw(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The first card from the deck."""
    return Judgement(numbers.CARD, reason("deck"))


def draw_hand(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The first card from someone's hand: it is also one less there."""
    assert option.seat is not None
    lost = worth.from_hand(now.players[option.seat]) * now.enmity[option.seat]
    return Judgement(numbers.CARD + lost, reason("strip", **suspicion(now.odds, option.seat)))


def choose_card(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card to have."""
    assert option.card is not None
    return Judgement(_gain(now, option.card), reason("useful", card=option.card))


def part_with(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card to lose."""
    return Judgement(-_cost(now, option), reason("part-with", card=option.card))


def flip(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The flipped card that counts: hearts help wherever one must "draw!", low spades harm."""
    assert option.card is not None
    rank, suit = option.card.rpartition("-")[2][:-1], option.card[-1]
    low = rank.isdecimal() and int(rank) < 10
    value = {"H": 2.0, "S": -2.0 if low else -1.0}.get(suit, 0.0)
    return Judgement(value, reason("flip", card=option.card))


def use_ability(now: Situation, decision: Decision, option: Option) -> Judgement:
    """An ability used at will, whatever is asked."""
    return use(now, decision, option)


def draw_all(now: Situation, decision: Decision, option: Option) -> Judgement:
    """All cards of phase 1 from the deck."""
    return Judgement(numbers.CARD * (option.number or 1), reason("deck"))


def take_card(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card of someone, to have."""
    assert option.seat is not None
    assert option.pick is not None
    return rob(now, True, option.seat, option.pick)


def strip(now: Situation, decision: Decision, option: Option) -> Judgement:
    """Which card someone is to lose: the best of an enemy, the least of a friend."""
    assert option.seat is not None
    assert option.pick is not None
    return rob(now, False, option.seat, option.pick)


def inherit(now: Situation, decision: Decision, option: Option) -> Judgement:
    """A card of one who is out of the game."""
    if option.pick is None or option.pick == "hand":
        return Judgement(numbers.CARD, reason("deck"))
    return Judgement(_gain(now, option.pick), reason("useful", card=option.pick))


def copy(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The ability that is worth most."""
    assert option.kind is not None
    value = worth.ability(cards.character(option.kind))
    return Judgement(value, reason("ability", kind=option.kind))


def unknown(now: Situation, decision: Decision, option: Option) -> Judgement:
    """What nobody has told of: a card is for playing, and a choice of players for enemies."""
    if decision.prompt.id == "ask-main" and option.card is not None:
        return judge(now, decision, option)
    value = 0.0 if option.seat is None else now.enmity[option.seat]
    return Judgement(value, reason("unknown"))


def _gain(now: Situation, card: str) -> float:
    same = sum(cards.of(held).id == cards.of(card).id for held in now.me.hand)
    return worth.in_hand(now, card, same)


def _cost(now: Situation, option: Option) -> float:
    if option.card in now.me.hand:
        return worth.hand(now)[option.card]
    if option.card in now.me.in_play:
        return worth.in_play(now, cards.of(option.card), now.me)
    return 0.0
