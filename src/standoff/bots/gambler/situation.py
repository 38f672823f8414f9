"""The table as the gambler judges it: what it is worth that someone has so much life left."""

from standoff.bots.beliefs import Beliefs
from standoff.bots.gambler import characters, numbers
from standoff.bots.gambler.position import Position
from standoff.bots.stakes import in_game, stakes
from standoff.games import roles
from standoff.games.dice.view import DiceView
from standoff.kernel.choice import NONE
from standoff.kernel.ring import clockwise


class Situation:
    """One moment, seen from one seat, with what is believed of the others."""

    def __init__(self, table: DiceView, seat: int, beliefs: Beliefs) -> None:
        role = table.players[seat].role
        assert role is not None
        self.table = table
        self.seat = seat
        self.role = roles.NAMES.index(role)
        self.odds = beliefs.odds(seat, role)
        self.cast = [characters.of(player.character) for player in table.players]
        self.most = [player.max_life for player in table.players]
        life = [player.life for player in table.players]
        arrows = [player.arrows for player in table.players]
        self.position = Position(life, arrows, table.arrows_left)
        self._ring = clockwise(list(table.ring), seat)
        self._deals = beliefs.deals(seat, role)
        self._ends: dict[tuple[int, int], float] = {}
        wants = stakes(numbers.WANTS, self.role, in_game(table), self.odds)
        self.enmity = [
            sum(chance * want for chance, want in zip(each, wants, strict=True))
            for each in self.odds
        ]
        """For each seat, what a life point it loses is worth to me; less than 0: a friend."""
        self._worth = [self._worths(each) for each in range(len(table.players))]

    def circle(self, position: Position) -> list[int]:
        """The seats in the game, clockwise from me."""
        return [seat for seat in self._ring if position.is_in(seat)]

    def value(self, position: Position) -> float:
        """What it would be worth to me if things stood so, without anyone's doing."""
        risk = risk_of_attack(position.pile)
        standings = (
            self.standing(seat, life, position.arrows[seat], risk)
            for seat, life in enumerate(position.life)
        )
        return sum(standings) + self._fate(position)

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
        if (out, by) not in self._ends:
            self._ends[out, by] = self._end(out, by)
        return self._ends[out, by]

    def _end(self, out: int, by: int) -> float:
        in_game = [life > 0 and not out >> seat & 1 for seat, life in enumerate(self.position.life)]
        killers = {seat: by for seat in range(len(in_game)) if out >> seat & 1}
        alone = self.role == roles.RENEGADE or bool(roles.CASTS[len(in_game)].hunts)
        worth = 0.0
        for deal in self._deals:
            dealt = list(deal.roles)
            how = roles.ending(dealt, in_game, killers)
            if how:
                won = self.seat in roles.winners(how, dealt, in_game, killers)
                worth += deal.chance * (numbers.WIN if won else -numbers.WIN)
            elif alone and not in_game[self.seat]:
                worth -= deal.chance * numbers.WIN
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
