"""The worth of a card: in hand, and in play in front of someone."""

from functools import cache

from standoff.bots.gunslinger import cards, numbers
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation, lifeless
from standoff.games import roles
from standoff.games.bang.data.hooks import bang_limit, missed_check, rides, seen, sees
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.sources import Source
from standoff.games.bang.door.view import BangPlayerView


def in_hand(now: Situation, card: str, before: int = 0) -> float:
    """What holding a card is worth to me, when I hold `before` of its use already."""
    nature = cards.of(card)
    names = cards.counts_as(card, now.names(now.me))
    worth = _first(now, nature, names)
    if now.renaming and not nature.name:  # it is still what it was
        worth = max(worth, _first(now, nature, 0))
    return worth * numbers.EACH_MORE**before


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
        sheriffs = sum(now.odds[other.seat][roles.SHERIFF] for other in now.others)
        useless = nature.spares_sheriff and sheriffs == len(now.others)
        return numbers.HOLD_USELESS if useless else numbers.HOLD_BURDEN
    if nature.draws:
        return numbers.CARD * nature.draws
    if nature.keeps and all(player.in_game for player in now.players):
        return numbers.HOLD_BURDEN
    return numbers.HOLD_OTHER


def hand(now: Situation) -> dict[str, float]:
    """What each card of my hand is worth to keep; of equal cards, the next one to go."""
    worths = now.hand_worths
    if worths:
        return worths
    uses: dict[object, int] = {}
    for card in now.me.hand:
        nature = cards.of(card)
        use: object = cards.counts_as(card, now.names(now.me)) or nature.id
        before = uses.get(use, 0)
        uses[use] = before + 1
        worths[card] = in_hand(now, card, before)
    return worths


def own(now: Situation, card: str | None) -> float:
    """What a card of mine is worth to keep, be it in hand or in play."""
    if card in now.me.hand:
        return hand(now)[card]
    return in_play(now, cards.of(card), now.me) if card in now.me.in_play else 0.0


def used(now: Situation, card: str) -> float:
    """What it costs me to answer with a card: all of it, or only the tokens that are spent."""
    nature = cards.of(card)
    if card in now.me.in_play and nature.tokens:
        return nature.tokens * token(now, now.me, card)
    return own(now, card)


def costs(now: Situation) -> dict[str, float]:
    """What it costs me to part with each card now: nothing for those I could not keep anyway."""
    worths = hand(now).copy()
    excess = len(now.me.hand) - (now.me.hand_limit or max(now.me.life, 0))
    if excess > 0:
        for card in sorted(now.me.hand, key=worths.__getitem__)[:excess]:
            worths[card] = 0.0
    return worths


def gain(now: Situation, nature: Nature) -> float:
    """What I gain by putting a card in play in front of me."""
    mine = [cards.of(card) for card in now.me.in_play]
    if any(lying.id == nature.id for lying in mine):
        return 0.0
    worth = in_play(now, nature, now.me)
    if nature.reach:
        worth -= sum(in_play(now, lying, now.me) for lying in mine if lying.reach)
    return worth


def in_play(now: Situation, nature: Nature, owner: BangPlayerView) -> float:
    """What a card is worth to a player in front of whom it lies.

    Who is there for one turn without life points needs no defence, and will lose it.
    """
    if nature.keeps:
        return numbers.BACK
    if lifeless(owner) and not nature.reach:
        if nature.load and not (nature.heals or nature.cancels):
            return _loaded(nature, owner)
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
        return _loaded(nature, owner)
    if nature.nuggets_to_mend:
        return _purse(now, nature, owner)
    source = nature.source
    worth = numbers.FARTHER * (seen.on(source) or 0) - numbers.NEARER * (sees.on(source) or 0)
    if missed_check.on(source) is not None:
        worth += numbers.BARREL
    return worth or numbers.LASTS * ability(source) or numbers.HOLD_OTHER


def _purse(now: Situation, nature: Nature, owner: BangPlayerView) -> float:
    """What can be turned from nuggets into life points at any time: the more, the richer one is."""
    points = now.nuggets(owner.seat) // nature.nuggets_to_mend
    return numbers.HOLD_OTHER + points * numbers.OWN_LIFE / max(owner.life, 1)


# Tokens


def token(now: Situation, owner: BangPlayerView, slot: str | None) -> float:
    """What a token is worth where it lies: on a card of a player, or on the character.

    Nobody takes one off what then blows up in front of them.
    """
    if slot is None:
        return numbers.TOKEN
    nature = cards.of(slot)
    if nature.explodes:
        harmless = lifeless(owner) or cards.ignores(owner, slot)
        return 0.0 if harmless else now.life_worth()
    worth = _each(nature)
    if nature.reach and owner.loads.get(slot) == 1:
        worth += reaching(now, nature, owner)
    return worth


def charged(now: Situation, slot: str | None) -> float:
    """What one more token of mine is worth there; for a bomb, only where it delays it."""
    if slot is None or not cards.of(slot).explodes:
        return token(now, now.me, slot)
    delays = now.me.loads.get(slot, 0) == numbers.TOKENS_LOST
    return numbers.GOES_OFF * now.life_worth() if delays else 0.0


def _loaded(nature: Nature, owner: BangPlayerView) -> float:
    """A card that is used for tokens: those on it, or those that it will come with."""
    there = (number for card, number in owner.loads.items() if cards.of(card) is nature)
    return next(there, nature.load) * _each(nature)


@cache
def _each(nature: Nature) -> float:
    """What a token on such a card is worth: its share of what it is used for."""
    if nature.draws or nature.heals:
        worth = numbers.CARD * nature.draws + numbers.HOLD_SAVING * nature.heals
    elif nature.cancels:
        worth = numbers.HOLD_MISSED
    elif nature.takes or nature.strips:
        worth = 2 * numbers.CARD
    else:
        rider = rides.on(nature.source)
        surely = rider is not None and rider.apply is not None
        worth = numbers.SURE_HIT if surely else numbers.RIDER
    return numbers.READY * worth / max(nature.tokens, 1)


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
    return sum(numbers.ABILITY.get(trait, 0.0) for trait in cards.traits(source))


def _weapon(now: Situation, weapon: Nature, owner: BangPlayerView) -> float:
    """A weapon is worth the best enemy it reaches, a bit for its range, and its tokens."""
    worth = reaching(now, weapon, owner)
    return worth + _loaded(weapon, owner) if weapon.load else worth


def reaching(now: Situation, weapon: Nature, owner: BangPlayerView) -> float:
    """What the range of a weapon is worth."""
    worth = numbers.RANGE * weapon.reach
    if bang_limit.on(weapon.source):
        worth += numbers.MORE_BANGS
    else:
        worth += ability(weapon.source)
    if owner.seat != now.me.seat:
        return worth + numbers.IN_REACH
    shots = max(now.count(BANG), 1) if bang_limit.on(weapon.source) else 1
    reached = [p for p in now.others if p.distance is not None and p.distance <= weapon.reach]
    best = max((now.enmity[player.seat] for player in reached), default=0.0)
    return worth + numbers.IN_REACH * max(best, 0.0) * shots


def from_hand(player: BangPlayerView) -> float:
    """What a random card out of a hand is worth to its owner: the more, the fewer there are."""
    return numbers.CARD * (1 + 1 / max(player.hand_size, 1))


def blast(now: Situation, seat: int) -> float:
    """What it is worth to me that life points are lost in front of a seat, or of my own."""
    return -now.life_worth() if seat == now.me.seat else now.hit_worth(seat)
