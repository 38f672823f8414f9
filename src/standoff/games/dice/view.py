"""What a seat may know of the table, as records ready for JSON."""

from standoff.kernel.view import PlayerView, TableView


class DicePlayerView(PlayerView, frozen=True, omit_defaults=True, kw_only=True):
    """One player as another sees them; only the role can be hidden."""

    arrows: int
    distance: int | None
    """Places away from the viewer among the players in play; None for spectators, and if either is
    out of the game."""


class DiceView(TableView, frozen=True, omit_defaults=True, kw_only=True, tag="dice"):
    """The whole table as one seat, or a spectator, may know it."""

    players: tuple[DicePlayerView, ...]
    arrows_left: int
    """In the pile: whoever takes the last one sets off the attack."""
    dice: tuple[str, ...]
    """The face of each die; none before the first roll of a turn."""
    rolled: tuple[int, ...] = ()
    """The dice of the last roll, by their places."""
    locked: tuple[int, ...] = ()
    """Dice that the active player may not roll again."""
    used: tuple[int, ...] = ()
    """Dice whose result is spent: they have hit, poured or fired, or paid for something."""
    resolving: int | None = None
    """The die that the open question is about."""
    aimed: dict[int, int] = {}  # noqa: RUF012
    """Hits assigned and not dealt yet, by the seat they are for."""
    rolls: int = 0
    """Rolls made in this turn."""
    most_rolls: int = 3
    """Rolls that the active player has in a turn."""
