"""A finished match, position by position, as a seat, a spectator or everyone may see it."""

import gzip
from typing import Final

import msgspec

import standoff
from standoff.kernel.match import Match
from standoff.kernel.record import Answer, Record
from standoff.server.protocol import Frame, Played, Refusal, Replay

OPEN: Final = "open"
WATCH: Final = "watch"


class Viewer:
    """Through whose eyes a replay is seen.

    >>> Viewer("2", players=4).seat, Viewer("open", players=4).open
    (2, True)
    """

    def __init__(self, view: str, players: int) -> None:
        self.open = view == OPEN
        if view in (OPEN, WATCH):
            self.seat = standoff.SPECTATOR
        elif view in map(str, range(players)):
            self.seat = int(view)
        else:
            reason = f"A view is open, watch, or a seat from 0 to {players - 1}."
            raise Refusal("view", reason)

    def frame(self, match: Match, since: int, answer: Answer | None) -> Frame:
        """The match as it stands; the events from number `since` on are new."""
        events = match.open_events(since) if self.open else match.events_for(self.seat, since)
        told = answer if self.open or (answer is not None and answer.seat == self.seat) else None
        return Frame(
            events=tuple(events),
            view=match.open_view() if self.open else match.view(self.seat),
            asked=None if match.over else match.asked,
            prompt=None if match.over else match.decision.prompt,
            by=None if told is None else told.seat,
            answer=None if told is None else match.decision.option(told.key).text,
        )


def replay(played: Played, names: tuple[str | None, ...], view: str = OPEN) -> Replay:
    """The whole match from its deal to its end."""
    record = played.record
    setup, result = record.setup, record.result
    assert result is not None  # it is finished
    viewer = Viewer(view, setup.players)
    match = standoff.replay(Record(record.format, setup, ()))
    frames = []
    since = 0
    for answer in record.answers:
        frames.append(viewer.frame(match, since, answer))
        since = len(match.events)
        match.answer(answer.key, answer.seat)
    frames.append(viewer.frame(match, since, None))
    return Replay(
        match=played.match,
        setup=setup,
        names=names,
        commitment=played.commitment,
        salt=played.salt,
        result=result,
        viewer=None if viewer.seat == standoff.SPECTATOR else viewer.seat,
        open=viewer.open,
        frames=tuple(frames),
    )


def compressed(played: Played, names: tuple[str | None, ...], view: str) -> bytes:
    """A replay as JSON, compressed: for another thread, since it takes a while."""
    return gzip.compress(msgspec.json.encode(replay(played, names, view)))
