"""What was seen of a match, position by position: by each seat, by spectators, with all open.

It is taken while the match is played and kept as it was seen: rules and views may change later.
"""

import zlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw

import standoff
from standoff.kernel.match import Match
from standoff.kernel.record import Answer
from standoff.server.protocol import Frame, Refusal

OPEN: Final = "open"
WATCH: Final = "watch"


class Viewer:
    """Through whose eyes a match is seen; `place` is theirs in every film.

    >>> Viewer("2", players=4).seat, Viewer("open", players=4).open
    (2, True)
    """

    def __init__(self, view: str, players: int) -> None:
        seats = [str(seat) for seat in range(players)]
        if view not in (OPEN, WATCH, *seats):
            reason = f"A view is open, watch, or a seat from 0 to {players - 1}."
            raise Refusal("view", reason)
        self.open = view == OPEN
        self.seat = int(view) if view in seats else standoff.SPECTATOR
        self.place = (OPEN, WATCH, *seats).index(view)

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


def everyone(players: int) -> list[Viewer]:
    """All there are, each at their place."""
    return [Viewer(view, players) for view in (OPEN, WATCH, *map(str, range(players)))]


class Part(NamedTuple):
    """Some frames of a film as they are kept, and the number of the first."""

    number: int
    data: bytes


class Film:
    """A film in the making: the match at the answer up to which it has been taken."""

    __slots__ = ("_match", "_viewers", "told")

    def __init__(self, match: Match, viewers: Sequence[Viewer], told: int = 0) -> None:
        self._match = match
        self._viewers = viewers
        self.told = told
        """How many events are in it."""

    @property
    def length(self) -> int:
        """How many answers it has, at a checkpoint."""
        return self._match.settled

    def take(self, answers: Sequence[Answer | None]) -> list[list[Frame]]:
        """The next frames: a row for each answer (None: the end), with one for each viewer."""
        rows = []
        for answer in answers:
            rows.append([each.frame(self._match, self.told, answer) for each in self._viewers])
            self.told = len(self._match.events)
            if answer is not None:
                self._match.answer(answer.key, answer.seat)
        return rows

    def further(self, match: Match) -> "tuple[Film, Part | None]":
        """The film up to the checkpoint of that match, or to its end, and what is new in it."""
        film = Film(self._match.copy(), self._viewers, self.told)
        answers = match.record().answers[self.length :]
        settled = answers[: match.settled - self.length]
        rows = film.take((*answers, None) if match.over else settled)
        data = zlib.compress(msgspec.json.encode(rows))
        return film, Part(self.length, data) if rows else None


def shown(parts: Iterable[bytes], viewer: Viewer) -> list[Raw]:
    """The frames that a viewer has seen, as they were written."""
    rows = (row for data in parts for row in _rows.decode(zlib.decompress(data)))
    return [row[viewer.place] for row in rows]


_rows: Final = msgspec.json.Decoder(list[list[Raw]])
