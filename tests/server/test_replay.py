"""Past matches: whose they were, and each of their positions."""

import gzip
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import standoff
from standoff.bots import RandomBot
from standoff.kernel.record import Record
from standoff.lab.simulate import play as simulate
from standoff.server.client import Client, Visitor, play
from standoff.server.protocol import Past, Played, Refusal, Replay, Start
from standoff.server.replay import replay
from standoff.server.schema import async_url, migrate
from standoff.server.stream import commit
from tests.server.running import BOTS, at, at_database, guest, run, running, served
from tests.server.test_pages import fetch

pytestmark = pytest.mark.once

NAMES = ("Ana", None, "Bob", None)


@pytest.fixture(scope="module")
def finished() -> Played:
    match = standoff.new("bang", players=4, seed="film")
    simulate(match, [RandomBot(f"film-{seat}") for seat in range(4)])
    return Played("41d8", commit("film", "salt"), "salt", match.record())


def test_every_position_is_shown(finished: Played) -> None:
    shown = replay(finished, NAMES)
    answers = finished.record.answers
    assert len(shown.frames) == len(answers) + 1
    assert (shown.viewer, shown.open, shown.names) == (None, True, NAMES)
    assert shown.result == finished.record.result
    match = standoff.replay(Record(1, finished.record.setup, ()))
    events: list[standoff.Text] = []
    for frame, answer in zip(shown.frames, answers, strict=False):
        events += frame.events
        assert frame.view == match.open_view()
        assert (frame.asked, frame.prompt) == (match.asked, match.decision.prompt)
        assert frame.by == answer.seat
        assert frame.answer == match.decision.option(answer.key).text
        match.answer(answer.key, answer.seat)
    events += shown.frames[-1].events
    assert events == match.open_events()
    last = shown.frames[-1]
    assert (last.asked, last.prompt, last.by, last.answer) == (None, None, None, None)


def test_everything_lies_open(finished: Played) -> None:
    for frame in replay(finished, NAMES).frames:
        assert not any(event.id.endswith("-hidden") for event in frame.events)
        for player in frame.view.players:
            assert player.role is not None
            assert len(player.hand) == player.hand_size


@pytest.mark.parametrize("view", ["watch", "0", "3"])
def test_a_viewer_sees_no_more_than_they_saw(finished: Played, view: str) -> None:
    """LAW 6: frame by frame what the engine showed that seat, and only its own answers."""
    seat = standoff.SPECTATOR if view == "watch" else int(view)
    shown = replay(finished, NAMES, view)
    assert (shown.viewer, shown.open) == (None if view == "watch" else seat, False)
    match = standoff.replay(Record(1, finished.record.setup, ()))
    since = 0
    for frame, answer in zip(shown.frames, finished.record.answers, strict=False):
        assert list(frame.events) == match.events_for(seat, since)
        assert frame.view == match.view(seat)
        assert frame.by == (seat if answer.seat == seat else None)
        assert (frame.answer is None) == (answer.seat != seat)
        since = len(match.events)
        match.answer(answer.key, answer.seat)


@pytest.mark.parametrize("view", ["4", "-1", "x", "", "00"])
def test_views_there_are_not(finished: Played, view: str) -> None:
    with pytest.raises(Refusal, match="from 0 to 3"):
        replay(finished, NAMES, view)


async def _play(client: Client, seed: str) -> str:
    """Play a match to its end; its id."""
    await play(client, RandomBot(seed))
    await client.until(lambda c: c.company is not None and c.company.phase == "over")
    assert client.update is not None
    return client.update.match


async def _past(visitor: Visitor) -> tuple[Past, ...]:
    return msgspec.convert(await visitor.call("/api/matches"), tuple[Past, ...])


def test_guests_find_what_they_have_played(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana, bob = await guest(url, "Ana"), await guest(url, "Bob")
        assert await _past(Visitor(url)) == ()
        assert await _past(ana) == ()
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client:
            assert await _past(ana) == (), "it is not finished"
            first = await _play(client, "1")
            await client.ask(Start())
            await client.until(lambda c: c.update is not None and c.update.match != first)
            second = await _play(client, "2")
            assert client.update is not None
            assert client.update.ended is not None
            result = client.update.ended.result
        found = await _past(ana)
        assert [past.match for past in found] == [second, first]
        newest = found[0]
        assert (newest.game, newest.players, newest.you) == ("bang", 4, 0)
        assert newest.names == ("Ana", None, None, None)
        assert (newest.winners, newest.ending) == (result.winners, result.ending)
        assert time.time() - datetime.fromisoformat(newest.finished).timestamp() < 60
        assert await _past(bob) == ()

        path = f"/api/matches/{second}/replay"
        _, headers, body = await fetch(url, path, accept_encoding="gzip")
        assert headers["content-encoding"] == "gzip"
        assert headers["content-type"] == "application/json"
        shown = msgspec.json.decode(gzip.decompress(body), type=Replay)
        assert shown == replay(await ana.played(second), newest.names)
        assert (await ana.call(f"{path}?view=0"))["viewer"] == 0
        with pytest.raises(Refusal, match="from 0 to 3"):
            await ana.call(f"{path}?view=4")
        with pytest.raises(Refusal, match="no finished match"):
            await ana.call("/api/matches/none/replay")

    served(tmp_path, test)


def test_matches_from_before_names_were_kept(tmp_path: Path, finished: Played) -> None:
    """A database of the first revision: its matches are still served, without names."""
    database = str(tmp_path / "standoff.db")
    row = "INSERT INTO matches (id, code, setup, salt, dealt_at, played) VALUES "
    row += "(:id, 'old', :setup, 'salt', 1.0, :played)"
    data: dict[str, Any] = {
        "id": finished.match,
        "setup": msgspec.json.encode(finished.record.setup).decode(),
        "played": msgspec.json.encode(finished).decode(),
    }

    async def test() -> None:
        engine = create_async_engine(async_url(database))
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            await connection.execute(text(row), data)
        await engine.dispose()
        async with running(at_database(database)) as url:
            ana = await guest(url, "Ana")
            assert await ana.played(finished.match) == finished
            shown = await ana.call(f"/api/matches/{finished.match}/replay")
            assert shown["names"] == [None] * 4
            assert await _past(ana) == ()

    run(test())
