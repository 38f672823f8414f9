"""The gunslinger goes by what cards and characters declare: it calls none of them by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

from standoff.bots import gunslinger
from standoff.games.bang import RULES
from standoff.texts import bundle

HERE = Path(gunslinger.__file__).parent


def words() -> Iterator[str]:
    """Every text in its code."""
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_it_names_no_card_and_no_character() -> None:
    """A reason, or what happens, may be called like a card."""
    texts = bundle("en", "bang")
    ids = {each.id for part in RULES.sets for each in (*part.kinds, *part.characters)}
    found = ids.intersection(words())
    allowed = [id for id in found for what in ("bot", "event") if texts.has_message(f"{what}-{id}")]
    assert not found.difference(allowed)
