"""What another player is to do: which card to play, and at whom."""

from standoff.bots.gunslinger import numbers, worth
from standoff.bots.gunslinger.cards import Nature
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, about
from standoff.bots.question import Question
from standoff.games import roles
from standoff.kernel.choice import HAND, NONE, Choice


def judge(now: Situation, asked: Question, choice: Choice, tone: str) -> Judgement:
    """The card to name, and then at whom it is to be played."""
    other = asked.say.target
    told = Told(now, other)
    if choice.kind != NONE:
        value = told.best(now.box.of_kind[choice.kind])
    else:
        value = told.value(now.box.of_kind[asked.say.kind], choice.seat, choice.pick)
    return about(value, "attack", other)


def best(now: Situation, seat: int) -> float:
    """The best that a player could be told to do."""
    found = now.commands.get(seat)
    if found is None:
        told = Told(now, seat)
        found = told.best(now.box.playable[0])
        for nature in now.box.playable:
            value = told.best(nature)
            if value > found:
                found = value
        now.commands[seat] = found
    return found


class Told:
    """What comes of telling a player what to play: they may hold the card, or show the hand."""

    def __init__(self, now: Situation, other: int) -> None:
        enmity = now.enmity[other]
        self._now = now
        self._other = other
        self._everyone = [now.me, *now.others]
        self._lost = worth.from_hand(now, other) * enmity
        self._seen = numbers.LOOK * max(enmity, 0.0)
        self._known: list[Nature] = [now.of(card) for card in now.look.hand(other)]
        self._named: Nature | None = None
        self._chance = 0.0  # that they hold it
        self._holds = now.box.holds_kind(now.look.hand_size(other) - len(self._known))

    def best(self, nature: Nature) -> float:
        """What a card is worth to me where it does most."""
        if not nature.at_one:
            return self.value(nature, NONE, NONE)
        look = self._now.look
        best: float | None = None
        for seat in self._everyone:
            if not nature.picks:
                value = self.value(nature, seat, NONE)
                if best is None or value > best:
                    best = value
                continue
            if look.hand_size(seat):
                value = self.value(nature, seat, HAND)
                if best is None or value > best:
                    best = value
            for pick in look.in_play(seat):
                value = self.value(nature, seat, pick)
                if best is None or value > best:
                    best = value
        return 0.0 if best is None else best

    def value(self, nature: Nature, seat: int, pick: int) -> float:
        """What a card is worth to me that is aimed so."""
        if seat != NONE and not _is_legal(self._now, self._other, nature, seat):
            return self._seen
        if nature is not self._named:
            self._named = nature
            known = len(self._known) > 0 and nature in self._known
            self._chance = 1.0 if known else self._holds.get(nature, 0.0)
        holds = self._chance
        lost = 0.0 if nature.stays else self._lost
        done = _done(self._now, self._other, nature, seat, pick)
        return holds * (done + lost) + (1 - holds) * self._seen


def _is_legal(now: Situation, other: int, nature: Nature, seat: int) -> bool:
    """Whether the card could be aimed there, as far as distances and roles go."""
    if nature.at_another and seat == other:
        return False
    if nature.at_no_sheriff and now.odds[seat][roles.SHERIFF] == 1:
        return False
    if nature.at_reachable and now.distance(other, seat) > now.look.reach(other):
        return False
    return nature.within == NONE or now.distance(other, seat) <= nature.within


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
