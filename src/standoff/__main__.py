"""The command `standoff`, which every installation has: `python -m standoff` is the same."""

import sys
from typing import Final

from standoff.extras import needing
from standoff.kernel.errors import StandoffError

BRINGS: Final = {"admin": "server", "bot": "bot", "lab": "lab", "serve": "server"}
"""The extras that bring what a command needs, the command line included."""


def main() -> None:
    try:
        with needing(next((BRINGS[word] for word in sys.argv if word in BRINGS), "terminal")):
            from standoff.cli import app
        app(prog_name="standoff")
    except StandoffError as error:  # packages plugged in that do not fit
        sys.exit(str(error))


if __name__ == "__main__":
    main()
