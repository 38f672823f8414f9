"""The course of a finished match: each side's chance over it, and the deeds that changed most.

Positions in which nothing is under way are played on by seasoned bots: some all over the match,
then those in the midst of the greatest changes, until a change is that of one deed. The deeds that
seem to matter most are weighed again with more playouts, so that chance does not choose them.
"""

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import sqrt
from time import monotonic
from typing import Any, Final, Self

from standoff.bots.chances import share, sides
from standoff.kernel.record import encode
from standoff.server.protocol import Chances, Course, Odds, Played, Swing
from standoff.server.storage import Away, Conflict, Storage
from standoff.server.thinking import Busy, Lost, Thinkers, settled, weighed

METHOD: Final = 2
FIRST: Final = 60
"""Positions weighed all over a match."""
CLOSER: Final = 40
"""More of them, where the chances changed most."""
PLAYOUTS: Final = 100
FEWEST: Final = 20
AS_LONG: Final = 0.6
"""As a playout from the deal one takes on average."""
SURE: Final = 400
"""Playouts before and after a deed that may be a turning point."""
LIKELY: Final = 8
"""Deeds that are weighed so."""
SWINGS: Final = 3
ERRORS: Final = 1.96
"""By so many standard errors a change has to differ from none to be told: 95 times in 100."""
LONGEST: Final = 300.0
"""Seconds that a match may take, about: with a slow engine there are fewer playouts."""
MOST_WAITING: Final = 50
AGAIN: Final = 2.0
"""Seconds to wait where there is too much to think about."""
NOTHING: Final = Course(METHOD, (), (), ())
"""Of a match that cannot be played on."""

log = logging.getLogger(__name__)


class Weighing:
    """What is known of a match so far: which side has won how often from its positions."""

    def __init__(self, roles: Sequence[str], marks: Sequence[int]) -> None:
        self.sides = sides(roles)
        self.sure = SURE
        """Playouts before and after a deed that is told as a turning point."""
        self.marks = marks
        """The positions in which nothing is under way, from the deal to the end."""
        self.won: dict[int, Counter[str | None]] = {}

    def work(self) -> int:
        """All that was done so far: a playout is the longer, the earlier it begins.

        >>> weighing = Weighing(["sheriff", "outlaw"], [0, 5])
        >>> weighing.won = {0: Counter(sheriff=10), 5: Counter(outlaw=10)}
        >>> weighing.work()
        70
        """
        return sum(self.length(at) * won.total() for at, won in self.won.items())

    def length(self, at: int) -> int:
        """Of a playout from there, about, in decisions."""
        return self.marks[-1] - at + 1

    def playouts(self, at: int) -> int:
        return self.won[at].total() if at in self.won else 0

    def gain(self, since: int, at: int) -> tuple[float, float, int]:
        """By how much the side that gained most did so, with the standard error, and which it is.

        >>> weighing = Weighing(["sheriff", "outlaw"], [0, 5])
        >>> weighing.won = {0: Counter(sheriff=50, outlaw=50), 5: Counter(sheriff=80, outlaw=20)}
        >>> gain, error, side = weighing.gain(0, 5)
        >>> round(gain, 2), round(error, 2), weighing.sides[side]
        (0.3, 0.06, 'sheriff')
        """
        gains = []
        for place, side in enumerate(self.sides):
            before, after = (share(self.won[p][side], self.playouts(p)) for p in (since, at))
            error = sqrt(before.error**2 + after.error**2)
            gains.append((after.chance - before.chance, error, place))
        return max(gains)

    def closer(self) -> int | None:
        """A position in the midst of the greatest change that is not yet that of one deed."""
        weighed = [place for place, at in enumerate(self.marks) if at in self.won]
        wide = [(a, b) for a, b in pairwise(weighed) if b > a + 1]
        if not wide:
            return None
        a, b = max(wide, key=lambda pair: self.gain(self.marks[pair[0]], self.marks[pair[1]])[0])
        return self.marks[(a + b) // 2]

    def deeds(self) -> list[tuple[int, int]]:
        """Those whose change is known, the greatest first, by the positions before and after."""
        pairs = pairwise(self.marks)
        known = [(since, at) for since, at in pairs if since in self.won and at in self.won]
        return sorted(known, key=lambda deed: self.gain(*deed)[0], reverse=True)

    def course(self) -> Course:
        """What is told of it: a deed is a turning point if its change exceeds its error.

        >>> weighing = Weighing(["sheriff", "outlaw"], [0, 3, 5])
        >>> weighing.won = {
        ...     at: Counter(sheriff=won, outlaw=400 - won)
        ...     for at, won in {0: 200, 3: 223, 5: 260}.items()
        ... }
        >>> [(swing.since, swing.at) for swing in weighing.course().swings]
        [(3, 5)]
        """
        odds = [
            Odds(at, self.playouts(at), tuple(won[side] for side in self.sides))
            for at, won in sorted(self.won.items())
            if won.total()
        ]
        swings = []
        for since, at in self.deeds():
            gain, error, side = self.gain(since, at)
            sure = min(self.playouts(since), self.playouts(at)) >= self.sure
            if sure and gain > ERRORS * error:
                swings.append(Swing(since, at, side))
        return Course(METHOD, tuple(self.sides), tuple(odds), tuple(swings[:SWINGS]))


def spread(marks: Sequence[int], most: int) -> list[int]:
    """So many of them, evenly, the first and the last among them.

    >>> spread(range(10), 4), spread([3, 4], 60)
    ([0, 3, 6, 9], [3, 4])
    """
    if len(marks) <= most:
        return [*marks]
    return [marks[place * (len(marks) - 1) // (most - 1)] for place in range(most)]


class Courses:
    """Works courses out, one match after the other, and keeps them. Use it as an async context."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._waiting: deque[str] = deque()
        self._done: dict[str, float] = {}  # how much, of those that wait or are worked out
        self._so_far: dict[str, Weighing] = {}
        self._wake = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if self._thinkers.number:
            self._running = asyncio.create_task(self._work(), name="courses")
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def want(self, match: str) -> None:
        """Have a match worked out, unless too many wait: then whoever looks at it asks again."""
        if self._running is None or match in self._done or len(self._waiting) >= MOST_WAITING:
            return
        self._done[match] = 0.0
        self._waiting.append(match)
        self._wake.set()

    async def of(self, match: str) -> Chances:
        """The course of a match; if there is none, it is worked out from now on."""
        kept = await self._storage.course(match)
        if kept is not None and kept.method == METHOD:
            return Chances(1.0, kept)
        if self._running is None:
            return Chances(1.0, None)
        self.want(match)
        so_far = self._so_far.get(match)
        return Chances(self._done.get(match, 0.0), None if so_far is None else so_far.course())

    async def _work(self) -> None:
        while True:
            while self._waiting:
                match = self._waiting.popleft()
                try:
                    await self._work_out(match)
                except (Away, Conflict, Lost) as error:
                    log.warning("no course", extra={"match": match, "reason": str(error)})
                finally:
                    del self._done[match]
                    self._so_far.pop(match, None)
            self._wake.clear()
            await self._wake.wait()

    async def _work_out(self, match: str) -> None:
        played = await self._storage.played(match)
        if played is None:
            return
        try:
            course = await self._course(played)
        except Lost:
            raise
        except Exception:
            log.exception("no course", extra={"match": match})
            course = NOTHING  # it would fail again
        await self._storage.keep_course(match, course)

    async def _course(self, played: Played) -> Course:
        record = encode(played.record)
        marks = await self._do(partial(settled, record))
        if not marks:
            return NOTHING
        result = played.record.result
        assert result is not None  # it is finished
        weighing = self._so_far[played.match] = Weighing(result.roles, marks)
        first = spread(weighing.marks, FIRST)
        closer = min(CLOSER, len(weighing.marks) - len(first))
        whole = (len(first) + closer) * PLAYOUTS + 2 * LIKELY * (SURE - PLAYOUTS)
        middling = sum(map(weighing.length, first)) / len(first)

        async def weigh(at: int, playouts: int) -> None:
            won = weighing.won.get(at, Counter[str | None]())
            while won.total() < playouts:
                missing = playouts - won.total()
                won.update(await self._do(partial(weighed, record, at, won.total(), missing)))
                weighing.won[at] = won  # not before: who asks meanwhile is told what is known
                self._done[played.match] = min(weighing.work() / (whole * middling), 0.99)

        began = monotonic()
        await weigh(0, FEWEST)
        part = min(LONGEST * FEWEST / (monotonic() - began) / (AS_LONG * whole), 1.0)
        playouts, weighing.sure = (max(round(part * each), FEWEST) for each in (PLAYOUTS, SURE))
        whole = (len(first) + closer) * playouts + 2 * LIKELY * (weighing.sure - playouts)
        for at in first:
            await weigh(at, playouts)
        for _ in range(closer):
            nearer = weighing.closer()
            if nearer is not None:
                await weigh(nearer, playouts)
        for deed in weighing.deeds()[:LIKELY]:
            for at in deed:
                await weigh(at, weighing.sure)
        return weighing.course()

    async def _do(self, task: partial[Any]) -> Any:
        while True:
            try:
                return await self._thinkers.do(task)
            except Busy:
                await asyncio.sleep(AGAIN)
