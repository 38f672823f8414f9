"""Lee Van Kliff, who has the effect of a card twice (WW-67, WW-68)."""

from typing import Final

from standoff.games.bang.data.borders import BROWN
from standoff.games.bang.data.deeds import Deed, Target
from standoff.games.bang.data.facts import Fact, Play
from standoff.games.bang.data.hooks import At
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.aims import aims_at
from standoff.games.bang.mechanics.deeds import deed_of
from standoff.games.bang.mechanics.names import counts_as, forbidder, shield
from standoff.games.bang.vocabulary.costs import Named
from standoff.games.bang.vocabulary.targets import AnotherTarget
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

LEE: Final = "lee_van_kliff"
BITS: Final = 10  # for each number in a note
FIELD: Final = (1 << BITS) - 1


def remember(game: Bang, at: At, fact: Fact) -> None:
    """What was played last in his turn, or bought, if it was used as a brown card: that is public.

    One note says what it was, another one how it was played. What another player has played comes
    in between.
    """
    play = fact.play
    if at.seat != game.turn.seat:
        return
    forget(game, at.place)
    if play.by != at.seat or game.box.kinds[play.kind].border is not BROWN:
        return
    seats = sum(1 << seat for seat in play.targets) if len(play.targets) > 1 else 0
    game.turn.notes[at.place] = (play.mode + 1 << BITS | play.card) << BITS | play.kind
    game.turn.notes[~at.place] = play.upgrades << BITS | seats


def forget(game: Bang, place: int) -> None:
    game.turn.notes.pop(place, None)
    game.turn.notes.pop(~place, None)


def last_play(game: Bang, seat: int) -> Play | None:
    """The card whose effect he can repeat, as it was played."""
    place = game.box.index[LEE]
    what = game.turn.notes.get(place)
    if what is None:
        return None
    how = game.turn.notes[~place]
    targets = [each for each in game.around(seat) if how >> each & 1]
    play = Play(seat, what & FIELD, what >> BITS & FIELD, targets)
    play.mode = (what >> 2 * BITS) - 1
    play.upgrades = how >> BITS
    return play


class Bullet(Named):
    """A BANG! card, or what may stand for one; nothing while none may be used so (WW-43, HN-75)."""

    def why_not(self, game: Bang, at: At) -> Say | None:
        forbids = forbidder(game, at.seat, game.box.kinds[game.box.named[BANG]], "discard")
        if forbids is not None:
            return Say("why-forbidden", kind=forbids.place)
        return super().why_not(game, at)

    def cards(self, game: Bang, seat: int) -> list[int]:
        hand = game.faces(game.players[seat].hand)
        return [
            card
            for card in hand
            if game.box.of(card).name == BANG or counts_as(game, seat, card) & BANG
        ]


class JustPlayed(Target):
    """Whom the card just played can be aimed at now: anyone, or those who were paid for."""

    def ways(self, sight: Sight, verb: str) -> list[Choice] | None:
        game, seat = sight.game, sight.viewer
        last = last_play(game, seat)
        if last is None:
            return []
        deed = deed_of(game, last)
        assert deed is not None
        kind = game.box.kinds[last.kind]
        found = aims_at(sight, kind, deed.target)
        if game.box.shielding:
            found = [aim for aim in found if shield(game, seat, kind, aim.seat) is None]
        if last.targets and is_priced(deed):
            found = [aim for aim in found if aim.seat in last.targets]
        return [
            Choice(verb, bullet, aim.seat, last.kind, aim.pick)
            for bullet in Bullet().cards(game, seat)
            for aim in found
        ]

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return [by if named == NONE else named]


def is_priced(deed: Deed) -> bool:
    """Whether more targets, or more of its effect, are to be paid for."""
    return any(step.priced for step in deed.steps)


async def repeat(game: Bang, play: Play) -> None:
    """The effect once more, without anything being played or paid; never a third time."""
    again = last_play(game, play.by)
    assert again is not None
    forget(game, game.box.index[LEE])
    deed = deed_of(game, again)
    assert deed is not None
    again.aim = play.aim
    again.pick = play.pick
    if not (again.targets and is_priced(deed)):
        again.targets = deed.target.affected(game, play.by, play.aim)
    for step in deed.steps:
        if isinstance(step, AnotherTarget):
            await step.announce(game, again)
    game.credit(play.by, game.box.index[LEE])
    await deed.effect.run(game, again)
