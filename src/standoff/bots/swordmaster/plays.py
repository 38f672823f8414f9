"""In one's own turn: what to play, at whom, and when to stop."""

from collections.abc import Callable
from typing import Final

from standoff.bots.judgement import Judgement, about
from standoff.bots.question import Question
from standoff.bots.swordmaster import numbers, worth
from standoff.bots.swordmaster.situation import Situation
from standoff.games.samurai.sources import Kind
from standoff.kernel.choice import ENDS, HAND, USES, Choice

# More cards may change every plan; then one's own strength, theirs, and the attacks.
DRAW: Final = 5
EQUIP: Final = 4
STRIP: Final = 3
ATTACK: Final = 2
MEND: Final = 1


def judge(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """How good it is to play a card or use an ability, rather than to end the turn."""
    if tone == ENDS:
        return Judgement(0.0, "enough")
    return use(now, choice) if tone == USES else play(now, choice)


def play(now: Situation, choice: Choice) -> Judgement:
    """How good it is to play that card so, rather than to keep it."""
    kind = now.look.kind(choice.card)
    if kind.damage:
        judged = _attack(now, choice, kind)
    elif kind.stays and not kind.harms:
        # In hand it would wait for this very moment: what it costs is its own worth.
        value = 2 * worth.in_play(now, kind, now.me)
        judged = Judgement(value, "equip", EQUIP, card=choice.card)
    else:
        judged = _ACTIONS[kind.id](now, choice)
    judged.value -= worth.costs(now)[kind]
    if len(now.hand) == 1 and judged.stage != DRAW:
        judged.value += now.peace()
    return judged


def use(now: Situation, choice: Choice) -> Judgement:
    """A point of Resilience for a card."""
    loss = now.wound_worth(now.me, 1, now.me) * (1 + numbers.LAST_ONES / now.life)
    return Judgement(draws(now, 1) + loss, "ability", DRAW, kind=choice.kind)


def draws(now: Situation, number: int, others: int = 0) -> float:
    """What cards from the deck are worth to me, when others draw some too."""
    few = 1 + numbers.FEW_CARDS / (len(now.hand) + 1)
    return numbers.CARD * few * number + now.deck_worth(number + others)


def _attack(now: Situation, choice: Choice, weapon: Kind) -> Judgement:
    seat = choice.seat
    wounds = now.wounds(weapon, seat)
    value = now.hit_chance(seat) * now.wound_worth(seat, wounds, now.me)
    return about(value, "defeat" if wounds >= now.look.life(seat) else "attack", seat, ATTACK)


def _cry(now: Situation, choice: Choice, with_weapons: bool) -> Judgement:
    """Whoever does not give the card for it suffers a wound: a Weapon, or else a Parry."""
    value = 0.0
    for seat in now.others:
        if now.look.is_harmless(seat):
            continue
        if any(each.weapons_only for each in now.look.sources(seat)):
            continue
        paid = 1 - (now.no_weapon_chance(seat) if with_weapons else now.hit_chance(seat))
        value += (1 - paid) * now.wound_worth(seat, 1, now.me)
        value += paid * numbers.CARD * now.enmity[seat]
    return Judgement(value, "attack-all", ATTACK, card=choice.card)


def _battle_cry(now: Situation, choice: Choice) -> Judgement:
    return _cry(now, choice, False)


def _jujutsu(now: Situation, choice: Choice) -> Judgement:
    return _cry(now, choice, True)


def _breathing(now: Situation, choice: Choice) -> Judgement:
    """I recover, and a friend draws a card; or an enemy without cards can be attacked again."""
    healed = numbers.WOUND * (now.max_life - now.life) / now.max_life * now.honour[now.me]
    value = healed - _card_for(now, choice.seat)
    return Judgement(value + now.deck_worth(1), "recover", MEND, target=choice.seat)


def _card_for(now: Situation, seat: int) -> float:
    """What it costs me that another draws a card."""
    woken = numbers.AWAKE if not now.look.hand_size(seat) else 0.0
    return numbers.SHARED * (numbers.CARD - woken) * now.enmity[seat]


def _daimyo(now: Situation, choice: Choice) -> Judgement:
    """Two cards now, or a point at the end: its worth in hand."""
    return Judgement(draws(now, 2), "draw", DRAW, card=choice.card)


def _tea_ceremony(now: Situation, choice: Choice) -> Judgement:
    theirs = 0.0
    for seat in now.others:
        theirs += _card_for(now, seat)
    value = draws(now, 3, len(now.others)) - theirs
    return Judgement(value, "draw", DRAW, card=choice.card)


def _diversion(now: Situation, choice: Choice) -> Judgement:
    seat = choice.seat
    lost = worth.from_hand(now, seat) * now.enmity[seat]
    return about(numbers.CARD + lost, "strip", seat, DRAW)


def _geisha(now: Situation, choice: Choice) -> Judgement:
    """An enemy's good card, or a Bushido from a friend, or from me."""
    seat, pick = choice.seat, choice.pick
    if pick == HAND:
        lost = worth.from_hand(now, seat)
    elif now.look.kind(pick).harms:
        return Judgement(-worth.burden(now, seat), "relieve", STRIP, target=seat, pick=pick)
    else:
        lost = worth.in_play(now, now.look.kind(pick), seat)
    return about(lost * now.enmity[seat], "strip", seat, STRIP)


def _bushido(now: Situation, choice: Choice) -> Judgement:
    return about(worth.burden(now, choice.seat), "burden", choice.seat, STRIP)


_ACTIONS: Final[dict[str, Callable[[Situation, Choice], Judgement]]] = {
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
