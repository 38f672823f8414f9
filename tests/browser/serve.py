"""A server whose matches the tests know: python -m tests.browser.serve FOLDER PORT GRACE."""

import sys
from collections import Counter
from pathlib import Path

from standoff.server.app import Config
from standoff.server.run import serve
from standoff.server.table import Timing

PAUSE = 0.02


class Seeds:
    """The first, second ... match since a test began is the same whenever that test is run."""

    def __init__(self, test: Path) -> None:
        self._test = test
        self._dealt: Counter[str] = Counter()

    def __call__(self) -> str:
        name = self._test.read_text()
        self._dealt[name] += 1
        return f"{name} {self._dealt[name]}"


def main(folder: Path, port: int, grace: float) -> None:
    config = Config(
        str(folder / "games.db"),
        timing=Timing(PAUSE, grace, act=PAUSE),
        seeds=Seeds(folder / "test"),
    )
    serve(config, "127.0.0.1", port, "warning")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]))
