"""What a seat cannot know, dealt anew in place: for forks, and for proving that nothing leaks."""

from functools import partial

from standoff.games import roles
from standoff.games.bang.data.state import Bang
from standoff.games.cards import permute_cards
from standoff.games.seated import permute_roles
from standoff.kernel.rng import Rng


def redeal(game: Bang, seat: int, rng: Rng) -> None:
    """Permute hidden cards and hidden roles. Who knows a place goes on knowing that place."""
    landing = bool(game.box.landing)
    permute_cards(game, seat, rng, partial(keep_out_of_hands, game, rng) if landing else None)
    permute_events(game, rng)
    permute_roles(game.players, seat, rng, lambda: goes_on(game))


def keep_out_of_hands(game: Bang, rng: Rng, cards: list[int], in_deck: int) -> None:
    """Cards that land elsewhere are in nobody's hand, as everyone knows: put them into the deck.

    The first `in_deck` of the cards are those of the deck.
    """
    landing = game.box.landing
    for place in range(in_deck, len(cards)):
        if landing[cards[place]]:
            free = [each for each in range(in_deck) if not landing[cards[each]]]
            other = free[rng.below(len(free))]
            cards[place], cards[other] = cards[other], cards[place]


def permute_events(game: Bang, rng: Rng) -> None:
    """Of the event deck everyone sees the next event, and that the last one is a final card."""
    if len(game.event_deck) < 2:
        return
    finals = game.box.finals
    hidden = game.event_deck[1:-1] + [e for e in game.event_aside if e not in finals]
    last = game.event_deck[:1] + [e for e in game.event_aside if e in finals]
    rng.shuffle(hidden)
    rng.shuffle(last)
    between = len(game.event_deck) - 2
    game.event_deck[:-1] = [last[0], *hidden[:between]]
    game.event_aside = hidden[between:] + last[1:]


def goes_on(game: Bang) -> bool:
    """Whether the game is not already over by these roles, unless it is."""
    everyone = [player.role for player in game.players]
    return bool(game.ending) or not roles.ending(everyone, game.in_game())
