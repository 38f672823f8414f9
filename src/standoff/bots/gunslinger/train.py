"""The Train, as it lies on the table: what a wagon is worth, and which of my cards it costs."""

from standoff.bots.gunslinger import numbers, worth
from standoff.bots.gunslinger.line import Stop
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement
from standoff.kernel.choice import GAINS, NONE, Choice


def put(now: Situation, wagon: int, seat: int) -> float:
    """What it is worth to me that a wagon lies in front of a player."""
    nature = now.of(wagon)
    if nature.keeps:
        kept = numbers.KEPT if now.look.in_game(seat) else numbers.BACK
        return -now.enmity[seat] * kept
    return -now.enmity[seat] * worth.in_play(now, nature, seat)


def price(now: Situation, wagon: int, ahead: int = 0) -> float | None:
    """What a wagon costs me where it is, or will be; None: I cannot pay for it there."""
    line = now.line()
    place = line.at + ahead - 1 - line.wagons.index(wagon)
    if not 0 <= place < len(line.stops):
        return None
    if place not in now.fares:
        now.fares[place] = _fare(now, line.stops[place])
    return now.fares[place]


def _fare(now: Situation, stop: Stop) -> float | None:
    """What a station asks for is worth to me."""
    if stop.life:
        return now.life_worth() if now.life > 1 else None
    box = now.box
    paying: list[float] = []
    for card, value in worth.costs(now).items():
        if stop.takes(box, card):
            paying.append(value)
    for lying in now.look.in_play(now.me):
        card = box.face[lying]
        if stop.takes(box, card):
            paying.append(worth.own(now, card))
    if len(paying) < stop.number:
        return None
    paying.sort()
    total = 0.0
    for value in paying[: stop.number]:
        total += value
    return total


def acquire(now: Situation, choice: Choice, tone: str) -> Judgement | None:
    """How good it is to acquire a wagon, or to go ahead for one; None if it is not about that."""
    if choice.card != NONE and not now.of(choice.card).is_wagon:
        return None
    wagons = now.line().wagons
    if choice.card == NONE and choice.seat == NONE and wagons:
        uses = [_use(now, wagon) for wagon in wagons]
        ahead, here = _best(now, uses, 1), _best(now, uses, 0)
        value = ahead if ahead > here else -1.0
        return Judgement(value, "acquire", numbers.LATER, card=wagons[0])
    if choice.card == NONE or now.box.face[choice.card] not in wagons:
        return None
    wagon = now.box.face[choice.card]
    seat = now.me if choice.seat == NONE else choice.seat
    cost = None if tone == GAINS else price(now, wagon)
    value = put(now, wagon, seat) - (0.0 if cost is None else cost)
    return Judgement(value, "acquire", numbers.LATER, card=wagon)


def _best(now: Situation, uses: list[float], ahead: int) -> float:
    """The best that I can have for what it costs, so many stations ahead."""
    found = 0.0
    payable = False
    for place, wagon in enumerate(now.line().wagons):
        cost = price(now, wagon, ahead)
        if cost is not None and (not payable or uses[place] - cost > found):
            found = uses[place] - cost
            payable = True
    return found


def _use(now: Situation, wagon: int) -> float:
    """What a wagon is worth to me where it does most, if it need not be in front of me."""
    use = put(now, wagon, now.me)
    if now.of(wagon).at_one:
        for seat in now.others:
            use = max(use, put(now, wagon, seat))
    return use
