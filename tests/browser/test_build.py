"""What a first visit has to load."""

import gzip
from pathlib import Path

import pytest

BUILT = Path(__file__).parents[2] / "src" / "standoff" / "web"


def test_the_page_is_small() -> None:
    """Scripts and styles of all pages together stay under 500 kB compressed (no art, no fonts)."""
    if not BUILT.exists():
        pytest.skip("the front end is not built (make web)")
    code = [file for file in BUILT.rglob("*") if file.suffix in (".html", ".js", ".css")]
    assert len(code) > 3
    assert sum(len(gzip.compress(file.read_bytes())) for file in code) < 500_000
