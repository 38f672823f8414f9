"""The table of the card game as a view shows it: a look for one who has nothing but records."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from standoff.games import roles
from standoff.games.bang.data.box import Box
from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.state import GHOST, LIVING, OUT, SHADOW, Bang, Player, Turn
from standoff.games.bang.door.look import BangLook
from standoff.games.bang.door.view import BangPlayerView, BangView
from standoff.games.seen import lay_out, number, readers, role_known, seat_of, told
from standoff.kernel.choice import NONE
from standoff.kernel.rng import Rng
from standoff.kernel.text import Text

if TYPE_CHECKING:
    from standoff.kernel.game import Rules


class BangSeen(BangLook):
    """What follows only from all of the state is read off the view."""

    def __init__(self, game: Bang, table: BangView) -> None:
        super().__init__(game, seat_of(table))
        self._shown = table

    def bangs_left(self) -> int:
        left = self._shown.bangs_left
        return ANY if left is None else left

    def events(self) -> list[int]:
        shown = list(self._shown.shows)
        if self._shown.event is not None:
            shown.insert(0, self._shown.event)
        return [self.box.index[event] for event in shown]

    def part(self, id: str) -> Any:
        return self._shown.parts.get(id)

    def outline(self, id: str) -> Any:
        return self.part(id)

    def side(self, seat: int) -> int:
        return number(roles.NAMES, self._shown.players[seat].side)

    def returns(self, seat: int) -> bool:
        return self._shown.players[seat].returns

    def distances(self) -> list[int]:
        shown = [player.distance for player in self._shown.players]
        return [NONE if distance is None else distance for distance in shown]

    def reach(self, seat: int) -> int:
        return self._shown.players[seat].reach

    def hand_limit(self, seat: int) -> int:
        player = self._shown.players[seat]
        return max(player.life, 0) if player.hand_limit is None else player.hand_limit


def seen(rules: "Rules[Any]", box: Box, table: BangView, events: Sequence[Text]) -> BangSeen:
    """A look at what is told."""
    viewer = seat_of(table)
    players = [_player(box, player, viewer) for player in table.players]
    game = Bang(rules, box, Rng.from_seed(""), players)
    game.turn = Turn(table.turn, table.turn_number)
    lay_out(game, table)
    if table.pile_top is not None:
        game.pile = [box.name.index(table.pile_top)]
    for player, shown in zip(players, table.players, strict=True):
        for card in player.in_play:
            if box.name[card] in shown.waiting:
                game.turn.waiting.append(card)
            if shown.loads:
                game.load[card] = shown.loads.get(box.name[card], 0)
    cards = dict(zip(box.name, box.face, strict=True))
    game.events = told(events, readers(cards, box.index, roles.NAMES))
    return BangSeen(game, table)


def _player(box: Box, shown: BangPlayerView, viewer: int) -> Player:
    role, known = number(roles.NAMES, shown.role), role_known(shown, viewer)
    player = Player(role, known, box.index[shown.character], shown.life)
    player.abilities += [box.index[character] for character in shown.copies]
    player.max_life = shown.max_life
    player.skips = shown.skips
    player.load = shown.load
    player.standing = _standing(shown)
    return player


def _standing(shown: BangPlayerView) -> int:
    if shown.ghost:
        return GHOST
    if shown.shadow:
        return SHADOW
    return LIVING if shown.in_game else OUT
