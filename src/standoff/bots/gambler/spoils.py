"""What the dice bring to the player whose turn it is, when they are accepted."""

from functools import cache, cached_property
from typing import NamedTuple

from standoff.bots.gambler import characters
from standoff.bots.gambler.aims import Hits, aims, one_more
from standoff.bots.gambler.position import Position
from standoff.bots.gambler.rolls import RESULTS, Row
from standoff.bots.gambler.situation import Situation, risk_of_attack
from standoff.games.dice.faces import BEER, BULLSEYE_1, BULLSEYE_2, DICE, DYNAMITE, GATLING
from standoff.games.dice.turn import DYNAMITES


class Counts(NamedTuple):
    """What counts of a result."""

    ones: int
    twos: int
    beers: int
    gatlings: int
    fires: bool
    exploded: bool


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
        players = len(self._circle)
        self._near = characters.reach(self._who, BULLSEYE_1, players)
        self._far = characters.reach(self._who, BULLSEYE_2, players)
        taken = now.value(position.arrow_taken(now.seat, now.cast))
        self._arrow = taken - now.value(position)
        self._gains = [self._gains_by_hits(seat) for seat in self._circle]
        self._fatal = [self._fatal_hits(seat) for seat in self._circle]
        self._shots: dict[tuple[int, int, bool, bool], float] = {}
        self._owns: dict[tuple[bool, bool], tuple[float, list[float]]] = {}

    def row(self, arrows: int) -> list[float]:
        """What every result is worth to one who has so many arrows by now."""
        fired = self._fired(arrows)
        return [
            worth + fired if counts.fires else worth
            for counts, worth in zip(_counts(self._who.gatlings), self._worths, strict=True)
        ]

    def _fired(self, arrows: int) -> float:
        """What it is worth besides the hits that the Gatling takes one's own arrows away."""
        seat, life = self._now.seat, self.position.life[self._now.seat]
        before = self._now.standing(seat, life, arrows, self._risk)
        return self._now.standing(seat, life, 0, self._risk) - before

    def shots(self, ones: int, twos: int, fires: bool, doubles: bool = False) -> float:
        """What the best targets for so many shots are worth, along with the Gatling."""
        key = ones, twos, fires, doubles
        if key not in self._shots:
            self._shots[key] = self.best_aims(ones, twos, fires, doubles, ())
        return self._shots[key]

    def best_aims(self, ones: int, twos: int, fires: bool, doubles: bool, aimed: Hits) -> float:
        """The same with some shots already aimed, targets by their places to the left."""
        ways = aims(self._near, self._far, ones, twos)
        if doubles:
            ways = tuple(one_more(hits, target) for hits in ways for target, _ in hits)
        for target, number in aimed:
            for _ in range(number):
                ways = tuple(one_more(hits, target) for hits in ways)
        return max(self._hits(hits, fires) for hits in ways)

    def beers(self, number: int) -> float:
        """What so many Beers are worth."""
        return self._pour(self.position.life[self._now.seat])[number]

    def heals(self, seat: int, life: int, points: int = 1) -> float:
        """What it is worth that a seat with so much life gains some."""
        gained = min(life + points, self._now.most[seat])
        return self._standing(seat, gained) - self._standing(seat, life)

    @cached_property
    def _worths(self) -> list[float]:
        counted = _counts(self._who.gatlings)
        worths = {counts: self._worth(counts) for counts in dict.fromkeys(counted)}
        return [worths[counts] for counts in counted]

    def _worth(self, counts: Counts) -> float:
        ones, twos, beers, fires = counts.ones, counts.twos, counts.beers, counts.fires
        worth, poured = self._own(counts.exploded, not ones and not twos)
        if not poured:
            return worth
        best = self.shots(ones, twos, fires) + poured[beers]
        if self._who.doubles and beers and (ones or twos):
            best = max(best, self.shots(ones, twos, fires, True) + poured[beers - 1])
        if self._who.after_gatling is not None:
            best += self._by_discards(counts.gatlings, fires)
        return worth + best

    def _own(self, exploded: bool, rests: bool) -> tuple[float, list[float]]:
        """What the dice do to my own life, and then no, one, two ... Beers; none if I am out."""
        key = exploded, rests
        if key not in self._owns:
            seat = self._now.seat
            before = self.position.life[seat]
            life = before - exploded
            if not life:
                return self._now.end(1 << seat) - self._standing(seat, before), []
            if rests and self._who.turn_ends is not None:
                life = min(life + characters.BY_ABILITY, self._now.most[seat])
            worth = self._standing(seat, life) - self._standing(seat, before)
            self._owns[key] = worth, self._pour(life)
        return self._owns[key]

    def _hits(self, hits: Hits, fires: bool) -> float:
        """What it is worth that these are hit, and with a Gatling everyone else."""
        counted = dict(hits)
        worth, out = 0.0, 0
        for place in range(1, len(self._circle)) if fires else counted:
            seat = self._circle[place]
            number = counted.get(place, 0) + (fires and self._now.cast[seat].fears_gatling)
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
            return worth + sum(
                self._by_others_end(other) for other in self._circle if other != seat
            )
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
        life = list(self.position.life)
        life[self._now.seat] = own_life
        points = [1] * len(life)
        points[self._now.seat] = characters.own_beer(self._who, own_life)
        worths = [0.0]
        for _ in range(DICE):
            gains = {seat: self.heals(seat, life[seat], points[seat]) for seat in self._circle}
            best = max(self._circle, key=gains.__getitem__)
            life[best] = min(life[best] + points[best], self._now.most[best])
            worths.append(worths[-1] + gains[best])
        return worths

    def _by_discards(self, number: int, fires: bool) -> float:
        """What it is worth to discard so many arrows, where that is worth most."""
        arrows = list(self.position.arrows)
        if fires:
            arrows[self._now.seat] = 0
        worth = 0.0
        for _ in range(number):
            gains = {seat: self._discards(seat, arrows[seat]) for seat in self._circle}
            best = max(self._circle, key=gains.__getitem__)
            if gains[best] <= 0:
                break
            arrows[best] -= 1
            worth += gains[best]
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
        rows.append([changed + worth for worth in spoils.row(position.arrows[now.seat])])
        position = position.arrow_taken(now.seat, now.cast)
    return rows


@cache
def _counts(gatlings: int) -> list[Counts]:
    """What counts of every result to one who needs so many Gatlings."""
    return [
        Counts(
            result.count(BULLSEYE_1),
            result.count(BULLSEYE_2),
            result.count(BEER),
            result.count(GATLING),
            result.count(GATLING) >= gatlings,
            result.count(DYNAMITE) >= DYNAMITES,
        )
        for result in RESULTS
    ]
