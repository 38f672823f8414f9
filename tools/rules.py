"""Which numbered rules have no test that names them?

    python tools/rules.py

Every rule of rules/*.md must stand in the name or a docstring of a test below tests/rules, or in
rules/untested.toml with the reason why software cannot show it.
"""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- (?:\*\*)?([A-Z]+-\d+)\b", re.MULTILINE)
NAMED = re.compile(r"\b([A-Z]+)-(\d+)(?:\s+to\s+\1-(\d+))?")


def rules(module: Path) -> list[str]:
    """The numbers of a module's rules, in order."""
    return RULE.findall(module.read_text())


def tests(folder: Path) -> dict[str, set[str]]:
    """For each rule number, the tests whose docstring names it."""
    named: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for letters, first, last in NAMED.findall(ast.get_docstring(node) or ""):
                for number in range(int(first), int(last or first) + 1):
                    named.setdefault(f"{letters}-{number}", set()).add(node.name)
    return named


def main() -> int:
    named = tests(ROOT / "tests")
    missing = 0
    known = set()
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
    for rule in sorted(set(named) - known):
        print(f"{rule} is named by {', '.join(sorted(named[rule]))} but is no rule")
        missing += 1
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
