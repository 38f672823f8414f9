"""A real PostgreSQL of our own on loopback, which can be stopped, killed, paused and filled."""

import os
import random
import shutil
import signal
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


def _port_of_its_own() -> int:
    """One that no connection gets by chance while the server is down (those begin at 32768)."""
    for port in random.sample(range(20_000, 32_000), 100):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("There is no free port.")


def _lives_in(process: Path) -> Path | None:
    try:
        return (process / "cwd").readlink()
    except OSError:  # it is gone, or not ours
        return None


class Postgres:
    """A server in a folder of its own; whoever makes it calls `remove` in the end."""

    def __init__(self) -> None:
        programs = _programs()
        if programs is None:
            pytest.skip("PostgreSQL is not installed (Debian: postgresql).")
        root = os.geteuid() == 0  # PostgreSQL refuses to run as root
        if root and shutil.which("runuser") is None:
            pytest.skip("PostgreSQL does not run as root, and there is no runuser.")
        self._programs = programs
        self._user = ["runuser", "-u", "postgres", "--"] if root else []
        self._folder = Path("/tmp") / f"standoff-postgresql-{os.getpid()}"
        self._folder.mkdir(mode=0o700)
        if root:
            shutil.chown(self._folder, "postgres", "postgres")
        self._port = _port_of_its_own()
        self.url = f"postgresql://standoff@127.0.0.1:{self._port}/postgres"
        trusting = ("--username=standoff", "--auth=trust", "--encoding=UTF8")
        self._call("initdb", *trusting, "--no-sync")
        self.start()

    def start(self) -> None:
        where = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        options = f"-p {self._port} {where}"
        self._call("pg_ctl", "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def stop(self) -> None:
        """As an operator does who restarts it: sessions are ended."""
        self._call("pg_ctl", "-m", "fast", "-w", "stop")

    def kill(self) -> None:
        """SIGKILL for all of it, if it is still there."""
        while processes := self._processes():  # until none has come meanwhile
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            time.sleep(0.02)
        for left in ("data/postmaster.pid", f".s.PGSQL.{self._port}.lock"):
            (self._folder / left).unlink(missing_ok=True)

    def pause(self) -> None:
        """It is there, and does not answer."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def go_on(self) -> None:
        for process in self._processes():
            os.kill(process, signal.SIGCONT)

    def fill(self) -> None:
        """No file grows any more, as on a full disk."""
        for process in self._processes():
            limit = ["prlimit", f"--pid={process}", "--fsize=8192:"]
            subprocess.run([*self._user, *limit], check=False)  # some sessions end meanwhile

    def ask(self, statement: str) -> None:
        """As its administrator, in a session that may write."""
        session = ["-v", "ON_ERROR_STOP=1", "-qc", "SET default_transaction_read_only = off"]
        where = ["-h", "127.0.0.1", "-p", str(self._port), "-U", "standoff", "-d", "postgres"]
        command = [str(self._programs / "psql"), *where, *session, "-qc", statement]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    def remove(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._call("pg_ctl", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder)

    def _processes(self) -> list[int]:
        """Those that live in its folder."""
        return [
            int(process.name)
            for process in Path("/proc").iterdir()
            if process.name.isdecimal() and _lives_in(process) == self._folder / "data"
        ]

    def _call(self, program: str, *arguments: str) -> None:
        data = str(self._folder / "data")
        command = [*self._user, str(self._programs / program), "-D", data, *arguments]
        try:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/tmp")
        except subprocess.CalledProcessError:
            print((self._folder / "log").read_text()[-3000:])
            raise
