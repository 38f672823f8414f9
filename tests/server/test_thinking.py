"""Processes that think: bots that search at a server, and the chances of finished matches."""

import asyncio
import os
import signal
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

import standoff
from standoff.bots import BOTS, RandomBot
from standoff.bots.playing import play_on, seasoned
from standoff.kernel.record import Record, encode
from standoff.server import course
from standoff.server.client import play
from standoff.server.metrics import Metrics
from standoff.server.protocol import Chances, Course, Played, Reason, Refusal, Settings
from standoff.server.stream import Stream, deal
from standoff.server.table import Timing
from standoff.server.thinking import (
    MARGIN,
    MOST_WAITING,
    Busy,
    Lost,
    Thinkers,
    explained,
    settled,
    weighed,
)
from tests.server.running import at, guest, run, served
from tests.server.test_pages import fetch

pytestmark = pytest.mark.once


def soon(seconds: float = 1.5) -> float:
    return asyncio.get_running_loop().time() + seconds


def test_a_process_answers_and_one_that_dies_is_replaced() -> None:
    async def test() -> None:
        match = standoff.new("bang", players=4, seed=3)
        async with Thinkers(1, Metrics()) as thinkers:
            with pytest.raises(TimeoutError):
                await thinkers.search(match, match.asked, "s", soon(0.1))
            pid = await thinkers.do(os.getpid)
            assert pid != os.getpid()
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(Lost):
                await thinkers.do(os.getpid)
            assert await thinkers.do(os.getpid) not in (pid, os.getpid())
            until = soon(MARGIN + 1.0)
            key = await thinkers.search(match, match.asked, "s", until)
            assert key in [option.key for option in match.decision.options]

    run(test())


def test_questions_come_first_and_not_too_much_waits() -> None:
    async def test() -> None:
        thinkers = Thinkers(1, Metrics())
        thought = [asyncio.ensure_future(thinkers.do(os.getpid)) for _ in range(3)]
        await asyncio.sleep(0)
        match = standoff.new("bang", players=4, seed=3)
        question = thinkers.search(match, match.asked, "s", soon())
        async with thinkers:
            await question
            assert not thought[-1].done()
            await asyncio.gather(*thought)
        full = Thinkers(1, Metrics())
        waiting = [full.search(match, match.asked, "s", soon()) for _ in range(MOST_WAITING)]
        assert not any(each.done() for each in waiting)
        with pytest.raises(Busy):
            await full.search(match, match.asked, "s", soon())

    run(test())


def test_pieces_give_what_the_whole_gives() -> None:
    match = standoff.new("dice", players=4, seed=3)
    play_on(match, seasoned(match, "3"))
    record = encode(match.record())
    marks = settled(record)
    assert (marks[0], marks[-1]) == (0, len(match.record().answers))
    last = marks[-2]
    whole = weighed(record, last, 0, 4)
    assert len(whole) == 4 or whole == weighed(record, last, 0, len(whole))
    assert weighed(record, last, 1, 1) == whole[1:2]
    assert set(weighed(record, marks[-1], 0, 5)) <= {"sheriff", "outlaw", "renegade"}


FEW = {"FEWEST": 2, "FIRST": 4, "CLOSER": 2, "PLAYOUTS": 3, "SURE": 6, "LIKELY": 1}


def test_the_chances_so_far_are_told_at_any_moment() -> None:
    """Also while the first playouts from a position, beside one that is known, are under way."""
    match = standoff.new("bang", players=4, seed=3)
    play_on(match, [RandomBot(str(seat)) for seat in range(4)])
    stream = Stream(deal(match.setup), match)
    kept: list[Course] = []
    told: list[Chances] = []

    class Kept:
        async def course(self, match: str) -> Course | None:
            return kept[0] if kept else None

        async def played(self, match: str) -> Played:
            return stream.played()

        async def keep_course(self, match: str, course: Course) -> None:
            kept.append(course)

    class Looked:
        number = 1

        async def do(self, task: partial[Any]) -> Any:
            if task.func is settled:
                return [0, 1, 2]
            told.append(await courses.of(stream.id))
            return Counter(sheriff=task.args[-1])

    courses = course.Courses(Kept(), Looked())  # type: ignore[arg-type]

    async def test() -> None:
        async with courses:
            while not kept:
                await courses.of(stream.id)
                await asyncio.sleep(0)

    run(test())
    known = [len(each.course.odds) if each.course else 0 for each in told]
    assert known == sorted(known)
    assert known[:4] == [0, 1, 1, 2]
    assert [odds.at for odds in kept[0].odds] == [0, 1, 2]


def test_a_searcher_at_a_table_and_the_chances_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat has its level; a question waits as long for an answer whatever is found."""
    for name, number in FEW.items():
        monkeypatch.setattr(course, name, number)

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        levels = ("gambler", "cardsharp", "random", "random")
        with pytest.raises(Refusal, match="one for each seat"):
            await ana.play_now(Settings(game="dice", players=4, bots=levels[:2]))
        code = await ana.play_now(Settings(game="dice", players=4, bots=levels))
        async with at(ana, code) as client:
            assert client.company is not None
            assert client.company.settings.bots == levels
            await play(client, RandomBot("ana"))
            match = client.company.match
        _, _, counted = await fetch(url, "/metrics")
        assert b"standoff_thoughts_total{outcome=" in counted
        found = Chances(0.0, None)
        while found.done < 1:
            await asyncio.sleep(0.1)
            found = convert(await ana.call(f"/api/matches/{match}/chances"), Chances)
        assert found.course is not None
        assert found.course.sides == ("sheriff", "outlaw", "renegade")
        positions = [odds.at for odds in found.course.odds]
        assert positions == sorted(positions)
        assert len(positions) >= FEW["FIRST"]
        for odds in found.course.odds:
            assert sum(odds.won) == odds.playouts
        assert max(found.course.odds[-1].won) == found.course.odds[-1].playouts

        assert match is not None
        seats = [answer.seat for answer in (await ana.played(match)).record.answers]
        for seat in (1, 2):
            asked = f"/api/matches/{match}/why?at={seats.index(seat)}"
            reason = convert(await ana.call(asked), Reason)
            assert (reason.seat, reason.level) == (seat, levels[seat])
            assert (reason.why is not None) == (seat == 1)
        with pytest.raises(Refusal, match="No bot"):
            await ana.call(f"/api/matches/{match}/why?at={seats.index(0)}")

    timing = Timing(pause=0, grace=0.2, linger=60, act=0, think=0.4)
    served(tmp_path, test, timing=timing, thinkers=1)


def test_without_processes_nobody_searches(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        [bang, *_] = await ana.call("/api/offers")
        assert "marshal" not in bang["bots"]
        with pytest.raises(Refusal, match="no bot 'marshal'"):
            await ana.play_now(Settings(bot="marshal"))

    served(tmp_path, test)


@pytest.mark.parametrize("game", BOTS)
def test_every_level_says_why_from_what_its_seat_knew(game: str) -> None:
    """Without a choice there is nothing to say."""
    match = standoff.new(game, players=4, seed=5)
    play_on(match, seasoned(match, "5"), 30)
    record = encode(match.record())
    for number in range(0, 30, 3):
        position = standoff.replay(Record(1, match.setup, match.record().answers[:number]))
        choices = position.width
        for level in BOTS[game]:
            reason = explained(record, number, level, 0.0)
            assert (reason.other is not None) == (choices > 1 and level != "random")
            assert reason.why is not None or choices == 1 or level == "random"
