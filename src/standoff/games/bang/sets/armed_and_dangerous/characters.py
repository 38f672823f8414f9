"""The characters of Armed & Dangerous (AD-100 to AD-109)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.borders import BLUE, BROWN
from standoff.games.bang.data.deeds import TARGETED, Deed
from standoff.games.bang.data.facts import (
    ABILITY,
    BY_ME,
    CANCELLED,
    CARD_PLAYED,
    LIFE_LOST,
    OTHERS,
    PLAYED,
    Fact,
    Play,
    after,
)
from standoff.games.bang.data.hooks import At, does, hears
from standoff.games.bang.data.matters import CHARGE
from standoff.games.bang.data.names import BANG
from standoff.games.bang.data.signs import RANKS
from standoff.games.bang.data.sources import Character
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.deeds import deed_of
from standoff.games.bang.mechanics.shots import shoot
from standoff.games.bang.sets.armed_and_dangerous.cards import ORANGE, RED
from standoff.games.bang.sets.armed_and_dangerous.paying import AnyLoads, may_pay
from standoff.games.bang.sets.armed_and_dangerous.tokens import (
    LoadedSlot,
    OwnCard,
    OwnSlot,
    cards_to_load,
    charge,
)
from standoff.games.bang.vocabulary.costs import FromHand, unload
from standoff.games.bang.vocabulary.effects import Body, Shot, Stop
from standoff.games.bang.vocabulary.targets import Another, One, Reachable
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.words import Say

JACK: Final = RANKS.index("J")


async def al_preacher(game: Bang, at: At, fact: Fact) -> None:
    """Two tokens for a card, after a blue or orange card of another (AD-101)."""
    if game.box.kinds[fact.play.kind].border not in (BLUE, ORANGE):
        return
    say = Say("ask-preach", by=fact.seat, kind=fact.play.kind)
    if await may_pay(game, at.seat, 2, say):
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat)


async def bass_greeves(game: Bang, play: Play) -> None:
    charge(game, play.by, play.pick, 2)


async def bloody_mary(game: Bang, at: At, fact: Fact) -> None:
    if fact.play.how == PLAYED and game.box.called(fact.play.kind) == BANG:
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat)


async def frankie_canton(game: Bang, play: Play) -> None:
    """A token off any card, or off another's character, onto his (AD-104)."""
    await unload(game, play.targets[0], play.pick, 1)
    charge(game, play.by, NONE, 1)


async def julie_cutter(game: Bang, at: At, fact: Fact) -> None:
    """A shot at whoever has made her lose life points, if the "draw!" is red (AD-105, AD-106)."""
    by = fact.play.by
    if by in (NONE, at.seat) or not game.acts(at.seat, by):
        return
    game.credit(at.seat, at.place)
    if await draw_check(game, at.seat, at.place, RED):
        play = Play(at.seat, at.place, NONE, [by], how=ABILITY)
        target = await aimed(game, play, by)
        if target != NONE:
            await shoot(game, play, target)


def is_hers_alone(game: Bang, at: At, play: Play) -> bool:
    """A brown card of J, Q, K or A, as what it is used, that aims at nobody else (AD-108)."""
    if play.how != PLAYED or play.card == NONE or len(play.targets) != 1:
        return False
    deed = deed_of(game, play)
    at_one = deed is not None and isinstance(deed.target, One)
    brown = game.box.kinds[play.kind].border is BROWN
    return at_one and brown and game.box.rank[play.card] >= JACK


async def red_ringo(game: Bang, play: Play) -> None:
    """One or two tokens off his character, onto his cards (AD-109)."""
    seat = play.by
    await move_onto(game, seat, play.pick)
    if cards_to_load(game, seat):
        say = Say("ask-second-load", kind=play.kind)
        ways = partial(_second, game, seat)
        choice = await game.ask(seat, say, ways, matter=CHARGE)
        if choice.verb == "load":
            await move_onto(game, seat, choice.pick)


async def move_onto(game: Bang, seat: int, card: int) -> None:
    await unload(game, seat, NONE, 1)
    charge(game, seat, card, 1)


def _second(game: Bang, seat: int) -> list[Choice]:
    ways = [Choice("load", seat=seat, pick=card) for card in cards_to_load(game, seat)]
    return [*ways, Choice("no-load")]


CHARACTERS: Final = (
    Character("al_preacher", 4, hears(after(CARD_PLAYED, al_preacher, OTHERS))),
    Character(
        "bass_greeves",
        4,
        does(Deed(Body(bass_greeves), target=OwnSlot(), cost=FromHand(1), per_turn=1)),
    ),
    Character("bloody_mary", 4, hears(after(CANCELLED, bloody_mary, BY_ME, gains=True))),
    Character(
        "frankie_canton", 4, does(Deed(Body(frankie_canton), target=LoadedSlot(), per_turn=1))
    ),
    Character("julie_cutter", 4, hears(after(LIFE_LOST, julie_cutter))),
    Character(
        "mexicali_kid",
        4,
        does(
            Deed(Shot(), target=One(Another(), Reachable()), cost=AnyLoads(2), per_turn=1),
        ),
    ),
    Character("ms_abigail", 4, does(Deed(Stop(), window=TARGETED, against=is_hers_alone))),
    Character("red_ringo", 5, does(Deed(Body(red_ringo), target=OwnCard(), per_turn=1)), load=4),
)
