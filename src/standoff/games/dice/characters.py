"""The sixteen characters (DG-56 to DG-71)."""

from functools import partial
from typing import Final

from standoff.games.dice.arrows import return_arrows, take_arrows
from standoff.games.dice.beers import choose_to_heal, is_healthy
from standoff.games.dice.character import Character
from standoff.games.dice.faces import SHOTS
from standoff.games.dice.life import heal
from standoff.games.dice.matters import RELIEVE, RETURN
from standoff.games.dice.state import Dice
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def gain(game: Dice, seat: int, points: int) -> None:
    """Gain life points by one's own ability, if there are any to gain."""
    if not is_healthy(game, seat):
        game.credit(seat, game.players[seat].character)
        heal(game, seat, points)


async def el_gringo(game: Dice, seat: int, by: int) -> None:
    """Who took life points from him takes an arrow, once for all of them (DG-60)."""
    if game.players[by].in_game:
        game.credit(seat, game.players[seat].character)
        await take_arrows(game, by, 1)


def jesse_jones(game: Dice, seat: int) -> int:
    """With few life points an own Beer gives him two (DG-61)."""
    return 2 if game.players[seat].life <= 4 else 1


async def kit_carlson(game: Dice, seat: int, results: int) -> None:
    """For each Gatling he may discard an arrow of any player (DG-63)."""
    for left in range(results, 0, -1):
        if not any(player.arrows for player in game.players):
            return
        say = Say("ask-discard-arrow", number=left)
        choice = await game.ask(seat, say, partial(_with_arrows, game, seat), matter=RELIEVE)
        if choice.verb == "enough":
            return
        game.take_arrows(choice.seat, -1)
        game.emit(Event("discarded-arrow", by=seat, target=choice.seat))


def _with_arrows(game: Dice, seat: int) -> list[Choice]:
    seats = [other for other in game.clockwise(seat) if game.players[other].arrows]
    return [*(Choice("discard-arrow", seat=other) for other in seats), Choice("enough")]


async def pedro_ramirez(game: Dice, seat: int, points: int) -> None:
    """For each life point lost he may return an arrow (DG-64)."""
    most = min(points, game.players[seat].arrows)
    if most > 0:
        say = Say("ask-return", number=most)
        choice = await game.ask(seat, say, partial(_up_to, most), matter=RETURN)
        return_arrows(game, seat, choice.number)


def _up_to(most: int) -> list[Choice]:
    return [Choice("return", number=number) for number in range(most + 1)]


async def sid_ketchum(game: Dice, seat: int) -> None:
    """Someone gains a life point before he rolls (DG-66)."""
    say = Say("ask-heal", kind=game.players[seat].character)
    target = await choose_to_heal(game, seat, say, "heal")
    if target != NONE:
        game.credit(seat, game.players[seat].character)
        heal(game, target, 1)


def suzy_lafayette(game: Dice, seat: int) -> None:
    """Without a "1" or a "2" among her dice she gains two life points (DG-68)."""
    if not any(face in SHOTS for face in game.turn.dice):
        gain(game, seat, 2)


def vulture_sam(game: Dice, seat: int, number: int) -> None:
    """Two life points for each of them (DG-69)."""
    gain(game, seat, 2 * number)


CHARACTERS: Final = (
    Character("bart_cassidy", 8, takes_arrows=True),
    Character("black_jack", 8, locked=()),
    Character("calamity_janet", 8, either=True),
    Character("el_gringo", 7, hurt_by=el_gringo),
    Character("jesse_jones", 9, own_beer=jesse_jones),
    Character("jourdonnais", 7, indians=1),
    Character("kit_carlson", 7, after_gatling=kit_carlson),
    Character("lucky_duke", 8, rolls=4),
    Character("paul_regret", 9, fears_gatling=False),
    Character("pedro_ramirez", 8, loses_life=pedro_ramirez),
    Character("rose_doolan", 9, further=1),
    Character("sid_ketchum", 8, turn_starts=sid_ketchum),
    Character("slab_the_killer", 8, doubles=True),
    Character("suzy_lafayette", 8, turn_ends=suzy_lafayette),
    Character("vulture_sam", 9, others_out=vulture_sam),
    Character("willy_the_kid", 8, gatlings=2),
)
