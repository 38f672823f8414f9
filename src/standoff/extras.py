"""Packages that not every installation has: who lacks one is told which extra brings it."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from standoff.texts import LANGUAGES, Texts


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra of ours brings; without it, the command ends with a sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] == "standoff":
            raise
        sys.exit(WORDS.app("no-extra", extra=extra, package=error.name or ""))


def locale_language() -> str:
    """The language of the environment, if we speak it."""
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return name[:2] if name[:2] in LANGUAGES else "en"


def help_language(arguments: Sequence[str]) -> str:
    """The language of --lang, already while the help is made; else that of the environment."""
    for option, value in zip(arguments, [*arguments[1:], ""], strict=True):
        name = value if option == "--lang" else option.removeprefix("--lang=")
        if name in LANGUAGES and option.startswith("--lang"):
            return name
    return locale_language()


WORDS = Texts(help_language(sys.argv))
"""In the language of whoever gives the command."""
