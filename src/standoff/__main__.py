"""The command `standoff`, which every installation has: `python -m standoff` is the same."""

from standoff.extras import needing


def main() -> None:
    with needing("terminal"):
        from standoff.cli import app
    app(prog_name="standoff")


if __name__ == "__main__":
    main()
