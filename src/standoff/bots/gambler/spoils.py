"""What the dice bring to the player whose turn it is, when they are accepted."""

from typing import Final

from standoff.bots.gambler import characters
from standoff.bots.gambler.aims import Hits, aims, aims_at, as_key, one_more
from standoff.bots.gambler.position import Position
from standoff.bots.gambler.rolls import RESULTS, Lot, Row
from standoff.bots.gambler.situation import Situation, risk_of_attack
from standoff.games.dice.faces import BEER, BULLSEYE_1, BULLSEYE_2, DICE, DYNAMITE, GATLING
from standoff.games.dice.turn import DYNAMITES
from standoff.kernel.choice import NONE


class Counts:
    """What counts of a result."""

    __slots__ = ("beers", "exploded", "fires", "gatlings", "ones", "twos")

    def __init__(self, result: Lot, gatlings: int) -> None:
        self.ones = result.count(BULLSEYE_1)
        self.twos = result.count(BULLSEYE_2)
        self.beers = result.count(BEER)
        self.gatlings = result.count(GATLING)
        self.fires = self.gatlings >= gatlings
        self.exploded = result.count(DYNAMITE) >= DYNAMITES

    def key(self) -> tuple[int, int, int, int, bool]:
        """What makes it another one."""
        return self.ones, self.twos, self.beers, self.gatlings, self.exploded


class Counted:
    """What counts of every result to one who needs so many Gatlings.

    Results in which the same counts are of one `sort`, and worth the same.
    """

    def __init__(self, gatlings: int) -> None:
        self.sorts: list[Counts] = []
        self.sort: list[int] = []  # of every result
        found: dict[tuple[int, int, int, int, bool], int] = {}
        for result in RESULTS:
            counts = Counts(result, gatlings)
            if counts.key() not in found:
                found[counts.key()] = len(self.sorts)
                self.sorts.append(counts)
            self.sort.append(found[counts.key()])


_COUNTED: Final[dict[int, Counted]] = {}


def _counted(gatlings: int) -> Counted:
    found = _COUNTED.get(gatlings)
    if found is None:
        found = _COUNTED[gatlings] = Counted(gatlings)
    return found


class Own:
    """What the dice do to my own life, and then no, one, two ... Beers; none if I am out."""

    __slots__ = ("poured", "worth")

    def __init__(self, worth: float, poured: list[float]) -> None:
        self.worth = worth
        self.poured = poured


class Spoils:
    """The worth of every result of the dice in a position, by the best use of each die.

    What each die does is summed up; only who goes out, and what follows from it, is looked at
    together.
    """

    def __init__(self, now: Situation, position: Position) -> None:
        self._now = now
        self.position = position
        self._risk = risk_of_attack(position.pile)
        self._circle = now.circle(position)
        self._who = now.cast[now.seat]
        self._players = players = len(self._circle)
        self._near = characters.reach(self._who, BULLSEYE_1, players)
        self._far = characters.reach(self._who, BULLSEYE_2, players)
        self._aims = aims_at(self._near, self._far, players)
        taken = now.value(position.arrow_taken(now.seat, now.cast))
        self._arrow = taken - now.value(position)
        self._gains = [self._gains_by_hits(seat) for seat in self._circle]
        self._fatal = [self._fatal_hits(seat) for seat in self._circle]
        self._shots: dict[int, float] = {}
        self._owns: list[Own | None] = [None] * 4
        self._worths: list[float] = []

    def row(self, arrows: int, changed: float) -> list[float]:
        """What every result is worth to one who has so many arrows now, with what changed."""
        fired = self._fired(arrows)
        counted = _counted(self._who.gatlings)
        if not self._worths:
            self._worths = [self._worth(counts) for counts in counted.sorts]
        by_sort = [
            changed + (worth + fired if counted.sorts[sort].fires else worth)
            for sort, worth in enumerate(self._worths)
        ]
        return [by_sort[sort] for sort in counted.sort]

    def _fired(self, arrows: int) -> float:
        """What it is worth besides the hits that the Gatling takes one's own arrows away."""
        seat, life = self._now.seat, self.position.life[self._now.seat]
        before = self._now.standing(seat, life, arrows, self._risk)
        return self._now.standing(seat, life, 0, self._risk) - before

    def shots(self, ones: int, twos: int, fires: bool, doubles: bool = False) -> float:
        """What the best targets for so many shots are worth, along with the Gatling."""
        key = ones << 5 | twos << 2 | (2 if fires else 0) | (1 if doubles else 0)
        found = self._shots.get(key)
        if found is None:
            found = self._shots[key] = self.best_aims(ones, twos, fires, doubles, [])
        return found

    def best_aims(self, ones: int, twos: int, fires: bool, doubles: bool, aimed: Hits) -> float:
        """The same with some shots already aimed, targets by their places to the left."""
        known = self._aims.get(as_key(ones, twos))
        ways = aims(self._near, self._far, ones, twos, self._players) if known is None else known
        if doubles:
            ways = [
                one_more(hits, target)
                for hits in ways
                for target, number in enumerate(hits)
                if number
            ]
        if aimed:
            ways = [[number + hits[place] for place, number in enumerate(aimed)] for hits in ways]
        best = self._hits(ways[0], fires)
        for place in range(1, len(ways)):
            best = max(best, self._hits(ways[place], fires))
        return best

    def beers(self, number: int) -> float:
        """What so many Beers are worth."""
        return self._pour(self.position.life[self._now.seat])[number]

    def heals(self, seat: int, life: int, points: int = 1) -> float:
        """What it is worth that a seat with so much life gains some."""
        gained = min(life + points, self._now.most[seat])
        return self._standing(seat, gained) - self._standing(seat, life)

    def _worth(self, counts: Counts) -> float:
        ones, twos, beers, fires = counts.ones, counts.twos, counts.beers, counts.fires
        own = self._own(counts.exploded, not ones and not twos)
        worth, poured = own.worth, own.poured
        if not poured:
            return worth
        best = self.shots(ones, twos, fires) + poured[beers]
        if self._who.doubles and beers and (ones or twos):
            best = max(best, self.shots(ones, twos, fires, True) + poured[beers - 1])
        if self._who.after_gatling is not None:
            best += self._by_discards(counts.gatlings, fires)
        return worth + best

    def _own(self, exploded: bool, rests: bool) -> "Own":
        """What the dice do to my own life."""
        key = (2 if exploded else 0) | (1 if rests else 0)
        found = self._owns[key]
        if found is None:
            found = self._owns[key] = self._find_own(exploded, rests)
        return found

    def _find_own(self, exploded: bool, rests: bool) -> "Own":
        seat = self._now.seat
        before = self.position.life[seat]
        life = before - 1 if exploded else before
        if not life:
            return Own(self._now.end(1 << seat) - self._standing(seat, before), [])
        if rests and self._who.turn_ends is not None:
            life = min(life + characters.BY_ABILITY, self._now.most[seat])
        worth = self._standing(seat, life) - self._standing(seat, before)
        return Own(worth, self._pour(life))

    def _hits(self, hits: Hits, fires: bool) -> float:
        """What it is worth that these are hit, and with a Gatling everyone else."""
        worth, out = 0.0, 0
        for place in range(1, len(self._circle)):
            number = hits[place]
            if not fires and not number:
                continue
            seat = self._circle[place]
            if fires and self._now.cast[seat].fears_gatling:
                number += 1
            worth += self._gains[place][number]
            if number >= self._fatal[place]:
                out |= 1 << seat
        return worth + self._now.end(out, self._now.seat) if out else worth

    def _gains_by_hits(self, seat: int) -> list[float]:
        """What no, one, two ... hits on a seat are worth, as long as the game goes on."""
        return [self._gain(seat, hits) for hits in range(DICE + 3)]

    def _gain(self, seat: int, hits: int) -> float:
        who = self._now.cast[seat]
        life, arrows = self.position.life[seat], self.position.arrows[seat]
        worth = -self._standing(seat, life)
        if who.takes_arrows:
            spared = min(hits, self.position.pile - 1)
            arrows += spared
            hits -= spared
        lost = min(hits, life)
        if lost and who.loses_life is not None:
            arrows = max(arrows - lost, 0)
        if lost and who.hurt_by is not None:
            worth += self._arrow
        if lost == life:
            gained = 0.0
            for other in self._circle:
                if other != seat:
                    gained += self._by_others_end(other)
            return worth + gained
        return worth + self._now.standing(seat, life - lost, arrows, self._risk)

    def _by_others_end(self, seat: int) -> float:
        """What it is worth that a seat sees another one go out."""
        if self._now.cast[seat].others_out is None:
            return 0.0
        return self.heals(seat, self.position.life[seat], characters.BY_ABILITY)

    def _fatal_hits(self, seat: int) -> int:
        spared = self.position.pile - 1 if self._now.cast[seat].takes_arrows else 0
        return self.position.life[seat] + spared

    def _pour(self, own_life: int) -> list[float]:
        """What no, one, two ... Beers are worth, each to whoever needs it most."""
        life = self.position.life[:]
        life[self._now.seat] = own_life
        own = characters.own_beer(self._who, own_life)
        total = 0.0
        worths = [total]
        for _ in range(DICE):
            best, most, points = NONE, 0.0, 1
            for seat in self._circle:
                drunk = own if seat == self._now.seat else 1
                gain = self.heals(seat, life[seat], drunk)
                if best == NONE or gain > most:
                    best, most, points = seat, gain, drunk
            life[best] = min(life[best] + points, self._now.most[best])
            total += most
            worths.append(total)
        return worths

    def _by_discards(self, number: int, fires: bool) -> float:
        """What it is worth to discard so many arrows, where that is worth most."""
        arrows = self.position.arrows[:]
        if fires:
            arrows[self._now.seat] = 0
        worth = 0.0
        for _ in range(number):
            best, most = NONE, 0.0
            for seat in self._circle:
                gain = self._discards(seat, arrows[seat])
                if best == NONE or gain > most:
                    best, most = seat, gain
            if most <= 0:
                break
            arrows[best] -= 1
            worth += most
        return worth

    def _discards(self, seat: int, arrows: int) -> float:
        if not arrows:
            return 0.0
        life = self.position.life[seat]
        fewer = self._now.standing(seat, life, arrows - 1, self._risk)
        return fewer - self._now.standing(seat, life, arrows, self._risk)

    def _standing(self, seat: int, life: int) -> float:
        return self._now.standing(seat, life, self.position.arrows[seat], self._risk)


def results(now: Situation, rolls: int) -> list[Row]:
    """What every result is worth with no, one, two ... arrows taken in so many rolls."""
    position = now.position
    start = now.value(position)
    spoils = Spoils(now, position)
    rows: list[Row] = []
    for _ in range(DICE * rolls + 1):
        changed = now.value(position) - start
        if now.is_over(position):
            rows.append([changed] * len(RESULTS))
            continue
        if position.life != spoils.position.life:
            spoils = Spoils(now, position)
        rows.append(spoils.row(position.arrows[now.seat], changed))
        position = position.arrow_taken(now.seat, now.cast)
    return rows
