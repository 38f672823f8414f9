"""The cards of the base game (B-83 to B-110)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.deeds import ANY
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.hooks import (
    QUESTION,
    At,
    Hook,
    bang_limit,
    check,
    missed_check,
    seen,
    sees,
)
from standoff.games.bang.data.matters import CONTEST, HAVE
from standoff.games.bang.data.names import BANG, MISSED, a_name
from standoff.games.bang.data.signs import HEARTS, SPADES, Wanted
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.acting import aimed
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.life import heal, lose_life
from standoff.games.bang.mechanics.shots import demand_bang
from standoff.games.bang.vocabulary.declare import blue, brown, weapon
from standoff.games.bang.vocabulary.effects import Demand, Discard, Draw, Heal, Shot, Take
from standoff.games.bang.vocabulary.targets import (
    AllOthers,
    Another,
    CardOf,
    CardToTake,
    Everyone,
    LacksSameName,
    NotSheriff,
    One,
    Reachable,
    Within,
)
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ON_HEARTS: Final = Wanted(HEARTS)
EXPLODES: Final = Wanted(SPADES, "2", "9")

BEER: Final = a_name("beer")
beer_heals: Final[Hook[int]] = Hook(
    "beer_heals", QUESTION, "sum: life points that a Beer gives besides the usual one"
)


async def beer(game: Bang, play: Play) -> None:
    """Nothing while only two players are left; the dying still count (B-68, B-85)."""
    if len(game.clockwise(play.by)) > 2:
        points = 1
        for at in game.answering(play.by, beer_heals):
            points += beer_heals.of(at)
        heal(game, play.by, points)


async def general_store(game: Bang, play: Play) -> None:
    """One card each, in turn; what nobody can take is not revealed (B-89, B-90)."""
    for _ in play.targets:
        card = moves.reveal(game)
        if card == NONE:
            break
        game.emit(Event("revealed", card=card))
    for seat in play.targets:
        shelf = game.shelf
        if not shelf:
            return
        if await aimed(game, play, seat, spares=False) == NONE:
            continue
        card = shelf[0]
        if len(game.faces(shelf)) > 1:
            say = Say("ask-store", kind=play.kind)
            choice = await game.ask(seat, say, partial(_goods, game), matter=HAVE)
            card = choice.card
        shelf.remove(card)
        game.give(seat, card)
        game.emit(Event("chose", seat=seat, card=card))
    moves.discard_rest(game)


def _goods(game: Bang) -> list[Choice]:
    return [Choice("take", card) for card in game.faces(game.shelf)]


async def duel(game: Bang, play: Play) -> None:
    """The challenged player begins; the first without a BANG! card loses a life point (B-97)."""
    loser, other = await aimed(game, play, play.targets[0], spares=False), play.by
    if loser == NONE:
        return
    while await demand_bang(game, loser, Say("ask-duel", by=other, kind=play.kind), CONTEST):
        loser, other = other, loser
    await lose_life(game, loser, 1, play)


async def dynamite(game: Bang, at: At) -> bool:
    """Explodes on spades 2 to 9, else passes to the left; nobody is to blame (B-105, B-73)."""
    seat, card, kind = at.seat, at.card, at.place
    if await draw_check(game, seat, kind, EXPLODES):
        game.discard(seat, card)
        game.emit(Event("exploded", seat=seat, kind=kind))
        await lose_life(game, seat, 3, Play(NONE, kind, card, [seat]))
        return False
    for other in game.others(seat):
        if all(game.box.kind[lying] != kind for lying in game.players[other].in_play):
            game.pass_on(seat, card, other)
            break
    return False


async def jail(game: Bang, at: At) -> bool:
    """Hearts and the turn is played, otherwise it is lost (B-102)."""
    free = await draw_check(game, at.seat, at.place, ON_HEARTS)
    game.discard(at.seat, at.card)
    if free:
        game.emit(Event("escaped", seat=at.seat, kind=at.place))
    return not free


CARDS: Final = (
    brown(
        "bang",
        "AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH",
        name=BANG,
        limited=True,
        target=One(Another(), Reachable()),
        effect=Shot(),
    ),
    brown("missed", "10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S", name=MISSED),
    brown("beer", "6H 7H 8H 9H 10H JH", name=BEER, saves=True, flow=beer),
    brown("saloon", "5H", target=Everyone(), effect=Heal(1)),
    brown("stagecoach", "9S 9S", effect=Draw(2)),
    brown("wells_fargo", "3H", effect=Draw(3)),
    brown("general_store", "9C QS", target=Everyone(), flow=general_store, book=True),
    brown("panic", "JH QH AH 8D", target=CardToTake(Within(1)), effect=Take()),
    brown("cat_balou", "KH 9D 10D JD", target=CardOf(), effect=Discard()),
    brown("gatling", "10H", target=AllOthers(), effect=Shot()),
    brown("indians", "KD AD", target=AllOthers(), effect=Demand(), book=True),
    brown("duel", "QD JS 8C", target=One(Another()), flow=duel, book=True),
    blue("dynamite", "2H", check(dynamite), book=True),
    blue(
        "jail",
        "JS 4H 10S",
        check(jail),
        target=One(Another(), NotSheriff(), LacksSameName()),
        book=True,
    ),
    blue("mustang", "8H 9H", seen(1)),
    blue("scope", "AS", sees(-1)),
    blue("barrel", "QS KS", missed_check(ON_HEARTS)),
    weapon("volcanic", "10S 10C", 1, bang_limit(ANY)),
    weapon("schofield", "JC QC KS", 2),
    weapon("remington", "KC", 3),
    weapon("rev_carabine", "AC", 4),
    weapon("winchester", "8S", 5),
)
