"""The examples of docs/research.md run."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.once
@pytest.mark.skipif(not DOCS.exists(), reason="tested outside the repository")
def test_the_examples_run() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text(), re.DOTALL)
    found: dict[str, object] = {}
    for block in blocks:
        exec(block.replace("1000)", "8, tables=4)"), found)
    assert found["row"].any()  # type: ignore[attr-defined]
    assert sum(games for games, _ in found["counted"].values()) == 8  # type: ignore[attr-defined]
