"""Roles, teams and all that depends on the number of players (SS-1 to SS-9, SS-78, SS-79)."""

from typing import Final

SHOGUN: Final = 0
SAMURAI: Final = 1
NINJA_1: Final = 2
NINJA_2: Final = 3
NINJA_3: Final = 4
RONIN: Final = 5

NAMES: Final = ("shogun", "samurai", "ninja_1", "ninja_2", "ninja_3", "ronin")
NINJAS: Final = (NINJA_1, NINJA_2, NINJA_3)  # by their stars

SHOGUNS: Final = 0  # the team of the Shogun and the Samurai
NINJA: Final = 1
ALONE: Final = 2  # the Ronin
TEAMS: Final = ("shogun", "ninja", "ronin")
TEAM: Final = (SHOGUNS, SHOGUNS, NINJA, NINJA, NINJA, ALONE)  # of each role
TIES: Final = (NINJA, SHOGUNS, ALONE)  # who wins a tie, the first of them (SS-83)

HANDS: Final = (4, 5, 5, 6, 6, 7, 7)  # cards dealt, clockwise from the Shogun


class Cast:
    """The roles for a number of players, and what they begin and end with."""

    __slots__ = (
        "besides",
        "honour",
        "ninja",
        "ninjas",
        "outnumbered",
        "ronin",
        "samurai",
        "shogun",
        "shoguns_honour",
        "starred",
    )

    def __init__(
        self,
        besides: tuple[int, ...],
        ninjas: int,
        *,
        honour: tuple[int, int],
        shogun: int = 1,
        samurai: int = 0,
        ninja: int = 1,
        starred: int = 1,
        ronin: int = 0,
        outnumbered: bool = False,
    ) -> None:
        self.besides = besides  # the roles dealt besides the Ninjas
        self.ninjas = ninjas
        self.shoguns_honour, self.honour = honour
        # What the Honour of each role is multiplied by at the end.
        self.shogun = shogun
        self.samurai = samurai
        self.ninja = ninja
        self.starred = starred  # the Ninja with the most stars
        self.ronin = ronin
        self.outnumbered = outnumbered  # the Shogun stands alone, and is helped (SS-90 to SS-93)

    def times(self, roles: list[int], role: int) -> int:
        """What the Honour of that role is multiplied by, given all that were dealt."""
        if role == SHOGUN:
            return self.shogun
        if role == SAMURAI:
            return self.samurai
        if role == RONIN:
            return self.ronin
        most = max(each for each in roles if each in NINJAS)
        return self.starred if role == most else self.ninja


CASTS: Final[dict[int, Cast]] = {
    3: Cast((SHOGUN,), 2, honour=(6, 3), shogun=2, outnumbered=True),
    4: Cast((SHOGUN, SAMURAI), 2, honour=(5, 3), samurai=2, starred=2),
    5: Cast((SHOGUN, SAMURAI, RONIN), 2, honour=(5, 3), samurai=1, ronin=2),
    6: Cast((SHOGUN, SAMURAI, RONIN), 3, honour=(5, 4), samurai=2, ronin=3),
    7: Cast((SHOGUN, SAMURAI, SAMURAI, RONIN), 3, honour=(5, 4), samurai=1, ronin=3),
}


def same_team(one: int, other: int) -> bool:
    """Whether two players of those roles win together.

    >>> same_team(SHOGUN, SAMURAI), same_team(NINJA_1, NINJA_3), same_team(SAMURAI, RONIN)
    (True, True, False)
    """
    return TEAM[one] == TEAM[other]
