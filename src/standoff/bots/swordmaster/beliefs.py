"""What the swordmaster thinks of the others, read off whom they attack, rob and favour.

Ninjas are alike: the stars on their cards show in nothing that they do.
"""

from typing import ClassVar

from standoff.bots import beliefs
from standoff.bots.beliefs import Act, Odds
from standoff.bots.swordmaster import numbers
from standoff.bots.swordmaster.cards import reaches
from standoff.games.samurai import roles
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.roles import CASTS, NINJA_1, NINJAS, TEAM
from standoff.kernel.event import Event
from standoff.kernel.look import Look


class Beliefs(beliefs.Beliefs):
    """Every attack was a choice among those in reach."""

    names: ClassVar[tuple[str, ...]] = roles.NAMES

    def dealt(self, players: int) -> tuple[int, ...]:
        cast = CASTS[players]
        return (*cast.besides, *[NINJA_1] * cast.ninjas)

    def number(self, role: int) -> int:
        return NINJA_1 if role in NINJAS else role

    def wants(self, look: Look, odds: Odds) -> list[list[float]]:
        """Whoever is of another team is an enemy, as far as their Honour counts at the end."""
        cast = CASTS[look.seats]
        dealt = list(self.dealt(look.seats))
        most = max([cast.times(dealt, each) for each in dealt])
        times = [cast.times(dealt, each) for each in range(len(self.names))]
        found: list[list[float]] = []
        for role in range(len(self.names)):
            found.append(
                [
                    numbers.ALLY
                    if TEAM[each] == TEAM[role]
                    else numbers.ENEMY + (1 - numbers.ENEMY) * times[each] / most
                    for each in range(len(self.names))
                ]
            )
        return found

    def acts(self, events: list[Event], look: Look) -> list[Act]:
        assert isinstance(look, SamuraiLook)
        found: list[Act] = []
        for event in events:
            if event.id == "attack":
                instead = _in_reach(look, event)
                found.append(Act(event.by, event.target, 1.0, instead))
            elif event.id == "lost-card":
                if event.by != event.seat:
                    favour = look.kind(event.card).recovered is not None
                    harm = -1.0 if favour else numbers.ROBBERY
                    found.append(Act(event.by, event.seat, harm))
            elif event.id == "played-at" and event.seat != event.target:
                tells = numbers.TELLING.get(look.kind(event.card).id)
                if tells is not None:
                    found.append(Act(event.seat, event.target, tells))
        return found


def _in_reach(look: SamuraiLook, attack: Event) -> list[int]:
    """Whom else the Weapon could have been for."""
    weapon = look.kind(attack.card)
    return [
        seat
        for seat in range(look.seats)
        if seat not in (attack.by, attack.target)
        and not look.is_harmless(seat)
        and reaches(look, attack.by, seat, weapon)
    ]
