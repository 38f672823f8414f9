"""Running the server: uvicorn, logs, and an end that loses nothing."""

import gc
import logging
import sys
import time

import msgspec
import uvicorn

from standoff.server.app import Config, application
from standoff.server.protocol import LONGEST_FRAME

COLLECT = (5_000, 10, 1_000)
"""Rare full collections: with 1,000 tables each stops everything for half a second."""

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


def serve(config: Config, host: str, port: int, log_level: str = "info") -> None:
    """Serve until SIGTERM or SIGINT; sockets are closed with 1012, and clients come back."""
    gc.set_threshold(*COLLECT)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=log_level.upper(), force=True)
    uvicorn.Server(settings(config, host, port)).run()


def settings(config: Config, host: str, port: int) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        application(config),
        host=host,
        port=port,
        lifespan="on",
        loop="asyncio",
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,  # it would cost each socket more memory than a match
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        backlog=4096,
    )
