"""Records and saved games: everything here is data that other programs may keep and send."""

from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from standoff.kernel.errors import BadRecord, SetupError
from standoff.kernel.text import Text

FORMAT: Final = 2
BIGGEST: Final = 1 << 31
"""No number of a state or an event comes near it, and every machine can count so far."""

Small = Annotated[int, Meta(gt=-BIGGEST, lt=BIGGEST)]


class Series(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a match takes over from the one before it (B-145 to B-147)."""

    characters: tuple[str, ...]
    """The characters of the last match, by seat."""
    keep: tuple[int, ...] = ()
    """The seats that keep theirs."""
    leader: int | None = None
    """The seat that is dealt the open role; None leaves it to chance."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All it takes to deal a match: with the answers, it is the match."""

    game: str
    players: int
    seed: str
    sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    series: Series | None = None
    options: dict[str, int] = {}
    """Numbers that the game lets one choose, by their names; 0, or none: as usual."""


class Answer(Struct, frozen=True, array_like=True):
    """One answer of a match; the seat is another than the one asked when it was an aside."""

    seat: int
    key: str


class Result(Struct, frozen=True):
    """How a match ended: who won, everyone's real role, and why in words."""

    winners: tuple[int, ...]
    roles: tuple[str, ...]
    ending: Text


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A match from its deal to its last answer. `standoff.replay` plays it again."""

    format: int
    setup: Setup
    answers: tuple[Answer, ...]
    result: Result | None = None
    rules: tuple[str, ...] = ()
    """The rules it was played by (`Rules.edition`); several if they changed in its course. Of
    records of format 1 they are not known."""


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """A match at its last checkpoint, and the answers it was given since."""

    format: int
    setup: Setup
    state: dict[str, Any]
    serials: list[Small]
    answers: tuple[Answer, ...]
    since: int
    events: list[tuple[str, dict[str, Small], Small]]
    auto: bool
    rules: tuple[str, ...] = ()


Kept = TypeVar("Kept", Record, Saved)
Read = TypeVar("Read")

UNREADABLE: Final = (ValueError, TypeError, RecursionError)
"""What msgspec raises at nonsense: among these are all its own errors, and those of Unicode."""


def encode(kept: Record | Saved) -> bytes:
    return msgspec.json.encode(kept)


def decode(data: object, kind: type[Kept]) -> Kept:
    """Read a record or a saved game, or say what is wrong with it."""
    what = kind.__name__.lower()
    try:
        kept = msgspec.convert(_renewed(_read(data, Any)), kind)
    except UNREADABLE as error:
        raise BadRecord(f"This is not a {what} of a match: {error}.") from None
    if kept.format != FORMAT:
        raise BadRecord(f"This {what} has format {kept.format}; this version reads up to {FORMAT}.")
    return kept


def _renewed(found: Any) -> Any:
    """What was written in an older format, in this one: the events were no option in the first."""
    if not isinstance(found, dict) or found.get("format") != 1:
        return found
    setup = found.get("setup")
    if isinstance(setup, dict) and "events" in setup:
        setup["options"] = {"events": setup.pop("events")}
    return {**found, "format": FORMAT}


def checked(setup: Setup) -> Setup:
    """That setup, if it is one that can be written down and read back."""
    try:
        return _read(setup, Setup)
    except UNREADABLE as error:
        raise SetupError(f"No match can be set up like this: {error}.") from None


def seed_of(given: object) -> str:
    """A seed as it is kept."""
    if not isinstance(given, int | str):
        raise SetupError(f"A seed is a whole number or a str, not {given!r}.")
    return str(given)


def _read(data: object, kind: type[Read]) -> Read:
    written = data if isinstance(data, bytes | str) else msgspec.json.encode(data)
    return msgspec.json.decode(written, type=kind)
