"""Who is going to win: the chances from a position, by playing on from it many times."""

from collections.abc import Iterator, Sequence
from math import sqrt
from time import monotonic
from typing import Final, NamedTuple

from standoff.bots.bot import View
from standoff.bots.imagining import Imagination
from standoff.bots.playing import SEASONED, foreseen, mean, playout
from standoff.games.cards import Cards
from standoff.kernel.match import Match
from standoff.kernel.rng import Rng

PLAYOUTS: Final = 400

TURNS: Final = 5
"""That are played on; then a position is judged."""

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
    """How likely each seat and each role wins, over so many playouts."""

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

    A playout ends after some turns, with the chances that the position then promises; the error is
    that of so many playouts.

    >>> import standoff
    >>> match = standoff.new("bang", players=4, seed=1)
    >>> found = chances(match, playouts=4)
    >>> found.playouts, len(found.seats), sorted(found.roles)
    (4, 4, ['outlaw', 'renegade', 'sheriff'])
    """
    told: list[list[float]] = []
    roles: list[list[str]] = []
    if match.over:
        told.append([float(seat in match.game.winners) for seat in range(match.setup.players)])
        roles.append(match.game.roles())
        return _summed_up(told, roles)
    began = monotonic()
    imagined = Imagined(match, eyes, seed)
    while not told or (len(told) < playouts if seconds is None else monotonic() - began < seconds):
        twin = imagined.match(len(told))
        roles.append(twin.game.roles())
        told.append(foreseen(twin, imagined.key(len(told)), imagined.knows, TURNS))
    return _summed_up(told, roles)


def endings(
    match: Match, eyes: int | None = None, *, seed: str = "0", first: int = 0
) -> Iterator[tuple[list[int], list[str]]]:
    """Who wins and who they were, playout after playout, from number `first` on, without end.

    They are played to the end.
    """
    imagined = Imagined(match, eyes, seed)
    number = first
    while True:
        twin = imagined.match(number)
        dealt = twin.game.roles()
        yield playout(twin, imagined.key(number), imagined.knows), dealt
        number += 1


class Imagined:
    """A match as it may go on: open to all, or as far as a seat's eyes see."""

    def __init__(self, match: Match, eyes: int | None, seed: str) -> None:
        self.knows = SEASONED[match.setup.game]("")
        self.knows.place(View(match, match.asked))  # reads what has happened
        self._match = match
        self._seed = seed
        self._seen = None if eyes is None else Imagination(View(match, eyes), self.knows.beliefs)

    def key(self, number: int) -> str:
        return f"{self._seed}-{number}"

    def match(self, number: int) -> Match:
        key = self.key(number)
        return opened(self._match, key) if self._seen is None else self._seen.match(key)


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


def _summed_up(told: list[list[float]], roles: list[list[str]]) -> Chances:
    by_role: dict[str, list[float]] = {}
    for hopes, dealt in zip(told, roles, strict=True):
        most = dict.fromkeys((_kind(role) for role in dealt), 0.0)
        for seat, role in enumerate(dealt):
            most[_kind(role)] = max(most[_kind(role)], hopes[seat])
        for role, hope in most.items():
            by_role.setdefault(role, []).append(hope)
    seats = range(len(told[0]))
    return Chances(
        len(told),
        tuple([_share([hopes[seat] for hopes in told]) for seat in seats]),
        {role: _share(hopes) for role, hopes in by_role.items()},
    )


def _share(hopes: list[float]) -> Share:
    chance, error = mean(hopes)
    return Share(chance, error)


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
