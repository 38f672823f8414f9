"""The command `standoff`, which every installation has: `python -m standoff` is the same."""

import sys

from standoff.extras import needing
from standoff.kernel.errors import StandoffError


def main() -> None:
    try:
        with needing("terminal"):
            from standoff.cli import app
        app(prog_name="standoff")
    except StandoffError as error:  # packages plugged in that do not fit
        sys.exit(str(error))


if __name__ == "__main__":
    main()
