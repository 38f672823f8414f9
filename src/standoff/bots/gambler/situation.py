"""The table as the gambler judges it: what it is worth that someone has so much life left."""

from mypy_extensions import mypyc_attr

from standoff.bots.beliefs import Beliefs, Deal
from standoff.bots.gambler import numbers
from standoff.bots.gambler.beliefs import in_game
from standoff.bots.gambler.position import Position
from standoff.bots.stakes import Wants, stakes
from standoff.games import roles
from standoff.games.dice.look import DiceLook
from standoff.kernel.choice import NONE
from standoff.kernel.ring import clockwise


@mypyc_attr(acyclic=True)
class Sides:
    """Who is who in a deal, as bits of their seats, and how likely it is."""

    __slots__ = ("chance", "foes", "renegades", "sheriff")

    def __init__(self, deal: Deal) -> None:
        self.chance = deal.chance
        self.sheriff = 0
        self.renegades = 0
        self.foes = 0  # of the Sheriff
        for seat, role in enumerate(deal.roles):
            if role == roles.SHERIFF:
                self.sheriff |= 1 << seat
            elif role != roles.DEPUTY:
                self.foes |= 1 << seat
                if role == roles.RENEGADE:
                    self.renegades |= 1 << seat


class Situation:
    """One moment, seen from one seat, with what is believed of the others."""

    def __init__(self, look: DiceLook, beliefs: Beliefs, goals: Wants = numbers.WANTS) -> None:
        seat = look.seat
        seats = range(look.seats)
        self.look = look
        self.seat = seat
        self.role = look.role(seat)
        self.odds = beliefs.odds(seat, self.role)
        self.cast = [look.character(each) for each in seats]
        self.most = [look.max_life(each) for each in seats]
        life = [look.life(each) for each in seats]
        self.position = Position(life, [look.arrows(each) for each in seats], look.arrows_left())
        self._ring = clockwise(look.ring(), seat)
        self._deals = beliefs.deals(seat, self.role)
        self._sides: list[Sides] = []
        self._ends: dict[int, float] = {}
        wants = stakes(goals, self.role, in_game(look), life, self.odds)
        self.enmity = [
            each[0] * wants[0] + each[1] * wants[1] + each[2] * wants[2] + each[3] * wants[3]
            for each in self.odds
        ]
        """For each seat, what a life point it loses is worth to me; less than 0: a friend."""
        self._worth = [self._worths(each) for each in seats]

    def circle(self, position: Position) -> list[int]:
        """The seats in the game, clockwise from me."""
        return [seat for seat in self._ring if position.is_in(seat)]

    def value(self, position: Position) -> float:
        """What it would be worth to me if things stood so, without anyone's doing."""
        risk = risk_of_attack(position.pile)
        total = 0.0
        for seat, life in enumerate(position.life):
            total += self.standing(seat, life, position.arrows[seat], risk)
        return total + self._fate(position)

    def is_over(self, position: Position) -> bool:
        """Whether nothing more can come of my turn."""
        return not position.is_in(self.seat) or abs(self._fate(position)) > numbers.WIN / 2

    def standing(self, seat: int, life: int, arrows: int, risk: float) -> float:
        """What it is worth to me that a seat has so much, at a risk that the arrows take theirs."""
        worth = self._worth[seat]
        left = max(life - min(arrows, self.cast[seat].indians), 0)
        if left == life:
            return worth[life]
        lost = worth[left] - worth[life]
        if not left:
            lost += self.end(1 << seat)
        return worth[life] + risk * lost

    def end(self, out: int, by: int = NONE) -> float:
        """What it is worth to me by the end of the game, or of mine, if these seats go out."""
        key = out << 4 | by + 1
        found = self._ends.get(key)
        if found is None:
            found = self._ends[key] = self._end(out, by)
        return found

    def _end(self, out: int, by: int) -> float:
        in_game = [life > 0 and not out >> seat & 1 for seat, life in enumerate(self.position.life)]
        killers = {seat: by for seat in range(len(in_game)) if out >> seat & 1}
        hunts = bool(roles.CASTS[len(in_game)].hunts)
        if not hunts:
            return self._sided_end(in_game)
        worth = 0.0
        for deal in self._deals:
            how = roles.ending(deal.roles, in_game, killers)
            if how:
                won = self.seat in roles.winners(how, deal.roles, in_game, killers)
                worth += deal.chance * (numbers.WIN if won else -numbers.WIN)
            elif not in_game[self.seat]:
                worth -= deal.chance * numbers.WIN
        return worth

    def _sided_end(self, in_game: list[bool]) -> float:
        """The same where there is a Sheriff (`roles.ending`), with seats as bits."""
        there = 0
        for seat, plays_on in enumerate(in_game):
            if plays_on:
                there |= 1 << seat
        if not self._sides:
            self._sides = [Sides(deal) for deal in self._deals]
        mine = there >> self.seat & 1
        alone = there & (there - 1) == 0
        worth = 0.0
        for sides in self._sides:
            if not there & sides.sheriff:
                by_renegade = alone and there & sides.renegades != 0
                won = mine == 1 if by_renegade else self.role == roles.OUTLAW
            elif not there & sides.foes:
                won = self.role in (roles.SHERIFF, roles.DEPUTY)
            else:
                if self.role == roles.RENEGADE and not mine:
                    worth -= sides.chance * numbers.WIN
                continue
            worth += sides.chance * (numbers.WIN if won else -numbers.WIN)
        return worth

    def _fate(self, position: Position) -> float:
        """The end of the game, if that has come by now."""
        out = 0
        for seat, life in enumerate(self.position.life):
            if life and not position.is_in(seat):
                out |= 1 << seat
        return self.end(out) if out else 0.0

    def _worths(self, seat: int) -> list[float]:
        """What none, one, two ... life points of a seat are worth to me."""
        each, last = -self.enmity[seat], numbers.LAST
        if seat == self.seat:
            each, last = numbers.OWN_LIFE, numbers.OWN_LAST
        worths = [0.0]
        for points in range(1, self.most[seat] + 1):
            worths.append(worths[-1] + each * (1 + last / points**2))
        return worths


def risk_of_attack(pile: int) -> float:
    """How likely arrows will cost their life points: the more so, the fewer are in the pile."""
    return numbers.ATTACK - numbers.EACH_IN_PILE * pile
