"""The table of the Dice Game as a view shows it: a look for one who has nothing but records."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from standoff.games import roles
from standoff.games.dice.character import Character
from standoff.games.dice.faces import FACES, pack
from standoff.games.dice.look import DiceLook
from standoff.games.dice.setup import cast
from standoff.games.dice.state import Dice, Player, Turn
from standoff.games.dice.view import STEPS, DicePlayerView, DiceView
from standoff.games.seen import number, readers, role_known, seat_of, told
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text
from standoff.kernel.words import SEVERAL

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


def seen(
    rules: "Rules[Any]",
    characters: Sequence[Character],
    table: DiceView,
    events: Sequence[Text],
) -> DiceLook:
    """A look at what is told: only roles are hidden."""
    viewer = seat_of(table)
    kinds = {face: kind for kind, face in enumerate(FACES)} | cast(characters)
    players = [_player(kinds, player, viewer) for player in table.players]
    game = Dice(rules, characters, Rng.from_seed(""), players)
    game.ring = list(table.ring)
    game.arrows = table.arrows_left
    game.turn = _turn(table)
    read = readers({}, kinds, roles.NAMES)
    read.update(dict.fromkeys(SEVERAL, _packed))
    game.events = told(events, read)
    return DiceLook(game, viewer)


def _player(kinds: dict[str, int], shown: DicePlayerView, viewer: int) -> Player:
    role = number(roles.NAMES, shown.role)
    player = Player(role, role_known(shown, viewer), kinds[shown.character], shown.life)
    player.max_life = shown.max_life
    player.arrows = shown.arrows
    player.in_game = shown.in_game
    return player


def _turn(table: DiceView) -> Turn:
    turn = Turn(table.turn, table.turn_number, STEPS.index(table.step))
    turn.dice = [FACES.index(face) for face in table.dice]
    turn.rolls = table.rolls
    turn.used = sum([1 << die for die in table.used])
    # Which die hits whom is not told: as many as hit someone.
    turn.targets = [seat for seat, hits in table.aimed.items() for _ in range(hits)]
    return turn


def _packed(faces: str) -> int:
    return pack([FACES.index(face) for face in faces.split()])
