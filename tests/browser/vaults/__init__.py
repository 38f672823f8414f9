"""A set from elsewhere, for the browser: a deck of its own, tokens, and something on the table."""

from typing import Any, Final

from standoff.games.bang.data.borders import Border
from standoff.games.bang.data.box import Box, Set
from standoff.games.bang.data.deeds import Deed, Target
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import At, does, set_up
from standoff.games.bang.data.parts import Part
from standoff.games.bang.data.sources import Kind, Source
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.vocabulary.costs import LifePoint, Load
from standoff.games.bang.vocabulary.declare import blue, placed
from standoff.games.bang.vocabulary.effects import Body, Draw
from standoff.kernel.choice import GAINS

VAULT: Final = "vault"
GOLD: Final = Border("gold", stays=True, touchable=False)


class Open(Target):
    """A card of the row; no two of a kind in front of one player (B-37)."""

    def cards(self, game: Bang, seat: int) -> list[int]:
        has = {game.box.kind[card] for card in game.players[seat].in_play}
        row = game.faces(game.stack(VAULT).row)
        return [card for card in row if game.box.kind[card] not in has]


class Lock(Part):
    """A number that everyone sees."""

    def copy(self) -> "Lock":
        return Lock(self.id)

    def data(self) -> dict[str, Any]:
        return {}

    def restore(self, data: dict[str, Any]) -> None:
        pass

    def view(self, game: Bang, seat: int) -> Any:
        return {"numbers": [7, 3]}


def a_lock(box: Box) -> Part:
    return Lock("lock")


def lay_out(game: Bang, at: At) -> None:
    for _ in range(2):
        game.stack(VAULT).turn_up(game)


async def take(game: Bang, play: Play) -> None:
    stack = game.stack(VAULT)
    stack.row.remove(play.named)
    moves.place(game, play.by, play.named)
    stack.turn_up(game)


VAULTS: Final = Set(
    "vaults",
    (
        Kind("ingot", GOLD, "", copies=4, home=VAULT, deeds=(placed(),)),
        Kind("chain", GOLD, "", copies=4, home=VAULT, deeds=(placed(),)),
        blue("lamp", "2S 3S 4S 5S", does(Deed(Draw(1), cost=Load(1))), load=2),
    ),
    (),
    rule=Source(
        "vaults",
        set_up(lay_out),
        does(Deed(Body(take), target=Open(), cost=LifePoint(), verb="unlock")),
    ),
    parts=(a_lock,),
    tones={"unlock": GAINS},
)
