"""The cards of the show (WW-10 to WW-47)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.deeds import Deed, Target
from standoff.games.bang.data.facts import ABILITY, TALKED, Fact, Play, after
from standoff.games.bang.data.hooks import (
    At,
    comes_up,
    converts,
    does,
    hears,
    loses_name,
    open_hands,
    turn_ends,
    turn_starts,
    victory,
)
from standoff.games.bang.data.matters import ORDERS
from standoff.games.bang.data.names import ANY_CARD, BANG, MISSED
from standoff.games.bang.data.sight import Sight
from standoff.games.bang.data.signs import DIAMONDS, HEARTS, Wanted
from standoff.games.bang.data.state import OUT, SHADOW, Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.life import lose_life
from standoff.games.bang.mechanics.settle import deal_roles_anew, discard_all
from standoff.games.bang.sets.wild_west_show.show import SHOW, played
from standoff.games.bang.turn.play import order, show
from standoff.games.bang.vocabulary.declare import event
from standoff.games.bang.vocabulary.effects import Body
from standoff.games.bang.vocabulary.targets import Another, HasHand, One
from standoff.games.roles import GOES_ON, LAST_WINS, SHERIFF, Verdict
from standoff.kernel.choice import NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

ON_RED: Final = Wanted(HEARTS, or_suit=DIAMONDS)
ENOUGH: Final = 3  # cards that Miss Susanna wants to see played
NOBODY_WINS: Final = "ending-nobody"


async def bone_orchard(game: Bang, at: At, seat: int) -> bool:
    """Back for good, with a life point and a role of those who are out (WW-10 to WW-13).

    One who is out alone has the same role again.
    """
    out = [each for each, player in enumerate(game.players) if player.standing == OUT]
    if len(out) > 1:
        deal_roles_anew(game, out, [seat])
    game.returns(seat, 1)
    game.emit(Event("returned", seat=seat, kind=at.place))
    return True


async def darling_valentine(game: Bang, at: At) -> None:
    """The whole hand for as many cards of the deck (WW-15)."""
    moves.draw(game, at.seat, await discard_all(game, at.seat, hand_only=True))


# Orders


class Commands(Body):
    """Another player is told what to play."""


async def dorothy_rage(game: Bang, play: Play) -> None:
    """Another player has to play the card that is named, as it is announced (WW-18 to WW-23)."""
    seat = play.targets[0]
    say = Say("ask-name", target=seat, kind=play.kind)
    names = partial(_names, game)
    choice = await game.ask(play.by, say, names, matter=ORDERS, undisturbed=True)
    if not await order(game, play.by, seat, choice.kind):
        show(game, seat, game.players[seat].hand)


def _names(game: Bang) -> list[Choice]:
    """The cards that anyone could ever play in their own turn (WW-23)."""
    return [
        Choice("name", kind=place)
        for place, kind in enumerate(game.box.kinds)
        if kind.play is not None and not kind.home
    ]


async def gag(game: Bang, at: At, fact: Fact) -> None:
    """A life point for each message (WW-25, WW-26)."""
    await lose_life(game, at.seat, 1, Play(NONE, at.place, NONE, [at.seat], how=ABILITY))


async def helena_zontero(game: Bang, at: At) -> None:
    """On red, all roles in the game but the Sheriff's are dealt anew (WW-28, WW-29)."""
    red = await draw_check(game, at.seat, at.place, ON_RED)
    active = [
        seat
        for seat, player in enumerate(game.players)
        if player.in_game and player.standing != SHADOW and player.role != SHERIFF
    ]
    if red and len(active) > 1:
        deal_roles_anew(game, active, active)


# Seats


class OnTheRight(Target):
    """The player on one's right, unless only two are in the game (WW-30)."""

    def candidates(self, sight: Sight) -> list[int]:
        seats = sight.game.clockwise(sight.viewer)
        return seats[-1:] if len(seats) > 2 else []

    def affected(self, game: Bang, by: int, named: int) -> list[int]:
        return [named]


async def lady_rose_of_texas(game: Bang, play: Play) -> None:
    """The two change places, and the other one loses the next turn (WW-30 to WW-32)."""
    other = play.targets[0]
    game.swap_seats(play.by, other)
    game.emit(Event("swapped-seats", seat=play.by, target=other))
    game.players[other].skips = True


async def miss_susanna(game: Bang, at: At) -> None:
    """A life point for fewer than three cards, unless the turn was lost (WW-35 to WW-38)."""
    if not game.turn.lost and played(game) < ENOUGH:
        await lose_life(game, at.seat, 1, Play(NONE, at.place, NONE, [at.seat], how=ABILITY))


def how_many(game: Bang) -> dict[str, int]:
    """The cards that the active player has played, and how many Miss Susanna wants to see."""
    return {"played": played(game), "enough": ENOUGH}


async def sacagaway(game: Bang, at: At) -> None:
    """All hands lie open (WW-40)."""
    for seat in range(game.seats()):
        moves.open_hand(game, seat)


def last_one(game: Bang, at: At, killers: dict[int, int]) -> Verdict | None:
    """Everyone for themselves: the last one in the game wins, if there is one (WW-45, WW-46)."""
    left = [seat for seat, there in enumerate(game.counting()) if there]
    if len(left) > 1:
        return GOES_ON
    return Verdict(LAST_WINS, left) if left else Verdict(NOBODY_WINS, left)


EVENTS: Final = (
    event("bone_orchard", comes_up(bone_orchard), deck=SHOW),
    event("darling_valentine", turn_starts(darling_valentine), deck=SHOW),
    event(
        "dorothy_rage",
        does(
            Deed(
                Commands(dorothy_rage), target=One(Another(), HasHand()), per_turn=1, verb="command"
            )
        ),
        deck=SHOW,
    ),
    event("gag", hears(after(TALKED, gag)), deck=SHOW),
    event("helena_zontero", enters=helena_zontero, deck=SHOW),
    event(
        "lady_rose_of_texas",
        does(Deed(Body(lady_rose_of_texas), target=OnTheRight(), per_turn=1, verb="swap-seats")),
        deck=SHOW,
    ),
    event("miss_susanna", turn_ends(miss_susanna), tells=how_many, deck=SHOW),
    event("sacagaway", open_hands(True), enters=sacagaway, deck=SHOW),
    event(
        "showdown",
        converts(((ANY_CARD, BANG), (BANG, MISSED))),
        loses_name(BANG),
        deck=SHOW,
    ),
    event("wild_west_show_final", victory(last_one), final=True, deck=SHOW),
)
