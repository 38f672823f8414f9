"""Running the server: uvicorn, one process or several, logs, and an end that loses nothing."""

import gc
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT, SIGTERM, signal
from socket import SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket
from threading import Thread

import msgspec
import uvicorn
from msgspec.structs import replace
from sqlalchemy import make_url
from uvicorn.supervisors import multiprocess

from standoff.server.app import Config, application
from standoff.server.protocol import LONGEST_FRAME
from standoff.server.schema import async_url
from standoff.server.wire import Measured, Wires

COLLECT = (5_000, 10, 1_000)
"""Rare full collections: with 1,000 tables each stops everything for half a second."""

OTHER_FILES = 100
"""That are open besides connections: the database, the log."""

READY_WITHIN = 120
"""Seconds in which a new process has to be ready before it takes the place of an older one."""

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
    """One process: tells where people find it, once it listens, and lets its tables go at last."""

    def __init__(
        self,
        config: Config,
        host: str,
        port: int,
        at_home: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._at_home = at_home
        self._inner = None
        inside = 0
        if is_shared(config.database):  # others reach it by a port of its own
            self._inner = _bound(config.inside or "127.0.0.1", 0)
            here, inside = self._inner.getsockname()[:2]
            config = replace(config, inside=home(here, inside))
        self._app = application(replace(config, host=host))
        super().__init__(
            Wires(
                self._app,
                config.limits,
                inside,
                host=host,
                port=port,
                lifespan="on",
                loop="asyncio",
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,  # it has one of its own, which keeps nothing
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=1,
                backlog=128,  # as many are accepted at once
            )
        )

    async def serve(self, sockets: list[socket] | None = None) -> None:
        if self._inner is not None:
            sockets = sockets or [_bound(self.config.host, self.config.port)]
            sockets = [*sockets, self._inner]
        await super().serve(sockets)

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._at_home(home(self.config.host, self.config.port))

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        if self._inner is not None:
            for server in self.servers[:-1]:  # who comes now comes to another process
                server.close()
            await self._app.hand_over()
        await super().shutdown(sockets)


class Plan(uvicorn.Config):
    """What each of several processes is started with."""

    def __init__(self, config: Config, host: str, port: int, log_level: str, workers: int) -> None:
        super().__init__(
            "standoff",
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            timeout_worker_healthcheck=READY_WITHIN,
        )
        self.served = config
        self.log = log_level


class Worker(multiprocess.Process):
    """One of several processes that share the socket at which people arrive."""

    config: Plan

    @property
    def server(self) -> Server:
        if self._server is None:
            self._server = Server(self.config.served, self.config.host, self.config.port)
        assert isinstance(self._server, Server)
        return self._server

    def target(self, sockets: list[socket] | None = None) -> None:
        prepare(self.config.log)
        self.config.served = _within_files(self.config.served)
        assert not self.server.started
        super().target(sockets)


class Workers(multiprocess.Multiprocess):
    """Keeps several processes alive; SIGHUP replaces them one by one."""

    def __init__(self, plan: Plan, sockets: list[socket], at_home: Callable[[str], None]) -> None:
        super().__init__(plan, sockets)
        self._at_home = at_home
        multiprocess.Process = Worker  # type: ignore[misc]
        for sign in (SIGTERM, SIGINT):
            signal(sign, lambda *_: self._stop())

    def _stop(self) -> None:
        """At once, also while processes are replaced: whoever waits for one of them notices."""
        Thread(target=self.should_exit.set).start()  # the event may be in use where we are

    def init_processes(self) -> None:
        super().init_processes()
        if self.processes[0].wait_until_ready(READY_WITHIN, self.should_exit):
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
    workers: int = 1,
) -> None:
    """Serve until SIGTERM or SIGINT; sockets are closed with 1012, and clients come back."""
    if workers > 1 and not is_shared(config.database):
        raise OSError("Several processes need PostgreSQL: on a file there can be only one.")
    _free(host, port)
    prepare(log_level)
    if workers > 1:
        plan = Plan(config, host, port, log_level, workers)
        Workers(plan, [_bound(host, port)], at_home).run()
        return
    with alone(config.database):
        Server(_within_files(config), host, port, at_home).run()


def prepare(log_level: str) -> None:
    """What concerns a whole process: its log, and when it collects garbage."""
    gc.set_threshold(*COLLECT)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Measured())
    logging.basicConfig(handlers=[handler], level=log_level.upper(), force=True)
    logging.getLogger("uvicorn.error").addFilter(_without_codes)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # who is away is said elsewhere
    logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log every request


def _without_codes(record: logging.LogRecord) -> bool:
    """Whoever knows the code of a private table gets in: uvicorn would log every one."""
    return '"WebSocket %s"' not in record.msg


def _within_files(config: Config) -> Config:
    """As many files as the system allows, and no more connections than that."""
    if sys.platform == "win32":
        return config
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    connections = max(1, min(config.limits.connections, most - OTHER_FILES))
    return replace(config, limits=replace(config.limits, connections=connections))


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


def is_shared(database: str) -> bool:
    """Whether several processes can serve from it."""
    return make_url(async_url(database)).get_backend_name() == "postgresql"


def _bound(host: str, port: int) -> socket:
    """A socket for listening there."""
    family, kind, proto, _, address = getaddrinfo(host, port, type=SOCK_STREAM)[0]
    made = socket(family, kind, proto)  # asyncio needs the protocol for no delay
    made.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    made.bind(address)
    made.set_inheritable(True)
    return made


def _free(host: str, port: int) -> None:
    """Raise OSError with a sentence if nobody can listen there."""
    for family, kind, proto, _, address in getaddrinfo(host, port, type=SOCK_STREAM):
        with socket(family, kind, proto) as tried:
            tried.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
            try:
                tried.bind(address)
            except OSError as error:
                raise OSError(f"Cannot listen at {host}:{port}: {error.strerror}.") from None
