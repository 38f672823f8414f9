"""Who is going to win: the chances from a position, by playing it out many times."""

from collections.abc import Iterator, Sequence
from math import sqrt
from time import monotonic
from typing import Final, NamedTuple

from standoff.bots.bot import View
from standoff.bots.imagining import Imagination
from standoff.bots.playing import SEASONED, playout
from standoff.games.cards import Cards
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

PLAYOUTS: Final = 400

ROLES: Final = (
    "sheriff",
    "deputy",
    "outlaw",
    "renegade",
    "shogun",
    "samurai",
    "ninja",
    "ronin",
)
"""Of all games; a side is called like the first of its roles."""
CAPTAINS: Final = {"deputy": "sheriff", "samurai": "shogun"}
"""Roles that win together with another one, if that one is in the game."""


class Share(NamedTuple):
    """A chance, and its standard error, which is never taken for 0."""

    chance: float
    error: float


class Chances(NamedTuple):
    """How often each seat and each role wins, over so many playouts."""

    playouts: int
    seats: tuple[Share, ...]
    roles: dict[str, Share]
    """That somebody of this role wins, for the roles in the game; Ninjas are alike."""


def chances(
    match: Match,
    eyes: int | None = None,
    *,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    seed: str = "0",
) -> Chances:
    """Each one's chance to win, if seasoned bots play on; or, with `eyes`, as that seat sees it.

    With everything open hands and roles are as they are, and only what nobody can know is left
    to chance: cards of the deck, and what the dice will show. Through a seat's eyes all that it
    cannot know is dealt anew, roles by what a seasoned bot makes of everyone's acts.

    The same number of playouts and the same seed give the same. With `seconds` it goes on for so
    long, whatever the number.

    >>> import standoff
    >>> match = standoff.new("bang", players=4, seed=1)
    >>> found = chances(match, playouts=4)
    >>> found.playouts, len(found.seats), sorted(found.roles)
    (4, 4, ['outlaw', 'renegade', 'sheriff'])
    """
    if match.over:
        return _counted([match.game.winners], [match.game.roles()], match.setup.players)
    won: list[list[int]] = []
    roles: list[list[str]] = []
    began = monotonic()
    for winners, dealt in endings(match, eyes, seed=seed):
        won.append(winners)
        roles.append(dealt)
        if len(won) == playouts if seconds is None else monotonic() - began > seconds:
            break
    return _counted(won, roles, match.setup.players)


def endings(
    match: Match, eyes: int | None = None, *, seed: str = "0", first: int = 0
) -> Iterator[tuple[list[int], list[str]]]:
    """Who wins and who they were, playout after playout, from number `first` on, without end."""
    knows = SEASONED[match.setup.game]("")
    knows.place(View(match, match.asked))  # reads what has happened
    imagination = None if eyes is None else Imagination(View(match, eyes), knows.beliefs)
    number = first
    while True:
        key = f"{seed}-{number}"
        imagined = opened(match, key) if imagination is None else imagination.match(key)
        dealt = imagined.game.roles()
        yield playout(imagined, key, knows), dealt
        number += 1


def sides(roles: Sequence[str]) -> list[str]:
    """Who can win against each other: a side is called like the first of its roles.

    >>> sides(["deputy", "outlaw", "sheriff", "outlaw", "renegade"])
    ['sheriff', 'outlaw', 'renegade']
    >>> sides(["outlaw", "renegade", "deputy"])
    ['deputy', 'outlaw', 'renegade']
    """
    dealt = {_kind(role) for role in roles}
    return [role for role in ROLES if role in dealt and CAPTAINS.get(role) not in dealt]


def side(winners: Sequence[int], roles: Sequence[str]) -> str | None:
    """The side that has won: the first there is, if one who changed sides wins with it.

    >>> side([0, 2], ["deputy", "outlaw", "sheriff", "renegade"])
    'sheriff'
    >>> side([1, 3], ["deputy", "outlaw", "sheriff", "renegade"])
    'outlaw'
    """
    won = {_kind(roles[seat]) for seat in winners}
    won |= {CAPTAINS[role] for role in won if role in CAPTAINS}
    return next((each for each in sides(roles) if each in won), None)


def opened(match: Match, seed: str) -> Match:
    """A copy with other chance to come: the cards of the deck that nobody knows lie elsewhere."""
    twin = match.copy()
    twin.auto = True
    game, rng = twin.game, Rng.from_seed(seed)
    if isinstance(game, Cards):
        unknown = [place for place, card in enumerate(game.deck) if not game.known[card]]
        cards = [game.deck[place] for place in unknown]
        rng.shuffle(cards)
        for place, card in zip(unknown, cards, strict=True):
            game.deck[place] = card
    game.rng = rng
    return twin


def _counted(won: list[list[int]], roles: list[list[str]], players: int) -> Chances:
    seats = [sum(seat in winners for winners in won) for seat in range(players)]
    by_role = dict.fromkeys((_kind(role) for dealt in roles for role in dealt), 0)
    for winners, dealt in zip(won, roles, strict=True):
        for role in {_kind(dealt[seat]) for seat in winners}:
            by_role[role] += 1
    return Chances(
        len(won),
        tuple(share(each, len(won)) for each in seats),
        {role: share(each, len(won)) for role, each in by_role.items()},
    )


def _kind(role: str) -> str:
    """A role without its stars."""
    return role.partition("_")[0]


def share(won: int, of: int) -> Share:
    """A share with its error; that of one who always won is that of winning nearly always.

    >>> share(50, 100).chance, round(share(50, 100).error, 3), round(share(100, 100).error, 3)
    (0.5, 0.05, 0.01)
    """
    near = (won + 1) / (of + 2)
    return Share(won / of, sqrt(near * (1 - near) / of))
