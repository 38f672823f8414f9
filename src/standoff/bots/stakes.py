"""What each role wants: the worth of a life point that another role loses.

Of the games that have a Sheriff; how much of it each role wants is for each game to say.
"""

from typing import NamedTuple

from standoff.bots.beliefs import Odds
from standoff.games import roles

Stakes = tuple[float, float, float, float]
"""For each role, the worth of one of its life points lost; less than 0: better not."""


class Wants(NamedTuple):
    """The numbers of a game: what a life point of each role is worth to each role."""

    sheriff: Stakes
    deputy: Stakes
    outlaw: Stakes
    last_enemy: float
    """The Renegade to the law, once no Outlaw is left."""

    # The Renegade wants the Deputies out first and the Sheriff last, and weighs the Outlaws by the
    # danger that they end the game too early.
    hits_a_round: float
    """That an Outlaw may land on the Sheriff."""
    sheriff_to_renegade: float
    sheriff_of_three: float
    """Once three are left, as far as there is no danger."""
    sheriff_alone: float
    deputy_to_renegade: float
    deputy_at_least: float
    outlaw_to_renegade: float
    """For each danger above the balance."""
    balance: float
    outlaw_at_least: float
    rival: float
    """The other Renegade of eight players."""
    rival_of_three: float

    # Three players, each with a target
    prey: float
    hunter: float


def stakes(wants: Wants, role: int, there: list[int], life: list[int], odds: Odds) -> Stakes:
    """What a life point of each role is worth to a player of the given role.

    `there` are the seats in the game as far as victory goes, `life` is what everyone has left.
    """
    hunts = roles.CASTS[len(odds)].hunts
    if hunts:
        return _hunter(wants, role, hunts, len(there))
    return _sided(wants, role, there, life, _outlaws(there, odds), odds)


def everyones(wants: Wants, there: list[int], life: list[int], odds: Odds) -> list[list[float]]:
    """The same for a player of each role."""
    hunts = roles.CASTS[len(odds)].hunts
    if hunts:  # there is no Sheriff then
        hunters = [list(_hunter(wants, role, hunts, len(there))) for role in sorted(hunts)]
        return [[0.0] * len(roles.NAMES), *hunters]
    outlaws = _outlaws(there, odds)
    return [
        list(_sided(wants, role, there, life, outlaws, odds)) for role in range(len(roles.NAMES))
    ]


def _outlaws(there: list[int], odds: Odds) -> float:
    """How many of them there are, by the chances of each."""
    outlaws = 0.0
    for seat in there:
        outlaws += odds[seat][roles.OUTLAW]
    return outlaws


def _sided(
    wants: Wants, role: int, there: list[int], life: list[int], outlaws: float, odds: Odds
) -> Stakes:
    if role == roles.RENEGADE:
        return _renegade(wants, there, life, outlaws, odds)
    if role == roles.OUTLAW:
        return wants.outlaw
    law = wants.sheriff if role == roles.SHERIFF else wants.deputy
    return law if outlaws else (law[0], law[1], law[2], wants.last_enemy)


def _hunter(wants: Wants, role: int, hunts: dict[int, int], there: int) -> Stakes:
    """The own target above all; whoever is after it must not get it first, nor be helped to it."""
    if there == 2:
        return (wants.last_enemy, wants.last_enemy, wants.last_enemy, wants.last_enemy)
    prey = hunts[role]
    return (
        0.0,
        wants.prey if prey == roles.DEPUTY else wants.hunter,
        wants.prey if prey == roles.OUTLAW else wants.hunter,
        wants.prey if prey == roles.RENEGADE else wants.hunter,
    )


def _renegade(
    wants: Wants, there: list[int], life: list[int], outlaws: float, odds: Odds
) -> Stakes:
    """Everyone must go, the Sheriff last: so the Renegade holds the scales."""
    if len(there) == 2:
        return (wants.sheriff_alone, 0.0, 0.0, 0.0)
    left = 0.0  # of the Sheriff
    for seat in there:
        left += odds[seat][roles.SHERIFF] * life[seat]
    danger = wants.hits_a_round * outlaws / max(left, 1.0)
    three = len(there) == 3
    sheriff = wants.sheriff_of_three - danger if three else wants.sheriff_to_renegade
    deputy = max(wants.deputy_to_renegade - danger, wants.deputy_at_least)
    outlaw = wants.outlaw_to_renegade * (danger - wants.balance)
    rival = wants.rival_of_three if three else wants.rival
    return (sheriff, deputy, min(max(outlaw, wants.outlaw_at_least), 1.0), rival)
