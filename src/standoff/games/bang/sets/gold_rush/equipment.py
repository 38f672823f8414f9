"""The equipment: what is for sale, and how it is used (GR-60 to GR-106)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.borders import BROWN, Border
from standoff.games.bang.data.deeds import DYING, MAIN, ONESELF, Deed, Effect, Target
from standoff.games.bang.data.facts import LIFE_LOST, Fact, Play, after
from standoff.games.bang.data.hooks import (
    Answer,
    At,
    does,
    draws_last,
    flips,
    hand_limit,
    hears,
    ignores,
    reward,
)
from standoff.games.bang.data.matters import ANNOUNCE
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import DIAMONDS
from standoff.games.bang.data.sources import Immunity, Kind
from standoff.games.bang.data.state import PHASE_3, Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.aims import aims_of, why_no_aim
from standoff.games.bang.mechanics.checks import draw_suits
from standoff.games.bang.mechanics.deeds import leave_out
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.sets.base.cards import duel, general_store
from standoff.games.bang.sets.gold_rush.nuggets import STACK, Nuggets, earn
from standoff.games.bang.turn.play import MayEnd
from standoff.games.bang.turn.succession import grant
from standoff.games.bang.vocabulary.declare import UNIQUE, placed
from standoff.games.bang.vocabulary.effects import Body, Discard, Draw, Heal, Shot, Take
from standoff.games.bang.vocabulary.targets import (
    Another,
    CardOf,
    CardToTake,
    Everyone,
    LacksSameName,
    One,
    Reachable,
    Within,
    Wounded,
)
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

BLACK: Final = Border("black", stays=True, touchable=False)


def equipment(
    id: str, border: Border, copies: int, cost: int, modes: dict[str, Deed], *answers: Answer
) -> Kind:
    """A card that is bought, and used at once (brown) or put in front of a player (black).

    It has a mode for each way to use it, by the card that it is then like, if it is like one.
    """
    only = tuple(modes.values()) if len(modes) == 1 else ()
    return Kind(
        id, border, "", *answers, deeds=only, copies=copies, home=STACK, cost=cost, modes=modes
    )


def brown(
    id: str,
    copies: int,
    cost: int,
    effect: Effect | None = None,
    *,
    target: Target = ONESELF,
    modes: dict[str, Deed] | None = None,
) -> Kind:
    """A card that acts at once, in one way or in one of several modes (GR-34)."""
    if effect is not None:
        modes = {"": Deed(effect, target=target)}
    return equipment(id, BROWN, copies, cost, modes or {})


def black(id: str, cost: int, *answers: Answer, copies: int = 1, target: Target = UNIQUE) -> Kind:
    """A card that stays in front of its buyer, or of another (GR-35, GR-37)."""
    return equipment(id, BLACK, copies, cost, {"": placed(target)}, *answers)


# Using it


def next_card(game: Bang) -> int:
    """The top card of the equipment; once only face-up ones are left they are shuffled (GR-65)."""
    stack = game.stack(STACK)
    if not stack.deck:
        game.emit(Event("equipment-shuffled"))
    return stack.take(game)


def modes(game: Bang, card: int) -> dict[int, Deed]:
    """The ways to use a card, by the kind that it is like; cards left out of the box are none."""
    index = game.box.index
    return {
        index[like] if like else NONE: deed
        for like, deed in game.box.of(card).modes.items()
        if not like or like in index
    }


def add_ways(found: list[Choice], sight: Sight, card: int, verb: str) -> None:
    """Add every way to use a card, with all that is announced: mode, target (GR-33, GR-38)."""
    box = sight.game.box
    kind = box.of(card)
    for like, deed in kind.modes.items():
        if not like or like in box.index:  # cards left out of the box are none
            mode = box.index[like] if like else NONE
            for aim in aims_of(sight, kind, deed):
                found.append(Choice(verb, card, aim.seat, mode, aim.pick))


def why_no_way(sight: Sight, card: int, seat: int) -> Say | None:
    """Why there is no way to use a card (on that player); None if there is."""
    kind = sight.game.box.of(card)
    reasons = [why_no_aim(sight, kind, deed, seat) for deed in modes(sight.game, card).values()]
    return None if None in reasons else reasons[0]


async def apply(game: Bang, seat: int, choice: Choice) -> None:
    """Use a card that has left its place, as announced.

    A brown one is already discarded, as others are when they are played: nothing can be bought or
    drawn while it acts (GR-30).
    """
    card, mode = choice.card, choice.kind
    place = game.box.kind[card]
    deed = modes(game, card)[mode]
    play = Play(seat, place, card, deed.target.affected(game, seat, choice.seat), choice.pick)
    play.aim = choice.seat
    play.mode = mode
    id = "applied" + ("-as" if mode != NONE else "") + ("-at" if choice.seat != NONE else "")
    if id != "applied":
        game.emit(Event(id, seat=seat, card=card, kind=mode, target=choice.seat))
    if game.box.of(card).stays:
        game.turn.notes.pop(place, None)  # what was paid onto it before has gone with it (GR-20)
    else:
        game.to_pile(card)
    if game.box.sparing:
        await leave_out(game, seat, play)
    await deed.effect.run(game, play)


async def apply_as_chosen(game: Bang, seat: int, card: int) -> None:
    """Use a card that lies in the middle, in a way that the player chooses; if none, discard it."""
    listed = partial(_applied, game, seat, card)
    found = listed()
    choice = found[0] if found else None
    if len(found) > 1:
        say = Say("ask-apply", kind=game.box.kind[card])
        choice = await game.ask(seat, say, listed, matter=ANNOUNCE, undisturbed=True)
    game.shelf.remove(card)
    if choice is None:
        game.emit(Event("no-use", card=card))
        game.to_pile(card)
        return
    await apply(game, seat, choice)


def _applied(game: Bang, seat: int, card: int) -> list[Choice]:
    found: list[Choice] = []
    add_ways(found, Sight(game, seat), card, "apply")
    return found


# What the cards do


class HealBySuits(Effect):
    """A life point for each suit among cards, or more if sources add some (GR-80 to GR-83)."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    async def run(self, game: Bang, play: Play) -> None:
        heal(game, play.by, await draw_suits(game, play.by, play.kind, self.cards))


class AnotherTurn(Effect):
    """The turn ends; then all life points, and one more turn (GR-85 to GR-88)."""

    async def run(self, game: Bang, play: Play) -> None:
        grant(game, play.by, play.kind, heals=game.players[play.by].max_life)
        game.turn.step = PHASE_3


def not_the_last(fact: Fact) -> int:
    """Of the life points lost, those that were not the last one, nor beyond it (GR-91)."""
    return min(fact.points, max(fact.points + fact.left - 1, 0))


async def boots(game: Bang, at: At, fact: Fact) -> None:
    """A card for each life point but the last (GR-90 to GR-93)."""
    points = not_the_last(fact)
    if points:
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat, points)


async def lucky_charm(game: Bang, at: At, fact: Fact) -> None:
    """A nugget for each life point but the last (GR-90 to GR-93)."""
    points = not_the_last(fact)
    if points:
        game.credit(at.seat, at.place)
        earn(game, at.seat, points)


async def wanted(game: Bang, at: At, play: Play) -> None:
    """Two cards and a nugget for whoever eliminates its owner (GR-98 to GR-100)."""
    by = play.by
    game.emit(Event("bounty", seat=by, target=at.seat, kind=at.place, number=2))
    moves.draw(game, by, 2)
    earn(game, by, 1)


EQUIPMENT: Final = (
    brown("shot", 3, 1, Heal(1), target=One()),
    brown(
        "bottle",
        3,
        2,
        modes={
            "panic": Deed(Take(), target=CardToTake(Within(1))),
            "beer": Deed(Heal(1)),
            "bang": Deed(Shot(), target=One(Another(), Reachable())),
        },
    ),
    brown(
        "pardner",
        3,
        2,
        modes={
            "general_store": Deed(Body(general_store), target=Everyone()),
            "duel": Deed(Body(duel), target=One(Another())),
            "cat_balou": Deed(Discard(), target=CardOf()),
        },
    ),
    brown("rhum", 2, 3, HealBySuits(4)),
    brown("union_pacific", 1, 4, Draw(4)),
    brown("gold_rush_card", 1, 5, AnotherTurn(), target=Target(MayEnd())),
    black("boots", 3, hears(after(LIFE_LOST, boots, gains=True))),
    black("calumet", 3, ignores(Immunity(DIAMONDS))),
    black("gold_pan", 3, does(Deed(Draw(1), cost=Nuggets(1, onto=True), per_turn=2))),
    black("gun_belt", 2, hand_limit(8)),
    black("horseshoe", 2, flips(1)),
    black("lucky_charm", 3, hears(after(LIFE_LOST, lucky_charm, gains=True))),
    black("pickaxe", 4, draws_last(1)),
    black(
        "rucksack",
        3,
        does(Deed(Heal(1), target=Target(Wounded()), cost=Nuggets(2), window=MAIN | DYING)),
    ),
    black("wanted", 2, reward(wanted), copies=3, target=One(LacksSameName())),
)
