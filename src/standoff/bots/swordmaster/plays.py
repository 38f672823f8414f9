"""In one's own turn: what to play, at whom, and when to stop."""

from collections.abc import Callable
from typing import Final

from standoff.bots.judgement import Judgement, reason
from standoff.bots.swordmaster import cards, numbers, worth
from standoff.bots.swordmaster.cards import KINDS
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.sources import Kind
from standoff.kernel.choice import ENDS, USES
from standoff.kernel.decision import Decision, Option

# More cards may change every plan; then one's own strength, theirs, and the attacks.
DRAW, EQUIP, STRIP, ATTACK, MEND = 5, 4, 3, 2, 1


def judge(now: Situation, decision: Decision, option: Option) -> Judgement:
    """How good it is to play a card or use an ability, rather than to end the turn."""
    if option.tone == ENDS:
        return Judgement(0.0, reason("enough"))
    return use(now, option) if option.tone == USES else play(now, option)


def play(now: Situation, option: Option) -> Judgement:
    """How good it is to play that card so, rather than to keep it."""
    assert option.card is not None
    kind = KINDS[option.card]
    if kind.damage:
        judged = _attack(now, option, kind)
    elif kind.stays and not kind.harms:
        # In hand it would wait for this very moment: what it costs is its own worth.
        value = 2 * worth.in_play(now, kind, now.me)
        judged = Judgement(value, reason("equip", card=option.card), EQUIP)
    else:
        judged = _ACTIONS[kind.id](now, option)
    value = judged.value - worth.costs(now)[option.card]
    if len(now.me.hand) == 1 and judged.stage != DRAW:
        value += now.peace()
    return judged._replace(value=value)


def use(now: Situation, option: Option) -> Judgement:
    """A point of Resilience for a card."""
    me = now.me
    loss = now.wound_worth(me.seat, 1, me.seat) * (1 + numbers.LAST_ONES / me.life)
    return Judgement(draws(now, 1) + loss, reason("ability", kind=option.kind), DRAW)


def draws(now: Situation, number: int, others: int = 0) -> float:
    """What cards from the deck are worth to me, when others draw some too."""
    few = 1 + numbers.FEW_CARDS / (len(now.me.hand) + 1)
    return numbers.CARD * few * number + now.deck_worth(number + others)


def _attack(now: Situation, option: Option, weapon: Kind) -> Judgement:
    seat = option.seat
    assert seat is not None
    wounds = now.wounds(weapon, seat)
    value = now.hit_chance(seat) * now.wound_worth(seat, wounds, now.me.seat)
    id = "defeat" if wounds >= now.players[seat].life else "attack"
    return Judgement(value, reason(id, **now.suspicion(seat)), ATTACK)


def _cry(now: Situation, option: Option, unhurt: Callable[[int], float]) -> Judgement:
    value = 0.0
    for player in now.others:
        if player.harmless or any(each.weapons_only for each in cards.sources(player)):
            continue
        paid = unhurt(player.seat)
        value += (1 - paid) * now.wound_worth(player.seat, 1, now.me.seat)
        value += paid * numbers.CARD * now.enmity[player.seat]
    return Judgement(value, reason("attack-all", card=option.card), ATTACK)


def _battle_cry(now: Situation, option: Option) -> Judgement:
    return _cry(now, option, lambda seat: 1 - now.hit_chance(seat))


def _jujutsu(now: Situation, option: Option) -> Judgement:
    return _cry(now, option, lambda seat: 1 - now.no_weapon_chance(seat))


def _breathing(now: Situation, option: Option) -> Judgement:
    """I recover, and a friend draws a card; or an enemy without cards can be attacked again."""
    me, seat = now.me, option.seat
    assert seat is not None
    healed = numbers.WOUND * (me.max_life - me.life) / me.max_life * now.honour[me.seat]
    value = healed - _card_for(now, seat)
    return Judgement(value + now.deck_worth(1), reason("recover", target=seat), MEND)


def _card_for(now: Situation, seat: int) -> float:
    """What it costs me that another draws a card."""
    woken = numbers.AWAKE if not now.players[seat].hand_size else 0.0
    return numbers.SHARED * (numbers.CARD - woken) * now.enmity[seat]


def _daimyo(now: Situation, option: Option) -> Judgement:
    """Two cards now, or a point at the end: its worth in hand."""
    return Judgement(draws(now, 2), reason("draw", card=option.card), DRAW)


def _tea_ceremony(now: Situation, option: Option) -> Judgement:
    theirs = sum(_card_for(now, player.seat) for player in now.others)
    value = draws(now, 3, len(now.others)) - theirs
    return Judgement(value, reason("draw", card=option.card), DRAW)


def _diversion(now: Situation, option: Option) -> Judgement:
    seat = option.seat
    assert seat is not None
    lost = worth.from_hand(now, now.players[seat]) * now.enmity[seat]
    return Judgement(numbers.CARD + lost, reason("strip", **now.suspicion(seat)), DRAW)


def _geisha(now: Situation, option: Option) -> Judgement:
    """An enemy's good card, or a Bushido from a friend, or from me."""
    seat, pick = option.seat, option.pick
    assert seat is not None
    assert pick is not None
    if pick == "hand":
        lost = worth.from_hand(now, now.players[seat])
    elif KINDS[pick].harms:
        why = reason("relieve", target=seat, pick=pick)
        return Judgement(-worth.burden(now, seat), why, STRIP)
    else:
        lost = worth.in_play(now, KINDS[pick], now.players[seat])
    return Judgement(lost * now.enmity[seat], reason("strip", **now.suspicion(seat)), STRIP)


def _bushido(now: Situation, option: Option) -> Judgement:
    assert option.seat is not None
    why = reason("burden", **now.suspicion(option.seat))
    return Judgement(worth.burden(now, option.seat), why, STRIP)


_ACTIONS: Final[dict[str, Callable[[Situation, Option], Judgement]]] = {
    "battle_cry": _battle_cry,
    "breathing": _breathing,
    "bushido": _bushido,
    "daimyo": _daimyo,
    "diversion": _diversion,
    "geisha": _geisha,
    "jujutsu": _jujutsu,
    "tea_ceremony": _tea_ceremony,
}
"""What is played with a judgement of its own."""
