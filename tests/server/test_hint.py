"""Hints: what a good bot would do in my place, from what I may know."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from standoff.server.client import Client
from standoff.server.protocol import Advice, Answer, Hint, Refusal, Sit, Start
from tests.server.running import BOTS, at, guest, served

pytestmark = pytest.mark.once


def asked(client: Client) -> int | None:
    """The seat whose answer is awaited."""
    if client.update is None or client.update.decision is None:
        return None
    return client.update.decision.seat


def test_a_hint_is_an_answer_with_its_reason(tmp_path: Path) -> None:
    """Alone with bots one is told what to do; asked twice, it is the same and counts once."""

    async def test(url: str) -> None:
        for game in ("bang", "dice", "samurai"):
            ana = await guest(url, "Ana")
            code = await ana.play_now(replace(BOTS, game=game))
            async with at(ana, code) as client:
                await client.until(lambda c: asked(c) == 0)
                assert client.update is not None
                assert client.update.decision is not None
                advice = await client.ask(Hint())
                assert isinstance(advice, Advice)
                assert advice.key in [option.key for option in client.update.decision.options]
                assert advice.why is not None
                assert advice.why.id.startswith("bot-")
                again = await client.ask(Hint())
                assert isinstance(again, Advice)
                assert (again.key, again.why) == (advice.key, advice.why)
                await client.ask(Answer(client.update.decision.serial, advice.key))
                await client.until(lambda c: c.company is not None and bool(c.company.hints))
                assert client.company is not None
                assert client.company.hints == (1, 0, 0, 0)

    served(tmp_path, test)


@pytest.mark.parametrize("allowed", [False, True])
def test_with_others_hints_are_agreed_on(tmp_path: Path, allowed: bool) -> None:
    async def test(url: str) -> None:
        ana, bea = await guest(url, "Ana"), await guest(url, "Bea")
        code = await ana.open_table(replace(BOTS, hints=allowed))
        async with at(ana, code) as host, at(bea, code) as other:
            with pytest.raises(Refusal, match="not begun"):
                await host.ask(Hint())
            await other.ask(Sit())
            await host.ask(Start())
            await host.until(lambda c: asked(c) in (host.seat, 1))
            here, there = (host, other) if asked(host) == host.seat else (other, host)
            if allowed:
                assert isinstance(await here.ask(Hint()), Advice)
                with pytest.raises(Refusal, match="not asked"):
                    await there.ask(Hint())
            else:
                with pytest.raises(Refusal, match="No hints"):
                    await here.ask(Hint())

    served(tmp_path, test)
