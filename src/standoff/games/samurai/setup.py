"""Setting up a match (SS-4 to SS-10, SS-89)."""

from typing import TYPE_CHECKING, Any, Final

from standoff.games.samurai import moves, roles
from standoff.games.samurai.box import Box
from standoff.games.samurai.state import Player, Samurai, Turn
from standoff.games.series import deal_characters, deal_roles
from standoff.kernel.errors import SetupError
from standoff.kernel.event import EVERYONE, Event
from standoff.kernel.record import Setup
from standoff.kernel.ring import clockwise
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

if TYPE_CHECKING:
    from standoff.kernel.game import Rules

SET: Final = "samurai_sword"
PLAYERS: Final = tuple(roles.CASTS)


def check(setup: Setup) -> None:
    """Whether a match can be dealt like this."""
    if setup.players not in PLAYERS:
        sentence = f"The game is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {setup.players}."
        raise SetupError(sentence, Text("setup-players", {"low": PLAYERS[0], "high": PLAYERS[-1]}))
    if (*setup.sets, *setup.variants) not in ((), (SET,)) or setup.options:
        raise SetupError(
            "Samurai Sword has no other sets, no variants and no options.", Text("setup-plain")
        )


def seat_player(box: Box, players: int, seat: int, role: int, character: int) -> Player:
    """A player with all points; three players know all roles, more only the Shogun's (SS-6)."""
    cast = roles.CASTS[players]
    is_open = role == roles.SHOGUN or cast.outnumbered
    honour = cast.shoguns_honour if role == roles.SHOGUN else cast.honour
    resilience = box.character(character).resilience
    return Player(role, EVERYONE if is_open else 1 << seat, character, resilience, honour)


def deal(rules: "Rules[Any]", setup: Setup, box: Box) -> Samurai:
    """Roles, characters, Resilience, Honour and hands; then the Shogun begins."""
    rng = Rng.from_seed(setup.seed)
    cast = roles.CASTS[setup.players]
    ninjas = list(roles.NINJAS)
    rng.shuffle(ninjas)
    dealt = deal_roles(setup, [*cast.besides, *ninjas[: cast.ninjas]], roles.SHOGUN, rng)
    characters = deal_characters(setup, box.cast, rng)
    players = [
        seat_player(box, setup.players, seat, role, characters[seat])
        for seat, role in enumerate(dealt)
    ]
    game = Samurai(rules, box, rng, players)
    game.aside = ninjas[cast.ninjas :]
    game.deck = list(range(box.size))
    rng.shuffle(game.deck)
    first = dealt.index(roles.SHOGUN)
    game.turn = Turn(first)
    for seat, player in enumerate(players):
        game.emit(Event("role", seat=seat, role=player.role))
        game.emit(Event("character", seat=seat, kind=player.character))
    for seat, number in zip(clockwise(game.ring, first), roles.HANDS, strict=False):
        moves.draw(game, seat, number)
    return game
