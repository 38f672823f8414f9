"""Databases for the tests of upgrades: tables in the middle of an effect, and finished matches.

    python tests/server/upgrading.py tests/server/databases/<name>.db

writes one with the version of Standoff that Python finds, and beside it, as JSON, what everyone saw
of each match, noted from the engine itself. It asks only for what older versions have too: to write
the database of one, put its `src` first in PYTHONPATH. `before` is by 8ee1d6c, which kept neither
positions nor films; `now` by the first version that did.
"""

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import standoff
from standoff.bots import RandomBot, View
from standoff.kernel.match import Match
from standoff.server import lobby, stream, table
from standoff.server.lobby import Lobby
from standoff.server.metrics import Metrics
from standoff.server.protocol import Settings
from standoff.server.security import Guest, Limits
from standoff.server.storage import Storage
from standoff.server.stream import Entry
from standoff.server.table import Table, Timing, unguessable

ANA: Final = Guest("ana", "Ana")
BY_HAND: Final = Timing(pause=1e6, grace=1e6, linger=1e6)
"""Nothing is answered but what the test answers."""

Wanted = Callable[[Match], bool]


def asked(prompt: str, under_way: int) -> Wanted:
    """Whether that is asked, when so many answers have been given in the same step."""

    def wanted(match: Match) -> bool:
        given = len(match._course.log) - match._course.last.entries
        return match.decision.prompt.id == prompt and given == under_way

    return wanted


TABLES: Final[dict[str, tuple[Settings, Wanted | None]]] = {
    "shot": (Settings(players=5, bot="random"), asked("ask-shot", 1)),
    "store": (Settings(players=5, bot="random"), asked("ask-store", 3)),
    "dying": (Settings(players=4, sets=("dodge_city",), bot="random"), asked("ask-dying", 2)),
    "dice": (Settings("dice", players=4, bot="random"), asked("ask-shot", 0)),
    "samurai": (Settings("samurai", players=4, bot="random"), asked("ask-parry", 1)),
    "finished": (Settings(players=4, bot="random"), None),
    "rolled": (Settings("dice", players=3, bot="random"), None),
    "fought": (Settings("samurai", players=3, bot="random"), None),
}
"""What is played, and where it is left; None: at its end."""


class Witness:
    """What everyone saw of a match: for each position a digest by viewer, as the engine has it."""

    def __init__(self, noted: dict[str, Any] | None = None) -> None:
        self.frames: list[list[str]] = noted["frames"] if noted else []
        self.told: list[int] = noted["told"] if noted else []
        """How many events there had been at each."""

    def look(self, match: Match) -> None:
        since = self.told[-1] if self.told else 0
        seats = [standoff.SPECTATOR, *range(match.setup.players)]
        seen = [(match.open_events(since), match.open_view())]
        seen += [(match.events_for(seat, since), match.view(seat)) for seat in seats]
        self.frames.append([digest(*each) for each in seen])
        self.told.append(len(match.events))


def digest(events: Any, view: Any) -> str:
    return blake2b(msgspec.json.encode([events, view]), digest_size=6).hexdigest()


async def play_on(at: Table, witness: Witness, until: Wanted | None) -> None:
    """Play at random until the table is where it is wanted, or over."""
    assert at.stream is not None
    match = at.stream.match
    bots = [RandomBot(f"{match.setup.seed}-{seat}") for seat in range(match.setup.players)]
    while not match.over:
        witness.look(match)
        if until is not None and until(match):
            return
        seat = match.asked
        key = bots[seat].choose(View(match, seat), match.decision)
        await at.do(partial(at._enter, Entry(seat, key, "bot")))
    witness.look(match)


async def write(path: Path, names: Iterable[str] = TABLES) -> None:
    """Write a database with these tables, and what was seen there."""
    numbers, chance = count(), Random(1)
    seen: dict[str, Any] = {}
    # Chance from elsewhere, so that the same database is written again.
    for module in (table, stream):
        module.token_hex = lambda size: f"{next(numbers):0{2 * size}x}"  # type: ignore[attr-defined]
    lobby.choice = chance.choice  # type: ignore[attr-defined]
    async with (
        Storage(str(path)) as storage,
        Lobby(storage, BY_HAND, unguessable, Limits(), Metrics()) as tables,
    ):
        for name in names:
            settings, until = TABLES[name]
            while True:
                at = tables.find(await tables.play_now(settings, ANA))
                witness = Witness()
                await play_on(at, witness, until)
                assert at.stream is not None
                if at.stream.match.over == (until is None):
                    break
                await at.do(partial(at._save, phase="closed"))
            seen[name] = {
                "code": at.code,
                "match": at.stream.id,
                "frames": witness.frames,
                "told": witness.told,
            }
    path.with_suffix(".json").write_text(json.dumps(seen, separators=(",", ":")) + "\n")


def tidy(path: Path) -> None:
    """Without the tables that did not come where they were wanted, in one file."""
    unwanted = "NOT IN (SELECT json_extract(data, '$.match') FROM tables)"
    with sqlite3.connect(path) as database:
        database.execute("DELETE FROM tables WHERE closed = 1")
        there = [name for (name,) in database.execute("SELECT name FROM sqlite_master")]
        for name in ("entries", "players", "films"):
            if name in there:
                database.execute(f"DELETE FROM {name} WHERE match {unwanted}")
        database.execute(f"DELETE FROM matches WHERE id {unwanted}")
    database.execute("PRAGMA journal_mode=DELETE")
    database.execute("VACUUM")
    database.close()


if __name__ == "__main__":
    wanted = Path(sys.argv[1])
    wanted.unlink(missing_ok=True)
    asyncio.run(write(wanted))
    tidy(wanted)
