"""In one's own turn: what to play, at whom, and when to stop."""

from standoff.bots.gunslinger import cards, numbers, worth
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.judgement import Judgement, reason
from standoff.bots.gunslinger.situation import Situation
from standoff.games import roles
from standoff.kernel.decision import Decision, Option

# More cards may change every plan; then one's own strength, theirs, and the shots.
DRAW, EQUIP, STRIP, SHOOT, MEND = 5, 4, 3, 2, 1


def judge(now: Situation, decision: Decision, option: Option) -> Judgement:
    """How good it is to play that card so, rather than to keep it."""
    assert option.card is not None
    nature = cards.of(option.card) if option.kind is None else cards.nature(option.kind)
    cost = worth.costs(now).get(option.card, 0.0)
    judged = _judge(now, option, nature)
    return judged._replace(value=judged.value - cost)


def enough(now: Situation, decision: Decision, option: Option) -> Judgement:
    """To end the turn is what everything else is measured by."""
    return Judgement(0.0, reason("enough"))


def _judge(now: Situation, option: Option, nature: Nature) -> Judgement:
    card, seat = option.card, option.seat
    if nature.picks and seat is not None and option.pick is not None:
        return _strip(now, nature, seat, option.pick)
    if nature.harms and seat is not None:
        return _attack(now, nature, seat)
    if nature.harms:
        return _attack_all(now, nature)
    if nature.heals:
        return _heal(now, nature, seat)
    if nature.draws or nature.shares:
        number = nature.draws or 1
        gain = numbers.CARD * number + numbers.HOLD_OTHER + 1
        if nature.shares:
            gain = numbers.CARD * (1 - sum(now.enmity[p.seat] for p in now.others) / 4)
        return Judgement(gain, reason("draw", card=card), DRAW)
    if nature.burdens:
        return Judgement(_fuse(now), reason("fuse", card=card), SHOOT)
    if nature.equips:
        gain = worth.gain(now, nature)
        return Judgement(gain * 2, reason("equip", card=card), EQUIP)
    return Judgement(numbers.HOLD_OTHER + numbers.UNKNOWN_PLAY, reason("try", card=card), MEND)


def _attack(now: Situation, nature: Nature, seat: int) -> Judgement:
    life = now.players[seat].life
    if nature.burdens:
        value = now.enmity[seat] * numbers.JAIL_HOLDS * numbers.LOST_TURN
        return Judgement(value, reason("lock-up", **suspicion(now, seat)), STRIP)
    worth = now.hit_worth(seat)
    if nature.fights:
        wins = now.outlasts(seat)
        value = wins * worth - (1 - wins) * now.life_worth()
    else:
        value = now.hit_chance(seat, nature) * worth
    id = "finish" if life == 1 else "attack"
    return Judgement(value, reason(id, **suspicion(now, seat)), SHOOT)


def _attack_all(now: Situation, nature: Nature) -> Judgement:
    value = sum(now.hit_chance(p.seat, nature) * now.hit_worth(p.seat) for p in now.others)
    return Judgement(value, reason("attack-all", kind=nature.id), SHOOT)


def _strip(now: Situation, nature: Nature, seat: int, pick: str) -> Judgement:
    owner = now.players[seat]
    mine = seat == now.me.seat
    if pick == "hand":
        lost = worth.from_hand(owner)
        gained = numbers.CARD
    else:
        taken = cards.of(pick)
        lost = worth.in_play(now, taken, owner)
        gained = worth.in_hand(now, pick)
    value = -lost if mine else lost * now.enmity[seat]
    if nature.takes:
        value += gained
        if now.enmity[seat] < 0 and lost > 0:
            value -= gained  # between friends a card changes hands, and this one is spent
    if lost < 0:
        return Judgement(value, reason("relieve", target=seat, pick=pick), STRIP)
    return Judgement(value, reason("strip", **suspicion(now, seat)), STRIP)


def _heal(now: Situation, nature: Nature, seat: int | None) -> Judgement:
    me = now.me
    why = reason("heal", number=me.life)
    if nature.at_all:
        value = now.life_worth() if me.life < me.max_life else 0.0
        value -= sum(now.hit_worth(p.seat) for p in now.others if p.life < p.max_life)
        return Judgement(value, why, MEND)
    if seat is not None and seat != me.seat:
        hurt = now.players[seat].life < now.players[seat].max_life
        return Judgement(-now.hit_worth(seat) if hurt else 0.0, why, MEND)
    if me.life >= me.max_life or (nature.saves and len(now.others) < 2):
        return Judgement(-1.0, why, MEND)
    return Judgement(now.life_worth() * min(nature.heals, me.max_life - me.life), why, MEND)


def _fuse(now: Situation) -> float:
    """A Dynamite goes round from me: whom will it hit, in the first rounds?"""
    ring = [seat for seat in now.table.ring if now.players[seat].in_game]
    start = ring.index(now.me.seat)
    left, value = 1.0, 0.0
    for step in range(2 * len(ring)):
        seat = ring[(start + step) % len(ring)]
        worth = -now.life_worth() if seat == now.me.seat else now.hit_worth(seat)
        value += left * numbers.EXPLOSION * numbers.BLAST * worth
        left *= 1 - numbers.EXPLOSION
    return value


def suspicion(now: Situation, seat: int) -> dict[str, int | str]:
    """Whom a reason is about, and what they are taken for."""
    return {"target": seat, "role": roles.NAMES[now.role_of(seat)]}
