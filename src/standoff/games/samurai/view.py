"""What a seat may know of the table, as records ready for JSON."""

from msgspec import Struct

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
