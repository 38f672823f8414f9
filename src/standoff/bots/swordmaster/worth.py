"""The worth of a card: in hand, and in play in front of someone."""

from functools import partial

from standoff.bots.swordmaster import cards, numbers
from standoff.bots.swordmaster.cards import KINDS
from standoff.bots.swordmaster.once import once
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.sources import Kind
from standoff.games.samurai.turn import HAND_LIMIT
from standoff.games.samurai.view import SamuraiPlayerView
from standoff.kernel.ring import clockwise


def in_hand(now: Situation, card: str, before: int = 0) -> float:
    """What holding a card is worth to me, when I hold `before` of its use already."""
    return _first(now, KINDS[card]) * numbers.EACH_MORE**before


def _first(now: Situation, kind: Kind) -> float:
    if kind.is_parry:
        return numbers.HOLD_PARRY
    if kind.damage:
        more = numbers.HOLD_DAMAGE * kind.damage + numbers.HOLD_REACH * kind.reach
        return numbers.HOLD_WEAPON + more
    if kind.stays and not kind.harms:
        return in_play(now, kind, now.me)
    return max(numbers.HOLD[kind.id], kind.points * now.kept_worth())


@once
def hand(now: Situation) -> dict[str, float]:
    """What each card of my hand is worth to keep; of equal cards, the next one to go."""
    worths: dict[str, float] = {}
    uses: dict[str, int] = {}
    for card in sorted(now.me.hand, key=partial(in_hand, now), reverse=True):
        use = "weapon" if KINDS[card].damage else card
        before = uses.get(use, 0)
        uses[use] = before + 1
        worths[card] = in_hand(now, card, before)
    return worths


@once
def costs(now: Situation) -> dict[str, float]:
    """What it costs me to part with each card now: nothing for those I could not keep anyway."""
    worths = hand(now).copy()
    excess = max(len(now.me.hand) - HAND_LIMIT, 0)
    for card in sorted(now.me.hand, key=worths.__getitem__)[:excess]:
        worths[card] = 0.0
    return worths


def in_play(now: Situation, kind: Kind, owner: SamuraiPlayerView) -> float:
    """What a card is worth to a player in front of whom it lies."""
    worth = numbers.FOCUS * kind.weapons + numbers.FAST_DRAW * kind.wounds
    if kind.seen:
        fewer = now.danger(owner.seat, 0) - now.danger(owner.seat, kind.seen)
        worth += numbers.ROUNDS * numbers.WOUND * fewer / owner.max_life
    return worth


@once
def burden(now: Situation, seat: int) -> float:
    """What it is worth to me that a Bushido lies in front of a player, and then goes round."""
    left, worth = 1.0, 0.0
    for each in clockwise(list(now.table.ring), seat):
        struck = left * cards.WEAPONS
        loses = struck * now.no_weapon_chance(each)
        if not now.is_outnumbered(each):
            worth += loses * now.honour_lost(each)
        worth += (struck - loses) * numbers.HOLD_WEAPON * now.enmity[each]
        left -= loses
    return worth


def from_hand(now: Situation, owner: SamuraiPlayerView) -> float:
    """What a random card out of a hand is worth to its owner; the last one is best lost."""
    if owner.hand_size == 1:
        return -numbers.AWAKE
    return numbers.CARD * (1 + numbers.FEW_CARDS / owner.hand_size)
