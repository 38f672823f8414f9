"""What was seen of a match, position by position: by each seat, by spectators, with all open.

It is taken while the match is played and kept as it was seen: rules and views may change later.
"""

import zlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw
from msgspec.structs import replace

import standoff
from standoff.games import GAMES
from standoff.kernel.match import Match
from standoff.kernel.record import Answer, Saved, decode
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


def loaded(saved: Saved) -> Match:
    return Match.load(GAMES[saved.setup.game], saved)


def settled(saved: Saved) -> Saved:
    """The checkpoint alone."""
    return replace(saved, answers=saved.answers[: saved.since])


def frames(
    match: Match, answers: Iterable[Answer | None], viewers: Sequence[Viewer], told: int = 0
) -> list[list[Frame]]:
    """A row for each answer (None: the end), with a frame for each viewer; the answers are given.

    `told` is how many events have been told before.
    """
    rows = []
    for answer in answers:
        rows.append([each.frame(match, told, answer) for each in viewers])
        told = len(match.events)
        if answer is not None:
            match.answer(answer.key, answer.seat)
    return rows


class Film:
    """A film in the making: the checkpoint up to which it has been taken.

    That is packed, since it waits for long, and a match takes ten times as much.
    """

    __slots__ = ("_packed", "length", "told")

    def __init__(self, saved: bytes, length: int, told: int = 0) -> None:
        self._packed = zlib.compress(saved, 1)
        self.length = length
        """How many answers it has."""
        self.told = told
        """How many events are in it."""

    def further(self, match: Match, saved: bytes) -> "tuple[Film, Part | None]":
        """The film up to the checkpoint of that match, or to its end, and what is new in it.

        `saved` is that match as it is kept.
        """
        at = loaded(settled(decode(zlib.decompress(self._packed), Saved)))
        answers = match.record().answers[self.length :]
        given = (*answers, None) if match.over else answers[: match.settled - self.length]
        rows = frames(at, given, everyone(match.setup.players), self.told)
        if not rows:
            return self, None
        data = zlib.compress(msgspec.json.encode(rows))
        told = self.told + sum(len(row[0].events) for row in rows)
        return Film(saved, match.settled, told), Part(self.length, data)


def shown(parts: Iterable[bytes], viewer: Viewer) -> list[Raw]:
    """The frames that a viewer has seen, as they were written."""
    rows = (row for data in parts for row in _rows.decode(zlib.decompress(data)))
    return [row[viewer.place] for row in rows]


_rows: Final = msgspec.json.Decoder(list[list[Raw]])
