"""Where a match stands, kept so that it goes on whatever becomes of the rules.

By the same rules it is taken up exactly as it was left. By other rules the answers since the last
checkpoint are given as far as they fit; if one does not, the step that was under way is played
again. Either way everyone is told, and what was filmed before stays as it was seen.
"""

import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

import standoff
from standoff.games import GAMES
from standoff.kernel.event import EVERYONE
from standoff.kernel.record import Saved, decode, encode
from standoff.server.film import Film, Part, loaded, settled
from standoff.server.stream import Deal, Entry, Stream, give

OFTEN: Final = 16
"""Answers after which a position is kept again."""
RENEWED: Final = Entry(standoff.SPECTATOR, None, "rules")
NEW_RULES: Final = "new-rules"
STEP_AGAIN: Final = "step-again"

log = logging.getLogger(__name__)


class Position(Struct, frozen=True):
    """A match and its stream, as `taken_up` reads it."""

    match: str
    saved: Raw
    events: list[int | None]
    told: int
    """How many events are in the film up to there."""


_position: Final = msgspec.json.Decoder(Position)


class Progress(NamedTuple):
    """How far a match has come: its position, and what is new in its film."""

    position: bytes
    part: Part | None


def is_due(stream: Stream) -> bool:
    """Whether enough has happened since a position was kept."""
    return stream.match.settled - stream.film.length >= OFTEN


def progress(stream: Stream) -> tuple[Film, Progress]:
    """What is to be kept of a stream now, and its film from then on."""
    saved = stream.match.save()
    film, part = stream.film.further(stream.match, saved)
    return film, Progress(_written(stream, saved, film), part)


def _written(stream: Stream, saved: bytes, film: Film) -> bytes:
    return msgspec.json.encode(Position(stream.id, Raw(saved), stream.events, film.told))


class TakenUp(NamedTuple):
    """A stream that goes on, and what has to be kept at once if other rules have taken it up."""

    stream: Stream
    renewed: Progress | None = None


def taken_up(dealt: Deal, data: bytes | None, entries: Sequence[Entry]) -> TakenUp:
    """The match as it was left: from a position if there is one of it, else from its deal."""
    position = None if data is None else _position.decode(data)
    if position is None or position.match != dealt.id:
        stream = Stream(dealt)
        position = _position.decode(_written(stream, stream.match.save(), stream.film))
    missing = len(position.events) - 1 - len(entries)
    if missing > 0:
        raise standoff.BadRecord(f"The last {missing} entries of match {dealt.id} are missing.")
    saved = decode(bytes(position.saved), Saved)
    if saved.rules[-1] == GAMES[saved.setup.game].edition(saved.setup):
        try:
            return TakenUp(_as_it_was(dealt, position, saved, entries))
        except standoff.StandoffError:
            log.exception("answers do not fit the rules", extra={"match": dealt.id})
    return _by_other_rules(dealt, position, saved, entries)


def _as_it_was(dealt: Deal, position: Position, saved: Saved, entries: Sequence[Entry]) -> Stream:
    film = _film(saved, position.told)
    stream = Stream(dealt, loaded(saved), film, position.events)
    for entry in entries[stream.version :]:
        stream.take(entry)
    return stream


def _by_other_rules(
    dealt: Deal, position: Position, saved: Saved, entries: Sequence[Entry]
) -> TakenUp:
    match = loaded(settled(saved))
    under_way = [Entry(each.seat, each.key, "person") for each in saved.answers[saved.since :]]
    notice = NEW_RULES
    try:
        for entry in (*under_way, *entries[len(position.events) - 1 :]):
            give(match, entry)
    except Exception:  # it does not fit, or it meets what these rules never bring about
        log.info("a step is played again", exc_info=True, extra={"match": dealt.id})
        notice = STEP_AGAIN
    now = decode(match.save(), Saved)
    at = loaded(settled(now))
    film, part = _film(saved, position.told).further(at, at.save())
    now = replace(now, events=[*now.events, (notice, {}, EVERYONE)])
    goes_on = loaded(settled(now) if notice == STEP_AGAIN else now)
    film = _film(now, film.told)
    events = [*[None] * (len(entries) + 1), len(goes_on.events)]  # all is told anew
    stream = Stream(dealt, goes_on, film, events)
    return TakenUp(stream, Progress(_written(stream, goes_on.save(), film), part))


def _film(saved: Saved, told: int) -> Film:
    """A film that is taken up at a checkpoint."""
    return Film(encode(saved), saved.since, told)
