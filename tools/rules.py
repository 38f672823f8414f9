"""Which numbered rules have no test that names them?

    python tools/rules.py

Every rule of rules/*.md must stand in a docstring of a test below tests/, or in rules/untested.toml
with the reason why software cannot show it. That a test names a rule does not say that it shows the
whole of it, so those that only one test names are listed too: first the ones with an exception or
a second half, where the one test may show the other half alone.
"""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- (?:\*\*)?([A-Z]+-\d+)\b(.*(?:\n .*)*)", re.MULTILINE)
TWO_SIDED = re.compile(
    r"\b(not|no|nobody|none|never|nothing|neither|cannot|except|unless|only|but|even if|otherwise"
    r"|without|ignores?)\b",
    re.IGNORECASE,
)
NAMED = re.compile(r"\b([A-Z]+)-(\d+)(?:\s+to\s+\1-(\d+))?")


def rules(module: Path) -> dict[str, str]:
    """The sentences of a module's rules by their numbers, in order."""
    return dict(RULE.findall(module.read_text()))


def tests(folder: Path) -> dict[str, set[str]]:
    """For each rule number, the tests whose docstring names it."""
    named: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for letters, first, last in NAMED.findall(ast.get_docstring(node) or ""):
                for number in range(int(first), int(last or first) + 1):
                    named.setdefault(f"{letters}-{number}", set()).add(f"{path.name}::{node.name}")
    return named


def thin(wanted: dict[str, str], named: dict[str, set[str]]) -> tuple[list[str], list[str]]:
    """The rules that one test alone names: with an exception or a second half, and without."""
    once = [rule for rule in wanted if len(named.get(rule, ())) == 1]
    two_sided = [rule for rule in once if TWO_SIDED.search(wanted[rule])]
    return two_sided, [rule for rule in once if rule not in two_sided]


def main() -> int:
    named = tests(ROOT / "tests")
    missing = 0
    known: set[str] = set()
    for module in sorted((ROOT / "rules").glob("*.md")):
        wanted = rules(module)
        if not wanted:
            continue
        known.update(wanted)
        reasons = tomllib.loads((ROOT / "rules" / "untested.toml").read_text()).get(module.stem, {})
        excused = [rule for rule in wanted if rule in reasons and rule not in named]
        bare = [rule for rule in wanted if rule not in named and rule not in reasons]
        tested = len(wanted) - len(excused) - len(bare)
        print(f"{module.stem}: {len(wanted)} rules, {tested} tested, {len(excused)} cannot be")
        for rule in excused:
            print(f"  {rule}: {reasons[rule]}")
        for rule in bare:
            print(f"  {rule}: NO TEST")
        for rule in sorted(set(reasons) & set(named)):
            print(f"  {rule}: excused in untested.toml, but has a test")
            missing += 1
        missing += len(bare)
        two_sided, plain = thin(wanted, named)
        if two_sided:
            print("  one test only, and an exception or a second half (look here first):")
        for rule in two_sided:
            print(f"    {rule}: {', '.join(named[rule])}")
        if plain:
            print(f"  one test only: {', '.join(plain)}")
    for rule in sorted(set(named) - known):
        print(f"{rule} is named by {', '.join(sorted(named[rule]))} but is no rule")
        missing += 1
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
