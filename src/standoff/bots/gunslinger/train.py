"""The Train, as it lies on the table: what a wagon is worth, and which of my cards it costs."""

from collections.abc import Mapping
from typing import Any

from standoff.bots.gunslinger import cards, numbers, worth
from standoff.bots.gunslinger.situation import Situation
from standoff.bots.judgement import Judgement, reason
from standoff.games.bang.data.signs import RANKS
from standoff.kernel.choice import GAINS
from standoff.kernel.decision import Option


def wagons(now: Situation) -> list[str]:
    """Those behind the Locomotive, from the front."""
    return [str(wagon["id"]) for wagon in now.train.get("wagons", ())]


def put(now: Situation, wagon: str, seat: int) -> float:
    """What it is worth to me that a wagon lies in front of a player."""
    nature, owner = cards.of(wagon), now.players[seat]
    if nature.keeps:
        kept = numbers.KEPT if owner.in_game else numbers.BACK
        return -now.enmity[seat] * kept
    return -now.enmity[seat] * worth.in_play(now, nature, owner)


def price(now: Situation, wagon: str, ahead: int = 0) -> float | None:
    """What a wagon costs me where it is, or will be; None: I cannot pay for it there."""
    line = now.train["line"]
    place = now.train["at"] + ahead - 1 - wagons(now).index(wagon)
    if not 0 <= place < len(line):
        return None
    toll: Mapping[str, Any] = line[place]["toll"]
    if "life" in toll:
        return now.life_worth() if now.me.life > 1 else None
    held = worth.costs(now)
    paying = [value for card, value in held.items() if pays(toll, card)]
    paying += [worth.own(now, card) for card in now.me.in_play if pays(toll, card)]
    number = int(toll.get("any", 1))
    return sum(sorted(paying)[:number]) if len(paying) >= number else None


def pays(toll: Mapping[str, Any], card: str) -> bool:
    """Whether a card is one of those that a station asks for.

    >>> pays({"ranks": ["2", "9"]}, "bang-7D"), pays({"suit": "S"}, "bang-7D")
    (True, False)
    """
    nature = cards.of(card)
    if nature.border is not None and not nature.border.touchable:
        return False
    sign = card.rpartition("-")[2] if "-" in card else ""
    if "cards" in toll:
        return nature.id in toll["cards"]
    if "suit" in toll:
        return sign.endswith(toll["suit"])
    if "ranks" in toll:
        low, high = (RANKS.index(rank) for rank in toll["ranks"])
        return bool(sign) and low <= RANKS.index(sign[:-1]) <= high
    if "border" in toll:
        return nature.border is not None and nature.border.id == toll["border"]
    return True


def acquire(now: Situation, option: Option) -> Judgement | None:
    """How good it is to acquire a wagon, or to go ahead for one; None if it is not about that."""
    if not now.train:
        return None
    if option.card is None and option.seat is None:
        ahead, here = _best(now, 1), _best(now, 0)
        why = reason("acquire", card=wagons(now)[0])
        return Judgement(ahead if ahead > here else -1.0, why, numbers.LATER)
    if option.card not in wagons(now):
        return None
    seat = now.me.seat if option.seat is None else option.seat
    cost = 0.0 if option.tone == GAINS else price(now, option.card)
    value = put(now, option.card, seat) - (cost or 0.0)
    return Judgement(value, reason("acquire", card=option.card), numbers.LATER)


def _best(now: Situation, ahead: int) -> float:
    """The best that I can have for what it costs, so many stations ahead."""
    found = [(_use(now, wagon), price(now, wagon, ahead)) for wagon in wagons(now)]
    return max((value - cost for value, cost in found if cost is not None), default=0.0)


def _use(now: Situation, wagon: str) -> float:
    """What a wagon is worth to me where it does most, if it need not be in front of me."""
    seats = [now.me.seat]
    if cards.of(wagon).at_one:
        seats += [player.seat for player in now.others]
    return max(put(now, wagon, seat) for seat in seats)
