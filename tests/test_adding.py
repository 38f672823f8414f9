"""What docs/adding-a-*.md quote stands in the code, and the package they show works."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = sorted((ROOT / "docs").glob("adding-a-*.md"))
PACKAGE: Final = "standoff-tumbleweed/"
QUOTE: Final = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTES: Final = [quote for page in PAGES for quote in QUOTE.findall(page.read_text("utf-8"))]
OURS: Final = [quote for quote in QUOTES if not quote[0].startswith(PACKAGE)]
THEIRS: Final = {path: body for path, body in QUOTES if path.startswith(PACKAGE)}


@pytest.mark.parametrize(("path", "quoted"), OURS, ids=lambda each: each.splitlines()[0])
def test_what_is_quoted_stands_in_the_code(path: str, quoted: str) -> None:
    """A single line may be quoted without its indentation and its comma."""
    assert quoted.strip() in (ROOT / path).read_text("utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_what_is_named_is_there(page: Path) -> None:
    """Files and folders, but for those of the package that is shown, and with words to fill in."""
    named = re.findall(r"`((?:rules|src|tests|tools|web)/[\w./-]+)`", page.read_text("utf-8"))
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package of the page, as if installed."""
    project = tmp_path / PACKAGE
    for path, body in THEIRS.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(body, "utf-8")
    said = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    info = project / "src" / "tumbleweed-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {said['name']}\nVersion: 0.1.0\n")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in named.items())
        for group, named in said["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("".join(points))
    return project


@pytest.mark.once
def test_the_package_of_the_page_works(package: Path) -> None:
    """Its own tests pass, and its cards are listed."""
    there = {**os.environ, "PYTHONPATH": str(package / "src"), "COLUMNS": "120"}
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(tests, cwd=package, env=there, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    command = "import sys; from standoff.cli import app; app(sys.argv[1:])"
    listed = [sys.executable, "-c", command, "cards", "--set", "tumbleweed"]
    done = subprocess.run(listed, cwd=package, env=there, capture_output=True, text=True)
    assert "Snake Oil" in done.stdout, done.stderr


@pytest.mark.once
def test_the_other_version_of_a_card_can_be_compared(package: Path) -> None:
    """The one that docs/designing-a-card.md shows, beside the first."""
    page = (ROOT / "docs" / "designing-a-card.md").read_text("utf-8")
    ((path, body),) = QUOTE.findall(page)
    (package.parent / path).write_text(body, "utf-8")
    points = next(package.glob("src/*.dist-info")) / "entry_points.txt"
    group = "[standoff.bang.sets]\n"
    point = "tumbleweed_red = tumbleweed.red:TUMBLEWEED_RED\n"
    assert 'tumbleweed_red = "tumbleweed.red:TUMBLEWEED_RED"' in page
    points.write_text(points.read_text().replace(group, group + point))
    there = {**os.environ, "PYTHONPATH": str(package / "src"), "LC_ALL": "C", "COLUMNS": "120"}
    sides = ["set=tumbleweed", "set=tumbleweed_red", "--bot", "random", "--pairs", "4"]
    compare = [sys.executable, "-m", "standoff", "lab", "compare", *sides]
    done = subprocess.run(compare, cwd=package, env=there, capture_output=True, text=True)
    assert "Not sure after 4 pairs of games" in done.stdout, done.stderr
