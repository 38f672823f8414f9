"""A position shown at a table of the server: what a page does with it, without playing up to it."""

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from standoff.scenario.bang import Table


def pose(page: Page, table: Table, seat: int = 0) -> None:
    """From now on, tables of so many players show that position, as the seat sees it."""
    match = table.match

    def told(real: dict[str, Any]) -> dict[str, Any]:
        posed = {
            **{name: real[name] for name in ("type", "match", "version", "seconds", "take_back")},
            "since": None,
            "events": match.events_for(seat, 0),
            "view": match.view(seat),
            "decision": match.decision_for(seat),
        }
        return dict(msgspec.json.decode(msgspec.json.encode(posed)))

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def down(message: str | bytes) -> None:
            data = json.loads(message)
            socket.send(json.dumps(told(data) if data["type"] == "update" else data))

        server.on_message(down)
        socket.on_message(server.send)

    page.route_web_socket(lambda url: "/ws/tables/" in url, between)
