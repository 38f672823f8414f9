"""A crew on the machines of a Ray cluster, or on a small one that is started here for the work."""

import os
import secrets
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from importlib import import_module
from tempfile import TemporaryDirectory
from typing import Any, Final, ParamSpec, TypeVar
from urllib.parse import urlsplit

from standoff.lab.crew import Crew
from standoff.lab.simulate import OtherRules

LOCAL: Final = "local"
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")  # for Ray that is this machine's address
PATIENCE: Final = 5.0  # seconds in which a cluster has to answer
RETRIES: Final = 10
"""So often is a batch played again whose worker was lost: each time from its seeds."""

STORE: Final = 100_000_000  # bytes of a cluster started here, for results that are on their way

Given = ParamSpec("Given")
Told = TypeVar("Told")


class NoCluster(Exception):
    """Nobody answers at the address, or not as a cluster of ours."""


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Crew]:
    """All processors of the cluster at that address, or so many of one that is started here."""
    with _started(workers) if address == LOCAL else _joined(address) as ray:
        try:
            yield Crew(Machines(ray), int(ray.cluster_resources().get("CPU", 1)))
        except ray.exceptions.RaySystemError as error:
            if "No module named" in str(error):
                raise OtherRules(str(error)) from None
            raise


class Machines(Executor):
    """A Ray cluster as an executor."""

    def __init__(self, ray: Any) -> None:
        self._do = ray.remote(max_retries=RETRIES)(_do)

    def submit(
        self, fn: Callable[Given, Told], /, *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Told]:
        future: Future[Told] = self._do.remote(fn, *args, **kwargs).future()
        return future


def _do(fn: Callable[Given, Told], *args: Given.args, **kwargs: Given.kwargs) -> Told:
    return fn(*args, **kwargs)


@contextmanager
def _started(workers: int) -> Iterator[Any]:
    """A cluster that listens on the loopback alone, and leaves nothing behind."""
    os.environ |= {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # on every system: the loopback alone
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }
    with (
        TemporaryDirectory(prefix="standoff-", ignore_cleanup_errors=True) as folder,
        _ray(
            address=LOCAL,
            num_cpus=workers,
            object_store_memory=STORE,
            include_dashboard=False,
            _temp_dir=folder,
        ) as ray,
    ):
        yield ray


@contextmanager
def _joined(address: str) -> Iterator[Any]:
    """A cluster that somebody has started: its machines must have the same version as we."""
    ray: Any = import_module("ray")
    place = urlsplit(address if "//" in address else f"//{address}")
    try:
        if place.hostname is None or place.port is None:
            raise NoCluster("HOST:PORT")
        host = place.hostname if place.hostname not in LOOPBACK else ray.util.get_node_ip_address()
        with socket.create_connection((host, place.port), PATIENCE):
            pass
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from None
    with _ray(address=address) as ray:
        yield ray


@contextmanager
def _ray(**options: Any) -> Iterator[Any]:
    """Ray, connected. What it reads from the environment it reads when it is imported."""
    ray: Any = import_module("ray")
    try:
        ray.init(log_to_driver=False, configure_logging=False, **options)
    except (ImportError, OSError, RuntimeError, ValueError) as error:
        raise NoCluster(str(error)) from None
    try:
        yield ray
    finally:
        ray.shutdown()
