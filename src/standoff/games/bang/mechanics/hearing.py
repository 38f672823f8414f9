"""Facts: what happened is written into the scope of the effect, and heard at once by some."""

from typing import Final

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.box import MOST_PLAYERS
from standoff.games.bang.data.facts import CARD_SPENT, LIFE_LOST, Ear, Fact, Play
from standoff.games.bang.data.hooks import At, hears
from standoff.games.bang.data.state import Bang
from standoff.kernel.choice import NONE

NO_FACTS: Final[list[Fact]] = []  # so far, in the scope of an effect
ALONE: Final = [[seat] for seat in range(MOST_PLAYERS)]


def happened(game: Bang, fact: Fact, depth: int = -1) -> None:
    """Something has happened: it is kept until the effect settles, if anyone minds it.

    What belongs to no effect in particular is kept until all are over: at depth 0.
    """
    box, what = game.box, fact.what
    if box.minded >> what & 1 or what == LIFE_LOST:  # who has lost life may be out
        if game.scopes[depth]:
            game.scopes[depth].append(fact)
        else:
            game.scopes[depth] = [fact]
    if not box.noted >> what & 1:  # nearly always
        return
    for seat in in_earshot(game, fact):
        ears = game.answers(seat)
        noted = ears.noted if fact.seat == seat else ears.noted & ears.overheard
        if noted >> what & 1:
            for at in ears.to(hears):
                if at.source.noted >> what & 1:
                    for ear in hears.of(at):
                        if ear.note is not None and ear.hears(game, fact, seat):
                            ear.note(game, at, fact)


def in_earshot(game: Bang, fact: Fact) -> list[int]:
    """The seats whose sources may hear of a fact, clockwise from the active player."""
    if game.everyone().overheard >> fact.what & 1:
        return game.clockwise(game.turn.seat)
    return ALONE[fact.seat]


def spent(game: Bang, seat: int, card: int, used_as: int = NONE, *, played: bool = True) -> None:
    """A card was played or discarded from hand as an answer: a fact, for whoever minds it."""
    if game.box.heard >> CARD_SPENT & 1:
        play = Play(seat, game.box.kind[card] if used_as == NONE else used_as, card, [])
        happened(game, Fact(seat, int(played), play, CARD_SPENT, card))


@mypyc_attr(acyclic=True)
class Told:
    """A fact that a source of a player's has still to do something about."""

    __slots__ = ("at", "ear", "fact")

    def __init__(self, at: At, ear: Ear, fact: Fact) -> None:
        self.at = at
        self.ear = ear
        self.fact = fact


def heard(game: Bang, seat: int, facts: list[Fact]) -> list[Told]:
    """What the player's sources have to do about these facts."""
    ears = game.answers(seat)
    found = NOTHING
    for fact in facts:
        minded = ears.minded if fact.seat == seat else ears.minded & ears.overheard
        if minded >> fact.what & 1:
            for at in ears.to(hears):
                if at.source.minded >> fact.what & 1:
                    for ear in hears.of(at):
                        if ear.flow is not None and ear.hears(game, fact, seat):
                            found = [*found, Told(at, ear, fact)]
    return found


NOTHING: Final[list[Told]] = []
