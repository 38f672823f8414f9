"""The Train, as it lies on the table: what a wagon is worth, and which of my cards it costs."""

from collections.abc import Mapping
from typing import Any

from standoff.bots.gunslinger import numbers, worth
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement
from standoff.games.bang.data.signs import RANKS, SUITS
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
    line = now.train["line"]
    place = now.train["at"] + ahead - 1 - now.wagons().index(wagon)
    if not 0 <= place < len(line):
        return None
    if place not in now.fares:
        now.fares[place] = _fare(now, line[place])
    return now.fares[place]


def _fare(now: Situation, station: Mapping[str, Any]) -> float | None:
    """What a station asks for is worth to me."""
    toll: Mapping[str, Any] = station["toll"]
    if "life" in toll:
        return now.life_worth() if now.life > 1 else None
    payable = now.box.payable(station["id"])
    paying: list[float] = []
    for card, value in worth.costs(now).items():
        if _pays(now, payable, toll, card):
            paying.append(value)
    for card in now.lying(now.me):
        if _pays(now, payable, toll, card):
            paying.append(worth.own(now, card))
    number = int(toll.get("any", 1))
    if len(paying) < number:
        return None
    total = 0.0
    for value in sorted(paying)[:number]:
        total += value
    return total


def _pays(now: Situation, payable: dict[int, bool], toll: Mapping[str, Any], card: int) -> bool:
    found = payable.get(card)
    if found is None:
        found = payable[card] = pays(now, toll, card)
    return found


def pays(now: Situation, toll: Mapping[str, Any], card: int) -> bool:
    """Whether a card is one of those that a station asks for."""
    nature = now.of(card)
    if nature.border is not None and not nature.border.touchable:
        return False
    suit, rank = now.box.suit[card], now.box.rank[card]
    if "cards" in toll:
        return nature.id in toll["cards"]
    if "suit" in toll:
        return suit != NONE and SUITS[suit] == toll["suit"]
    if "ranks" in toll:
        low, high = (RANKS.index(each) for each in toll["ranks"])
        return rank != NONE and low <= rank <= high
    if "border" in toll:
        return nature.border is not None and nature.border.id == toll["border"]
    return True


def acquire(now: Situation, choice: Choice, tone: str) -> Judgement | None:
    """How good it is to acquire a wagon, or to go ahead for one; None if it is not about that."""
    if (choice.card != NONE and not now.of(choice.card).is_wagon) or not now.train:
        return None
    if choice.card == NONE and choice.seat == NONE:
        ahead, here = _best(now, 1), _best(now, 0)
        value = ahead if ahead > here else -1.0
        return Judgement(value, "acquire", numbers.LATER, card=now.wagons()[0])
    if choice.card == NONE or now.box.face[choice.card] not in now.wagons():
        return None
    wagon = now.box.face[choice.card]
    seat = now.me if choice.seat == NONE else choice.seat
    cost = None if tone == GAINS else price(now, wagon)
    value = put(now, wagon, seat) - (0.0 if cost is None else cost)
    return Judgement(value, "acquire", numbers.LATER, card=wagon)


def _best(now: Situation, ahead: int) -> float:
    """The best that I can have for what it costs, so many stations ahead."""
    found: list[float] = []
    for wagon in now.wagons():
        cost = price(now, wagon, ahead)
        if cost is not None:
            found.append(_use(now, wagon) - cost)
    return max(found) if found else 0.0


def _use(now: Situation, wagon: int) -> float:
    """What a wagon is worth to me where it does most, if it need not be in front of me."""
    seats = [now.me, *now.others] if now.of(wagon).at_one else [now.me]
    return max([put(now, wagon, seat) for seat in seats])
