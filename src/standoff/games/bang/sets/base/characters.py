"""The characters of the base game (B-111 to B-136)."""

from functools import partial
from typing import Final

from standoff.games.bang.data.facts import Fact
from standoff.games.bang.data.matters import HAVE
from standoff.games.bang.data.signs import DIAMONDS, HEARTS
from standoff.games.bang.data.sources import ANY, BANG, MISSED, AnyTime, Character, Offer
from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics import moves
from standoff.games.bang.mechanics.life import heal
from standoff.games.bang.sets.base.cards import ON_HEARTS
from standoff.games.bang.turn.draw import draw_number, drawn, from_pile, last_cards, next_card
from standoff.games.bang.vocabulary.costs import choose_from_hand, discard_chosen
from standoff.kernel.choice import HAND, NONE, Choice
from standoff.kernel.event import Event
from standoff.kernel.words import Say


def credit(game: Bang, seat: int, character: str) -> None:
    """Tell that what follows is the work of that ability, whoever has it."""
    game.emit(Event("ability", seat=seat, kind=game.box.index[character]))


async def bart_cassidy(game: Bang, seat: int, fact: Fact) -> None:
    credit(game, seat, "bart_cassidy")
    moves.draw(game, seat, fact.points)


async def black_jack(game: Bang, seat: int, nth: int, card: int) -> None:
    """Shows the second card; if it is red he draws one more (B-112)."""
    if nth == 2:
        game.see(card)
        game.emit(Event("showed", seat=seat, card=card))
        if game.suit(card) in (HEARTS, DIAMONDS):
            next_card(game, seat)


async def el_gringo(game: Bang, seat: int, fact: Fact) -> None:
    """A random card for each point lost to a card another player has played (B-116)."""
    by = fact.play.by
    if by not in (NONE, seat) and game.players[by].hand:
        credit(game, seat, "el_gringo")
        for _ in range(fact.points):
            moves.take(game, by, HAND, seat)


def _hands(game: Bang, seat: int) -> list[Choice]:
    return [Choice("draw-hand", seat=s) for s in game.others(seat) if game.players[s].hand]


def _from_hand(game: Bang, seat: int, choice: Choice) -> int:
    return moves.take(game, choice.seat, HAND, seat)


async def kit_carlson(game: Bang, seat: int) -> None:
    """Sees the next three cards, takes two and leaves the third where it was (B-121, FC-6)."""
    on_pile = min(len(game.pile), 3) if from_pile(game) else 0
    in_deck = min(len(game.deck), 3 - on_pile) if on_pile else 3
    if in_deck:
        in_deck = moves.stock(game, in_deck)
    for place in range(1, in_deck + 1):
        card = game.deck[-place]
        game.see(card, 1 << seat)
        game.emit(Event("looked", seat=seat, card=card))
    number = draw_number(game, seat)
    takes_all = number + last_cards(game, seat) >= 3  # HN-19, HN-55
    for nth in range(1, min(number, on_pile + in_deck) + 1):
        say = Say("ask-keep", number=min(number, on_pile + in_deck + nth - 1) - nth + 1)
        choices = partial(_next, game, on_pile, in_deck)
        if takes_all:
            choice = choices()[0]
        else:
            choice = await game.ask(seat, say, choices, matter=HAVE)
        card = choice.card
        if card in game.pile:
            on_pile -= 1
            game.pile.remove(card)
        else:
            in_deck -= 1
            game.deck.remove(card)
        game.give(seat, card)
        game.emit(Event("drew", seat=seat, card=card))
        await drawn(game, seat, nth, card)


def _next(game: Bang, on_pile: int, in_deck: int) -> list[Choice]:
    cards = game.pile[::-1][:on_pile] + game.deck[::-1][:in_deck]
    return [Choice("keep", card) for card in game.faces(cards)]


def _pile(game: Bang, seat: int) -> list[Choice]:
    if not game.pile or from_pile(game):  # everyone draws from it (FC-6)
        return []
    return [Choice("draw-pile", game.pile[-1])]


def _from_pile(game: Bang, seat: int, choice: Choice) -> int:
    return game.draw_from_pile(seat)


def _wounded(game: Bang, seat: int) -> bool:
    player = game.players[seat]
    return player.life < player.max_life and len(player.hand) >= 2


async def sid_ketchum(game: Bang, seat: int) -> None:
    """Two cards for a life point, at any time (B-126, B-127)."""
    await choose_from_hand(game, seat, 2, game.box.index["sid_ketchum"])
    credit(game, seat, "sid_ketchum")
    discard_chosen(game, seat)
    heal(game, seat, 1)


async def suzy_lafayette(game: Bang, seat: int) -> None:
    if moves.stock(game, 1):
        credit(game, seat, "suzy_lafayette")
        moves.draw(game, seat)


CHARACTERS: Final = (
    Character("bart_cassidy", 4, life_lost=bart_cassidy),
    Character("black_jack", 4, drew=black_jack),
    Character("calamity_janet", 4, converts=((BANG, MISSED), (MISSED, BANG))),
    Character("el_gringo", 3, life_lost=el_gringo),
    Character("jesse_jones", 4, first_draw=Offer(_hands, _from_hand)),
    Character("jourdonnais", 4, missed_check=ON_HEARTS),
    Character("kit_carlson", 4, draws=kit_carlson),
    Character("lucky_duke", 4, flips=1),
    Character("paul_regret", 3, seen=1),
    Character("pedro_ramirez", 4, first_draw=Offer(_pile, _from_pile), reads_pile=True),
    Character("rose_doolan", 4, sees=-1),
    Character("sid_ketchum", 4, any_time=AnyTime(_wounded, sid_ketchum)),
    Character("slab_the_killer", 4, missed_needed=2),
    Character("suzy_lafayette", 4, hand_empty=suzy_lafayette),
    Character("vulture_sam", 4, claims_estate=True),
    Character("willy_the_kid", 4, bang_limit=ANY),
)
