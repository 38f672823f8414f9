"""Hits that other players deal: all at the same time (DG-36, DG-44)."""

from standoff.games.dice.life import lose, settle
from standoff.games.dice.matters import HIT
from standoff.games.dice.state import Dice
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def hit(game: Dice, by: int, hits: dict[int, list[int]]) -> None:
    """Deal the hits to all seats together; each hit is the face that it comes from."""
    points: dict[int, int] = {}
    for seat, faces in hits.items():
        points[seat] = await _left_after_arrows(game, seat, by, faces)
    game.turn.deal_hits()
    await settle(game, lose(game, points, by), by)


async def _left_after_arrows(game: Dice, seat: int, by: int, faces: list[int]) -> int:
    """The hits that still cost a life point, when arrows were taken for the others (DG-57)."""
    if not game.character(seat).takes_arrows:
        return len(faces)
    points = 0
    for number, face in enumerate(faces):
        if points == game.players[seat].life or game.arrows == 1:  # never the last arrow
            return points + len(faces) - number
        say = Say("ask-hit", by=by, kind=face, number=len(faces) - number)
        choice = await game.ask(seat, say, _ways_to_be_hit, matter=HIT, stake=1)
        if choice.verb == "take-it":
            points += 1
        else:
            game.take_arrows(seat, 1)
            game.emit(Event("spared", seat=seat, number=1, limit=game.arrows))
    return points


def _ways_to_be_hit() -> list[Choice]:
    return [Choice("take-arrow"), Choice("take-it")]
