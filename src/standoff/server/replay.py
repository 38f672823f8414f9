"""A finished match, position by position, as a seat, a spectator or everyone has seen it."""

import gzip
from collections.abc import Sequence
from typing import cast

import msgspec

import standoff
from standoff.kernel.record import FORMAT, Record
from standoff.server.film import OPEN, Viewer, frames, shown
from standoff.server.protocol import Frame, Played, Refusal, Replay


def replay(
    played: Played, names: tuple[str | None, ...], view: str = OPEN, film: Sequence[bytes] = ()
) -> Replay:
    """The whole match from its deal to its end: as it is in the film, if one was taken."""
    record = played.record
    setup, result = record.setup, record.result
    assert result is not None  # it is finished
    viewer = Viewer(view, setup.players)
    return Replay(
        match=played.match,
        setup=setup,
        names=names,
        commitment=played.commitment,
        salt=played.salt,
        result=result,
        viewer=None if viewer.seat == standoff.SPECTATOR else viewer.seat,
        open=viewer.open,
        # What was seen then is passed on as it is: today's views may be others.
        frames=cast("tuple[Frame, ...]", shown(film, viewer))
        if film
        else _played_again(record, viewer),
    )


def _played_again(record: Record, viewer: Viewer) -> tuple[Frame, ...]:
    """A match of which no film was taken, by the rules of today."""
    try:
        standoff.replay(record)
    except standoff.StandoffError:
        reason = "This match was played by other rules, before what was seen was kept."
        raise Refusal("other-rules", reason) from None
    match = standoff.replay(Record(FORMAT, record.setup, ()))
    return tuple(frame for (frame,) in frames(match, (*record.answers, None), [viewer]))


def compressed(
    played: Played, names: tuple[str | None, ...], view: str, film: Sequence[bytes]
) -> bytes:
    """A replay as JSON, compressed: for another thread, since it takes a while."""
    return gzip.compress(msgspec.json.encode(replay(played, names, view, film)))
