"""The tables of docs/hooks.md, made from the code.

    python -m tools.hooks

What stands between the markers of the page is written anew.
"""

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from standoff.games.bang import RULES
from standoff.games.bang.data import deeds, facts
from standoff.games.bang.data.hooks import ANYONE, CALLED, HOOKS, AnyHook, does, hears
from standoff.games.bang.data.sources import Kind, Source

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "hooks.md"
MARKED: Final = re.compile(r"(<!-- (\w+) -->\n).*?(?=<!-- /\2 -->)", re.DOTALL)
CONSTANT: Final = re.compile(r"^([A-Z_]+): Final = (\d+)  # (.+)$", re.MULTILINE)
NAMED: Final = 5  # of those who answer; of others only how many there are


class Constant(NamedTuple):
    """A window or a fact, as the code names and describes it."""

    name: str
    number: int
    says: str


def constants(module: Any, heading: str) -> list[Constant]:
    """The constants of a module under a comment."""
    path = ROOT / "src" / f"{module.__name__.replace('.', '/')}.py"
    block = path.read_text("utf-8").split(f"# {heading}\n")[1].split("\n\n")[0]
    return [Constant(name, int(number), says) for name, number, says in CONSTANT.findall(block)]


WINDOWS: Final = constants(deeds, "Windows: when a deed is open, as bits.")
FACTS: Final = constants(facts, "What can have happened.")


def our_hooks() -> list[AnyHook[Any]]:
    """The hooks of the core and of our sets, whatever else was imported."""
    ours = [vars(m) for name, m in sys.modules.items() if name.startswith("standoff.games.bang")]
    known = {id(value) for names in ours for value in names.values() if isinstance(value, AnyHook)}
    return [hook for hook in HOOKS if id(hook) in known]


def sources() -> list[Source]:
    """All there are, in the order of the sets."""
    found: list[Source] = []
    for part in RULES.sets:
        found += [*part.kinds, *part.characters, *([part.rule] if part.rule else [])]
    return found


def answering(hook: AnyHook[Any]) -> Iterable[Source]:
    return (source for source in sources() if hook.on(source) is not None)


def acting_in(window: int) -> Iterable[Source]:
    for source in sources():
        in_hand = source.deeds if isinstance(source, Kind) else ()
        if any(deed.window & window for deed in (*in_hand, *(does.on(source) or ()))):
            yield source


def hearing(fact: int) -> Iterable[Source]:
    return (s for s in sources() if any(ear.what == fact for ear in hears.on(s) or ()))


def named(sources: Iterable[Source]) -> str:
    ids = [f"`{source.id}`" for source in sources]
    more = len(ids) - NAMED
    return ", ".join(ids if more < 2 else [*ids[:NAMED], f"{more} more"])


def whom(hook: AnyHook[Any]) -> str:
    if hook.whom == ANYONE:
        return "all"
    return ", ".join(name for bit, name in CALLED.items() if hook.whom & bit)


def table(*rows: tuple[str, ...]) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]) + "\n"


def tables() -> dict[str, str]:
    """What stands between each pair of markers."""
    return {
        "hooks": table(
            ("hook", "kind", "asks", "who can answer", "who does"),
            *((f"`{h.id}`", h.kind, h.asks, whom(h), named(answering(h))) for h in our_hooks()),
        ),
        "windows": table(
            ("window", "open", "who acts in it"),
            *((f"`{w.name}`", w.says, named(acting_in(w.number))) for w in WINDOWS),
        ),
        "facts": table(
            ("fact", "what has happened", "who hears it"),
            *((f"`{f.name}`", f.says, named(hearing(f.number))) for f in FACTS),
        ),
    }


def page() -> str:
    """The page as it should be."""
    made = tables()
    return MARKED.sub(lambda found: found[1] + made[found[2]], PAGE.read_text("utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
