"""Another Python with another release of standoff in it, which measures what it is told to."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple


class Done(NamedTuple):
    """How much was done, and the processor time it took."""

    number: float = 0
    seconds: float = 0.0

    def __add__(self, more: Any) -> "Done":
        return Done(self.number + more.number, self.seconds + more.seconds)

    @property
    def rate(self) -> float:
        """A second."""
        return self.number / self.seconds


class Rival:
    """A process that runs the same script, and obeys."""

    def __init__(self, python: str, script: str) -> None:
        self._process = subprocess.Popen(
            [str(Path(python).absolute()), str(Path(script).resolve()), "--obey"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd="/",
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        )

    def does(self, *told: Any) -> Done:
        """What the function that obeys there gives."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(told), file=self._process.stdin, flush=True)
        return Done(*json.loads(self._process.stdout.readline()))


def obey(act: Callable[..., Done]) -> None:
    """In the other process: do what is asked for, line after line."""
    for line in sys.stdin:
        print(json.dumps(act(*json.loads(line))), flush=True)
