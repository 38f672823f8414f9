"""Why did it do that? The reasons of bots, once a match is over and nothing is secret any more."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

import standoff
from standoff.bots import best
from standoff.kernel.record import encode
from standoff.server.protocol import Played, Reason, Refusal
from standoff.server.storage import Storage
from standoff.server.table import Kept
from standoff.server.thinking import Busy, Lost, Thinkers, explained

SEARCH: Final = 1.0
"""Seconds that a bot searches again, where there are processes for it."""


class Reasons:
    """Asks bots again, in a process that thinks or, without any, in a thread."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._one_at_a_time = asyncio.Semaphore(1)

    async def of(self, played: Played, names: Sequence[str | None], at: int) -> Reason:
        """Why the bot gave that answer of a match, where these people sat."""
        answers = played.record.answers
        if not 0 <= at < len(answers) or names[answers[at].seat] is not None:
            raise Refusal("no-bot", "No bot gave such an answer.")
        level = await self._level(played, answers[at].seat)
        ask = partial(explained, encode(played.record), at, level)
        try:
            async with self._one_at_a_time:
                if self._thinkers.number:
                    return await self._thinkers.do(partial(ask, SEARCH))
                return await asyncio.to_thread(ask, 0.0)
        except standoff.StandoffError:
            raise Refusal("other-rules", "This match was played by other rules.") from None
        except (Busy, Lost):
            raise Refusal("busy", "Too much is thought about at once: try again.") from None

    async def _level(self, played: Played, seat: int) -> str:
        data = await self._storage.table_of(played.match)
        if data is None:
            return best(played.record.setup.game)
        return msgspec.json.decode(data, type=Kept).settings.level(seat)
