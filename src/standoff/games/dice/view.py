"""What a seat may know of the table, as records ready for JSON."""

from msgspec.structs import replace

from standoff.games.dice import faces
from standoff.games.dice.faces import ALL_DICE, FACES, places
from standoff.games.dice.shots import face_for, places_away, reaches
from standoff.games.dice.state import BEERS, SHOTS, Dice, Turn
from standoff.games.dice.turn import rollable
from standoff.kernel.choice import NONE
from standoff.kernel.event import EVERYONE, SPECTATOR
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
    gatlings: int = 3
    """Results with which the active player's Gatling fires."""
    targets: dict[str, tuple[int, ...]] = {}  # noqa: RUF012
    """Whom the active player can shoot at, by the face of the die."""


STEPS = ("start", "roll", "shots", "beer", "gatling", "end")


def view(game: Dice, seat: int) -> DiceView:
    turn = game.turn
    aimed = {other: len(turn.hits(other)) for other in game.others(turn.seat)}
    return DiceView(
        viewer=None if seat == SPECTATOR else seat,
        players=tuple(_player(game, each, seat) for each in range(game.seats())),
        ring=tuple(game.ring),
        turn=turn.seat,
        turn_number=turn.number,
        step=STEPS[turn.step],
        winners=tuple(game.winners),
        ending=game.ending or None,
        arrows_left=game.arrows,
        dice=tuple(FACES[face] for face in turn.dice),
        rolled=tuple(places(turn.rolled)),
        locked=tuple(places(ALL_DICE & ~rollable(game))) if turn.dice else (),
        used=tuple(places(turn.used)),
        resolving=_resolving(turn),
        aimed={other: hits for other, hits in aimed.items() if hits},
        rolls=turn.rolls,
        most_rolls=game.character(turn.seat).rolls,
        gatlings=game.character(turn.seat).gatlings,
        targets={FACES[face]: _targets(game, face) for face in faces.SHOTS},
    )


def open_view(game: Dice) -> DiceView:
    """What spectators see, but with every role."""
    table = view(game, SPECTATOR)
    players = zip(table.players, game.roles(), strict=True)
    return replace(table, players=tuple(replace(player, role=role) for player, role in players))


def _player(game: Dice, seat: int, viewer: int) -> DicePlayerView:
    player = game.players[seat]
    return DicePlayerView(
        seat=seat,
        character=game.kind_name(player.character),
        role=game.role_name(player.role) if player.role_known >> viewer & 1 else None,
        in_game=player.in_game,
        life=player.life,
        max_life=player.max_life,
        open_role=player.role_known == EVERYONE,
        reach=max(reaches(game, seat, faces.BULLSEYE_2)),
        arrows=player.arrows,
        distance=_distance(game, viewer, seat),
    )


def _distance(game: Dice, viewer: int, seat: int) -> int | None:
    if viewer == SPECTATOR or not (game.players[viewer].in_game and game.players[seat].in_game):
        return None
    return min(places_away(game, viewer, seat))


def _targets(game: Dice, face: int) -> tuple[int, ...]:
    seat = game.turn.seat
    others = game.others(seat) if game.players[seat].in_game else []
    return tuple(other for other in others if face_for(game, seat, face, other) != NONE)


def _resolving(turn: Turn) -> int | None:
    die = NONE
    if turn.step == SHOTS:
        die = turn.next_die(*faces.SHOTS)
    elif turn.step == BEERS:
        die = turn.next_die(faces.BEER)
    return None if die == NONE else die
