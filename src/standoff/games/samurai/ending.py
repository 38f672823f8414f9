"""How the game ends: Honour, scores and the Swordmaster (SS-76 to SS-88)."""

from typing import Final, NoReturn

from standoff.games.samurai import roles
from standoff.games.samurai.state import Samurai
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.game import GameOver

BY_HONOUR: Final = ("ending-honour-shogun", "ending-honour-ninja", "ending-honour-ronin")
BY_SWORD: Final = ("ending-sword-shogun", "ending-sword-ninja", "ending-sword-ronin")
PENALTY: Final = 3  # points that a deadly strike costs (SS-81)


class Score:
    """What one player counts for (SS-77)."""

    __slots__ = ("honour", "points", "seat", "times")

    def __init__(self, game: Samurai, seat: int) -> None:
        player = game.players[seat]
        dealt = [each.role for each in game.players]
        self.seat = seat
        self.honour = player.honour
        self.times = game.cast.times(dealt, player.role)
        self.points = 0  # for cards in hand; the Ronin's are worth nothing (SS-80)
        if player.role != roles.RONIN:
            self.points = sum([game.box.of(card).points for card in player.hand])

    def total(self) -> int:
        return self.honour * self.times + self.points


def scores(game: Samurai, team: int) -> list[Score]:
    """What the members of a team count for."""
    members = [seat for seat, each in enumerate(game.players) if roles.TEAM[each.role] == team]
    return [Score(game, seat) for seat in members]


def penalty(game: Samurai, team: int) -> int:
    return PENALTY if team == game.disgraced else 0


def points(game: Samurai, team: int) -> int:
    """What a team counts for, perhaps less than nothing (SS-82)."""
    return sum([score.total() for score in scores(game, team)]) - penalty(game, team)


def teams(game: Samurai) -> list[int]:
    """The teams that play, those that win a tie first (SS-83)."""
    there = {roles.TEAM[player.role] for player in game.players}
    return [team for team in roles.TIES if team in there]


def end_if_dishonoured(game: Samurai) -> None:
    """The game ends at once when someone has no Honour left (SS-76)."""
    if any(player.honour == 0 for player in game.players):
        end_by_score(game)


def end_by_sword(game: Samurai, seat: int, by: int) -> None:
    """The game ends when a defeat leaves only one player with Resilience (SS-85, SS-86, SS-93)."""
    left = [player for player in game.players if player.life > 0]
    if len(left) > 1 or game.cast.outnumbered:
        return
    disgrace(game, seat, by)
    if game.disgraced != NONE:
        end_by_score(game)
    reveal_roles(game)
    team = roles.TEAM[left[0].role]
    end(game, team, BY_SWORD[team])


def disgrace(game: Samurai, seat: int, by: int) -> None:
    """A defeat that ends the game is a deadly strike if it is among members of a team (SS-81)."""
    own, theirs = game.players[seat].role, game.players[by].role
    if roles.same_team(own, theirs):
        game.disgraced = roles.TEAM[own]


def end_by_score(game: Samurai) -> NoReturn:
    """The team with the highest score wins (SS-82)."""
    reveal_roles(game)
    for seat in range(len(game.players)):
        game.emit(Event("scored", seat=seat, number=Score(game, seat).total()))
    if game.disgraced != NONE:
        game.emit(Event("deadly-strike", number=PENALTY))
    best = max(teams(game), key=lambda team: points(game, team))  # the first of those that tie
    end(game, best, BY_HONOUR[best])


def reveal_roles(game: Samurai) -> None:
    for seat, player in enumerate(game.players):
        player.role_known = EVERYONE
        game.emit(Event("showed-role", seat=seat, role=player.role))


def end(game: Samurai, team: int, ending: str) -> NoReturn:
    """All members of the team win, whatever their own Honour (SS-84)."""
    game.winners = [
        seat for seat, player in enumerate(game.players) if roles.TEAM[player.role] == team
    ]
    game.ending = ending
    game.emit(Event(ending))
    raise GameOver
