"""The table of Samurai Sword as a view shows it: a look for one who has nothing but records."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from standoff.games.samurai import roles
from standoff.games.samurai.box import Box
from standoff.games.samurai.look import SamuraiLook
from standoff.games.samurai.state import Player, Samurai
from standoff.games.samurai.view import SamuraiPlayerView, SamuraiView
from standoff.games.seen import lay_out, number, readers, role_known, seat_of, told
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


def seen(rules: "Rules[Any]", box: Box, table: SamuraiView, events: Sequence[Text]) -> SamuraiLook:
    """A look at what is told: whatever can be asked follows from what lies open."""
    viewer = seat_of(table)
    players = [_player(box, player, viewer) for player in table.players]
    game = Samurai(rules, box, Rng.from_seed(""), players)
    game.deck = lay_out(game, table)[: table.deck_size]
    cards = dict(zip(box.name, box.face, strict=True))
    game.events = told(events, readers(cards, box.index, roles.NAMES))
    return SamuraiLook(game, viewer)


def _player(box: Box, shown: SamuraiPlayerView, viewer: int) -> Player:
    role = number(roles.NAMES, shown.role)
    known = role_known(shown, viewer)
    player = Player(role, known, box.index[shown.character], shown.life, shown.honour)
    player.max_life = shown.max_life
    return player
