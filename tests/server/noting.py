"""Clients that note what they were told and what was acknowledged, to hold the server to it."""

from itertools import pairwise

from standoff.server.client import Client, Visitor
from standoff.server.protocol import (
    Advice,
    Answer,
    Because,
    ClientMessage,
    Done,
    Settings,
    Sit,
    Start,
    Update,
    read_message,
)
from standoff.server.storage import Storage
from standoff.server.stream import Entry, Stream
from tests.server.running import guest

RENEWED = ("event-new-rules", "event-step-again")


class Noting(Client):
    """A client that keeps what the server has acknowledged."""

    def __init__(self, visitor: Visitor, code: str) -> None:
        super().__init__(visitor, code)
        self.acknowledged: list[str] = []

    async def ask(self, message: ClientMessage) -> Done | Because | Advice:
        reply = await super().ask(message)
        if isinstance(message, Answer):
            self.acknowledged.append(message.key)
        return reply


async def company(url: str, number: int) -> list[Noting]:
    """Two people who have started a match at a table of their own."""
    ana, bob = await guest(url, f"Ana {number}"), await guest(url, f"Bob {number}")
    code = await ana.open_table(Settings(players=4, bot="random", pace="instant"))
    clients = [Noting(ana, code), Noting(bob, code)]
    for client in clients:
        await client.connect()
        await client.until(lambda c: c.company is not None)
    await clients[1].ask(Sit())
    await clients[0].ask(Start())
    return clients


async def went_on(client: Noting, database: str) -> None:
    """What the client was told is one story, without a gap and without a change: the stored one."""
    told = updates(client)
    async with Storage(database) as storage:
        dealt, entries = await storage.match(told[0].match)
    nothing_lost(client, entries)
    stream = Stream(dealt)
    assert client.seat is not None
    for update in told:
        while stream.version < update.version:
            stream.take(entries[stream.version])
        assert update.view == stream.match.view(client.seat)
        assert update.decision == (
            None if stream.match.over else stream.match.decision_for(client.seat)
        )
    assert client.events == stream.match.events_for(client.seat)


def updates(client: Noting) -> list[Update]:
    messages = map(read_message, client.frames)
    return [message for message in messages if isinstance(message, Update)]


def nothing_lost(client: Noting, entries: list[Entry]) -> None:
    """No gap between two updates, and every answer that was acknowledged is stored, in order.

    Under other rules the story begins anew.
    """
    told = updates(client)
    for before, update in pairwise(told):
        anew = update.since is None and any(event.id in RENEWED for event in update.events)
        assert anew or update.since == before.version
    stored = iter([e.key for e in entries if e.seat == client.seat and e.by == "person"])
    assert all(key in stored for key in client.acknowledged), "in this order, none missing"
