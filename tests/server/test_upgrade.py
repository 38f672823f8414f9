"""An upgraded server: the rules have changed, and nobody loses a game or what was seen of one."""

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from standoff.bots import RandomBot
from standoff.games import GAMES
from standoff.games.bang import SETS
from standoff.games.bang.data.box import Set
from standoff.games.bang.data.facts import Play
from standoff.games.bang.data.state import Bang
from standoff.games.bang.door.rules import BangRules
from standoff.games.bang.sets.base.cards import CARDS, general_store
from standoff.games.bang.sets.base.characters import CHARACTERS
from standoff.games.bang.vocabulary.declare import brown
from standoff.games.bang.vocabulary.targets import Everyone
from standoff.kernel.record import Setup
from standoff.server.film import Viewer, everyone, shown
from standoff.server.lobby import Lobby
from standoff.server.metrics import Metrics
from standoff.server.position import RENEWED, progress, taken_up
from standoff.server.protocol import Refusal
from standoff.server.replay import replay
from standoff.server.security import Limits
from standoff.server.storage import Storage
from standoff.server.stream import Entry, Stream, deal
from standoff.server.table import Table, nothing, unguessable
from tests.server.running import run
from tests.server.upgrading import BY_HAND, TABLES, Witness, digest, play_on, write

pytestmark = pytest.mark.once

DATABASES = Path(__file__).parent / "databases"
RUNNING = [name for name, (_, until) in TABLES.items() if until is not None]
FINISHED = [name for name, (_, until) in TABLES.items() if until is None]


async def last_first(game: Bang, play: Play) -> None:
    """Another General Store: whoever was last chooses first."""
    await general_store(game, Play(play.by, play.kind, play.card, play.targets[::-1]))


STORE = brown("general_store", "9C QS", target=Everyone(), flow=last_first, book=True)
MENDED = tuple(STORE if kind.id == STORE.id else kind for kind in CARDS)


def mended(edition: int) -> BangRules:
    """The card game in a build where a rule was changed."""
    base = Set("base", MENDED, CHARACTERS, players=(4, 5, 6, 7), edition=edition)
    return BangRules([base, *SETS[1:]])


class Upgraded:
    """A server on a stored database, and what had been seen of its matches."""

    def __init__(self, storage: Storage, tables: Lobby, seen: dict[str, Any]) -> None:
        self.storage = storage
        self.seen = seen
        self._tables = tables

    def table(self, name: str) -> Table:
        return self._tables.find(self.seen[name]["code"])

    def stream(self, name: str) -> Stream:
        stream = self.table(name).stream
        assert stream is not None
        return stream

    async def frames(self, name: str) -> list[list[str]]:
        """The replay of a finished match, for every position a digest by viewer."""
        match = self.seen[name]["match"]
        played, film = await self.storage.played(match), await self.storage.film(match)
        assert played is not None
        players = TABLES[name][0].players
        views = ["open", "watch", *map(str, range(players))]
        assert [viewer.place for viewer in everyone(players)] == [*range(len(views))]
        replays = [replay(played, (None,) * players, view, film) for view in views]
        parsed = [json.loads(msgspec.json.encode(each.frames)) for each in replays]
        assert len(parsed[0]) == len(played.record.answers) + 1
        return [
            [digest(frame["events"], frame["view"]) for frame in row]
            for row in zip(*parsed, strict=True)
        ]

    async def play_to_the_end(self, name: str) -> None:
        """And look whether the film has what had been seen, and what is seen from now on."""
        match, before = self.stream(name).match, self.seen[name]
        settled, given = match.settled, len(match.record().answers)
        witness = Witness({"frames": before["frames"][:settled], "told": before["told"][:settled]})
        if given > settled:  # what is under way was told anew
            witness.frames += [["anew"]] * (given - settled)
            witness.told.append(0)
        await play_on(self.table(name), witness, None)
        assert match.over
        if given > settled:
            witness.frames[given] = ["anew"]
        film = await self.frames(name)
        assert len(film) == len(witness.frames)
        for noted, filmed in zip(witness.frames, film, strict=True):
            assert noted in (["anew"], filmed)


@asynccontextmanager
async def upgraded(path: Path, seen: dict[str, Any]) -> AsyncIterator[Upgraded]:
    async with (
        Storage(str(path)) as storage,
        Lobby(storage, BY_HAND, unguessable, Limits(), Metrics()) as tables,
    ):
        for each in seen.values():
            with suppress(Refusal):  # it may be frozen
                await tables.find(each["code"]).do(nothing)
        yield Upgraded(storage, tables, seen)


Start = Callable[[str], AbstractAsyncContextManager[Upgraded]]


@pytest.fixture
def stored(tmp_path: Path) -> Start:
    """Starts a server on a copy of a stored database."""

    def start(name: str) -> AbstractAsyncContextManager[Upgraded]:
        path = tmp_path / f"{name}.db"
        if not path.exists():
            shutil.copy(DATABASES / path.name, path)
        return upgraded(path, json.loads((DATABASES / f"{name}.json").read_text()))

    return start


AGAIN = "event-step-again"


def notices(stream: Stream) -> list[str]:
    ids = [event.id for event in stream.match.events_for(0)]
    return [id for id in ids if id in ("event-new-rules", AGAIN)]


def is_where_it_was(name: str, stream: Stream) -> bool:
    _, wanted = TABLES[name]
    assert wanted is not None
    return wanted(stream.match)


def test_by_the_same_rules_all_is_as_it_was(tmp_path: Path) -> None:
    """To the serial; and the films of finished matches are what was seen."""
    path = tmp_path / "same.db"

    async def test() -> None:
        await write(path, ("store", "samurai", "rolled"))
        seen = json.loads(path.with_suffix(".json").read_text())
        async with upgraded(path, seen) as server:
            for name in ("store", "samurai"):
                stream = server.stream(name)
                assert is_where_it_was(name, stream)
                assert notices(stream) == []
                version = stream.version
                again = Stream(stream.deal)
                for entry in (await server.storage.match(stream.id))[1]:
                    again.take(entry)
                for seat in range(stream.deal.setup.players):
                    for since in (None, 0, version // 2, version):
                        assert stream.update(seat, since, 1.0) == again.update(seat, since, 1.0)
            assert server.table("rolled").phase == "over"
            assert await server.frames("rolled") == seen["rolled"]["frames"]

    run(test())


def test_tables_go_on_by_other_rules(stored: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is in a step that is another now: it is played again. Replays show what was seen."""
    monkeypatch.setitem(GAMES, "bang", mended(99))

    async def test() -> None:
        told = {}
        async with stored("now") as server:
            assert notices(server.stream("store")) == [AGAIN]
            assert server.stream("store").match.decision.prompt.id == "ask-main"
            for name in RUNNING:
                stream = server.stream(name)
                before = len(server.seen[name]["frames"]) - 1
                told[name] = [stream.update(seat, None, 1.0) for seat in (0, 1)]
                assert is_where_it_was(name, stream) == (notices(stream) != [AGAIN])
                if name in ("shot", "store", "dying"):
                    assert len(notices(stream)) == 1
                    assert stream.version == before + 1, "a version of its own"
                    for since in (0, before):
                        assert stream.update(0, since, 1.0).since is None, "all is told anew"
        async with stored("now") as server:  # a further start changes nothing
            for name in RUNNING:
                stream = server.stream(name)
                assert [stream.update(seat, None, 1.0) for seat in (0, 1)] == told[name]
                await server.play_to_the_end(name)
                assert len(stream.match.record().rules) == 1 + len(notices(stream))
            for name in FINISHED:
                assert server.table(name).phase in ("over", "open"), "none is frozen"
                assert await server.frames(name) == server.seen[name]["frames"]

    run(test())


def test_rules_that_changed_without_saying_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The edition was not counted up: the table goes on all the same."""
    path = tmp_path / "same.db"

    async def test() -> None:
        await write(path, ("shot", "store"))
        monkeypatch.setitem(GAMES, "bang", mended(SETS[0].edition))
        seen = json.loads(path.with_suffix(".json").read_text())
        async with upgraded(path, seen) as server:
            assert notices(server.stream("store")) == [AGAIN]
            assert notices(server.stream("shot")) == []

    run(test())


@pytest.mark.parametrize("seed", range(6))
def test_a_server_that_was_killed(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its position is some steps old: by the same rules all is as it was, by others it goes on."""
    entries: list[Entry] = []
    stream, bot = Stream(deal(Setup("bang", 5, str(seed)))), RandomBot(str(seed))

    def play(stream: Stream, answers: int) -> None:
        for _ in range(answers):
            if not stream.match.over:
                options = stream.match.decision.options
                key = options[bot.pick(len(options))].key
                entries.append(Entry(stream.match.asked, key, "bot"))
                stream.take(entries[-1])

    play(stream, 20)
    stream.film, (position, first) = progress(stream)
    play(stream, 20)
    same, renewed = taken_up(stream.deal, position, entries)
    assert renewed is None
    assert same.update(0, 10, 1.0) == stream.update(0, 10, 1.0)
    with monkeypatch.context() as patched:
        patched.setitem(GAMES, "bang", mended(99))
        other, renewed = taken_up(stream.deal, position, entries)
        assert renewed is not None
        entries.append(RENEWED)
        again, twice = taken_up(stream.deal, renewed.position, entries)
        assert twice is None
        assert again.update(0, None, 1.0) == other.update(0, None, 1.0)
        play(again, 10_000)
        _, (_, last) = progress(again)
    assert first is not None
    assert last is not None
    parts = [part.data for part in (first, renewed.part, last) if part is not None]
    frames = [msgspec.json.decode(frame) for frame in shown(parts, Viewer("0", 5))]
    assert len(frames) == len(again.match.record().answers) + 1
    told = [event for frame in frames for event in frame["events"]]
    assert told == json.loads(msgspec.json.encode(again.match.events_for(0)))


def long_after_a_store() -> tuple[Stream, list[Entry]]:
    """A match in which a General Store was played, and much since."""
    for seed in range(20):
        stream = Stream(deal(Setup("bang", 5, str(seed))))
        entries: list[Entry] = []
        chosen = 0
        while not stream.match.over:
            decision = stream.match.decision
            chosen += decision.prompt.id == "ask-store"
            entries.append(Entry(decision.seat, decision.options[0].key, "bot"))
            stream.take(entries[-1])
            if chosen > 1 and len(entries) > 120 and not stream.match.over:
                return stream, entries
    raise AssertionError("There is no such match.")


def test_without_a_position_more_would_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """So these tests do notice: from its deal a match comes only as far as the first store."""
    stream, entries = long_after_a_store()
    _, (position, _) = progress(stream)
    monkeypatch.setitem(GAMES, "bang", mended(99))
    kept, _ = taken_up(stream.deal, position, entries)
    assert kept.match.settled == stream.match.settled
    lost, _ = taken_up(stream.deal, None, entries)
    assert notices(lost) == [AGAIN]
    assert lost.match.settled < kept.match.settled


def test_a_position_that_cannot_be_read_freezes_its_table(stored: Start, tmp_path: Path) -> None:
    """As it is stored, until a version comes that can."""
    shutil.copy(DATABASES / "now.db", tmp_path)
    with sqlite3.connect(tmp_path / "now.db") as database:
        broken = "UPDATE tables SET position = replace(position, '\"life\"', '\"lives\"')"
        database.execute(broken)

    async def test() -> None:
        async with stored("now") as server:
            assert server.table("store").phase == "frozen"

    run(test())


def test_the_release_before(stored: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """It kept neither positions nor films: its matches are replayed, and have both from now on."""

    async def test() -> None:
        async with stored("before") as server:
            for name in RUNNING:
                stream = server.stream(name)
                assert is_where_it_was(name, stream) == (notices(stream) == [])
            for name in ("dice", "store"):
                await play_on(server.table(name), Witness(), None)
                assert server.table(name).phase == "over"
                await server.frames(name)
        monkeypatch.setitem(GAMES, "bang", mended(99))
        async with stored("before") as server:
            assert notices(server.stream("shot")), "it has a position now"
            with pytest.raises(Refusal, match="played by other rules"):
                await server.frames("finished")
            assert server.table("finished").phase == "open", "for the next match"

    run(test())
