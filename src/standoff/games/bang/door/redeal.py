"""What a seat cannot know, dealt anew in place: for forks, and for proving that nothing leaks."""

from functools import partial

from standoff.games.bang.data.state import Bang
from standoff.games.bang.mechanics.settle import has_ended
from standoff.games.cards import permute_cards
from standoff.games.seated import permute_roles
from standoff.kernel.rng import Rng


def redeal(game: Bang, seat: int, rng: Rng) -> None:
    """Permute hidden cards and hidden roles. Who knows a place goes on knowing that place."""
    landing = bool(game.box.landing)
    permute_cards(game, seat, rng, partial(keep_out_of_hands, game, rng) if landing else None)
    for part in game.parts:
        part.redeal(game, seat, rng)
    lots = [player.lot for player in game.players]
    permute_roles(game.players, seat, rng, lambda: goes_on(game), lots)


def keep_out_of_hands(game: Bang, rng: Rng, cards: list[int], in_deck: int) -> None:
    """Cards that land elsewhere are in nobody's hand, as everyone knows: put them into the deck.

    The first `in_deck` of the cards are those of the deck.
    """
    landing = game.box.landing
    for place in range(in_deck, len(cards)):
        if landing[cards[place]] is not None:
            free = [each for each in range(in_deck) if landing[cards[each]] is None]
            other = free[rng.below(len(free))]
            cards[place], cards[other] = cards[other], cards[place]


def goes_on(game: Bang) -> bool:
    """Whether the game is not already over by these roles, unless it is."""
    return bool(game.ending) or has_ended(game, {}) is None
