"""The characters of Wild West Show (WW-60 to WW-70)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.deeds import Deed
from standoff.games.bang.data.facts import (
    ANYONE,
    CARD_BOUGHT,
    CARD_PLAYED,
    Action,
    Losing,
    Play,
    at_once,
)
from standoff.games.bang.data.hooks import (
    At,
    before_phase_1,
    claims,
    does,
    forbids,
    gained,
    hears,
    starting_hand,
    staves_off,
    takes_flipped,
)
from standoff.games.bang.data.matters import PART
from standoff.games.bang.data.names import MISSED
from standoff.games.bang.data.signs import SPADES, Wanted
from standoff.games.bang.data.sources import EXCESS, Character
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.checks import draw_check
from standoff.games.bang.mechanics.losing import lets_go
from standoff.games.bang.sets.wild_west_show.borrowed import GREYGORY, borrows, changes
from standoff.games.bang.sets.wild_west_show.repeating import Bullet, JustPlayed, remember, repeat
from standoff.games.bang.vocabulary.costs import Named
from standoff.games.bang.vocabulary.effects import Body
from standoff.games.bang.vocabulary.targets import Another, HasHand, One
from standoff.kernel.choice import HAND, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say

FULL_HAND: Final = 6  # cards with which John Pain takes no more
NO_SPADES: Final = Wanted(SPADES, unless=True)


def big_spencer(game: Bang, at: At, action: Action) -> bool:
    """No Missed! cards, but to pay; what only counts as one he may use (WW-43, WW-60, WW-61)."""
    if action.as_kind.name != MISSED or action.verb == "pay":
        return False
    return action.card < 0 or game.box.of(action.card).name == MISSED


class InExchange(Named):
    """A card of the hand that is named, and goes to the other player (WW-62)."""

    async def pay(self, game: Bang, play: Play) -> list[int]:
        return []


async def flint_westwood(game: Bang, play: Play) -> None:
    """Two cards at random of another hand for one of his own (WW-62), if both live to trade."""
    other = play.targets[0]
    moves.lay_aside(game, play.by, play.named)
    for _ in range(min(2, len(game.players[other].hand))):
        if await lets_go(game, Losing(other, play, pick=HAND, taker=play.by)):
            moves.take(game, other, HAND, play.by)  # an exchange: nothing is lost (GTR-60)
    for card in game.players[play.by].chosen[:]:  # a shot for what he took may have put him out
        if game.players[other].in_game:
            moves.hand_to(game, play.by, card, other)
        else:
            moves.take_back(game, play.by, card)


def john_pain(game: Bang, at: At) -> bool:
    """While he has fewer than six cards, those that he will have included (WW-66)."""
    coming = sum(taker == at.seat for _, taker in game.promised)
    return len(game.players[at.seat].hand) + coming < FULL_HAND


async def teren_kill(game: Bang, at: At) -> bool:
    """On any suit but spades he stays, with 1 life point and a card (WW-69, WW-85)."""
    if not await draw_check(game, at.seat, at.place, NO_SPADES):
        return False
    game.players[at.seat].life = 1
    game.emit(Event("survived", seat=at.seat, kind=at.place))
    moves.draw(game, at.seat)
    return True


async def youl_grinner(game: Bang, at: At) -> None:
    """A card of each player who holds more, which they choose themselves (WW-70)."""
    seat = at.seat
    players = game.players
    richer = [o for o in game.others(seat) if len(players[o].hand) > len(players[seat].hand)]
    if richer:
        game.credit(seat, at.place)
    for other in richer:
        if not players[other].hand:  # they went for an ability meanwhile (B-127)
            continue
        card = players[other].hand[0]
        if len(players[other].hand) > 1:
            say = Say("ask-give-card", by=seat, kind=at.place)
            gifts = partial(_gifts, game, other)
            choice = await game.ask(other, say, gifts, matter=PART)
            if choice.verb != "give":
                continue
            card = choice.card
        moves.hand_to(game, other, card, seat)


async def grins(game: Bang, at: At) -> None:
    """In his own turn; one who copies him has done it when copying."""
    if game.players[at.seat].character == at.place:
        await youl_grinner(game, at)


def _gifts(game: Bang, seat: int) -> list[Choice]:
    return [Choice("give", card) for card in game.faces(game.players[seat].hand)]


CHARACTERS: Final = (
    Character("big_spencer", 9, starting_hand(5), forbids(big_spencer)),
    Character(
        "flint_westwood",
        4,
        does(
            Deed(
                Body(flint_westwood),
                target=One(Another(), HasHand()),
                cost=InExchange(),
                per_turn=1,
                verb="trade",
            )
        ),
    ),
    Character("gary_looter", 5, claims(EXCESS)),
    Character(GREYGORY, 4, before_phase_1(changes), gained(borrows), keeps=True),
    Character("john_pain", 4, takes_flipped(john_pain)),
    Character(
        "lee_van_kliff",
        4,
        does(Deed(Body(repeat), target=JustPlayed(), cost=Bullet(), verb="repeat")),
        hears(at_once(CARD_PLAYED, remember, ANYONE), at_once(CARD_BOUGHT, remember)),
    ),
    Character("teren_kill", 3, staves_off(teren_kill)),
    Character("youl_grinner", 4, before_phase_1(grins), gained(youl_grinner)),
)
