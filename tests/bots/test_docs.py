"""What docs/bots.md shows works."""

import re
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_of_the_page_plays() -> None:
    blocks = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks[1:]:  # the first one only shows the interface
        exec(block, names)
    assert names["match"].over
    assert len(blocks[1].strip().splitlines()) <= 20
