"""A position shown at a table of the server: what a page does with it, without playing up to it."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from standoff.kernel.scenario import Scenario
from standoff.server.protocol import Why
from standoff.server.stream import Stream, deal

KEPT = ("match", "version", "seconds", "take_back")
UPDATES = ("update", "changed")


def pose(page: Page, table: Scenario, seat: int = 0) -> None:
    """From now on, tables of so many players show that position, as the seat sees it.

    Nothing changes there: what goes on at the table of the server would clear a choice under way.
    """
    stream = Stream(deal(table.match.setup), table.match)

    def told(real: dict[str, Any]) -> dict[str, Any]:
        return {**plain(stream.update(seat, None, None)), **{name: real[name] for name in KEPT}}

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        posed = False

        def down(message: str | bytes) -> None:
            nonlocal posed
            data = json.loads(message)
            if data["type"] not in UPDATES:
                socket.send(message)
            elif not posed:
                socket.send(json.dumps(told(data)))
                posed = True

        def up(message: str | bytes) -> None:
            data = json.loads(message)
            if data["type"] == "why":
                socket.send(json.dumps(plain(stream.because(seat, msgspec.convert(data, Why)))))
            else:
                server.send(message)

        server.on_message(down)
        socket.on_message(up)

    page.route_web_socket(lambda url: "/ws/tables/" in url, between)


def plain(message: msgspec.Struct) -> dict[str, Any]:
    return dict(msgspec.json.decode(msgspec.json.encode(message)))
