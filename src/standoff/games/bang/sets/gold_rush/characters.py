"""The characters of Gold Rush (GR-110 to GR-123)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.deeds import Deed
from standoff.games.bang.data.facts import (
    ANYONE,
    CARD_PLAYED,
    CARD_SPENT,
    LIFE_LOST,
    Fact,
    Play,
    after,
)
from standoff.games.bang.data.hooks import (
    At,
    does,
    drew,
    extra_turn,
    hears,
    phase_1_ends,
    staves_off,
)
from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, Wanted
from standoff.games.bang.data.sources import Character
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.sets.base.cards import BEER
from standoff.games.bang.sets.gold_rush.equipment import BLACK, apply_as_chosen, next_card
from standoff.games.bang.sets.gold_rush.nuggets import Nuggets, discount, earn
from standoff.games.bang.vocabulary.effects import Body, Draw, Shot
from standoff.games.bang.vocabulary.targets import Another, One, Reachable
from standoff.kernel.choice import Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ON_RED: Final = Wanted(HEARTS, or_suit=DIAMONDS)


async def don_bell(game: Bang, at: At) -> bool:
    return await draw_check(game, at.seat, at.place, ON_RED)


async def counts_his_hand(game: Bang, at: At, nth: int, card: int) -> None:
    """Dutch Will: what he held before he drew. The cards themselves are nobody's to remember."""
    if nth == 1:
        game.turn.notes[at.place] = len(game.players[at.seat].hand) - 1


async def dutch_will(game: Bang, at: At) -> None:
    """Discards one of the cards just drawn, and takes a nugget (GR-114, GR-115)."""
    seat = at.seat
    held = game.turn.notes.pop(at.place, None)
    if held is None:
        return
    drawn = partial(_drawn, game, seat, held)
    choice = drawn()[0]
    if len(game.players[seat].hand) > held + 1:
        say = Say("ask-drawn", kind=at.place)
        choice = await game.ask(seat, say, drawn, matter=PART)
    game.credit(seat, at.place)
    game.discard(seat, choice.card)
    earn(game, seat, 1)


def _drawn(game: Bang, seat: int, held: int) -> list[Choice]:
    return [Choice("discard", card) for card in game.faces(game.players[seat].hand[held:])]


async def josh_mccloud(game: Bang, play: Play) -> None:
    """The top card of the equipment; a black one that he has already is lost (GR-117, GR-118)."""
    seat = play.by
    card = next_card(game)
    game.emit(Event("drew-equipment", seat=seat, card=card))
    kind = game.box.of(card)
    if kind.border is BLACK and any(
        game.box.of(lying) is kind for lying in game.players[seat].in_play
    ):
        game.emit(Event("no-use", card=card))
        game.to_pile(card)
        return
    game.shelf.append(card)
    await apply_as_chosen(game, seat, card)


async def madam_yto(game: Bang, at: At, fact: Fact) -> None:
    """A card for each Beer that anyone plays as one (GR-120, GR-121)."""
    if game.box.called(fact.play.kind) == BEER:
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat)


async def simeon_picos(game: Bang, at: At, fact: Fact) -> None:
    game.credit(at.seat, at.place)
    earn(game, at.seat, fact.points)


async def simeons_last(game: Bang, at: At) -> bool:
    """What he loses as he goes out is paid before he leaves (GR-123, GR-131)."""
    facts = [fact for scope in game.scopes for fact in scope]
    lost = [fact.points for fact in facts if fact.what == LIFE_LOST and fact.seat == at.seat]
    game.credit(at.seat, at.place)
    earn(game, at.seat, sum(lost))
    return False


CHARACTERS: Final = (
    Character("don_bell", 4, extra_turn(don_bell)),
    Character("dutch_will", 4, drew(counts_his_hand), phase_1_ends(dutch_will)),
    Character(
        "jacky_murieta", 4, does(Deed(Shot(), target=One(Another(), Reachable()), cost=Nuggets(2)))
    ),
    Character("josh_mccloud", 4, does(Deed(Body(josh_mccloud), cost=Nuggets(2)))),
    Character("pretty_luzena", 4, discount(1)),
    Character(
        "madam_yto",
        4,
        hears(
            after(CARD_PLAYED, madam_yto, ANYONE, gains=True),
            after(CARD_SPENT, madam_yto, ANYONE, gains=True),
        ),
    ),
    Character("raddie_snake", 4, does(Deed(Draw(1), cost=Nuggets(1, onto=True), per_turn=2))),
    Character(
        "simeon_picos",
        4,
        hears(after(LIFE_LOST, simeon_picos, gains=True)),
        staves_off(simeons_last),
    ),
)
