"""What another player is to do: which card to play, and at whom."""

from standoff.bots.gunslinger import numbers, worth
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, about
from standoff.bots.question import Question
from standoff.games import roles
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.vocabulary.targets import Another, NotSheriff, Reachable, Within
from standoff.kernel.choice import HAND, NONE, Choice


def judge(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """The card to name, and then at whom it is to be played."""
    other = asked.say.target
    if choice.kind != NONE:
        value = _best_aim(now, other, now.box.of_kind[choice.kind])
    else:
        nature = now.box.of_kind[asked.say.kind]
        value = _told(now, other, nature, choice.seat, choice.pick)
    return about(value, "attack", other)


def best(now: Situation, seat: int) -> float:
    """The best that a player could be told to do."""
    if seat not in now.commands:
        now.commands[seat] = max([_best_aim(now, seat, nature) for nature in now.box.playable])
    return now.commands[seat]


def _best_aim(now: Situation, other: int, nature: Nature) -> float:
    if not nature.at_one:
        return _told(now, other, nature, NONE, NONE)
    found: list[float] = []
    for seat in [now.me, *now.others]:
        if not nature.picks:
            found.append(_told(now, other, nature, seat, NONE))
            continue
        if now.look.hand_size(seat):
            found.append(_told(now, other, nature, seat, HAND))
        for pick in now.look.in_play(seat):
            found.append(_told(now, other, nature, seat, pick))
    return max(found) if found else 0.0


def _told(now: Situation, other: int, nature: Nature, seat: int, pick: int) -> float:
    """What it is worth to me that a player is told so: they may hold the card, or show the hand."""
    holds = now.holds_kind(other, nature)
    seen = numbers.LOOK * max(now.enmity[other], 0.0)
    if seat != NONE and not _is_legal(now, other, nature, seat):
        return seen
    lost = 0.0 if nature.stays else worth.from_hand(now, other) * now.enmity[other]
    return holds * (_done(now, other, nature, seat, pick) + lost) + (1 - holds) * seen


def _is_legal(now: Situation, other: int, nature: Nature, seat: int) -> bool:
    """Whether the card could be aimed there, as far as distances and roles go."""
    kind = nature.source
    play = kind.play if isinstance(kind, Kind) else None
    for each in () if play is None else play.target.conditions:
        if isinstance(each, Another) and seat == other:
            return False
        if isinstance(each, NotSheriff) and now.odds[seat][roles.SHERIFF] == 1:
            return False
        if isinstance(each, Reachable) and now.distance(other, seat) > now.look.reach(other):
            return False
        if isinstance(each, Within) and now.distance(other, seat) > each.limit:
            return False
    return True


def _done(now: Situation, other: int, nature: Nature, seat: int, pick: int) -> float:
    """What the card then does, in my interest."""
    enmity = now.enmity[other]
    if nature.waits or nature.equips or nature.tokens:
        return 0.0  # they would have played it themselves
    if seat == NONE:
        value = -enmity * numbers.CARD * nature.draws
        if nature.at_others and nature.harms:
            hits = 0.0
            for player in [now.me, *now.others]:
                if player != other:
                    hits += _hit(now, player, nature)
            value += hits
        elif nature.burdens:
            value += numbers.EXPLOSION * numbers.BLAST * worth.blast(now, other)
        elif nature.heals and now.look.life(other) < now.look.max_life(other):
            value -= now.hit_worth(other)
        return value
    if nature.picks and pick != NONE:
        if pick == HAND:
            loses = worth.from_hand(now, seat)
        else:
            loses = worth.in_play(now, now.of(pick), seat)
        harm = -loses if seat == now.me else loses * now.enmity[seat]
        return harm - (numbers.CARD * enmity if nature.takes else 0.0)
    if nature.burdens:
        held = (1 - now.hearts()) * numbers.LOST_TURN
        return -held if seat == now.me else held * now.enmity[seat]
    if nature.fights:
        return (worth.blast(now, seat) + worth.blast(now, other)) / 2
    return _hit(now, seat, nature) if nature.harms else 0.0


def _hit(now: Situation, seat: int, nature: Nature) -> float:
    return now.hit_chance(seat, nature.shoots) * worth.blast(now, seat)
