"""What a seat cannot know, dealt anew in place: for forks, and for proving that nothing leaks."""

from standoff.games.cards import permute_cards
from standoff.games.samurai import roles
from standoff.games.samurai.state import Samurai
from standoff.games.seated import permute_roles
from standoff.kernel.rng import Rng


def redeal(game: Samurai, seat: int, rng: Rng) -> None:
    """Permute hidden cards and hidden roles. No roles can have ended a game that goes on."""
    permute_cards(game, seat, rng)
    permute_stars(game, seat, rng)
    permute_roles(game.players, seat, rng, lambda: True)


def permute_stars(game: Samurai, seat: int, rng: Rng) -> None:
    """Of the Ninjas that the seat does not know, others may be the ones set aside."""
    hidden = [
        player
        for player in game.players
        if player.role in roles.NINJAS and not player.role_known >> seat & 1
    ]
    ninjas = [player.role for player in hidden] + game.aside
    rng.shuffle(ninjas)
    for player in hidden:
        player.role = ninjas.pop()
    game.aside = ninjas
