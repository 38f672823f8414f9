"""The characters of the base game (B-111 to B-136)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.deeds import ANY, ANY_TIME, FIRST_CARD, Deed, Target
from standoff.games.bang.data.facts import ABILITY, LIFE_LOST, Fact, Play, after
from standoff.games.bang.data.hooks import (
    At,
    bang_limit,
    claims,
    converts,
    does,
    draws,
    drew,
    flips,
    hand_empty,
    hears,
    missed_check,
    missed_needed,
    reads_pile,
    seen,
    sees,
)
from standoff.games.bang.data.matters import HAVE
from standoff.games.bang.data.names import BANG, MISSED
from standoff.games.bang.data.signs import DIAMONDS, HEARTS
from standoff.games.bang.data.sources import ESTATE, Character
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.losing import take_card
from standoff.games.bang.sets.base.cards import ON_HEARTS
from standoff.games.bang.turn.draw import (
    NextCards,
    draw_number,
    drawn,
    from_pile,
    last_cards,
    next_card,
)
from standoff.games.bang.vocabulary.costs import FromHand
from standoff.games.bang.vocabulary.effects import Body, Heal, Take
from standoff.games.bang.vocabulary.targets import Another, HasHand, One, Wounded
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


async def bart_cassidy(game: Bang, at: At, fact: Fact) -> None:
    game.credit(at.seat, at.place)
    moves.draw(game, at.seat, fact.points)


async def black_jack(game: Bang, at: At, nth: int, card: int) -> None:
    """Shows the second card; if it is red he draws one more (B-112)."""
    if nth == 2:
        game.see(card)
        game.emit(Event("showed", seat=at.seat, card=card))
        if game.suit(card) in (HEARTS, DIAMONDS):
            next_card(game, at.seat)


async def el_gringo(game: Bang, at: At, fact: Fact) -> None:
    """A random card for each point lost to a card of another player, not to an ability (B-166)."""
    by = fact.play.by
    if fact.play.how == ABILITY or by in (NONE, at.seat):
        return
    if game.players[by].hand:
        game.credit(at.seat, at.place)
        play = Play(at.seat, at.place, NONE, [by], HAND, ABILITY)
        for _ in range(fact.points):
            await take_card(game, play, by, HAND, at.seat)


async def kit_carlson(game: Bang, at: At) -> None:
    """Sees the next three cards, takes two and leaves the third where it was (B-121, FC-6)."""
    seat = at.seat
    ahead = NextCards(game, seat, 3)
    number = draw_number(game, seat)
    takes_all = number + last_cards(game, seat) >= 3  # HN-19, HN-55
    for nth in range(1, min(number, ahead.number()) + 1):
        say = Say("ask-keep", number=min(number, ahead.number() + nth - 1) - nth + 1)
        choices = partial(_next, ahead)
        choice = choices()[0]
        if not takes_all:
            choice = await game.ask(seat, say, choices, matter=HAVE)
        ahead.draw(choice.card)
        await drawn(game, seat, nth, choice.card)
        if not game.players[seat].in_game:
            return


def _next(ahead: NextCards) -> list[Choice]:
    return [Choice("keep", card) for card in ahead.game.faces(ahead.cards())]


class TopOfPile(Target):
    """The top card of the discard pile, unless everyone draws from it anyway (FC-6)."""

    def cards(self, game: Bang, seat: int) -> list[int]:
        return game.pile[-1:] if game.pile and not from_pile(game, seat) else []


async def from_the_pile(game: Bang, play: Play) -> None:
    game.draw_from_pile(play.by)


async def suzy_lafayette(game: Bang, at: At) -> None:
    if moves.stock(game, 1):
        game.credit(at.seat, at.place)
        moves.draw(game, at.seat)


CHARACTERS: Final = (
    Character("bart_cassidy", 4, hears(after(LIFE_LOST, bart_cassidy, gains=True))),
    Character("black_jack", 4, drew(black_jack)),
    Character("calamity_janet", 4, converts(((BANG, MISSED), (MISSED, BANG)))),
    Character("el_gringo", 3, hears(after(LIFE_LOST, el_gringo, gains=True))),
    Character(
        "jesse_jones",
        4,
        does(
            Deed(
                Take(HAND),
                target=One(Another(), HasHand()),
                window=FIRST_CARD,
                verb="draw-hand",
            )
        ),
    ),
    Character("jourdonnais", 4, missed_check(ON_HEARTS)),
    Character("kit_carlson", 4, draws(kit_carlson)),
    Character("lucky_duke", 4, flips(1)),
    Character("paul_regret", 3, seen(1)),
    Character(
        "pedro_ramirez",
        4,
        reads_pile(True),
        does(Deed(Body(from_the_pile), target=TopOfPile(), window=FIRST_CARD, verb="draw-pile")),
    ),
    Character("rose_doolan", 4, sees(-1)),
    Character(
        "sid_ketchum",
        4,
        does(Deed(Heal(1), target=Target(Wounded()), cost=FromHand(2), window=ANY_TIME)),
    ),
    Character("slab_the_killer", 4, missed_needed(2)),
    Character("suzy_lafayette", 4, hand_empty(suzy_lafayette)),
    Character("vulture_sam", 4, claims(ESTATE)),
    Character("willy_the_kid", 4, bang_limit(ANY)),
)
