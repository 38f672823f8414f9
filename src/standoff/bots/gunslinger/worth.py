"""The worth of a card: in hand, and in play in front of someone."""

from typing import Final

from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation
from standoff.games import roles
from standoff.games.bang.data.hooks import bang_limit, missed_check, rides, seen, sees
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.sources import Source
from standoff.kernel.choice import NONE

_ABILITY: Final[dict[Source, float]] = {}
_EACH: Final[dict[Nature, float]] = {}


def in_hand(now: Situation, card: int, before: int = 0) -> float:
    """What holding a card is worth to me, when I hold `before` of its use already."""
    nature = now.box.natures[card]
    worth = _first(now, nature, cards.counts_as(nature, now.my_names))
    if now.renaming and not nature.name:  # it is still what it was
        worth = max(worth, _first(now, nature, 0))
    return worth * numbers.EACH_MORE**before if before else worth


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
        names = cards.counts_as(nature, now.my_names)
        if names:
            before = uses.get(names, 0)
            uses[names] = before + 1
        else:
            before = same.get(nature, 0)
            same[nature] = before + 1
        worths[card] = in_hand(now, card, before)
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
    if nature.keeps:
        return numbers.BACK
    if not nature.reach and now.lifeless(owner):
        if nature.load and not (nature.heals or nature.cancels):
            return _loaded(now, nature, owner)
        return -numbers.NEARER * (sees.on(nature.source) or 0)
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
    source = nature.source
    worth = numbers.FARTHER * (seen.on(source) or 0) - numbers.NEARER * (sees.on(source) or 0)
    if missed_check.on(source) is not None:
        worth += numbers.BARREL
    return worth or numbers.LASTS * ability(source) or numbers.HOLD_OTHER


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
    rider = rides.on(nature.source)
    surely = rider is not None and rider.apply is not None
    return numbers.SURE_HIT if surely else numbers.RIDER


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


def ability(source: Source) -> float:
    """What an ability is worth to whoever has it for a round, by the hooks it answers."""
    found = _ABILITY.get(source)
    if found is None:
        found = 0.0
        for trait in sorted(cards.traits(source)):
            found += numbers.ABILITY.get(trait, 0.0)
        _ABILITY[source] = found
    return found


def _weapon(now: Situation, weapon: Nature, owner: int) -> float:
    """A weapon is worth the best enemy it reaches, a bit for its range, and its tokens."""
    worth = reaching(now, weapon, owner)
    return worth + _loaded(now, weapon, owner) if weapon.load else worth


def reaching(now: Situation, weapon: Nature, owner: int) -> float:
    """What the range of a weapon is worth."""
    worth = numbers.RANGE * weapon.reach
    if bang_limit.on(weapon.source):
        worth += numbers.MORE_BANGS
    else:
        worth += ability(weapon.source)
    if owner != now.me:
        return worth + numbers.IN_REACH
    shots = max(now.count(BANG), 1) if bang_limit.on(weapon.source) else 1
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
