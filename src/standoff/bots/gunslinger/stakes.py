"""What each role wants: the worth of a life point that another role loses."""

from collections.abc import Sequence

from standoff.bots.gunslinger import numbers
from standoff.games import roles
from standoff.games.bang.view import BangPlayerView, BangView

Odds = Sequence[Sequence[float]]
"""For each seat, the chance of each role."""

Stakes = tuple[float, float, float, float]
"""For each role, the worth of one of its life points lost; less than 0: better not."""


def stakes(role: int, table: BangView, odds: Odds) -> Stakes:
    """What a life point of each role is worth to a player of the given role."""
    there = [player for player in table.players if player.in_game]
    hunts = roles.CASTS[len(table.players)].hunts
    if hunts:
        return _hunter(role, hunts, len(there))
    outlaws = sum(odds[player.seat][roles.OUTLAW] for player in there)
    if role == roles.RENEGADE:
        return _renegade(there, outlaws, odds)
    if role == roles.OUTLAW:
        return numbers.OUTLAW_WANTS
    wants = numbers.SHERIFF_WANTS if role == roles.SHERIFF else numbers.DEPUTY_WANTS
    return wants if outlaws else (*wants[:3], numbers.LAST_ENEMY)


def _hunter(role: int, hunts: dict[int, int], there: int) -> Stakes:
    """The own target above all; whoever is after it must not get it first, nor be helped to it."""
    if there == 2:
        return (numbers.LAST_ENEMY,) * 4
    prey = hunts[role]
    return (
        0.0,
        numbers.PREY if prey == roles.DEPUTY else numbers.HUNTER,
        numbers.PREY if prey == roles.OUTLAW else numbers.HUNTER,
        numbers.PREY if prey == roles.RENEGADE else numbers.HUNTER,
    )


def _renegade(there: list[BangPlayerView], outlaws: float, odds: Odds) -> Stakes:
    """Everyone must go, the Sheriff last: so the Renegade holds the scales."""
    if len(there) == 2:
        return (numbers.SHERIFF_ALONE, 0.0, 0.0, 0.0)
    life = sum(odds[player.seat][roles.SHERIFF] * player.life for player in there)
    danger = numbers.HITS_A_ROUND * outlaws / max(life, 1)
    three = len(there) == 3
    sheriff = numbers.SHERIFF_OF_THREE - danger if three else numbers.SHERIFF_TO_RENEGADE
    deputy = max(numbers.DEPUTY_TO_RENEGADE - danger, numbers.DEPUTY_AT_LEAST)
    outlaw = numbers.OUTLAW_TO_RENEGADE * (danger - numbers.BALANCE)
    rival = numbers.RIVAL_OF_THREE if three else numbers.RIVAL
    return (sheriff, deputy, min(max(outlaw, numbers.OUTLAW_AT_LEAST), 1.0), rival)
