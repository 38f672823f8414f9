"""What each role wants: the worth of a life point that another role loses."""

from collections.abc import Sequence

from standoff.bots.gunslinger import numbers
from standoff.games import roles
from standoff.games.bang.view import PlayerView, TableView

Odds = Sequence[Sequence[float]]
"""For each seat, the chance of each role."""

Stakes = tuple[float, float, float, float]
"""For each role, the worth of one of its life points lost."""


def stakes(role: int, table: TableView, odds: Odds) -> Stakes:
    """What a life point of each role is worth to a player of the given role."""
    if role == roles.SHERIFF:
        return numbers.SHERIFF_WANTS
    if role == roles.DEPUTY:
        return numbers.DEPUTY_WANTS
    if role == roles.OUTLAW:
        return numbers.OUTLAW_WANTS
    return _renegade(table, odds)


def _renegade(table: TableView, odds: Odds) -> Stakes:
    """The Renegade holds the scales: against the stronger side, and against the Sheriff last."""
    there = [player for player in table.players if player.in_game]
    if len(there) <= 2:
        return (numbers.SHERIFF_IN_DUEL, 0.0, 0.0, 0.0)
    law = outlaws = 0.0
    for player in there:
        chances = odds[player.seat]
        force = strength(player)
        outlaws += force * chances[roles.OUTLAW]
        law += force * (chances[roles.SHERIFF] + numbers.DEPUTY_GUARDS * chances[roles.DEPUTY])
    tilt = outlaws / (outlaws + law)
    sheriff, deputy, outlaw = (
        level + slope * tilt
        for level, slope in (
            numbers.RENEGADE_SHERIFF,
            numbers.RENEGADE_DEPUTY,
            numbers.RENEGADE_OUTLAW,
        )
    )
    return (sheriff, deputy, outlaw, 0.0)


def strength(player: PlayerView) -> float:
    """How much fight is left in a player."""
    cards = numbers.STRENGTH_OF_CARD * player.hand_size
    return player.life + cards + numbers.STRENGTH_IN_PLAY * len(player.in_play)
