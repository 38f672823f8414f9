"""What one process asks of the others: to serve a socket for it, and what they have.

A socket may arrive anywhere. Where its table is not, it is piped to the process that has it, frame
by frame and without being understood; all else stays there. When that process is gone, the client
comes again, as after any loss.
"""

import asyncio
import hmac
import logging
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake

from standoff.server.leases import Leases
from standoff.server.protocol import Listed, Mine
from standoff.server.security import SIBLING, Guest

KEY: Final = "siblings"
PUBLIC: Final = "public"
"""The word that a process has other public tables than before."""
ANSWER_WITHIN: Final = 3.0
SENT_WITHIN: Final = 20.0

COME_AGAIN: Final = 1012
UNSAID: Final = (None, 1005, 1006)
"""No code was said with which to close: the process is gone, or its connection."""

log = logging.getLogger(__name__)


class Siblings:
    """The other processes. Use it as an async context."""

    def __init__(self, leases: Leases, key: str) -> None:
        self._leases = leases
        self._key = key
        self._said = {SIBLING.decode(): key}
        self._http = httpx.AsyncClient(timeout=ANSWER_WITHIN, headers=self._said, trust_env=False)
        self._piping: dict[str, set[asyncio.Task[Any]]] = {}
        self._listed: dict[str, tuple[Listed, ...]] = {}  # public tables, as far as they are known

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    def is_one(self, said: str) -> bool:
        """Whether someone who says that is a process like this one."""
        return hmac.compare_digest(said.encode(), self._key.encode())

    async def say(self, word: str) -> None:
        """Let all of them hear a word."""
        await self._leases.say(word)

    # What they have

    async def ask(self, path: str, data: object = None, **headers: str) -> list[Any]:
        """What each of them answers; one that does not is left out."""
        asked = (self.ask_one(member, path, data, **headers) for member in [*self._leases.others])
        return [each for each in await asyncio.gather(*asked) if each is not None]

    async def ask_one(
        self, member: str, path: str, data: object = None, **headers: str
    ) -> Any | None:
        """GET, or POST if there is data; the answer from JSON, None if there is none."""
        body = None if data is None else msgspec.json.encode(data)
        method = "GET" if data is None else "POST"
        headers = {"Content-Type": "application/json", "X-Standoff": "1", **headers}
        try:
            url = self._leases.others[member] + path
            response = await self._http.request(method, url, content=body, headers=headers)
        except (KeyError, httpx.HTTPError) as error:
            log.warning("no answer", extra={"member": member, "reason": repr(error)})
            return None
        return msgspec.json.decode(response.content) if response.is_success else None

    async def mine(self, guest: Guest) -> list[Mine]:
        """The tables elsewhere where that guest has a seat."""
        found = await self.ask(f"/siblings/mine/{guest.id}")
        return [mine for each in found for mine in msgspec.convert(each, list[Mine])]

    async def metrics(self) -> dict[str, str]:
        """What they have counted, by their addresses."""
        found = await self.ask("/siblings/metrics")
        return {address: text for each in found for address, text in each.items()}

    async def listed(self) -> list[Listed]:
        """The public tables elsewhere; only those are asked that have something new."""
        unknown = [member for member in self._leases.others if member not in self._listed]
        self._listed.update(dict.fromkeys(unknown, ()))
        found = await asyncio.gather(*(self.ask_one(each, "/siblings/lobby") for each in unknown))
        for member, listed in zip(unknown, found, strict=True):
            self._listed[member] = msgspec.convert(listed or (), tuple[Listed, ...])
        return [each for member in self._leases.others for each in self._listed.get(member, ())]

    def look_again(self, member: str = "") -> None:
        """A member has other public tables now, or any of them may have."""
        if member:
            self._listed.pop(member, None)
        else:
            self._listed.clear()

    def lose(self, member: str) -> None:
        """It is no more; who is piped there has to come again."""
        self._listed.pop(member, None)
        for task in self._piping.pop(member, ()):
            task.cancel()

    # Sockets

    async def pipe(self, socket: Any, member: str, code: str) -> int | None:
        """Pipe a socket to the member that has its table; with which code to close it.

        None if that member does not answer, or has let go of the table: nothing was read then.
        """
        task = asyncio.create_task(self._pipe(socket, member, code))
        self._piping.setdefault(member, set()).add(task)
        try:
            await asyncio.wait([task])
            return COME_AGAIN if task.cancelled() else task.result()
        finally:
            task.cancel()
            self._piping.get(member, set()).discard(task)

    async def _pipe(self, socket: Any, member: str, code: str) -> int | None:
        cookie = {"cookie": socket.cookie.decode("latin-1")} if socket.cookie else {}
        try:
            address = self._leases.others[member].removeprefix("http")
            owner = await connect(
                f"ws{address}/siblings/tables/{code}",
                additional_headers=self._said | cookie,
                open_timeout=ANSWER_WITHIN,
                close_timeout=1,
                ping_interval=None,
                max_size=None,
                compression=None,
                proxy=None,
            )
        except (InvalidHandshake, TimeoutError, KeyError):
            return None
        except OSError:
            self._leases.suspect(member)
            return None
        async with owner:
            return await both_ways(socket, owner)


async def both_ways(socket: Any, owner: ClientConnection) -> int:
    """Pass on what either side says until one of them has gone; with which code to close."""
    up, down = asyncio.create_task(_up(socket, owner)), asyncio.create_task(_down(socket, owner))
    try:
        await asyncio.wait([up, down], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (up, down):
            task.cancel()
        await asyncio.gather(up, down, return_exceptions=True)
    return COME_AGAIN if owner.close_code in UNSAID else owner.close_code


async def _up(socket: Any, owner: ClientConnection) -> None:
    while True:
        await owner.send(await socket.receive())


async def _down(socket: Any, owner: ClientConnection) -> None:
    async for frame in owner:
        async with asyncio.timeout(SENT_WITHIN):
            await socket.send(frame)
