"""What another player is to do: which card to play, and at whom."""

from standoff.bots.gunslinger import cards, numbers, worth
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, reason, suspicion
from standoff.games import roles
from standoff.games.bang.data.sources import Kind
from standoff.games.bang.door.view import BangPlayerView
from standoff.games.bang.vocabulary.targets import Another, NotSheriff, Reachable, Within
from standoff.kernel.decision import Decision, Option


def judge(now: Situation, decision: Decision, option: Option) -> Judgement:
    """The card to name, and then at whom it is to be played."""
    other = now.players[int(decision.prompt.args["target"])]
    if option.kind is not None:
        value = _best_aim(now, other, cards.nature(option.kind))
    else:
        nature = cards.nature(str(decision.prompt.args["kind"]))
        value = _told(now, other, nature, option.seat, option.pick)
    return Judgement(value, reason("attack", **suspicion(now.odds, other.seat)))


def best(now: Situation, seat: int) -> float:
    """The best that a player could be told to do."""
    if seat not in now.commands:
        other = now.players[seat]
        known = cards.in_own_turn(now.table.sets)
        now.commands[seat] = max(_best_aim(now, other, nature) for nature in known)
    return now.commands[seat]


def _best_aim(now: Situation, other: BangPlayerView, nature: Nature) -> float:
    if not nature.at_one:
        return _told(now, other, nature, None, None)
    aims: list[tuple[int, str | None]] = []
    for player in (now.me, *now.others):
        picks = (*(["hand"] if player.hand_size else []), *player.in_play)
        aims += [(player.seat, pick) for pick in (picks if nature.picks else [None])]
    return max((_told(now, other, nature, *aim) for aim in aims), default=0.0)


def _told(
    now: Situation, other: BangPlayerView, nature: Nature, seat: int | None, pick: str | None
) -> float:
    """What it is worth to me that a player is told so: they may hold the card, or show the hand."""
    holds = now.holds_kind(other, nature)
    seen = numbers.LOOK * max(now.enmity[other.seat], 0.0)
    if seat is not None and not _is_legal(now, other, nature, seat):
        return seen
    lost = 0.0 if nature.stays else worth.from_hand(other) * now.enmity[other.seat]
    return holds * (_done(now, other, nature, seat, pick) + lost) + (1 - holds) * seen


def _is_legal(now: Situation, other: BangPlayerView, nature: Nature, seat: int) -> bool:
    """Whether the card could be aimed there, as far as distances and roles go."""
    kind = nature.source
    play = kind.play if isinstance(kind, Kind) else None
    for each in () if play is None else play.target.conditions:
        if isinstance(each, Another) and seat == other.seat:
            return False
        if isinstance(each, NotSheriff) and now.odds[seat][roles.SHERIFF] == 1:
            return False
        if isinstance(each, Reachable) and now.distance(other.seat, seat) > other.reach:
            return False
        if isinstance(each, Within) and now.distance(other.seat, seat) > each.limit:
            return False
    return True


def _done(
    now: Situation, other: BangPlayerView, nature: Nature, seat: int | None, pick: str | None
) -> float:
    """What the card then does, in my interest."""
    enmity = now.enmity[other.seat]
    if nature.waits or nature.equips or nature.tokens:
        return 0.0  # they would have played it themselves
    if seat is None:
        hit = [player for player in (now.me, *now.others) if player is not other]
        value = -enmity * numbers.CARD * nature.draws
        if nature.at_others and nature.harms:
            value += sum(_hit(now, player.seat, nature) for player in hit)
        elif nature.burdens:
            value += numbers.EXPLOSION * numbers.BLAST * worth.blast(now, other.seat)
        elif nature.heals and other.life < other.max_life:
            value -= now.hit_worth(other.seat)
        return value
    if nature.picks and pick is not None:
        owner = now.players[seat]
        in_hand = pick == "hand"
        loses = worth.from_hand(owner) if in_hand else worth.in_play(now, cards.of(pick), owner)
        harm = -loses if owner is now.me else loses * now.enmity[seat]
        return harm - (numbers.CARD * enmity if nature.takes else 0.0)
    if nature.burdens:
        held = (1 - now.hearts()) * numbers.LOST_TURN
        return -held if seat == now.me.seat else held * now.enmity[seat]
    if nature.fights:
        return (worth.blast(now, seat) + worth.blast(now, other.seat)) / 2
    return _hit(now, seat, nature) if nature.harms else 0.0


def _hit(now: Situation, seat: int, nature: Nature) -> float:
    return now.hit_chance(seat, nature.shoots) * worth.blast(now, seat)
