"""The worth of a card: in hand, and in play in front of someone."""

from math import pow
from typing import Final

from standoff.bots.gunslinger import numbers
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation
from standoff.games import roles
from standoff.games.bang.data.names import BANG, MISSED
from standoff.kernel.choice import NONE

_EACH: Final[dict[Nature, float]] = {}


def in_hand(now: Situation, card: int, before: int = 0) -> float:
    """What holding a card is worth to me, when I hold `before` of its use already."""
    nature = now.box.natures[card]
    worth = now.held_worths.get(nature)
    if worth is None:
        worth = now.held_worths[nature] = _held(now, nature)
    return _of_more(worth, before)


def _held(now: Situation, nature: Nature) -> float:
    worth = _first(now, nature, now.my_names.of(nature))
    if now.renaming and not nature.name:  # it is still what it was
        worth = max(worth, _first(now, nature, 0))
    return worth


def _of_more(worth: float, before: int) -> float:
    return worth * pow(numbers.EACH_MORE, float(before)) if before else worth


def _first(now: Situation, nature: Nature, names: int) -> float:
    if nature.saves:
        return numbers.HOLD_SAVING if len(now.others) > 1 else numbers.HOLD_USELESS
    if names & MISSED:
        return numbers.HOLD_MISSED
    if names & BANG:
        return numbers.HOLD_BANG
    if nature.equips or nature.waits:
        return max(gain(now, nature), numbers.HOLD_USELESS)
    if nature.burdens:
        sheriffs = 0.0
        for other in now.others:
            sheriffs += now.odds[other][roles.SHERIFF]
        useless = nature.spares_sheriff and sheriffs == len(now.others)
        return numbers.HOLD_USELESS if useless else numbers.HOLD_BURDEN
    if nature.draws:
        return numbers.CARD * nature.draws
    if nature.keeps and len(now.others) + 1 == now.look.seats and now.look.in_game(now.me):
        return numbers.HOLD_BURDEN
    return numbers.HOLD_OTHER


def hand(now: Situation) -> dict[int, float]:
    """What each card of my hand is worth to keep; of equal cards, the next one to go."""
    worths = now.hand_worths
    if worths:
        return worths
    uses: dict[int, int] = {}
    same: dict[Nature, int] = {}
    for card in now.hand:
        nature = now.box.natures[card]
        names = now.my_names.of(nature)
        if names:
            before = uses.get(names, 0)
            uses[names] = before + 1
        else:
            before = same.get(nature, 0)
            same[nature] = before + 1
        worths[card] = _of_more(_held(now, nature), before)
    return worths


def own(now: Situation, card: int) -> float:
    """What a card of mine is worth to keep, be it in hand or in play."""
    if card in now.hand:
        return hand(now)[card]
    return in_play(now, now.of(card), now.me) if now.is_lying(card) else 0.0


def used(now: Situation, card: int) -> float:
    """What it costs me to answer with a card: all of it, or only the tokens that are spent."""
    nature = now.of(card)
    if nature.tokens and now.is_lying(card):
        return nature.tokens * token(now, now.me, card)
    return own(now, card)


def costs(now: Situation) -> dict[int, float]:
    """What it costs me to part with each card now: nothing for those I could not keep anyway."""
    worths = now.card_costs
    if worths or not now.hand:
        return worths
    worths = now.card_costs = hand(now).copy()
    limit = now.look.hand_limit(now.me)
    excess = len(now.hand) - (limit if limit > now.life else max(now.life, 0))
    if excess > 0:
        kept = hand(now)
        for card in sorted(now.hand, key=kept.__getitem__)[:excess]:
            worths[card] = 0.0
    return worths


def cheapest(now: Situation, number: int, but: int = NONE) -> float:
    """What it costs me to part with so many cards, those I need least, of all but one."""
    found = sorted([value for card, value in costs(now).items() if card != but])
    total = 0.0
    for value in found[:number]:
        total += value
    return total


def gain(now: Situation, nature: Nature) -> float:
    """What I gain by putting a card in play in front of me."""
    mine = now.look.in_play(now.me)
    for card in mine:
        if now.box.natures[card] is nature:
            return 0.0
    worth = in_play(now, nature, now.me)
    if nature.reach:
        weapons = 0.0
        for card in mine:
            lying = now.box.natures[card]
            if lying.reach:
                weapons += in_play(now, lying, now.me)
        worth -= weapons
    return worth


def in_play(now: Situation, nature: Nature, owner: int) -> float:
    """What a card is worth to a player in front of whom it lies.

    Who is there for one turn without life points needs no defence, and will lose it.
    """
    known = now.lying_worths[owner]
    if known is None:
        known = now.lying_worths[owner] = {}
    found = known.get(nature)
    if found is None:
        found = known[nature] = _in_play(now, nature, owner)
    return found


def _in_play(now: Situation, nature: Nature, owner: int) -> float:
    if nature.keeps:
        return numbers.BACK
    if not nature.reach and now.lifeless(owner):
        if nature.load and not (nature.heals or nature.cancels):
            return _loaded(now, nature, owner)
        return -numbers.NEARER * nature.power.sees
    if nature.burdens:
        return numbers.BURDEN
    if nature.marks:
        return -numbers.BOUNTY
    if nature.reach:
        return _weapon(now, nature, owner)
    if nature.waits or nature.once:
        return _ready(nature)
    if nature.load:
        return _loaded(now, nature, owner)
    if nature.nuggets_to_mend:
        return _purse(now, nature, owner)
    power = nature.power
    worth = numbers.FARTHER * power.seen - numbers.NEARER * power.sees
    if power.checks:
        worth += numbers.BARREL
    return worth or numbers.LASTS * power.worth or numbers.HOLD_OTHER


def _purse(now: Situation, nature: Nature, owner: int) -> float:
    """What can be turned from nuggets into life points at any time: the more, the richer one is."""
    points = now.nuggets(owner) // nature.nuggets_to_mend
    return numbers.HOLD_OTHER + points * numbers.OWN_LIFE / max(now.look.life(owner), 1)


# Tokens


def token(now: Situation, owner: int, slot: int) -> float:
    """What a token is worth where it lies: on a card of a player, or on the character (NONE).

    Nobody takes one off what then blows up in front of them.
    """
    if slot == NONE:
        return numbers.TOKEN
    nature = now.of(slot)
    if nature.explodes:
        harmless = now.lifeless(owner) or now.ignores(owner, slot)
        return 0.0 if harmless else now.life_worth()
    worth = _each(nature)
    if nature.reach and now.tokens(owner, slot) == 1:
        worth += reaching(now, nature, owner)
    return worth


def charged(now: Situation, slot: int) -> float:
    """What one more token of mine is worth there; for a bomb, only where it delays it."""
    if slot == NONE or not now.of(slot).explodes:
        return token(now, now.me, slot)
    delays = now.tokens(now.me, slot) == numbers.TOKENS_LOST
    return numbers.GOES_OFF * now.life_worth() if delays else 0.0


def _loaded(now: Situation, nature: Nature, owner: int) -> float:
    """A card that is used for tokens: those on it, or those that it will come with."""
    loads = now.look.loads()
    for card in now.look.in_play(owner) if loads else ():
        if now.box.natures[card] is nature and loads[card]:
            return loads[card] * _each(nature)
    return nature.load * _each(nature)


def _each(nature: Nature) -> float:
    """What a token on such a card is worth: its share of what it is used for."""
    found = _EACH.get(nature)
    if found is None:
        found = _EACH[nature] = numbers.READY * _use(nature) / max(nature.tokens, 1)
    return found


def _use(nature: Nature) -> float:
    """What a card with tokens is used for."""
    if nature.draws or nature.heals:
        return numbers.CARD * nature.draws + numbers.HOLD_SAVING * nature.heals
    if nature.cancels:
        return numbers.HOLD_MISSED
    if nature.takes or nature.strips:
        return 2 * numbers.CARD
    return numbers.SURE_HIT if nature.power.rides_surely else numbers.RIDER


def _ready(nature: Nature) -> float:
    """A card in play that will be used once: what it does then, and it can be lost before."""
    worth = numbers.CARD * nature.draws
    if nature.cancels:
        worth += numbers.HOLD_MISSED
    elif nature.heals:
        worth += numbers.HOLD_SAVING
    elif nature.shoots:
        worth += numbers.HOLD_BANG * (2 if nature.at_others else 1)
    elif not worth:
        worth = numbers.HOLD_OTHER
    return worth


def _weapon(now: Situation, weapon: Nature, owner: int) -> float:
    """A weapon is worth the best enemy it reaches, a bit for its range, and its tokens."""
    worth = reaching(now, weapon, owner)
    return worth + _loaded(now, weapon, owner) if weapon.load else worth


def reaching(now: Situation, weapon: Nature, owner: int) -> float:
    """What the range of a weapon is worth."""
    worth = numbers.RANGE * weapon.reach
    if weapon.power.bang_limit:
        worth += numbers.MORE_BANGS
    else:
        worth += weapon.power.worth
    if owner != now.me:
        return worth + numbers.IN_REACH
    shots = max(now.count(BANG), 1) if weapon.power.bang_limit else 1
    best = 0.0
    distances = now.distances()
    for other in now.others:
        if NONE < distances[other] <= weapon.reach:
            best = max(best, now.enmity[other])
    return worth + numbers.IN_REACH * best * shots


def from_hand(now: Situation, seat: int) -> float:
    """What a random card out of a hand is worth to its owner: the more, the fewer there are."""
    return numbers.CARD * (1 + 1 / max(now.look.hand_size(seat), 1))


def blast(now: Situation, seat: int) -> float:
    """What it is worth to me that life points are lost in front of a seat, or of my own."""
    return -now.life_worth() if seat == now.me else now.hit_worth(seat)
