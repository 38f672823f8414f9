"""What a position of Samurai Sword promises to each team."""

from typing import Any

from standoff.bots.outlook import Outlook
from standoff.bots.swordmaster.weights import WEIGHTS
from standoff.games.samurai.roles import RONIN, TEAM, TEAMS


class SamuraiOutlook(Outlook):
    """What each team would score now, the more weighty the nearer the end is; and its strength."""

    def __init__(self) -> None:
        super().__init__(TEAM, WEIGHTS)

    def features(self, state: Any, known: list[float]) -> list[float]:
        players = state.players
        seats = len(players)
        dealt = [player.role for player in players]
        least = max(min([player.honour for player in players]), 1)
        by_team = [[0.0] * 9 for _ in TEAMS]
        for seat, player in enumerate(players):
            found: list[float] = by_team[TEAM[player.role]]
            kept = 0
            if player.role != RONIN:
                for card in player.hand:
                    kept += state.box.of(card).points
            found[0] += player.honour * state.cast.times(dealt, player.role) + kept
            found[1] += player.life / player.max_life
            found[2] += len(player.hand)
            found[3] += len(player.in_play)
            found[4] += (seat - state.turn.seat) % seats / seats
            found[5] += float(player.honour == least)
            found[6] += kept
            found[7] += float(player.life == 0 or not player.hand)
            found[8] += known[seat]
        most = max([found[0] for found in by_team])
        features = [1.0, 1 / least, len(state.deck) / 50]
        for found in by_team:
            features += [*found, found[0] / least]
            leads = found[0] == most
            features += [float(leads), leads / least]
        return features
