"""What an installation without extras can do, and how it says what it cannot."""

import re
import subprocess
import sys
from importlib.metadata import packages_distributions, requires
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

pytestmark = pytest.mark.once

ALONE: Final = """
import sys

class Only:
    def __init__(self, finder):
        self.finder = finder

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        there = top in ALLOWED or top in sys.stdlib_module_names or top.endswith("__mypyc")
        return self.finder.find_spec(name, path, target) if there else None

sys.meta_path[:] = map(Only, sys.meta_path)
"""
"""Beginning of a program that finds nothing but what it is allowed."""

BOT: Final = ("bot", "--url", "http://127.0.0.1:1", "--table", "t", "--name", "Ana")
SIMULATE: Final = ("simulate", "--games", "1", "--out")

LIBRARY: Final = """
import standoff, standoff.kernel.scenario, standoff.texts
from standoff.bots import BOTS, RandomBot, best
from standoff.games import GAMES
from standoff.lab import conformance, tally
from standoff.lab.simulate import Plan, play, simulate
from standoff.scenario import bang, dice, samurai

for game in GAMES:
    rows = next(simulate(Plan(game, 5, (best(game),), 1), 1))
    print(game, len(rows), standoff.texts.Texts("it", game).role(rows[0].role))
match = standoff.new("bang", players=4, seed=1)
play(match, [RandomBot(str(seat)) for seat in range(4)])
print(standoff.replay(standoff.encode(match.record())).result == match.result)
"""


def modules(*extras: str) -> set[str]:
    """What can be imported where only these extras are installed, besides Python's own."""
    found: set[tuple[str, str]] = set()
    wanted = {("standoff", extra) for extra in ("", *extras)}
    while wanted:
        name, extra = wanted.pop()
        found.add((name, extra))
        for need in map(Requirement, requires(name) or ()):
            if need.marker is None or need.marker.evaluate({"extra": extra}):
                further = {(canonicalize_name(need.name), each) for each in ("", *need.extras)}
                wanted |= further - found
    there = {name for name, _ in found}
    owners = packages_distributions().items()
    brought = {module for module, by in owners if there & set(map(canonicalize_name, by))}
    return brought | {"standoff"}


def run(program: str, *arguments: str, allowed: set[str]) -> subprocess.CompletedProcess[str]:
    code = f"ALLOWED = {allowed}\n{ALONE}\n{program}"
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True)


def test_the_library_needs_nothing_else() -> None:
    assert not modules() & {"typer", "rich", "litestar", "websockets", "polars", "sqlalchemy"}
    done = run(LIBRARY, allowed=modules())
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.splitlines() == [
        "bang 5 Fuorilegge",
        "dice 5 Fuorilegge",
        "samurai 5 Ninja ★",
        "True",
    ]


COMMAND: Final = "from standoff.__main__ import main; main()"


@pytest.mark.parametrize(
    ("extras", "arguments", "sentence"),
    [
        ((), ["play"], 'That needs typer, which is not installed here. .*"standoff[terminal]"'),
        ((), ["--lang", "it"], 'Per questo serve typer, .*"standoff[terminal]"'),
        ((), ["--lang", "en", "serve"], 'That needs typer, .*"standoff[server]"'),
        ((), [*BOT], 'That needs typer, .*"standoff[bot]"'),
        (("terminal",), ["serve"], 'That needs .*"standoff[server]"'),
        (("terminal",), [*BOT], 'That needs websockets, .*"standoff[bot]"'),
        (("terminal",), [*SIMULATE, "a.parquet"], 'That needs polars, .*"standoff[lab]"'),
    ],
)
def test_a_command_says_which_extra_it_lacks(
    extras: tuple[str, ...], arguments: list[str], sentence: str
) -> None:
    done = run(COMMAND, *arguments, allowed=modules(*extras))
    said = " ".join(done.stderr.replace("│", " ").split())
    assert re.search(sentence.replace("[", r"\["), said), said
    assert done.returncode != 0
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("extras", "arguments", "code"),
    [
        (("terminal",), [*SIMULATE, "a.csv"], 0),
        (("lab",), [*SIMULATE, "a.parquet"], 0),
        (("bot",), [*BOT], 2),  # nobody answers there
        (("server",), ["serve", "--database", "nonsense://"], 2),
    ],
)
def test_a_command_needs_no_more_than_its_extra(
    extras: tuple[str, ...], arguments: list[str], code: int
) -> None:
    done = run(COMMAND, *arguments, allowed=modules(*extras))
    assert done.returncode == code, done.stderr
    assert "pip install" not in done.stderr
