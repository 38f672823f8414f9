"""Facts: what happened is written into the scope of the effect, and heard at once by some."""

from mypy_extensions import mypyc_attr

from standoff.games.bang.data.facts import CARD_SPENT, LIFE_LOST, Ear, Fact, Play
from standoff.games.bang.data.hooks import At, hears
from standoff.games.bang.data.state import Bang
from standoff.kernel.choice import NONE


def happened(game: Bang, fact: Fact, depth: int = -1) -> None:
    """Something has happened: it is kept until the effect settles, if anyone minds it.

    What belongs to no effect in particular is kept until all are over: at depth 0.
    """
    box, what = game.box, fact.what
    if box.minded >> what & 1 or what == LIFE_LOST:  # who has lost life may be out
        game.scopes[depth].append(fact)
    if not box.noted >> what & 1:  # nearly always
        return
    for seat in game.clockwise(game.turn.seat):
        if not game.notes(seat, fact):
            continue
        for at in game.answering(seat, hears):
            if box.noted_by[at.place] >> what & 1:
                for ear in hears.of(at):
                    if ear.note is not None and ear.hears(game, fact, seat):
                        ear.note(game, at, fact)


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
    found: list[Told] = []
    for fact in facts:
        if game.minds(seat, fact):
            for at in game.answering(seat, hears):
                for ear in hears.of(at):
                    if ear.flow is not None and ear.hears(game, fact, seat):
                        found.append(Told(at, ear, fact))
    return found
