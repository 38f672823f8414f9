"""What the swordmaster thinks of the others, read off whom they attack, rob and favour.

Ninjas are alike: the stars on their cards show in nothing that they do.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from standoff.bots import beliefs
from standoff.bots.beliefs import Act, Odds
from standoff.bots.swordmaster import numbers
from standoff.bots.swordmaster.cards import KINDS, reaches
from standoff.games.samurai import roles
from standoff.games.samurai.roles import CASTS, NINJA_1, NINJAS, TEAM
from standoff.kernel.text import Text


class Beliefs(beliefs.Beliefs):
    """Every attack was a choice among those in reach."""

    names = roles.NAMES

    def dealt(self, players: int) -> tuple[int, ...]:
        cast = CASTS[players]
        return (*cast.besides, *[NINJA_1] * cast.ninjas)

    def number(self, role: str) -> int:
        number = roles.NAMES.index(role)
        return NINJA_1 if number in NINJAS else number

    def stakes(self, role: int, table: Any, odds: Odds) -> list[float]:
        """Whoever is of another team is an enemy, as far as their Honour counts at the end."""
        cast = CASTS[len(table.players)]
        dealt = list(self.dealt(len(table.players)))
        most = max(cast.times(dealt, each) for each in set(dealt))
        return [
            numbers.ALLY
            if TEAM[each] == TEAM[role]
            else numbers.ENEMY + (1 - numbers.ENEMY) * cast.times(dealt, each) / most
            for each in range(len(self.names))
        ]

    def acts(self, events: Sequence[Text], table: Any) -> Iterator[Act]:
        for event in events:
            args = event.args
            if event.id == "event-attack":
                by, target = int(args["by"]), int(args["target"])
                yield Act(by, target, 1.0, _in_reach(table, by, target, str(args["card"])))
            elif event.id == "event-lost-card":
                by, target = int(args["by"]), int(args["seat"])
                if by != target:
                    favour = KINDS[str(args["card"])].recovered is not None
                    yield Act(by, target, -1.0 if favour else numbers.ROBBERY)
            elif event.id == "event-played-at":
                harm = numbers.TELLING.get(str(args["card"]))
                if harm is not None and args["seat"] != args["target"]:
                    yield Act(int(args["seat"]), int(args["target"]), harm)


def _in_reach(table: Any, by: int, target: int, card: str) -> tuple[int, ...]:
    """Whom else the Weapon could have been for."""
    weapon = KINDS[card]
    return tuple(
        player.seat
        for player in table.players
        if player.seat not in (by, target)
        and not player.harmless
        and reaches(table, by, player.seat, weapon)
    )
