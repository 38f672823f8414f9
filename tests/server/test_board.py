"""The board and the alerts of deploy/ ask for nothing but what a server counts."""

import json
import re
from pathlib import Path

import pytest

from standoff.server.metrics import Metrics

pytestmark = pytest.mark.once

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = re.compile(r"\b(?:up|(?:standoff|process)_\w+)\b")


def told() -> set[str]:
    """The names under which /metrics tells something, and `up`, which Prometheus adds."""
    names = {"up"}
    for line in Metrics().text().decode().splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            parts = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
            names |= {name + part for part in parts}
    return names


def asked_by_the_board() -> list[str]:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def asked_by_the_alerts() -> list[str]:
    lines = (DEPLOY / "alerts.yml").read_text("utf-8").splitlines()
    return [line for line in lines if line.strip().startswith("expr:")]


@pytest.mark.parametrize("expression", sorted({*asked_by_the_board(), *asked_by_the_alerts()}))
def test_what_is_asked_for_is_counted(expression: str) -> None:
    names = set(NAME.findall(expression))
    assert names
    assert names <= told()
