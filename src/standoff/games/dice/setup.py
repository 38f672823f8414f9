"""Setting up a match (DG-1 to DG-6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from standoff.games import roles
from standoff.games.dice.character import Character
from standoff.games.dice.faces import FACES
from standoff.games.dice.state import Dice, Player, Turn
from standoff.games.series import deal_characters, deal_roles
from standoff.kernel.errors import SetupError
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.record import Setup
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

if TYPE_CHECKING:
    from standoff.kernel.game import Rules

SET: Final = "dice_game"
PLAYERS: Final = tuple(roles.CASTS)
SHERIFF_LIFE: Final = 2
"""Life points the Sheriff has besides those of the character."""


def check(setup: Setup) -> None:
    """Whether a match can be dealt like this."""
    if setup.players not in PLAYERS:
        sentence = f"The game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {setup.players}."
        raise SetupError(sentence, Text("setup-players", {"low": PLAYERS[0], "high": PLAYERS[-1]}))
    if setup.sets not in ((), (SET,)) or setup.variants or setup.options:
        raise SetupError(
            "The Dice Game has no other sets, no variants and no options.", Text("setup-plain")
        )


def cast(characters: Sequence[Character]) -> dict[str, int]:
    """The kind of each character, by its name."""
    return {character.id: kind for kind, character in enumerate(characters, len(FACES))}


def seat_player(
    seat: int, players: int, role: int, characters: Sequence[Character], kind: int
) -> Player:
    """A player with all life points; who knows the role depends on the number of players."""
    extra = SHERIFF_LIFE if role == roles.SHERIFF else 0
    known = EVERYONE if role in roles.CASTS[players].open else 1 << seat
    return Player(role, known, kind, characters[kind - len(FACES)].life + extra)


def deal(rules: "Rules[Any]", setup: Setup, characters: Sequence[Character]) -> Dice:
    """Roles, characters and life points; then the Sheriff begins, or who else is first."""
    rng = Rng.from_seed(setup.seed)
    parts = roles.CASTS[setup.players]
    dealt = deal_roles(setup, parts.dealt, parts.first, rng)
    kinds = deal_characters(setup, cast(characters), rng)
    players = [
        seat_player(seat, setup.players, role, characters, kinds[seat])
        for seat, role in enumerate(dealt)
    ]
    game = Dice(rules, characters, rng, players)
    game.turn = Turn(dealt.index(parts.first))
    for seat, player in enumerate(players):
        game.emit(Event("role", seat=seat, role=player.role))
        game.emit(Event("character", seat=seat, kind=player.character))
    return game
