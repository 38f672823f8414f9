"""Standoff: the BANG! game system as software. An unofficial fan project.

>>> import standoff
>>> match = standoff.new("bang", players=5, seed=7)
>>> while not match.over:
...     decision = match.decision
...     match.answer(decision.options[0].key)
>>> match.result.winners
(2, 3)
"""

from collections.abc import Iterable
from importlib.metadata import version
from operator import index
from secrets import token_hex
from typing import Any

from msgspec.structs import replace

from standoff.games import GAMES
from standoff.kernel import match as _match
from standoff.kernel.decision import AsideOffer, Decision, Option
from standoff.kernel.errors import BadRecord, IllegalAnswer, NoTakeBack, SetupError, StandoffError
from standoff.kernel.event import SPECTATOR, Event
from standoff.kernel.game import Rules
from standoff.kernel.match import Match
from standoff.kernel.record import (
    Answer,
    Record,
    Result,
    Saved,
    Series,
    Setup,
    decode,
    encode,
    seed_of,
)
from standoff.kernel.text import Text

__version__ = version("standoff")

COMPILED: bool = not _match.__file__.endswith(".py")
"""Whether the engine runs as machine code; it plays the same games either way."""

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "Answer",
    "AsideOffer",
    "BadRecord",
    "Decision",
    "Event",
    "IllegalAnswer",
    "Match",
    "NoTakeBack",
    "Option",
    "Record",
    "Result",
    "Series",
    "Setup",
    "SetupError",
    "StandoffError",
    "Text",
    "encode",
    "load",
    "new",
    "rematch",
    "replay",
]


def new(
    game: str,
    *,
    players: int,
    sets: Iterable[str] = (),
    variants: Iterable[str] = (),
    seed: int | str | None = None,
    series: Series | None = None,
    auto: bool = False,
    checkpoints: bool = True,
    **options: int,
) -> Match:
    """Deal a match. Without a seed, chance comes from the operating system.

    Whatever else is named is an option of the game: `events=20` is one of the card game.

    >>> match = new("bang", players=4, variants=["first_game"], seed=3)
    >>> match.view(0).deck_size
    50
    >>> new("bang", players=9)
    Traceback (most recent call last):
    ...
    standoff.kernel.errors.SetupError: The game is for 4 to 7 players, not 9.
    """
    setup = Setup(
        game=game,
        players=players,
        seed=_seed(seed),
        sets=_names("sets", sets),
        variants=_names("variants", variants),
        series=series,
        options=options,
    )
    return Match.new(_rules(game), setup, auto=bool(auto), checkpoints=bool(checkpoints))


def rematch(
    match: Match,
    *,
    keep: Iterable[int] = (),
    rotate: bool = False,
    seed: int | str | None = None,
) -> Match:
    """The next match of a series, in the same company (B-145 to B-147).

    `keep` are seats still in the game that keep their characters; with `rotate` the open role
    passes to the next seat clockwise instead of being dealt.
    """
    if not match.over:
        raise SetupError("The next match of a series begins when this one is over.")
    try:
        seats = sorted({index(seat) for seat in keep})
    except TypeError:
        raise SetupError(f"Say keep=[...], with seats in it, not keep={keep!r}.") from None
    series = match.rules.succession(match.game, seats, bool(rotate))
    return Match.new(match.rules, replace(match.setup, seed=_seed(seed), series=series))


def replay(record: Record | bytes | str) -> Match:
    """Play a record again, checking every answer, up to where it ends.

    >>> match = new("bang", players=4, seed=1)
    >>> match.answer(match.decision.options[0].key)
    >>> replay(encode(match.record())).record() == match.record()
    True
    """
    kept = decode(record, Record)
    rules = _rules(kept.setup.game)
    match = Match.new(rules, kept.setup)
    try:
        match.replay(kept.answers)
        if kept.result is not None and match.result != kept.result:
            raise BadRecord("The record does not end as it says.")
    except BadRecord as error:
        now = rules.edition(kept.setup)
        if kept.rules in ((), (now,)):
            raise
        then = ", then ".join(kept.rules)
        raise BadRecord(f"It was played by other rules: {then}; these are {now}. {error}") from None
    return match


def load(saved: bytes | str) -> Match:
    """Go on with a match that `Match.save` has written."""
    data = decode(saved, Saved)
    return Match.load(_rules(data.setup.game), data)


def _seed(seed: object) -> str:
    return token_hex(32) if seed is None else seed_of(seed)


def _names(what: str, given: object) -> tuple[str, ...]:
    """Names of sets or variants; whether there are such ones, the game knows."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise SetupError(f"Say {what}=[...], with names in it, not {what}={given!r}.")
    return tuple(given)


def _rules(game: object) -> Rules[Any]:
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError(
            f"There is no game {game!r}. There are: {', '.join(GAMES)}.", Text("setup-no-game")
        )
    return GAMES[game]
