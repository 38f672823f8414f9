"""Whether a play acts on a seat (DC-46)."""

from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.sources import Immunity
from standoff.games.bang.data.state import Bang
from standoff.kernel.choice import NONE
from standoff.kernel.event import Event


def acts_on(game: Bang, play: Play, seat: int) -> bool:
    """Whether a play acts on a seat: neither has left the game, and nothing spares that seat."""
    if not game.acts(play.by, seat):
        return False
    if game.box.sparing and is_spared(game, play, seat):
        game.emit(Event("spared", seat=seat, kind=play.kind))
        return False
    return True


def is_spared(game: Bang, play: Play, seat: int) -> bool:
    """Whether something makes the player ignore that play of another's."""
    if play.by in (NONE, seat):
        return False
    for source in game.sources(seat):
        if source.ignores is not None and covers(game, source.ignores, play):
            return True
    return False


def covers(game: Bang, immunity: Immunity, play: Play) -> bool:
    """Whether a play is of the cards that are ignored (DC-46, DC-57)."""
    if play.paid:
        return all(game.suit(card) == immunity.suit for card in play.paid)
    if play.card == NONE or game.suit(play.card) != immunity.suit:
        return False
    return not immunity.border or game.box.of(play.card).border == immunity.border
