"""The worth of a card: in hand, and in play in front of someone."""

from standoff.bots.swordmaster import cards, numbers
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.sources import Kind
from standoff.games.samurai.turn import HAND_LIMIT
from standoff.kernel.ring import clockwise


def in_hand(now: Situation, kind: Kind, before: int = 0) -> float:
    """What holding a card is worth to me, when I hold `before` of its use already."""
    worth = _first(now, kind)
    return worth * numbers.EACH_MORE**before if before else worth


def _first(now: Situation, kind: Kind) -> float:
    if kind.is_parry:
        return numbers.HOLD_PARRY
    if kind.damage:
        more = numbers.HOLD_DAMAGE * kind.damage + numbers.HOLD_REACH * kind.reach
        return numbers.HOLD_WEAPON + more
    if kind.stays and not kind.harms:
        return in_play(now, kind, now.me)
    return max(numbers.HOLD[kind.id], kind.points * now.kept_worth())


def hand(now: Situation) -> dict[Kind, float]:
    """What each card of my hand is worth to keep; of equal cards, the next one to go."""
    worths = now.hand_worths
    if worths or not now.hand:
        return worths
    first = {kind: in_hand(now, kind) for kind in now.hand}
    weapons = 0
    uses: dict[Kind, int] = {}
    for kind in sorted(now.hand, key=first.__getitem__, reverse=True):
        if kind.damage:
            before = weapons
            weapons += 1
        else:
            before = uses.get(kind, 0)
            uses[kind] = before + 1
        worths[kind] = in_hand(now, kind, before)
    return worths


def costs(now: Situation) -> dict[Kind, float]:
    """What it costs me to part with each card now: nothing for those I could not keep anyway."""
    worths = now.card_costs
    if worths or not now.hand:
        return worths
    worths = now.card_costs = hand(now).copy()
    excess = len(now.hand) - HAND_LIMIT
    if excess > 0:
        for kind in sorted(now.hand, key=hand(now).__getitem__)[:excess]:
            worths[kind] = 0.0
    return worths


def in_play(now: Situation, kind: Kind, owner: int) -> float:
    """What a card is worth to a player in front of whom it lies."""
    worth = numbers.FOCUS * kind.weapons + numbers.FAST_DRAW * kind.wounds
    if kind.seen:
        fewer = now.danger(owner, 0) - now.danger(owner, kind.seen)
        worth += numbers.ROUNDS * numbers.WOUND * fewer / now.look.max_life(owner)
    return worth


def burden(now: Situation, seat: int) -> float:
    """What it is worth to me that a Bushido lies in front of a player, and then goes round."""
    found = now.burdens.get(seat)
    if found is None:
        found = now.burdens[seat] = _burden(now, seat)
    return found


def _burden(now: Situation, seat: int) -> float:
    left, worth = 1.0, 0.0
    for each in clockwise(now.look.ring(), seat):
        struck = left * cards.WEAPONS
        loses = struck * now.no_weapon_chance(each)
        if not now.is_outnumbered(each):
            worth += loses * now.honour_lost(each)
        worth += (struck - loses) * numbers.HOLD_WEAPON * now.enmity[each]
        left -= loses
    return worth


def from_hand(now: Situation, owner: int) -> float:
    """What a random card out of a hand is worth to its owner; the last one is best lost."""
    size = now.look.hand_size(owner)
    if size == 1:
        return -numbers.AWAKE
    return numbers.CARD * (1 + numbers.FEW_CARDS / size)
