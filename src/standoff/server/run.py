"""Running the server: uvicorn, logs, and an end that loses nothing."""

import gc
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket

import msgspec
import uvicorn
from msgspec.structs import replace
from sqlalchemy import make_url

from standoff.server.app import Config, application
from standoff.server.protocol import LONGEST_FRAME
from standoff.server.schema import async_url
from standoff.server.security import Limits
from standoff.server.wire import Measured, Wires

COLLECT = (5_000, 10, 1_000)
"""Rare full collections: with 1,000 tables each stops everything for half a second."""

OTHER_FILES = 100
"""That are open besides connections: the database, the log."""

STANDARD = frozenset(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    """One JSON object a line; what was given as `extra` becomes fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{k: v for k, v in vars(record).items() if k not in STANDARD and k != "color_message"},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Server(uvicorn.Server):
    """Tells where people find it, once it listens."""

    def __init__(self, config: uvicorn.Config, at_home: Callable[[str], None]) -> None:
        super().__init__(config)
        self._at_home = at_home

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._at_home(home(self.config.host, self.config.port))


def home(host: str, port: int) -> str:
    """The address at which this machine reaches its own server.

    >>> home("0.0.0.0", 8000), home("::1", 80)
    ('http://127.0.0.1:8000', 'http://[::1]:80')
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    config: Config,
    host: str,
    port: int,
    log_level: str = "info",
    at_home: Callable[[str], None] = lambda _: None,
) -> None:
    """Serve until SIGTERM or SIGINT; sockets are closed with 1012, and clients come back."""
    _free(host, port)
    gc.set_threshold(*COLLECT)
    config = replace(config, limits=_within_files(config.limits))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Measured())
    logging.basicConfig(handlers=[handler], level=log_level.upper(), force=True)
    logging.getLogger("uvicorn.error").addFilter(_without_codes)
    with alone(config.database):
        Server(settings(config, host, port), at_home).run()


def _without_codes(record: logging.LogRecord) -> bool:
    """Whoever knows the code of a private table gets in: uvicorn would log every one."""
    return '"WebSocket %s"' not in record.msg


def _within_files(limits: Limits) -> Limits:
    """As many files as the system allows, and no more connections than that."""
    if sys.platform == "win32":
        return limits
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return replace(limits, connections=max(1, min(limits.connections, most - OTHER_FILES)))


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold a database file; OSError with a sentence if another server holds it."""
    url = make_url(async_url(database))
    if url.get_backend_name() != "sqlite" or url.database is None or sys.platform == "win32":
        yield
        return
    import fcntl

    with Path(f"{url.database}.lock").open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            reason = f"Another server runs on {database}: there can be only one."
            raise OSError(reason) from None
        yield


def _free(host: str, port: int) -> None:
    """Raise OSError with a sentence if nobody can listen there."""
    for family, kind, proto, _, address in getaddrinfo(host, port, type=SOCK_STREAM):
        with socket(family, kind, proto) as tried:
            tried.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            try:
                tried.bind(address)
            except OSError as error:
                raise OSError(f"Cannot listen at {host}:{port}: {error.strerror}.") from None


def settings(config: Config, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return Wires(
        application(config),
        config.limits,
        host=host,
        port=port,
        lifespan="on",
        loop="asyncio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it would cost each socket more memory than a match
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        backlog=128,  # as many are accepted at once
    )
