"""What a seat may know of the table, as records ready for JSON."""

from msgspec import Struct

from standoff.games.samurai import ending, roles
from standoff.games.samurai.attack import weapon_limit
from standoff.games.samurai.ending import BY_HONOUR
from standoff.games.samurai.state import Samurai
from standoff.games.view import opened
from standoff.kernel.event import EVERYONE, SPECTATOR
from standoff.kernel.view import PlayerView, TableView


class Term(Struct, frozen=True):
    """A part of a sum, and what it comes from."""

    kind: str
    number: int


class Attack(Struct, frozen=True):
    """A Weapon that is being answered."""

    by: int
    target: int
    card: str
    terms: tuple[Term, ...]
    """The wounds as a sum: the Weapon's, then what adds to them or takes from them."""
    wounds: int


class Score(Struct, frozen=True):
    """What one player counts for at the end."""

    seat: int
    honour: int
    times: int
    """What the Honour is multiplied by."""
    daimyo: int
    """Points for Daimyo cards in hand."""


class TeamScore(Struct, frozen=True):
    """What a team counts for at the end."""

    team: str
    """shogun, ninja or ronin."""
    scores: tuple[Score, ...]
    penalty: int
    """Points lost by a deadly strike among themselves."""
    points: int


class SamuraiPlayerView(PlayerView, frozen=True, omit_defaults=True, kw_only=True):
    """One player as another sees them. Life points are Resilience here, and nobody leaves."""

    honour: int
    hand_size: int
    hand: tuple[str, ...]
    in_play: tuple[str, ...]
    distance: int | None
    """The Difficulty for the viewer to attack them; None for spectators and for the viewer."""
    harmless: bool = False


class SamuraiView(TableView, frozen=True, omit_defaults=True, kw_only=True, tag="samurai"):
    """The whole table as one seat, or a spectator, may know it."""

    players: tuple[SamuraiPlayerView, ...]
    weapons_left: int
    """Weapons the active player may still play this turn."""
    deck_size: int
    deck_top: tuple[str | None, ...]
    """From the top down to the deepest card the viewer knows; None where it does not."""
    pile_size: int
    pile_top: str | None
    middle: tuple[str, ...]
    """Cards lying open while an effect lasts."""
    attack: Attack | None = None
    scores: tuple[TeamScore, ...] = ()
    """When the match is over, unless it was won by the sword."""


STEPS = ("recovery", "draw", "play", "discard")


def view(game: Samurai, seat: int) -> SamuraiView:
    turn = game.turn
    name = game.box.name
    return SamuraiView(
        viewer=None if seat == SPECTATOR else seat,
        players=tuple(_player(game, seat, other) for other in range(len(game.players))),
        ring=tuple(game.ring),
        turn=turn.seat,
        turn_number=turn.number,
        step=STEPS[turn.step],
        winners=tuple(game.winners),
        ending=game.ending or None,
        weapons_left=max(weapon_limit(game, turn.seat) - turn.weapons, 0),
        deck_size=len(game.deck),
        deck_top=game.deck_top(seat),
        pile_size=len(game.pile),
        pile_top=name[game.pile[-1]] if game.pile else None,
        middle=tuple(name[card] for card in game.shelf),
        attack=_attack(game),
        scores=_scores(game) if game.ending in BY_HONOUR else (),
    )


def open_view(game: Samurai) -> SamuraiView:
    return opened(game, view(game, SPECTATOR))


def _player(game: Samurai, viewer: int, seat: int) -> SamuraiPlayerView:
    player = game.players[seat]
    alone = viewer in (seat, SPECTATOR)
    return SamuraiPlayerView(
        seat=seat,
        character=game.kind_name(player.character),
        role=roles.NAMES[player.role] if player.role_known >> viewer & 1 else None,
        in_game=True,
        life=player.life,
        max_life=player.max_life,
        open_role=player.role_known == EVERYONE,
        honour=player.honour,
        hand_size=len(player.hand),
        hand=game.known_in_hand(viewer, seat),
        in_play=tuple(game.box.name[card] for card in player.in_play),
        distance=None if alone else game.difficulty(viewer, seat),
        harmless=game.is_harmless(seat),
    )


def _attack(game: Samurai) -> Attack | None:
    attack = game.attack
    if attack is None:
        return None
    terms = tuple(Term(game.kind_name(kind), number) for kind, number in attack.terms)
    card = game.card_name(attack.card)
    return Attack(attack.by, attack.target, card, terms, attack.wounds)


def _scores(game: Samurai) -> tuple[TeamScore, ...]:
    return tuple(_team(game, team) for team in sorted(ending.teams(game)))


def _team(game: Samurai, team: int) -> TeamScore:
    members = [
        Score(each.seat, each.honour, each.times, each.points) for each in ending.scores(game, team)
    ]
    penalty = ending.penalty(game, team)
    return TeamScore(roles.TEAMS[team], tuple(members), penalty, ending.points(game, team))
