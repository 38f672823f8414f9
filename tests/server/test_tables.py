"""What people do at a table besides answering."""

import asyncio
import contextlib
from pathlib import Path
from typing import Final

import pytest
from litestar.datastructures import URL
from websockets.asyncio.client import connect

from standoff.bots import RandomBot
from standoff.kernel.decision import Decision
from standoff.kernel.text import Text
from standoff.server import reach
from standoff.server.client import Client, Visitor, play
from standoff.server.pace import time_to_answer
from standoff.server.protocol import (
    Answer,
    Here,
    Invitation,
    Line,
    Lobby,
    Refusal,
    Remove,
    Say,
    Settings,
    Sit,
    Stand,
    Start,
    TakeBack,
    Update,
    read_message,
)
from standoff.server.table import MOST_TAKE_BACKS, Timing
from tests.server.running import BOTS, at, guest, raw, served

pytestmark = pytest.mark.once


def test_guests_keep_who_they_are(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        nobody = Visitor(url)
        assert await nobody.call("/api/me") == {"name": None, "tables": []}
        with pytest.raises(Refusal, match="Pick a name"):
            await nobody.open_table(BOTS)
        with pytest.raises(Refusal, match="at least one letter"):
            await nobody.pick_name("\u200b \x00")
        with pytest.raises(Refusal, match="at most 20"):
            await nobody.pick_name("x" * 21)
        await nobody.pick_name("  Ana  ")
        assert await nobody.call("/api/me") == {"name": "Ana", "tables": []}
        code = await nobody.open_table(BOTS)
        await nobody.pick_name("Annie")
        async with at(nobody, code) as client:
            assert client.seat == 0, "the seat belongs to the secret, not to the name"
        forger = Visitor(url)
        forger.cookie = (nobody.cookie or "")[:-1] + "x"
        assert await forger.call("/api/me") == {"name": None, "tables": []}

    served(tmp_path, test)


def test_guests_find_their_tables(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana, bob = await guest(url, "Ana"), await guest(url, "Bob")
        code = await ana.open_table(BOTS)
        async with at(ana, code) as host, at(bob, code) as client:
            mine = (await ana.call("/api/me"))["tables"]
            assert [(t["code"], t["phase"], t["seat"]) for t in mine] == [(code, "open", 0)]
            assert (await bob.call("/api/me"))["tables"] == []
            await client.ask(Sit(2))
            await host.ask(Start())
            while (host.question or client.question) is None:
                await asyncio.gather(_look(host), _look(client))
            for visitor, who in ((ana, host), (bob, client)):
                (mine,) = (await visitor.call("/api/me"))["tables"]
                assert (mine["names"], mine["seat"]) == (["Ana", "Bob"], who.seat)
                assert mine["waiting"] == (who.question is not None)

    served(tmp_path, test)


async def _look(client: Client) -> None:
    """Read what has come, if anything has."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.1):
            await client.receive()


def test_the_lobby_is_live(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        offer = (await ana.call("/api/offers"))[0]
        assert offer["players"] == [3, 4, 5, 6, 7, 8]
        assert offer["needs"] == {"3": ["dodge_city"], "8": ["dodge_city"]}
        assert offer["least"] == {"shadow_gunslingers": 4}
        assert "base" in offer["sets"]
        async with connect(f"ws{url[4:]}/ws/lobby", proxy=None) as socket:
            assert read_message(await socket.recv()) == Lobby(())
            await ana.open_table(BOTS)
            code = await ana.open_table(Settings(public=True, clock=30))
            shown = read_message(await socket.recv())
            assert isinstance(shown, Lobby)
            assert [(table.code, table.names) for table in shown.tables] == [(code, ("Ana",))]
            async with at(await guest(url, "Bob"), code) as bob:
                await bob.ask(Sit())
                while shown.tables[0].names != ("Ana", "Bob"):
                    shown = read_message(await socket.recv())
                    assert isinstance(shown, Lobby)
        with pytest.raises(Refusal, match="4 to 7") as refused:
            await ana.open_table(Settings(players=8))
        assert refused.value.text == Text("setup-needs", {"number": 8, "parts": "dodge_city"})
        with pytest.raises(Refusal, match="no bot"):
            await ana.open_table(Settings(bot="nobody"))
        with pytest.raises(Refusal, match="no bot"):  # it thinks too long for the others
            await ana.open_table(Settings(bot="marshal"))
        with pytest.raises(Refusal, match="no game"):
            await ana.open_table(Settings(game="chess"))

    served(tmp_path, test)


def test_people_displace_bots_and_the_host_decides(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana, bob = await guest(url, "Ana"), await guest(url, "Bob")
        code = await ana.open_table(BOTS)
        async with at(ana, code) as host, at(bob, code) as client:
            await client.ask(Sit(2))
            await client.until(lambda c: c.seat == 2)
            with pytest.raises(Refusal, match="You have a seat"):
                await client.ask(Sit(3))
            with pytest.raises(Refusal, match="Only the host"):
                await client.ask(Remove(0))
            await client.ask(Stand())
            await client.ask(Sit(3))
            async with at(await guest(url, "bob"), code) as double:
                with pytest.raises(Refusal, match="pick another"):
                    await double.ask(Sit())
            with pytest.raises(Refusal, match="Nobody sits there"):
                await host.ask(Remove(1))
            await host.ask(Remove(3))
            await client.until(lambda c: c.seat is None)
            with pytest.raises(Refusal, match="sent you away"):
                await client.ask(Sit())
            await host.ask(Start())
            with pytest.raises(Refusal, match="while a match"):
                await host.ask(Start())

    served(tmp_path, test)


def test_the_host_stays_away(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        async with at(await guest(url, "Bob"), code) as bob:
            async with at(ana, code):
                await bob.ask(Sit())
            await bob.until(lambda c: c.company is not None and c.company.hosting)
            await bob.ask(Start())

    served(tmp_path, test)


def test_chat(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        async with at(ana, code) as client:
            await client.ask(Say("hands\tup!\n"))
            await client.ask(Say("good-game", phrase=True))
            with pytest.raises(Refusal, match="nothing in that line"):
                await client.ask(Say(" \n "))
            for number in range(120):
                await client.ask(Say(str(number)))
            await client.until(lambda c: len(c.lines) == 122)
            assert client.lines[:2] == [
                Line("Ana", "hands up!", seat=0),
                Line("Ana", "good-game", seat=0, phrase=True),
            ]
        async with at(await guest(url, "Bob"), code) as bob:
            await bob.until(lambda c: bool(c.lines))
            assert [line.text for line in bob.lines] == [str(n) for n in range(20, 120)]
            assert {line.name for line in bob.lines} == {"Ana"}

    served(tmp_path, test)


def test_stale_and_illegal_answers_change_nothing(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(Settings(players=4, bot="random"))
        async with at(ana, code) as client:
            await client.until(lambda c: c.question is not None)
            question, before = client.question, client.update
            assert question is not None
            key = question.options[0].key
            for bad, why in (
                (Answer(question.serial + 1, key), "not open"),
                (Answer(question.serial - 1, key), "not open"),
                (Answer(question.serial, "play:colt-AS"), "no option 'play:colt-AS'"),
            ):
                with pytest.raises(Refusal, match=why):
                    await client.ask(bad)
            assert client.update == before
            async with at(await guest(url, "Bob"), code) as bob:
                with pytest.raises(Refusal, match="no seat"):
                    await bob.ask(Answer(question.serial, key))
            await client.ask(Answer(question.serial, key))
            with pytest.raises(Refusal):
                await client.ask(Answer(question.serial, key))

    served(tmp_path, test)


def test_take_back(tmp_path: Path) -> None:
    """Sid Ketchum begins to discard two cards, and thinks better of it; three times in a row."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client:
            await client.until(lambda c: c.question is not None)
            with pytest.raises(Refusal, match="came to light"):
                await client.ask(TakeBack())
            for _ in range(MOST_TAKE_BACKS):
                before = await _use_ability(client)
                await client.until(lambda c: c.update is not None and c.update.take_back)
                assert client.question is not None
                stale = Answer(client.question.serial, client.question.options[0].key)
                await client.ask(TakeBack())
                await client.until(lambda c: c.update is not None and not c.update.take_back)
                assert client.question is not None
                assert client.question.prompt == before.prompt
                assert client.question.options == before.options
                with pytest.raises(Refusal, match="not open"):
                    await client.ask(stale)
            await _use_ability(client)
            with pytest.raises(Refusal, match="often enough"):
                await client.ask(TakeBack())

    served(tmp_path, test, seeds=lambda: "87")  # seat 0 is Sid


async def _use_ability(client: Client) -> Decision:
    """Play on without a fight until it is our turn with an ability to use; the question then."""
    while not client.over:
        question = client.question
        if question is None:
            await client.receive()
            continue
        uses = [option.key for option in question.options if option.verb == "use"]
        others = [option.key for option in question.options if option.verb != "use"]
        if uses and question.prompt.id == "ask-main":
            await client.ask(Answer(question.serial, uses[0]))
            return question
        await client.ask(Answer(question.serial, others[-1]))
    raise AssertionError("The match ended before the ability could be used.")


def test_the_next_match_in_the_same_company(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(ana, code) as client:
            await play(client, RandomBot("1"))
            await client.until(lambda c: c.company is not None and c.company.phase == "over")
            first = client.update
            assert first is not None
            leader = first.view.players[0].seat if first.view.players[0].role else None
            assert leader == 0
            await client.ask(Start(rotate=True))
            await client.until(lambda c: c.update is not None and c.update.match != first.match)
            await play(client, RandomBot("1"))
            await client.until(lambda c: c.company is not None and c.company.phase == "over")
            assert client.update is not None
        record = (await ana.played(client.update.match)).record
        assert record.setup.series is not None
        assert record.setup.series.leader is not None

    served(tmp_path, test)


def test_a_player_gone_and_back(tmp_path: Path) -> None:
    """A bot plays for those who stay away; who comes back is told what happened."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        async with at(Visitor(url), code) as watching:
            async with at(ana, code) as client:
                await client.until(lambda c: c.question is not None)
                left = client.update
            assert left is not None
            await watching.until(
                lambda c: c.update is not None and c.update.version > left.version + 3
            )
            assert watching.company is not None
            assert not watching.company.chairs[0].present
            await client.connect()
            await client.until(lambda c: c.update is not left)
            assert client.update is not None
            assert client.update.since == left.version
            await play(client, RandomBot("1"))

    served(tmp_path, test, timing=Timing(pause=0, linger=0.2, act=0))


def test_the_others_are_told_who_is_away(tmp_path: Path) -> None:
    """Even while nothing happens at the table, because someone else is thinking."""

    async def test(url: str) -> None:
        ana, luis = await guest(url, "Ana"), await guest(url, "Luis")
        code = await ana.open_table(BOTS)
        async with at(ana, code) as client:
            async with at(luis, code) as other:
                await other.ask(Sit())
                await client.until(lambda c: "Luis" in [each.name for each in c.company.chairs])  # type: ignore[union-attr]
            seat = other.company.you  # type: ignore[union-attr]
            assert seat is not None
            await client.until(lambda c: not c.company.chairs[seat].present)  # type: ignore[union-attr]

    served(tmp_path, test)


def test_the_clock(tmp_path: Path) -> None:
    """Who is there but does not answer is played for when the time is over, until they are back."""

    async def test(url: str) -> None:
        ana, luis = await guest(url, "Ana"), await guest(url, "Luis")
        code = await ana.open_table(Settings(players=4, bot="random", clock=5))
        async with at(ana, code) as client, at(luis, code) as other:
            await other.ask(Sit())
            await client.ask(Start())
            playing = asyncio.create_task(play(other, RandomBot("1")))
            await client.until(lambda c: c.question is not None)
            assert client.update is not None
            assert client.question is not None
            serial, seconds = client.question.serial, client.update.seconds
            time = time_to_answer(5, len(client.question.options))
            assert time - 1 < (seconds or 0) <= time
            began = asyncio.get_running_loop().time()
            await client.until(
                lambda c: c.update.decision is None or c.update.decision.serial != serial  # type: ignore[union-attr]
            )
            assert time - 1 < asyncio.get_running_loop().time() - began < time + 2
            await client.until(lambda c: not c.company.chairs[0].present)  # type: ignore[union-attr]
            await client.ask(Here())
            await client.until(lambda c: c.company.chairs[0].present or c.over)  # type: ignore[union-attr]
            playing.cancel()

    served(tmp_path, test)


PAUSE: Final = 0.2


def test_no_question_is_answered_too_soon(tmp_path: Path) -> None:
    """LAW 2: neither a bot nor a quick player shows by the time that there was only one option."""

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.play_now(BOTS)
        loop = asyncio.get_running_loop()
        async with at(ana, code) as client:
            playing = asyncio.create_task(play(client, RandomBot("1")))
            async with at(Visitor(url), code) as watching:
                await watching.until(lambda c: c.update is not None)
                times = [loop.time()]
                while len(times) < 20 and not watching.over:
                    before = watching.update
                    assert before is not None
                    message = await watching.receive()
                    if isinstance(message, Update) and message.version > before.version:
                        assert message.version == before.version + 1
                        times.append(loop.time())
            playing.cancel()
        # One that came too soon would make all of them come too soon; a busy machine only delays.
        pauses = len(times) - 2
        assert pauses > 0
        assert times[-1] - times[1] > pauses * PAUSE - PAUSE / 2

    served(tmp_path, test, timing=Timing(pause=PAUSE, grace=10, linger=60))


def test_links_are_short_and_drawn(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        opened = await ana.call("/api/tables", BOTS)
        assert opened["link"] == f"{url}/t/{opened['code']}"
        path = f"/api/tables/{opened['code']}/qr.svg"
        answer = await raw(url, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert "image/svg+xml" in answer
        assert "<svg" in answer
        with pytest.raises(Refusal, match="no such table"):
            await ana.call("/api/tables/nowhere/qr.svg")

    served(tmp_path, test)


def test_an_invitation_says_who_can_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At this machine alone; towards the network, where the server listens to it."""
    monkeypatch.setattr(reach, "on_the_network", lambda: "192.168.1.7")

    async def test(url: str) -> None:
        ana = await guest(url, "Ana")
        code = await ana.open_table(BOTS)
        invited = await ana.call(f"/api/tables/{code}/invitation")
        assert invited == {"link": f"{url}/t/{code}", "only_here": True}
        with pytest.raises(Refusal, match="no such table"):
            await ana.call("/api/tables/nowhere/invitation")

    served(tmp_path, test)

    asked = URL("http://localhost:8000/")
    near = Invitation("http://192.168.1.7:8000/t/x", only_here=False)
    assert reach.invitation(asked, "0.0.0.0", "/t/x") == near
    assert reach.invitation(asked, "::", "/t/x") == near
    assert reach.invitation(asked, "localhost", "/t/x").only_here
    came = reach.invitation(URL("http://10.0.0.2:8000/"), "0.0.0.0", "/t/x")
    assert came == Invitation("http://10.0.0.2:8000/t/x", only_here=False), "they came by it"
    monkeypatch.setattr(reach, "on_the_network", lambda: None)
    assert reach.invitation(asked, "0.0.0.0", "/t/x").only_here, "there is no network"
