"""How fast a match goes on, by a clock that nobody has to wait for."""

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import pytest

from standoff.bots import BOTS
from standoff.kernel.match import Match
from standoff.server import thinking
from standoff.server.metrics import Metrics
from standoff.server.pace import LAG, MORE, PATIENCE, TO_READ, time_to_answer
from standoff.server.protocol import (
    Answer,
    Company,
    Hello,
    Here,
    Hold,
    Look,
    MoreTime,
    Pace,
    Pause,
    Refusal,
    SetPace,
    Settings,
    Shown,
    Sit,
    Start,
    Update,
)
from standoff.server.security import Guest, Limits
from standoff.server.table import Table, Timing, Watcher, laid

pytestmark = pytest.mark.once

ANA, LUIS = Guest("1", "Ana"), Guest("2", "Luis")
TIMING: Final = Timing(pause=0.5, grace=20, linger=1800, act=1.4)


class Clock(selectors.SelectSelector):
    """Nothing happens outside: whoever would wait is told that the time has passed."""

    now = 1000.0

    def select(self, timeout: float | None = None) -> Any:
        self.now += timeout or 0.0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """Lives by such a clock."""

    def __init__(self) -> None:
        self.clock = Clock()
        super().__init__(self.clock)

    def time(self) -> float:
        return self.clock.now


class Memory:
    """A storage that keeps nothing."""

    def __getattr__(self, name: str) -> Callable[..., Awaitable[None]]:
        async def nothing(*args: object, **options: object) -> None:
            pass

        return nothing


class Place:
    """A person at a table, with a screen or without one."""

    def __init__(self, table: Table, guest: Guest, *, paces: bool = True) -> None:
        self.table = table
        self.guest = guest
        self.watcher = Watcher(guest, Hello(paces=paces))
        table.watch(self.watcher)
        self.update: Update | None = None
        self.company: Company | None = None

    def read(self) -> Update:
        for message in self.table.news(self.watcher):
            if isinstance(message, Update):
                self.update = message
            elif isinstance(message, Company):
                self.company = message
        assert self.update is not None
        return self.update

    @property
    def version(self) -> int:
        return self.read().version

    def show(self, ahead: int = 0) -> None:
        self.table.hear(self.watcher, Shown(version=self.version + ahead))

    async def ask(self, message: Any) -> None:
        await self.table.request(self.guest, message)

    async def answer(self) -> None:
        decision = self.read().decision
        assert decision is not None
        await self.ask(Answer(decision.serial, decision.options[-1].key))

    @property
    def asked(self) -> bool:
        decision = self.read().decision
        return decision is not None and decision.seat == self.table.seat_of(self.guest)


class Thinkers(thinking.Thinkers):
    """They find the last option at once, or nothing ever."""

    def __init__(self, finds: bool) -> None:
        super().__init__(1, Metrics())
        self.finds = finds

    def search(self, match: Match, seat: int, seed: str, until: float) -> asyncio.Future[str]:
        found: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        if self.finds:
            found.set_result(match.decision.options[-1].key)
        return found


def clocked(
    test: Callable[[Table], Awaitable[None]],
    seed: str = "5",
    thinkers: thinking.Thinkers | None = None,
    **settings: Any,
) -> None:
    """Run a test at a table where time passes at once."""

    async def whole() -> None:
        laid_out = laid(Settings(players=4, **{"bot": "random", **settings}), ANA, [*BOTS["bang"]])
        storage: Any = Memory()
        many = thinkers or Thinkers(finds=False)
        table = Table("t", laid_out, storage, TIMING, lambda: seed, Limits(), Metrics(), many)
        running = asyncio.create_task(table.run())
        await test(table)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        assert not table.frozen

    loop = Loop()
    try:
        loop.run_until_complete(whole())
    finally:
        loop.close()


async def pass_time(seconds: float) -> None:
    await asyncio.sleep(seconds)


async def until_bots_are_asked(ana: Place) -> None:
    """Answer what is asked, and let bots play, until the next answer is a bot's."""
    while ana.asked:
        await ana.answer()


async def until_asked(*people: Place) -> Place:
    """Everything is shown at once, until a person is asked; who it is."""
    for _ in range(500):
        for each in people:
            if each.asked:
                return each
        for each in people:
            each.show()
        await pass_time(0.1)
    raise AssertionError("Nobody was ever asked.")


def test_the_screen_of_one_who_plays_alone_is_the_clock() -> None:
    """Bots answer once it has shown what happened, be it at once or after minutes."""

    async def test(table: Table) -> None:
        ana = Place(table, ANA)
        await ana.ask(Start())
        await until_bots_are_asked(ana)
        before = ana.version
        await pass_time(PATIENCE / 2)
        assert ana.version == before
        table.hear(ana.watcher, Hold())  # paused, perhaps
        await pass_time(PATIENCE - 1)
        assert ana.version == before
        ana.show()
        await pass_time(0.01)
        assert ana.version == before + 1
        await pass_time(5)
        assert ana.version == before + 1

    clocked(test)


def test_a_screen_that_shows_no_acts_lets_bots_run_ahead() -> None:
    async def test(table: Table) -> None:
        ana = Place(table, ANA)
        await ana.ask(Start())
        await until_bots_are_asked(ana)
        before = asyncio.get_running_loop().time()
        ana.show(ahead=10_000)
        while not ana.asked:
            await pass_time(0)
        assert asyncio.get_running_loop().time() == before

    clocked(test)


def test_a_screen_of_which_nothing_is_heard_holds_nothing_for_ever() -> None:
    async def test(table: Table) -> None:
        ana = Place(table, ANA)
        await ana.ask(Start())
        await until_bots_are_asked(ana)
        before = ana.version
        await pass_time(PATIENCE + TIMING.act / 2)
        assert ana.version == before + 1
        await pass_time(3 * TIMING.act)
        assert ana.asked or ana.version > before + 2

    clocked(test)


def test_a_client_that_does_not_pace_is_not_waited_for() -> None:
    async def test(table: Table) -> None:
        ana = Place(table, ANA, paces=False)
        await ana.ask(Start())
        await until_bots_are_asked(ana)
        before = ana.version
        await pass_time(TIMING.pause + 0.1)
        assert ana.version == before + 1

    clocked(test)


def test_alone_there_is_no_clock_and_the_match_waits_for_who_is_away() -> None:
    async def test(table: Table) -> None:
        ana = Place(table, ANA)
        await ana.ask(Start())
        await until_asked(ana)
        before = ana.read()
        assert before.seconds is None
        assert ana.company is not None
        assert ana.company.alone
        await pass_time(7 * 24 * 3600)
        assert ana.version == before.version
        table.leave(ana.watcher)
        await pass_time(TIMING.linger - 1)
        back = Place(table, ANA)
        assert back.version == before.version
        table.leave(back.watcher)
        await pass_time(TIMING.linger + 60)
        assert Place(table, ANA).version > before.version

    clocked(test, clock=5)


async def two(table: Table) -> tuple[Place, Place]:
    ana, luis = Place(table, ANA), Place(table, LUIS)
    await luis.ask(Sit())
    await ana.ask(Start())
    return ana, luis


async def until_a_bot(ana: Place, luis: Place) -> None:
    for each in (ana, luis) * 20:
        if each.asked:
            await each.answer()
    assert not ana.asked
    assert not luis.asked


@pytest.mark.parametrize(
    ("pace", "act"), [("slow", 2.6), ("normal", 1.4), ("fast", 0.6), ("instant", TIMING.pause)]
)
def test_several_people_share_a_pace(pace: Pace, act: float) -> None:
    async def test(table: Table) -> None:
        ana, luis = await two(table)
        with pytest.raises(Refusal, match="Only the host"):
            await luis.ask(SetPace(pace))
        await ana.ask(SetPace(pace))
        await until_a_bot(ana, luis)
        ana.show()
        luis.show()
        assert luis.company is not None
        assert (luis.company.settings.pace, luis.company.alone) == (pace, False)
        before = ana.version
        await pass_time(act - 0.05)
        assert ana.version == before
        await pass_time(0.1)
        assert ana.version == before + 1

    clocked(test)


def test_one_of_several_holds_the_others_for_a_moment_only() -> None:
    async def test(table: Table) -> None:
        ana, luis = await two(table)
        await until_a_bot(ana, luis)
        ana.show()
        before = ana.version
        await pass_time(TIMING.act + LAG - 0.1)
        assert ana.version == before
        await pass_time(0.2)
        assert ana.version == before + 1

    clocked(test)


def test_a_pause_lasts_while_all_want_it() -> None:
    async def test(table: Table) -> None:
        ana, luis = await two(table)
        await until_a_bot(ana, luis)
        ana.show()
        luis.show()
        before = ana.version
        await ana.ask(Pause(on=True))
        await luis.ask(Pause(on=True))
        await pass_time(3600)
        assert ana.version == before
        assert ana.company is not None
        assert ana.company.pausing == (0, 1)
        await luis.ask(Pause(on=False))
        await pass_time(TIMING.act + 0.1)
        assert ana.version == before + 1

    clocked(test)


def test_the_clock_grows_with_the_question_and_begins_when_it_is_seen() -> None:
    async def test(table: Table) -> None:
        ana, luis = await two(table)
        asked = await until_asked(ana, luis)
        update = asked.read()
        assert update.decision is not None
        time = time_to_answer(30, len(update.decision.options))
        assert update.seconds == pytest.approx(time, abs=0.2)
        await pass_time(2)
        asked.show()
        await pass_time(time - 0.1)
        assert asked.version == update.version
        await pass_time(0.2)
        assert asked.version > update.version

    clocked(test, clock=30)


def test_more_time_once_a_turn_and_some_to_read() -> None:
    async def test(table: Table) -> None:
        ana, luis = await two(table)
        asked = await until_asked(ana, luis)
        other = luis if asked is ana else ana
        before = asked.read().seconds or 0.0
        await asked.ask(MoreTime())
        await asked.ask(MoreTime(reading=True))
        assert asked.read().seconds == pytest.approx(before + MORE + TO_READ, abs=0.2)
        for reading in (False, True):
            with pytest.raises(Refusal, match="more time already"):
                await asked.ask(MoreTime(reading))
        with pytest.raises(Refusal, match="not asked"):
            await other.ask(MoreTime())

    clocked(test)


def test_a_seat_is_taken_back_between_two_acts() -> None:
    """When the clock has run out a bot plays on for a seat; one word, and it stops."""

    async def test(table: Table) -> None:
        ana, luis = await two(table)
        asked = await until_asked(ana, luis)
        seat = table.seat_of(asked.guest)
        assert seat is not None
        asked.show()
        await pass_time((asked.read().seconds or 0.0) + 0.1)
        asked.read()
        assert asked.company is not None
        assert not asked.company.chairs[seat].present
        await asked.ask(Here())
        asked.read()
        assert asked.company.chairs[seat].present

    clocked(test, clock=5)


def test_one_who_is_out_sees_everything_where_that_harms_nobody() -> None:
    async def test(table: Table) -> None:
        people = [Place(table, ANA)]
        if not table.kept.settings.reveal:
            people.append(Place(table, LUIS))
            await people[1].ask(Sit())
        ana = people[0]
        await ana.ask(Start())
        with pytest.raises(Refusal, match="may not see"):
            await ana.ask(Look(open=True))
        while not table.stream.is_out(0):  # type: ignore[union-attr]
            asked = await until_asked(*people)
            await asked.answer()
            if table.phase == "over":
                return
        secret = [player.role for player in ana.read().view.players]
        if len(people) > 1:
            with pytest.raises(Refusal, match="may not see"):
                await ana.ask(Look(open=True))
            return
        await ana.ask(Look(open=True))
        update = ana.read()
        assert update.open is True
        assert update.since is None
        assert None in secret
        assert None not in [player.role for player in update.view.players]
        assert all(len(player.hand) == player.hand_size for player in update.view.players)
        await ana.ask(Look(open=False))
        assert [player.role for player in ana.read().view.players] == secret

    clocked(test, reveal=True)
    clocked(test, reveal=False)


@pytest.mark.parametrize("finds", [True, False])
def test_a_searcher_answers_when_its_time_is_up_and_neither_sooner_nor_later(finds: bool) -> None:
    """Whatever it is asked, whatever it finds, and however ready the screen is."""

    async def test(table: Table) -> None:
        ana = Place(table, ANA)
        await ana.ask(Start())
        widths = set()
        for _ in range(30):
            await until_bots_are_asked(ana)
            ana.show(ahead=10_000)
            assert table.stream is not None
            before, last = ana.version, table.stream.match.decision.options[-1].key
            widths.add(min(table.stream.match.width, 2))
            asked = table._asked_at
            while ana.version == before:
                await pass_time(0.01)
            assert table._asked_at - asked == pytest.approx(TIMING.think)
            answer = table.stream.match.record().answers[before].key
            assert answer == last or not finds
        assert finds or widths == {1, 2}

    clocked(test, thinkers=Thinkers(finds), bot="marshal")
